import { z } from 'zod';
import { noBody } from '#shared/api/organizations.ts';
import { pendingInvitationSchema, waitingInvitationsSchema } from '#shared/organization.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { listPendingInvitations } from './accept-invitation.ts';
import { invitationWaits, sendWaitingInvitations } from './waiting-invitations.ts';

const tags = ['Invitations'];

/** What waits for the signed-in person, known by their address. */
export function registerReceivedInvitationRoutes(app: App, deps: AppDeps): void {
  const { requirePerson, postOffice, invitationTokens: tokens, env } = deps;
  const { db } = deps.database;

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
      await sendWaitingInvitations(
        { db, postOffice, tokens, baseUrl: env.BASE_URL },
        await requirePerson(request),
      );
      return reply.status(204).send(null);
    },
  );
}
