import { acceptInvitationBody } from '#shared/api/organizations.ts';
import {
  offeredInvitationSchema,
  organizationSchema,
  pendingInvitationSchema,
} from '#shared/organization.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import {
  acceptInvitation,
  readOfferedInvitation,
  readOpenedInvitation,
} from './accept-invitation.ts';

const tags = ['Invitations'];

/** Following the link of a mail, with its token as the proof. */
export function registerMailedInvitationRoutes(app: App, deps: AppDeps): void {
  const { requirePerson, invitationTokens: tokens } = deps;
  const { db } = deps.database;

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
    async (request) => readOfferedInvitation(db, tokens, request.body.token),
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
