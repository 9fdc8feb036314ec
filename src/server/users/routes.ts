import { deleteAccountBody } from '#shared/api/accounts.ts';
import { accountInfoSchema, profileEditSchema, profileSchema } from '#shared/user.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import { accountInfo } from './account-info.ts';
import { deleteAccount } from './delete-account.ts';
import { exportPersonalData } from './export-data.ts';
import { fetchProfileImage } from './profile-image.ts';
import { readProfile, updateProfile } from './profile.ts';

const tags = ['Profile'];

export function registerUserRoutes(app: App, { database: { db }, requirePerson }: AppDeps): void {
  app.get(
    '/api/user/profile',
    {
      schema: { summary: 'The signed-in person’s profile', tags, response: { 200: profileSchema } },
    },
    async (request) => readProfile(db, await requirePerson(request)),
  );

  app.patch(
    '/api/user/profile',
    {
      config: { budget: budgets.ownAccount },
      schema: {
        summary: 'Change the profile',
        tags,
        body: profileEditSchema.partial(),
        response: { 200: profileSchema },
      },
    },
    async (request) => updateProfile(db, await requirePerson(request), request.body),
  );

  app.get(
    '/api/user/accounts',
    { schema: { summary: 'How this person signs in', tags, response: { 200: accountInfoSchema } } },
    async (request) => accountInfo(db, await requirePerson(request)),
  );

  app.get(
    '/api/user/image',
    { schema: { summary: 'The profile picture, fetched from Google or GitHub', tags } },
    async (request, reply) => {
      const image = await fetchProfileImage(db, await requirePerson(request));
      return reply
        .type(image.type)
        .header('content-security-policy', "default-src 'none'")
        .send(image.bytes);
    },
  );

  app.get(
    '/api/user/export',
    {
      config: { budget: budgets.records },
      schema: { summary: 'Everything stored about this person, as JSON', tags },
    },
    async (request, reply) => {
      const data = await exportPersonalData(db, await requirePerson(request));
      return reply
        .header('content-disposition', 'attachment; filename="requisite-my-data.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2));
    },
  );

  app.post(
    '/api/user/delete',
    {
      config: { budget: budgets.ownAccount },
      schema: {
        summary: 'Delete this account',
        description:
          'Memberships, sessions and personal data go; jobs stay with their organization. The last admin of an organization must hand it over or delete it first.',
        tags,
        body: deleteAccountBody,
      },
    },
    async (request, reply) => {
      await deleteAccount(db, await requirePerson(request), request.body.email);
      return reply.status(204).send();
    },
  );
}
