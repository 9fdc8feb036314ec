import { z } from 'zod';
import { exportFileName } from '#shared/export-name.ts';
import { pathId } from '#shared/row-id.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import { paperOf } from '../exports/booklet.ts';
import { cleanTexts } from '../exports/clean-text.ts';
import { findCountry } from '../exports/country.rows.ts';
import { download } from '../exports/download.ts';
import { formats } from '../exports/formats.ts';
import { renderFor } from '../exports/render-for.ts';
import type { Renderer } from '../exports/rendering/renderer.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { accountOf } from '../limits/account.ts';
import { budgets } from '../limits/budgets.ts';
import { writeAlignmentSheet } from './alignment-sheet.ts';
import { answeredBy, readAnsweredJob } from './answered-job.rows.ts';
import { readJobQuestions } from './job-questions.ts';

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
      config: { budget: budgets.export },
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
      const about = answeredBy(caller.membership, jobId);
      const found = await readAnsweredJob(db, about);
      if (!found) throw notFound('Job');
      const { job, organization } = found;
      const document = writeAlignmentSheet(await readJobQuestions(parts, about));
      const booklet = cleanTexts({
        combined: false,
        job: { title: job.title, location: job.location, salaryRange: job.salaryRange ?? '' },
        organization: organization.name,
        paper: paperOf(await findCountry(db, caller.membership, jobId)),
        date: new Date().toISOString().slice(0, 10),
        sections: [{ tool: null, document, provenance: null }],
      });
      const { make, mediaType } = formats[format];
      const body = await make(booklet, renderFor(renderer, accountOf(caller), reply));
      await recordAudit(db, caller, {
        action: 'job.exported',
        targetType: 'job',
        targetId: jobId,
        details: { title: job.title, format: `alignment-sheet ${format}` },
      });
      const fileName = exportFileName({
        of: 'alignment-sheet',
        jobTitle: job.title,
        extension: format,
      });
      return download(reply, { fileName, mediaType, body });
    },
  );
}
