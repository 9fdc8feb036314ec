import { z } from 'zod';
import { unseal } from '../mail/seal.ts';
import { defineTask } from '../queue/define-task.ts';
import { openAccount } from './open-account.ts';

const questionSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('forgotten-password'), email: z.string() }),
  z.object({
    about: z.literal('sign-up'),
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    callbackURL: z.string().optional(),
  }),
]);
export type Question = z.infer<typeof questionSchema>;

/**
 * Questions whose answer only the mailbox may learn. The request that asks does the same for every
 * address; whether there is an account is looked at here, where nobody waits with a clock.
 */
export const answerByMail = defineTask({
  name: 'answer-by-mail',
  payload: z.object({ sealed: z.string() }),
  retry: { limit: 12, delaySeconds: 1, maxDelaySeconds: 600 },
  timeLimitSeconds: 60,
  concurrency: 2,
  handle: async ({ payload, context }) => {
    const question = questionSchema.parse(JSON.parse(unseal(context.secret, payload.sealed)));
    if (question.about === 'sign-up') await openAccount(context, question);
    else await context.auth.api.requestPasswordReset({ body: { email: question.email } });
  },
  onFailure: async ({ context, reason }) => {
    context.log.error({ reason }, 'a question about an account was not answered');
  },
});
