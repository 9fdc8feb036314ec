import { checkResetLinkBody, forgotPasswordBody, resetPasswordBody } from '#shared/api/accounts.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { AppError } from '../http/app-error.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { countNamed } from '../limits/count-named.ts';
import { askByMail } from './ask-by-mail.ts';
import { askAuth, relay } from './bridge.ts';
import { requireOwnPaths } from './own-paths.ts';
import { rememberDevice } from './remember-device.ts';
import { refuseWeak } from './refuse-weak.ts';

const tags = ['Accounts'];

export function registerForgottenPasswordRoutes(app: App, deps: AppDeps): void {
  const { auth, env } = deps;
  const { db } = deps.database;

  app.post(
    '/api/auth/request-password-reset',
    {
      config: { budget: budgets.forgotPassword },
      schema: {
        summary: 'Mail a link for choosing a new password',
        tags,
        body: forgotPasswordBody,
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      requireOwnPaths(request.body);
      await countNamed(db, request, { email });
      await askByMail(deps, { about: 'forgotten-password', email });
      return reply.send({
        status: true,
        message: 'If this email exists in our system, check your email for the reset link',
      });
    },
  );

  app.post(
    '/api/auth/check-reset-link',
    {
      config: { budget: budgets.openResetLink },
      schema: {
        summary: 'Whether a mailed token still sets a password',
        description:
          'It stays as good as it was. Answers 404 once it was used, replaced or has expired.',
        tags,
        body: checkResetLinkBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { internalAdapter } = await auth.$context;
      const pending = await internalAdapter.findVerificationValue(
        `reset-password:${request.body.token}`,
      );
      if (!pending || pending.expiresAt.getTime() <= Date.now()) {
        throw new AppError(
          'NOT_FOUND',
          'This link has expired or was used already. Please ask for a new one.',
        );
      }
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      config: { budget: budgets.resetPassword },
      schema: {
        summary: 'Choose a new password with a mailed token',
        tags,
        body: resetPasswordBody,
      },
    },
    async (request, reply) => {
      const { token, newPassword } = request.body;
      const { internalAdapter } = await auth.$context;
      const pending = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      const owner = pending ? await internalAdapter.findUserById(pending.value) : undefined;
      // Looked at before the token is used up, so that a weak choice can be made again.
      if (owner) await refuseWeak({ ...owner, password: newPassword }, 'newPassword');
      const response = await askAuth(auth, env, request);
      if (response.ok && owner) rememberDevice(deps.devices, { request, reply, owner });
      return relay(response, request, reply);
    },
  );
}
