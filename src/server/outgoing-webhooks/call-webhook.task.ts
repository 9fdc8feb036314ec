import { unseal } from '../mail/seal.ts';
import { defineTask, type TaskRun } from '../queue/define-task.ts';
import { endBrokenCall, endCall, type Outcome } from './end-call.ts';
import { quickLane, slowLane, type Call } from './lanes.ts';
import { postSigned } from './post-signed.ts';
import { UnreachableAddress } from './public-address.ts';
import { takeDelivery } from './sending.rows.ts';

const gone = 410;

/** A receiver's failure is an outcome like any other; only our own faults make the queue try again. */
const common = {
  retry: { limit: 5, delaySeconds: 5, maxDelaySeconds: 60 },
  timeLimitSeconds: 60,
  onFailure: ({ payload, context }: Omit<TaskRun<Call>, 'signal'>) =>
    endBrokenCall(context, payload),
};

export const callWebhook = defineTask({
  ...common,
  ...quickLane,
  handle: (run) => call(run, quickLane.timeoutMs),
});

export const callFailingWebhook = defineTask({
  ...common,
  ...slowLane,
  handle: (run) => call(run, slowLane.timeoutMs),
});

async function call({ payload, context, signal }: TaskRun<Call>, timeoutMs: number): Promise<void> {
  const { db, secret, allowPrivateWebhooks: allowPrivate } = context;
  const taken = await takeDelivery(db, payload);
  if (!taken) return;
  const { delivery, url, sealedSecret } = taken;
  if (!delivery) {
    await endCall(context, payload);
    return;
  }
  const { id: deliveryId, messageId, event } = delivery;
  const outcome = await tryOnce(() => {
    const own = unseal(secret, sealedSecret);
    return postSigned({ url, messageId, event, secret: own, allowPrivate, timeoutMs, signal });
  });
  // A server that stops says nothing about the receiver; the next one makes the call again.
  if (signal.aborted) throw new Error('The call was broken off.');
  await endCall(context, payload, { deliveryId, outcome });
}

async function tryOnce(post: () => Promise<number>): Promise<Outcome> {
  try {
    const responseCode = await post();
    if (responseCode >= 200 && responseCode < 300) {
      return { responseCode, problem: null, status: 'delivered' };
    }
    const problem = `The answer was ${responseCode}${hint(responseCode)}.`;
    return { responseCode, problem, ...(responseCode === gone ? { status: 'failed' } : {}) };
  } catch (error) {
    if (!(error instanceof UnreachableAddress)) throw error;
    return { responseCode: null, problem: error.message };
  }
}

function hint(code: number): string {
  if (code >= 300 && code < 400) return ', a redirect, which is not followed';
  return code === gone ? ': the receiver wants no more' : '';
}
