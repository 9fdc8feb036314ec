import { z } from 'zod';
import { deleteOrganizationBody } from '#shared/api/organizations.ts';
import {
  organizationCreateSchema,
  organizationPatchSchema,
  organizationSchema,
  ownMembershipSchema,
} from '#shared/organization.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { createOrganization } from './create-organization.ts';
import { deleteOrganization } from './delete-organization.ts';
import { listMembershipsOf } from './memberships.rows.ts';
import { readOrganization } from './organizations.rows.ts';
import { editOrganization } from './edit-organization.ts';

const tags = ['Organizations'];
const params = z.object({ id: pathId });

export function registerOrganizationRoutes(app: App, deps: AppDeps): void {
  const { access, requirePerson } = deps;
  const { db } = deps.database;

  app.get(
    '/api/organizations',
    {
      schema: {
        summary: 'The organizations of the signed-in person',
        tags,
        response: { 200: z.array(ownMembershipSchema) },
      },
    },
    async (request) => listMembershipsOf(db, await requirePerson(request)),
  );

  for (const path of ['/api/organizations', '/api/organizations/create']) {
    app.post(
      path,
      {
        config: { budget: budgets.createOrganization },
        schema: {
          summary: 'Create an organization and become its admin',
          description:
            'Without a domain it gets the part of the person’s email after the @. Both paths do the same.',
          tags,
          body: organizationCreateSchema,
          response: { 201: organizationSchema },
        },
      },
      async (request, reply) => {
        const person = await requirePerson(request);
        return reply.status(201).send(await createOrganization(db, person, request.body));
      },
    );
  }

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
