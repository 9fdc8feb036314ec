import { changePasswordBody } from '#shared/api/accounts.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import { countNamed } from '../limits/count-named.ts';
import { createPass } from './bridge.ts';
import { refuseWeak } from './refuse-weak.ts';

const tags = ['Accounts'];

export function registerChangePasswordRoute(app: App, deps: AppDeps): void {
  const { auth, env, requirePerson } = deps;
  const { db } = deps.database;
  const pass = createPass(auth, env);

  app.post(
    '/api/auth/change-password',
    {
      config: { budget: budgets.changePassword },
      schema: {
        summary: 'Change the password and end the other sessions',
        tags,
        body: changePasswordBody,
      },
    },
    async (request, reply) => {
      const person = await requirePerson(request);
      await countNamed(db, request, { session: person.sessionId });
      await refuseWeak({ ...person, password: request.body.newPassword }, 'newPassword');
      request.body.revokeOtherSessions = true;
      return pass(request, reply);
    },
  );
}
