import { z } from 'zod';
import { signInBody, signUpBody, signUpRulesSchema } from '#shared/api/accounts.ts';
import { safeNextPath } from '#shared/next-path.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { readCookie } from '../http/cookies.ts';
import { budgets } from '../limits/budgets.ts';
import { countNamed } from '../limits/count-named.ts';
import { askAuth, createPass, relay } from './bridge.ts';
import { forgiveGuess, limitGuesses } from './guesses.ts';
import { requireOwnPaths } from './own-paths.ts';
import { refuseWeak } from './refuse-weak.ts';
import { signUpByMail } from './sign-up-by-mail.ts';

const tags = ['Accounts'];

export function registerSignInRoutes(app: App, deps: AppDeps): void {
  const { auth, env, devices } = deps;
  const { db } = deps.database;
  const pass = createPass(auth, env);

  app.post(
    '/api/auth/sign-up/email',
    {
      config: { budget: budgets.signUp },
      schema: { summary: 'Create an account', tags, body: signUpBody },
    },
    async (request, reply) => {
      const { email, name, password } = request.body;
      await countNamed(db, request, { email });
      await refuseWeak({ email, name, password }, 'password');
      if (!env.REQUIRE_EMAIL_VERIFICATION) return pass(request, reply);
      requireOwnPaths(request.body);
      return reply.send(await signUpByMail(deps, request.body));
    },
  );

  app.get(
    '/api/auth/sign-up-rules',
    {
      schema: {
        summary: 'How signing up works on this server',
        tags,
        response: { 200: signUpRulesSchema },
      },
    },
    async () => ({ emailVerificationRequired: env.REQUIRE_EMAIL_VERIFICATION }),
  );

  app.post(
    '/api/auth/sign-in/email',
    {
      config: { budget: budgets.signIn },
      schema: { summary: 'Sign in with email and password', tags, body: signInBody },
    },
    async (request, reply) => {
      const { email } = request.body;
      const device = devices.recognize(readCookie(request, devices.cookieName), email);
      const guess = { db, request, email, device };
      await limitGuesses(guess);
      const response = await askAuth(auth, env, request);
      if (response.ok) await forgiveGuess(guess);
      return relay(response, request, reply);
    },
  );

  app.get(
    '/api/auth/get-session',
    { schema: { summary: 'The signed-in person, or null', tags } },
    pass,
  );

  app.post(
    '/api/auth/sign-out',
    { config: { budget: budgets.signOut }, schema: { summary: 'End this session', tags } },
    pass,
  );

  app.get(
    '/api/login',
    {
      schema: {
        summary: 'Go to the sign-in screen',
        tags,
        querystring: z.object({ next: z.unknown().optional() }),
      },
    },
    async (request, reply) => {
      const next = safeNextPath(request.query.next);
      return reply.redirect(next ? `/signin?next=${encodeURIComponent(next)}` : '/signin');
    },
  );
}
