import { z } from 'zod';
import { exportFormats } from '#shared/export-format.ts';
import { exportFileName } from '#shared/export-name.ts';
import { pathId } from '#shared/row-id.ts';
import { recordJobExport } from '../record-job-export.ts';
import { download } from '../download.ts';
import { makeFile } from '../formats.ts';
import { renderFor } from '../render-for.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { App, AppDeps } from '../../app-deps.ts';
import { createJobAccess } from '../../jobs/job-access.ts';
import { accountOf } from '../../limits/account.ts';
import { budgets } from '../../limits/budgets.ts';
import { gatherAlignmentSheet } from './gather-alignment-sheet.ts';

const querySchema = z.strictObject({
  format: z.enum(['pdf', 'docx'], 'Please choose pdf or docx').default('pdf'),
});

export function registerAlignmentSheetRoute(app: App, deps: AppDeps, renderer: Renderer): void {
  const { access, textWork, writer, openSecret, env } = deps;
  const { db } = deps.database;
  const requireJobCaller = createJobAccess({ db, access });
  const parts = { db, textWork, writer, openSecret, baseUrl: env.BASE_URL };

  app.get(
    '/api/jobs/:jobId/alignment-sheet',
    {
      config: { may: 'files.export', budget: budgets.export },
      schema: {
        summary: 'What was agreed on a job, by whom and when, and what is still open, as a file',
        description: 'PDF or Word. Accepts the organization’s API key.',
        tags: ['Questions and answers'],
        params: z.object({ jobId: pathId }),
        querystring: querySchema,
      },
    },
    async (request, reply) => {
      const { jobId } = request.params;
      const { format } = request.query;
      const caller = await requireJobCaller(request, jobId);
      const { title, booklet } = await gatherAlignmentSheet(parts, caller.membership, jobId);
      const { mediaType } = exportFormats[format];
      const body = await makeFile[format](booklet, renderFor(renderer, accountOf(caller), reply));
      const job = { id: jobId, title };
      await recordJobExport(db, caller, { job, format: `alignment-sheet ${format}` });
      const fileName = exportFileName({
        of: 'alignment-sheet',
        jobTitle: title,
        extension: format,
      });
      return download(reply, { fileName, mediaType, body });
    },
  );
}
