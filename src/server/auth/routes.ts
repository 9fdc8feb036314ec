import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  changePasswordBody,
  forgotPasswordBody,
  linkSocialBody,
  resetPasswordBody,
  sendVerificationBody,
  signInBody,
  signUpBody,
  socialSignInBody,
  unlinkAccountBody,
} from '#shared/api/accounts.ts';
import { safeNextPath } from '#shared/next-path.ts';
import { AppError } from '../http/app-error.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { forgetAttempts } from '../limits/attempts.ts';
import { askAuth, relay } from './bridge.ts';
import { accountKey, limitAttempts } from './limits.ts';
import { weaknessOf } from './weak-passwords.ts';

const tags = ['Accounts'];

/** The calls of better-auth that the product uses, each named; whatever else it offers is not served. */
export function registerAuthRoutes(app: App, deps: AppDeps): void {
  const { auth, env, requirePerson } = deps;
  const { db } = deps.database;
  const pass = async (request: FastifyRequest, reply: FastifyReply) =>
    relay(await askAuth(auth, env, request), request, reply);

  app.post(
    '/api/auth/sign-up/email',
    { schema: { summary: 'Create an account', tags, body: signUpBody } },
    async (request, reply) => {
      const { email, name, password } = request.body;
      await limitAttempts({ db, request, action: 'sign-up', account: email });
      await refuseWeak({ email, name, password });
      requireOwnPaths(request.body);
      return pass(request, reply);
    },
  );

  app.post(
    '/api/auth/sign-in/email',
    { schema: { summary: 'Sign in with email and password', tags, body: signInBody } },
    async (request, reply) => {
      const { email } = request.body;
      await limitAttempts({ db, request, action: 'sign-in', account: email });
      requireOwnPaths(request.body);
      const response = await askAuth(auth, env, request);
      if (response.ok) await forgetAttempts(db, accountKey('sign-in', email));
      return relay(response, request, reply);
    },
  );

  app.post(
    '/api/auth/sign-in/social',
    { schema: { summary: 'Begin a sign-in with Google or GitHub', tags, body: socialSignInBody } },
    async (request, reply) => {
      requireOwnPaths(request.body);
      return pass(request, reply);
    },
  );

  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/callback/:provider',
    schema: {
      summary: 'Where Google and GitHub send the browser back to',
      tags,
      params: z.object({ provider: z.enum(['google', 'github']) }),
    },
    handler: pass,
  });

  app.get(
    '/api/auth/get-session',
    { schema: { summary: 'The signed-in person, or null', tags } },
    pass,
  );

  app.post('/api/auth/sign-out', { schema: { summary: 'End this session', tags } }, pass);

  app.post(
    '/api/auth/request-password-reset',
    {
      schema: {
        summary: 'Mail a link for choosing a new password',
        tags,
        body: forgotPasswordBody,
      },
    },
    async (request, reply) => {
      await limitAttempts({ db, request, action: 'forgot-password', account: request.body.email });
      return pass(request, reply);
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      schema: {
        summary: 'Choose a new password with a mailed token',
        tags,
        body: resetPasswordBody,
      },
    },
    async (request, reply) => {
      await limitAttempts({ db, request, action: 'reset-password' });
      const { token, newPassword } = request.body;
      const { internalAdapter } = await auth.$context;
      const pending = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      const owner = pending ? await internalAdapter.findUserById(pending.value) : undefined;
      // Looked at before the token is used up, so that a weak choice can be made again.
      if (owner) await refuseWeak({ ...owner, password: newPassword });
      return pass(request, reply);
    },
  );

  app.post(
    '/api/auth/change-password',
    {
      schema: {
        summary: 'Change the password and end the other sessions',
        tags,
        body: changePasswordBody,
      },
    },
    async (request, reply) => {
      const person = await requirePerson(request);
      await limitAttempts({ db, request, action: 'change-password', account: person.userId });
      await refuseWeak({ ...person, password: request.body.newPassword });
      request.body.revokeOtherSessions = true;
      return pass(request, reply);
    },
  );

  app.post(
    '/api/auth/send-verification-email',
    { schema: { summary: 'Mail the verification link again', tags, body: sendVerificationBody } },
    async (request, reply) => {
      await limitAttempts({
        db,
        request,
        action: 'verification-mail',
        account: request.body.email,
      });
      requireOwnPaths(request.body);
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
    async (request, reply) => {
      requireOwnPaths(request.query);
      return pass(request, reply);
    },
  );

  app.post(
    '/api/auth/link-social',
    { schema: { summary: 'Connect Google or GitHub to this account', tags, body: linkSocialBody } },
    async (request, reply) => {
      await requirePerson(request);
      requireOwnPaths(request.body);
      return pass(request, reply);
    },
  );

  app.post(
    '/api/auth/unlink-account',
    {
      schema: {
        summary: 'Disconnect Google or GitHub from this account',
        tags,
        body: unlinkAccountBody,
      },
    },
    async (request, reply) => {
      await requirePerson(request);
      return pass(request, reply);
    },
  );

  app.get(
    '/api/login',
    {
      schema: {
        summary: 'Go to the sign-in screen',
        tags,
        querystring: z.object({ next: z.unknown() }),
      },
    },
    async (request, reply) => {
      const next = safeNextPath(request.query.next);
      return reply.redirect(next ? `/signin?next=${encodeURIComponent(next)}` : '/signin');
    },
  );
}

async function refuseWeak(choice: {
  email: string;
  name: string;
  password: string;
}): Promise<void> {
  const weakness = await weaknessOf(choice);
  if (weakness) throw new AppError('BAD_REQUEST', weakness, { fields: { password: weakness } });
}

function requireOwnPaths(body: Record<string, unknown>): void {
  for (const name of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']) {
    if (body[name] !== undefined && !safeNextPath(body[name])) {
      throw new AppError('BAD_REQUEST', `${name} must be a path of this site.`);
    }
  }
}
