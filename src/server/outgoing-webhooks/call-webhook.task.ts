import { z } from 'zod';
import { unseal } from '../mail/seal.ts';
import { defineTask } from '../queue/define-task.ts';
import { postSigned } from './post-signed.ts';
import { UnreachableAddress } from './public-address.ts';
import { giveUp, recordTry, takeDelivery } from './sending.rows.ts';

const timeoutMs = 10_000;
const gone = 410;

export const deliverWebhook = defineTask({
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.int() }),
  // From seconds to an hour between tries, about four hours in all.
  retry: { limit: 12, delaySeconds: 5, maxDelaySeconds: 3600 },
  timeLimitSeconds: 60,
  concurrency: 4,
  handle: async ({ payload: { deliveryId }, context, signal }) => {
    const { db, secret, allowPrivateWebhooks } = context;
    const taken = await takeDelivery(db, deliveryId);
    if (!taken) return;
    const { url, messageId, event, sealedSecret } = taken;
    const outcome = await tryOnce(() =>
      postSigned({
        url,
        messageId,
        event,
        secret: unseal(secret, sealedSecret),
        allowPrivate: allowPrivateWebhooks,
        timeoutMs,
        signal,
      }),
    );
    await recordTry(db, deliveryId, outcome);
    if (outcome.status === undefined) throw new Error(outcome.problem ?? 'It was not delivered.');
  },
  onFailure: ({ payload, context }) => giveUp(context.db, payload.deliveryId),
});

interface Outcome {
  responseCode: number | null;
  problem: string | null;
  /** Nothing while it will be tried again. */
  status?: 'delivered' | 'failed';
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
