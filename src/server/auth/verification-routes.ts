import { z } from 'zod';
import { sendVerificationBody } from '#shared/api/accounts.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import { countNamed } from '../limits/count-named.ts';
import { createPass } from './bridge.ts';

const tags = ['Accounts'];

export function registerVerificationRoutes(
  app: App,
  { auth, env, database: { db } }: AppDeps,
): void {
  const pass = createPass(auth, env);

  app.post(
    '/api/auth/send-verification-email',
    {
      config: { budget: budgets.verificationMail },
      schema: { summary: 'Mail the verification link again', tags, body: sendVerificationBody },
    },
    async (request, reply) => {
      const { email } = request.body;
      await countNamed(db, request, { email });
      return pass(request, reply);
    },
  );

  app.get(
    '/api/auth/verify-email',
    {
      schema: {
        summary: 'Confirm an email address with a mailed token',
        tags,
        querystring: z.object({
          token: z.string().max(4000),
          callbackURL: z.string().max(2000).optional(),
        }),
      },
    },
    pass,
  );
}
