import { z } from 'zod';

/** One call: the next message of an endpoint. The endpoint names the one task that may make it. */
const payload = z.object({ endpointId: z.int(), taskId: z.uuid() });
export type Call = z.infer<typeof payload>;

/** For receivers that answer. Whoever hangs is found out soon and holds nobody up for long. */
export const quickLane = {
  name: 'call-webhook',
  payload,
  timeoutMs: 3000,
  concurrency: 6,
  concurrencyPerGroup: 2,
} as const;

/** For receivers that failed lately: they get more time, and wait for each other only. */
export const slowLane = {
  name: 'call-failing-webhook',
  payload,
  timeoutMs: 10_000,
  concurrency: 3,
  concurrencyPerGroup: 1,
} as const;

export const lanes = [quickLane, slowLane];
const troubledForMs = 3_600_000;

/** One success does not bring a receiver back at once: it could hang every other time. */
export function chooseLane(lastFailedAt: Date | null) {
  const isTroubled = lastFailedAt && Date.now() - lastFailedAt.getTime() < troubledForMs;
  return isTroubled ? slowLane : quickLane;
}
