import { z } from 'zod';
import { deleteOrganizationBody } from '#shared/api/organizations.ts';
import { organizationPatchSchema, organizationSchema } from '#shared/organization.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { deleteOrganization } from './delete-organization.ts';
import { readOrganization } from './organizations.rows.ts';
import { editOrganization } from './edit-organization.ts';

const tags = ['Organizations'];
const params = z.object({ id: pathId });

export function registerOneOrganizationRoutes(app: App, deps: AppDeps): void {
  const { access } = deps;
  const { db } = deps.database;

  app.get(
    '/api/organizations/:id',
    {
      config: { may: 'organization.read' },
      schema: {
        summary: 'One organization',
        description: 'Accepts the organization’s API key.',
        tags,
        params,
        response: { 200: organizationSchema },
      },
    },
    async (request) => {
      const caller = await access.requireMember(request, request.params.id);
      return readOrganization(db, caller.membership);
    },
  );

  app.patch(
    '/api/organizations/:id',
    {
      config: { may: 'organization.change', budget: budgets.manage },
      schema: {
        summary: 'Change the organization, for admins',
        tags,
        params,
        body: organizationPatchSchema,
        response: { 200: organizationSchema },
      },
    },
    async (request) => {
      const caller = await access.requireMember(request, request.params.id);
      return editOrganization(db, caller, request.body);
    },
  );

  app.delete(
    '/api/organizations/:id',
    {
      config: { may: 'organization.delete', budget: budgets.manage },
      schema: {
        summary: 'Delete the organization with everything in it, for admins',
        tags,
        params,
        body: deleteOrganizationBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const caller = await access.requireMember(request, request.params.id);
      await deleteOrganization(db, caller, request.body.name);
      request.log.info(
        { organizationId: request.params.id, userId: caller.membership.userId },
        'organization deleted',
      );
      return reply.status(204).send(null);
    },
  );
}
