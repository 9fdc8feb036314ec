import { Readable } from 'node:stream';
import { z } from 'zod';
import { auditFilterSchema, auditPageSchema, auditQuerySchema } from '#shared/audit.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import { auditCsv, readAuditPage } from './read-audit.ts';

const tags = ['Audit log'];
const params = z.object({ id: pathId });

export function registerAuditRoutes(app: App, { database: { db }, access }: AppDeps): void {
  app.get(
    '/api/organizations/:id/audit',
    {
      config: { may: 'audit.read' },
      schema: {
        summary: 'Who did what in the organization, newest first, for admins',
        tags,
        params,
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema },
      },
    },
    async (request) => {
      const { membership } = await access.requireMember(request, request.params.id);
      const { cursor, ...filter } = request.query;
      return readAuditPage(db, membership, { filter, cursor });
    },
  );

  app.get(
    '/api/organizations/:id/audit.csv',
    {
      config: { may: 'audit.read', budget: budgets.records },
      schema: {
        summary: 'The audit log as a file for a spreadsheet, for admins',
        tags,
        params,
        querystring: auditFilterSchema,
      },
    },
    async (request, reply) => {
      const { membership } = await access.requireMember(request, request.params.id);
      return reply
        .header('content-disposition', 'attachment; filename="requisite-audit-log.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(auditCsv(db, membership, request.query)));
    },
  );
}
