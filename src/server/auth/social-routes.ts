import { z } from 'zod';
import { linkSocialBody, socialSignInBody, unlinkAccountBody } from '#shared/api/accounts.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import { createPass } from './bridge.ts';
import { unlinkProvider } from './unlink-provider.ts';

const tags = ['Accounts'];

export function registerSocialRoutes(app: App, deps: AppDeps): void {
  const { auth, env, requirePerson } = deps;
  const { db } = deps.database;
  const pass = createPass(auth, env);

  app.post(
    '/api/auth/sign-in/social',
    {
      config: { budget: budgets.socialSignIn },
      schema: { summary: 'Begin a sign-in with Google or GitHub', tags, body: socialSignInBody },
    },
    pass,
  );

  app.get(
    '/api/auth/callback/:provider',
    {
      schema: {
        summary: 'Where Google and GitHub send the browser back to',
        tags,
        params: z.object({ provider: z.enum(['google', 'github']) }),
      },
    },
    pass,
  );

  app.post(
    '/api/auth/link-social',
    {
      config: { budget: budgets.ownAccount },
      schema: { summary: 'Connect Google or GitHub to this account', tags, body: linkSocialBody },
    },
    async (request, reply) => {
      await requirePerson(request);
      return pass(request, reply);
    },
  );

  app.post(
    '/api/auth/unlink-account',
    {
      config: { budget: budgets.ownAccount },
      schema: {
        summary: 'Disconnect Google or GitHub from this account',
        tags,
        body: unlinkAccountBody,
      },
    },
    async (request) => {
      await unlinkProvider(db, await requirePerson(request), request.body.providerId);
      return { status: true };
    },
  );
}
