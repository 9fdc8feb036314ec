import { setTimeout as sleep } from 'node:timers/promises';
import { isOutage, ModelFault } from './model-fault.ts';

interface BreakerOptions {
  /** Outages in a row before calls are held back. */
  threshold: number;
  /** How long they are held back at first; doubled while probes fail. */
  restMs: number;
  maxRestMs: number;
}

interface Patience {
  signal: AbortSignal;
  /** A longer rest is not waited for. */
  patienceMs: number;
}

export interface Breaker {
  /** Runs the call, or fails at once with the fault that opened the breaker. */
  run: <Result>(call: () => Promise<Result>, caller: Patience) => Promise<Result>;
}

/**
 * One for each provider. After several outages in a row calls wait for the rest to pass; then one of
 * them goes ahead as a probe, and the others follow it or fail with it.
 */
export function createBreaker({ threshold, restMs, maxRestMs }: BreakerOptions): Breaker {
  let outages = 0;
  let rests = 0;
  let openUntil = 0;
  let lastFault: ModelFault | undefined;
  let probe: Promise<boolean> | undefined;

  const open = () => {
    openUntil = Date.now() + Math.min(maxRestMs, restMs * 2 ** rests);
    rests += 1;
  };
  const refusal = () => new ModelFault({ kind: lastFault?.kind ?? 'server-error' });
  const close = () => {
    outages = 0;
    rests = 0;
    lastFault = undefined;
  };

  async function attempt<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      const result = await call();
      close();
      return result;
    } catch (error) {
      if (error instanceof ModelFault && isOutage(error)) {
        outages += 1;
        lastFault = error;
        if (outages >= threshold && Date.now() >= openUntil) open();
      } else if (error instanceof ModelFault && error.kind !== 'stopped') {
        // It answered, if only to refuse.
        close();
      }
      throw error;
    }
  }

  async function asProbe<Result>(call: () => Promise<Result>): Promise<Result> {
    const outcome = attempt(call);
    probe = outcome.then(
      () => true,
      () => outages < threshold,
    );
    try {
      return await outcome;
    } finally {
      probe = undefined;
    }
  }

  return {
    run: async (call, { signal, patienceMs }) => {
      if (outages < threshold) return attempt(call);
      const rest = openUntil - Date.now();
      if (rest >= patienceMs) throw refusal();
      if (rest > 0) await sleep(rest, undefined, { signal });
      if (outages < threshold) return attempt(call);
      if (!probe) return asProbe(call);
      if (await probe) return attempt(call);
      throw refusal();
    },
  };
}
