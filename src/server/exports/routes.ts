import { z } from 'zod';
import { exportFormatIds, exportFormats } from '#shared/export-format.ts';
import { exportFileName } from '#shared/export-name.ts';
import { pathId } from '#shared/row-id.ts';
import { registerAlignmentSheetRoute } from '../answers/alignment-sheet-route.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { accountOf, personAccount } from '../limits/account.ts';
import { budgets } from '../limits/budgets.ts';
import { download } from './download.ts';
import { makeFile } from './formats.ts';
import { gatherBooklet } from './gather-booklet.ts';
import { renderFor } from './render-for.ts';
import { createRenderer, type Renderer } from './rendering/renderer.ts';
import { registerSystemExportRoutes } from './systems/routes.ts';
import { testBooklet } from './test-booklet.ts';

const tags = ['Exports'];
const nothingYet = 'With nothing written yet it answers 422 with a sentence that says so.';

interface ExportDeps extends AppDeps {
  renderer?: Renderer;
}

export function registerExportRoutes(app: App, deps: ExportDeps): void {
  const { access, requirePerson, database, renderer = createRenderer() } = deps;
  const { db } = database;
  const requireJobCaller = createJobAccess({ db, access });
  // The first file should not wait for a worker and its fonts, nor the first page for the first file.
  app.addHook('onListen', () => void setTimeout(() => void warmUp(renderer), 20_000).unref());
  app.addHook('onClose', () => renderer.close());
  registerSystemExportRoutes(app, deps, renderer);
  registerAlignmentSheetRoute(app, deps, renderer);

  for (const format of exportFormatIds) {
    const { name, mediaType } = exportFormats[format];
    const make = makeFile[format];

    app.get(
      `/api/jobs/:jobId/outputs/:outputId/${format}`,
      {
        config: { may: 'files.export', budget: budgets.export },
        schema: {
          summary: `One tool as a ${name} file`,
          description: nothingYet,
          tags,
          params: z.object({ jobId: pathId, outputId: pathId }),
        },
      },
      async (request, reply) => {
        const { jobId, outputId } = request.params;
        const caller = await requireJobCaller(request, jobId);
        const wanted = { jobId, outputId };
        const { job, outputs, booklet } = await gatherBooklet(db, caller, wanted);
        const file = await make(booklet, renderFor(renderer, accountOf(caller), reply));
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

    app.get(
      `/api/jobs/:jobId/export/combined-${format}`,
      {
        config: { may: 'files.export', budget: budgets.export },
        schema: {
          summary: `Everything written for a job in one ${name} file`,
          description: nothingYet,
          tags,
          params: z.object({ jobId: pathId }),
        },
      },
      async (request, reply) => {
        const { jobId } = request.params;
        const caller = await requireJobCaller(request, jobId);
        const { job, booklet } = await gatherBooklet(db, caller, { jobId });
        const file = await make(booklet, renderFor(renderer, accountOf(caller), reply));
        await recordAudit(db, caller, {
          action: 'job.exported',
          targetType: 'job',
          targetId: jobId,
          details: { title: job.title, format },
        });
        const fileName = exportFileName({
          of: 'all-tools',
          jobTitle: job.title,
          extension: format,
        });
        return download(reply, { fileName, mediaType, body: file });
      },
    );
  }

  app.get(
    '/api/test-pdf',
    {
      config: { budget: budgets.export },
      schema: { summary: 'A small PDF, to see that the server can make them', tags },
    },
    async (request, reply) => {
      const { userId } = await requirePerson(request);
      const render = renderFor(renderer, personAccount(userId), reply);
      const booklet = testBooklet(new Date().toISOString().slice(0, 10));
      const file = await render({ format: 'pdf', booklet });
      const { mediaType } = exportFormats.pdf;
      return download(reply, { fileName: 'requisite-test.pdf', mediaType, body: file });
    },
  );
}

/** A small file makes a worker read its fonts; when that fails, the first real one tells why. */
async function warmUp(renderer: Renderer): Promise<void> {
  const booklet = testBooklet(new Date().toISOString().slice(0, 10));
  await renderer.render({ format: 'pdf', booklet }).catch(() => undefined);
}
