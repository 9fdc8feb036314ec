import { z } from 'zod';
import { changeRoleBody, noBody } from '#shared/api/organizations.ts';
import { memberSchema } from '#shared/organization.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { changeRole, leaveOrganization, removeMember } from './manage-members.ts';
import { listMembers } from './members.rows.ts';

const tags = ['Members'];
const params = z.object({ id: pathId });
const memberParams = z.object({ id: pathId, membershipId: pathId });

export function registerMemberRoutes(app: App, { database: { db }, access }: AppDeps): void {
  app.get(
    '/api/organizations/:id/members',
    {
      config: { may: 'members.read' },
      schema: {
        summary: 'The people of the organization',
        tags,
        params,
        response: { 200: z.array(memberSchema) },
      },
    },
    async (request) => {
      const { membership } = await access.requireMember(request, request.params.id);
      return listMembers(db, membership);
    },
  );

  app.patch(
    '/api/organizations/:id/members/:membershipId',
    {
      config: { may: 'members.manage', budget: budgets.manage },
      schema: {
        summary: 'Change a member’s role, for admins',
        description: 'The last admin stays an admin.',
        tags,
        params: memberParams,
        body: changeRoleBody,
        response: { 200: memberSchema },
      },
    },
    async (request) => {
      const { id, membershipId } = request.params;
      const caller = await access.requireMember(request, id);
      return changeRole(db, caller, { membershipId, role: request.body.role });
    },
  );

  app.delete(
    '/api/organizations/:id/members/:membershipId',
    {
      config: { may: 'members.manage', budget: budgets.manage },
      schema: {
        summary: 'Remove a member, for admins',
        description: 'The last admin cannot be removed.',
        tags,
        params: memberParams,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { id, membershipId } = request.params;
      await removeMember(db, await access.requireMember(request, id), membershipId);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/organizations/:id/leave',
    {
      config: { may: 'organization.leave', budget: budgets.manage },
      schema: {
        summary: 'Leave the organization',
        description: 'The last admin cannot leave.',
        tags,
        params,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await leaveOrganization(db, await access.requireMember(request, request.params.id));
      return reply.status(204).send(null);
    },
  );
}
