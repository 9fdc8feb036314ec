import type { Db } from '../db/database.ts';
import { createPostOffice } from '../mail/post-office.ts';
import { pausedWebhookLetter } from '../mail/messages/webhook-letter.ts';
import type { TaskContext } from '../queue/task-context.ts';
import type { Call } from './lanes.ts';
import { restAfter, scheduleCall } from './schedule-call.ts';
import {
  changeEndpoint,
  findAdminsToTell,
  lockCalled,
  recordTry,
  type EndpointRow,
  type EndpointState,
} from './sending.rows.ts';

export interface Outcome {
  responseCode: number | null;
  problem: string | null;
  /** Nothing while it will be tried again. */
  status?: 'delivered' | 'failed';
}

interface Ended {
  deliveryId: number;
  outcome: Outcome;
}

/** Over a day of tries, if it is alone; an endpoint that never answers is paused before. */
const maxTries = 36;
const pausedAfterMs = 24 * 3_600_000;
/** One try a day says little about a receiver that is called once a week. */
const pausedAfterFailures = 10;

/** What came of a call, and when the next one is made; nothing when another task has the endpoint now. */
export async function endCall(context: TaskContext, call: Call, ended?: Ended): Promise<void> {
  const { db, queue } = context;
  await db.transaction(async (tx) => {
    const endpoint = await lockCalled(tx, call);
    if (!endpoint) return;
    if (!ended) {
      await scheduleCall(tx, queue, endpoint);
      return;
    }
    const { deliveryId, outcome } = ended;
    await recordTry(tx, deliveryId, { ...outcome, maxTries, restAfter });
    const isDelivered = outcome.status === 'delivered';
    const state = isDelivered ? { failures: 0, failingSince: null } : nextFailure(endpoint);
    await changeAndSchedule({ context, tx, endpoint, state });
  });
}

/** The process died over this call again and again; the endpoint must not stay without a task. */
export async function endBrokenCall(context: TaskContext, call: Call): Promise<void> {
  await context.db.transaction(async (tx) => {
    const endpoint = await lockCalled(tx, call);
    if (!endpoint) return;
    await changeAndSchedule({ context, tx, endpoint, state: nextFailure(endpoint) });
  });
}

function nextFailure({ failures, failingSince }: EndpointRow): EndpointState {
  const now = new Date();
  const since = failingSince ?? now;
  const next = { failures: failures + 1, failingSince: since, lastFailedAt: now };
  const isLost =
    next.failures >= pausedAfterFailures && now.getTime() - since.getTime() >= pausedAfterMs;
  return isLost ? { ...next, pausedAt: now } : next;
}

interface Change {
  context: TaskContext;
  tx: Db;
  endpoint: EndpointRow;
  state: EndpointState;
}

async function changeAndSchedule({ context, tx, endpoint, state }: Change): Promise<void> {
  const changed = { ...endpoint, ...state };
  await changeEndpoint(tx, endpoint.id, state);
  if (changed.pausedAt) await tellAdmins(context, tx, changed);
  await scheduleCall(tx, context.queue, changed);
}

async function tellAdmins(context: TaskContext, tx: Db, endpoint: EndpointRow): Promise<void> {
  const postOffice = createPostOffice(context);
  const { host } = new URL(endpoint.url);
  const url = `${context.baseUrl}/organization`;
  for (const admin of await findAdminsToTell(tx, endpoint.organizationId)) {
    await postOffice.post(pausedWebhookLetter(admin, { host, url }), tx);
  }
}
