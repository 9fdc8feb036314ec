import { z } from 'zod';
import { noBody } from '#shared/api/organizations.ts';
import {
  newWebhookEndpointSchema,
  webhookCreateSchema,
  webhookEndpointSchema,
} from '#shared/outgoing-webhook.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { createWebhook, removeWebhook } from './manage-webhooks.ts';
import { listEndpoints } from './webhooks.rows.ts';

const tags = ['Outgoing webhooks'];
const params = z.object({ id: pathId });
const webhookParams = z.object({ id: pathId, webhookId: pathId });

export function registerEndpointRoutes(app: App, deps: AppDeps): void {
  const { access, env, sealSecret } = deps;
  const { db } = deps.database;

  app.get(
    '/api/organizations/:id/webhooks',
    {
      config: { may: 'webhooks.manage' },
      schema: {
        summary: 'Where the organization is told of what happens, for admins',
        tags,
        params,
        response: { 200: z.array(webhookEndpointSchema) },
      },
    },
    async (request) => {
      const { membership } = await access.requireMember(request, request.params.id);
      return listEndpoints(db, membership);
    },
  );

  app.post(
    '/api/organizations/:id/webhooks',
    {
      config: { may: 'webhooks.manage', budget: budgets.manage },
      schema: {
        summary: 'Add a webhook, for admins',
        description:
          'Calls are signed after the Standard Webhooks scheme (standardwebhooks.com). The reply is the only place the signing secret is ever shown.',
        tags,
        params,
        body: webhookCreateSchema,
        response: { 201: newWebhookEndpointSchema },
      },
    },
    async (request, reply) => {
      const caller = await access.requireMember(request, request.params.id);
      const allowPrivate = env.ALLOW_PRIVATE_WEBHOOKS;
      const webhook = request.body;
      return reply
        .status(201)
        .send(await createWebhook({ db, sealSecret, allowPrivate, caller, webhook }));
    },
  );

  app.delete(
    '/api/organizations/:id/webhooks/:webhookId',
    {
      config: { may: 'webhooks.manage', budget: budgets.manage },
      schema: {
        summary: 'Remove a webhook with its deliveries, for admins',
        tags,
        params: webhookParams,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { id, webhookId } = request.params;
      await removeWebhook(db, await access.requireMember(request, id), webhookId);
      return reply.status(204).send(null);
    },
  );
}
