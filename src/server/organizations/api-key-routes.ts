import { z } from 'zod';
import { createApiKeyBody, noBody } from '#shared/api/organizations.ts';
import { apiKeySchema, newApiKeySchema } from '#shared/organization.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { listApiKeys } from './api-keys.rows.ts';
import { createApiKey, revokeApiKey } from './manage-api-keys.ts';

const tags = ['API keys'];
const params = z.object({ id: pathId });

export function registerApiKeyRoutes(app: App, { database: { db }, access }: AppDeps): void {
  app.get(
    '/api/organizations/:id/api-keys',
    {
      config: { may: 'api-keys.manage' },
      schema: {
        summary: 'The organization’s API keys, for admins',
        tags,
        params,
        response: { 200: z.array(apiKeySchema) },
      },
    },
    async (request) => {
      const { membership } = await access.requireMember(request, request.params.id);
      return listApiKeys(db, membership);
    },
  );

  app.post(
    '/api/organizations/:id/api-keys',
    {
      config: { may: 'api-keys.manage', budget: budgets.manage },
      schema: {
        summary: 'Create an API key, for admins',
        description:
          'The reply is the only place the key is ever shown. Programs send it as "Authorization: Bearer rq_…" and have a recruiter’s rights on the calls that accept keys.',
        tags,
        params,
        body: createApiKeyBody,
        response: { 201: newApiKeySchema },
      },
    },
    async (request, reply) => {
      const caller = await access.requireMember(request, request.params.id);
      return reply.status(201).send(await createApiKey(db, caller, request.body.name));
    },
  );

  app.delete(
    '/api/organizations/:id/api-keys/:keyId',
    {
      config: { may: 'api-keys.manage', budget: budgets.manage },
      schema: {
        summary: 'Revoke an API key, for admins',
        tags,
        params: z.object({ id: pathId, keyId: pathId }),
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { id, keyId } = request.params;
      await revokeApiKey(db, await access.requireMember(request, id), keyId);
      return reply.status(204).send(null);
    },
  );
}
