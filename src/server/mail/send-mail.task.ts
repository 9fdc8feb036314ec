import { z } from 'zod';
import { defineTask } from '../queue/define-task.ts';

export const sendMail = defineTask({
  name: 'send-mail',
  payload: z.object({
    to: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    link: z.string().optional(),
  }),
  retry: { limit: 8, delaySeconds: 5, maxDelaySeconds: 600 },
  timeLimitSeconds: 60,
  concurrency: 4,
  handle: async ({ payload, context }) => {
    await context.mailer.send(payload);
  },
  onFailure: async ({ payload, context, reason }) => {
    context.log.error(
      { to: payload.to, subject: payload.subject, reason },
      'mail was not delivered',
    );
  },
});
