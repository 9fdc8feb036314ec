import { z } from 'zod';
import { exportFormatIds, exportFormats } from '#shared/export-format.ts';
import { exportFileName } from '#shared/export-name.ts';
import { pathId } from '#shared/row-id.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { accountOf } from '../limits/account.ts';
import { budgets } from '../limits/budgets.ts';
import { download } from './download.ts';
import { makeFile } from './formats.ts';
import { gatherBooklet } from './gather-booklet.ts';
import { recordJobExport } from './record-job-export.ts';
import { renderFor } from './render-for.ts';
import type { Renderer } from './rendering/renderer.ts';

const tags = ['Exports'];
const description = 'With nothing written yet it answers 422 with a sentence that says so.';

/** One tool of a job as a file, in every format. */
export function registerToolFileRoutes(app: App, deps: AppDeps, renderer: Renderer): void {
  const { db } = deps.database;
  const requireJobCaller = createJobAccess({ db, access: deps.access });

  for (const format of exportFormatIds) {
    const { name, mediaType } = exportFormats[format];

    app.get(
      `/api/jobs/:jobId/outputs/:outputId/${format}`,
      {
        config: { may: 'files.export', budget: budgets.export },
        schema: {
          summary: `One tool as a ${name} file`,
          description,
          tags,
          params: z.object({ jobId: pathId, outputId: pathId }),
        },
      },
      async (request, reply) => {
        const { jobId, outputId } = request.params;
        const caller = await requireJobCaller(request, jobId);
        const wanted = { jobId, outputId };
        const { job, outputs, booklet } = await gatherBooklet(db, caller, wanted);
        const render = renderFor(renderer, accountOf(caller), reply);
        const file = await makeFile[format](booklet, render);
        const tool = outputs[0]?.toolType ?? 'all-tools';
        await recordAudit(db, caller, {
          action: 'output.exported',
          targetType: 'output',
          targetId: outputId,
          details: { title: job.title, tool, format },
        });
        const fileName = exportFileName({ of: tool, jobTitle: job.title, extension: format });
        return download(reply, { fileName, mediaType, body: file });
      },
    );
  }
}

/** Everything written for a job in one file, in every format. */
export function registerCombinedFileRoutes(app: App, deps: AppDeps, renderer: Renderer): void {
  const { db } = deps.database;
  const requireJobCaller = createJobAccess({ db, access: deps.access });

  for (const format of exportFormatIds) {
    const { name, mediaType } = exportFormats[format];

    app.get(
      `/api/jobs/:jobId/export/combined-${format}`,
      {
        config: { may: 'files.export', budget: budgets.export },
        schema: {
          summary: `Everything written for a job in one ${name} file`,
          description,
          tags,
          params: z.object({ jobId: pathId }),
        },
      },
      async (request, reply) => {
        const { jobId } = request.params;
        const caller = await requireJobCaller(request, jobId);
        const { job, booklet } = await gatherBooklet(db, caller, { jobId });
        const render = renderFor(renderer, accountOf(caller), reply);
        const file = await makeFile[format](booklet, render);
        await recordJobExport(db, caller, { job, format });
        const fileName = exportFileName({
          of: 'all-tools',
          jobTitle: job.title,
          extension: format,
        });
        return download(reply, { fileName, mediaType, body: file });
      },
    );
  }
}
