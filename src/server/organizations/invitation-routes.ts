import { z } from 'zod';
import { acceptInvitationBody, inviteBody, noBody } from '#shared/api/organizations.ts';
import {
  invitationSchema,
  offeredInvitationSchema,
  organizationSchema,
  pendingInvitationSchema,
  waitingInvitationsSchema,
} from '#shared/organization.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import {
  acceptInvitation,
  listPendingInvitations,
  readOfferedInvitation,
  readOpenedInvitation,
} from './accept-invitation.ts';
import { listInvitations } from './invitations.rows.ts';
import { cancelInvitation, invite, resendInvitation } from './send-invitations.ts';
import { invitationWaits, sendWaitingInvitations } from './waiting-invitations.ts';

const tags = ['Invitations'];
const params = z.object({ id: pathId });
const invitationParams = z.object({ id: pathId, invitationId: pathId });

export function registerInvitationRoutes(app: App, deps: AppDeps): void {
  const { access, requirePerson, postOffice, invitationTokens: tokens, env } = deps;
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

  app.get(
    '/api/organizations/pending-invitations',
    {
      schema: {
        summary: 'Invitations to the signed-in person’s address that can be accepted now',
        description:
          'Only for a verified address. Accepting the invitation of a mailed link verifies it.',
        tags,
        response: { 200: z.array(pendingInvitationSchema) },
      },
    },
    async (request) => listPendingInvitations(db, await requirePerson(request), tokens),
  );

  app.get(
    '/api/organizations/waiting-invitations',
    {
      schema: {
        summary:
          'Whether a mail with an invitation waits for somebody whose address is not verified',
        description: 'Nothing else is told before the link in the mail was followed.',
        tags,
        response: { 200: waitingInvitationsSchema },
      },
    },
    async (request) => ({ waiting: await invitationWaits(db, await requirePerson(request)) }),
  );

  app.post(
    '/api/organizations/waiting-invitations/send',
    {
      config: { budget: budgets.inviteAgain },
      schema: {
        summary: 'Send the mails with waiting invitations to one’s own address again',
        tags,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await sendWaitingInvitations(parts, await requirePerson(request));
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/organizations/offered-invitation',
    {
      config: { budget: budgets.openInvitation },
      schema: {
        summary: 'What the invitation of a mailed link offers, before signing up',
        description:
          'For whoever has the link; the token is the proof. Answers 409 with the reason once it cannot be accepted any more, and 404 for a token that is not genuine.',
        tags,
        body: acceptInvitationBody,
        response: { 200: offeredInvitationSchema },
      },
    },
    async (request) => {
      return readOfferedInvitation(db, tokens, request.body.token);
    },
  );

  app.post(
    '/api/organizations/opened-invitation',
    {
      config: { budget: budgets.ownAccount },
      schema: {
        summary: 'What the invitation of a mailed link offers',
        tags,
        body: acceptInvitationBody,
        response: { 200: pendingInvitationSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(request);
      return readOpenedInvitation({ db, person, tokens, token: request.body.token });
    },
  );

  app.post(
    '/api/organizations/accept-invitation',
    {
      config: { budget: budgets.ownAccount },
      schema: {
        summary: 'Join an organization by invitation',
        description: 'The token is in the mail; using it also verifies the address it was sent to.',
        tags,
        body: acceptInvitationBody,
        response: { 200: organizationSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(request);
      return acceptInvitation({ db, person, tokens, token: request.body.token });
    },
  );
}
