import { z } from 'zod';
import {
  organizationCreateSchema,
  organizationSchema,
  ownMembershipSchema,
} from '#shared/organization.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import { createOrganization } from './create-organization.ts';
import { listMembershipsOf } from './memberships.rows.ts';

const tags = ['Organizations'];

export function registerOwnOrganizationsRoutes(app: App, deps: AppDeps): void {
  const { requirePerson } = deps;
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
}
