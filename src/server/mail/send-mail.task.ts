import { defineTask } from '../queue/define-task.ts';
import { mailOrder } from './mail-order.ts';
import { mailMessageSchema } from './mailer.ts';
import { unseal } from './seal.ts';

export const sendMail = defineTask({
  ...mailOrder,
  retry: { limit: 12, delaySeconds: 1, maxDelaySeconds: 600 },
  timeLimitSeconds: 60,
  concurrency: 4,
  handle: async ({ payload, context }) => {
    const message = unseal(context.secret, payload.sealed);
    await context.mailer.send(mailMessageSchema.parse(JSON.parse(message)));
  },
  onFailure: async ({ context, reason }) => {
    context.log.error({ reason }, 'a mail was not delivered');
  },
});
