import { z } from 'zod';
import { inviteBody, noBody } from '#shared/api/organizations.ts';
import { invitationSchema } from '#shared/organization.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { listInvitations } from './invitations.rows.ts';
import { cancelInvitation, invite, resendInvitation } from './send-invitations.ts';

const tags = ['Invitations'];
const params = z.object({ id: pathId });
const invitationParams = z.object({ id: pathId, invitationId: pathId });

/** Inviting, for admins. */
export function registerInvitationRoutes(app: App, deps: AppDeps): void {
  const { access, postOffice, invitationTokens: tokens, env } = deps;
  const { db } = deps.database;
  const parts = { db, postOffice, tokens, baseUrl: env.BASE_URL };

  app.post(
    '/api/organizations/:id/invite',
    {
      config: { may: 'invitations.manage', budget: budgets.invite },
      schema: {
        summary: 'Invite somebody by mail, for admins',
        description: 'The invitation works once, for 7 days, and only for the invited address.',
        tags,
        params,
        body: inviteBody,
        response: { 201: invitationSchema },
      },
    },
    async (request, reply) => {
      const caller = await access.requireMember(request, request.params.id);
      return reply.status(201).send(await invite(parts, caller, request.body));
    },
  );

  app.get(
    '/api/organizations/:id/invitations',
    {
      config: { may: 'invitations.manage' },
      schema: {
        summary: 'Invitations not yet accepted, for admins',
        tags,
        params,
        response: { 200: z.array(invitationSchema) },
      },
    },
    async (request) => {
      const { membership } = await access.requireMember(request, request.params.id);
      return listInvitations(db, membership);
    },
  );

  app.post(
    '/api/organizations/:id/invitations/:invitationId/resend',
    {
      config: { may: 'invitations.manage', budget: budgets.invite },
      schema: {
        summary: 'Send an invitation again, for admins',
        description: 'It lasts 7 more days; links in earlier mails end.',
        tags,
        params: invitationParams,
        body: noBody,
        response: { 200: invitationSchema },
      },
    },
    async (request) => {
      const { id, invitationId } = request.params;
      return resendInvitation(parts, await access.requireMember(request, id), invitationId);
    },
  );

  app.delete(
    '/api/organizations/:id/invitations/:invitationId',
    {
      config: { may: 'invitations.manage', budget: budgets.manage },
      schema: {
        summary: 'Cancel an invitation, for admins',
        tags,
        params: invitationParams,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { id, invitationId } = request.params;
      await cancelInvitation(db, await access.requireMember(request, id), invitationId);
      return reply.status(204).send(null);
    },
  );
}
