import { z } from 'zod';
import { exportFileName } from '#shared/export-name.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../../app-deps.ts';
import { createJobAccess } from '../../jobs/job-access.ts';
import { accountOf } from '../../limits/account.ts';
import { budgets } from '../../limits/budgets.ts';
import { download } from '../download.ts';
import { gatherBooklet } from '../gather-booklet.ts';
import { renderFor } from '../render-for.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { recordJobExport } from '../record-job-export.ts';
import { systemFiles } from './system-files.ts';

/** Files that other systems and other hands take up. */
export function registerSystemFileRoutes(app: App, deps: AppDeps, renderer: Renderer): void {
  const { db } = deps.database;
  const requireJobCaller = createJobAccess({ db, access: deps.access });

  for (const { path, summary, extension, mediaType, of, make } of systemFiles) {
    app.get(
      `/api/jobs/:jobId/export/${path}`,
      {
        config: { may: 'files.export', budget: budgets.export },
        schema: {
          summary,
          description: 'Before the tool has been written it answers 422 with a sentence.',
          tags: ['Exports'],
          params: z.object({ jobId: pathId }),
        },
      },
      async (request, reply) => {
        const { jobId } = request.params;
        const caller = await requireJobCaller(request, jobId);
        const gathered = await gatherBooklet(db, caller, { jobId });
        const render = renderFor(renderer, accountOf(caller), reply);
        const body = await make(deps, { caller, gathered, render });
        await recordJobExport(db, caller, { job: gathered.job, format: path });
        const fileName = exportFileName({ of, jobTitle: gathered.job.title, extension });
        return download(reply, { fileName, mediaType, body });
      },
    );
  }
}
