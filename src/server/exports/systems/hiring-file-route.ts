import { Readable } from 'node:stream';
import { z } from 'zod';
import { exportFileName } from '#shared/export-name.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../../app-deps.ts';
import { createJobAccess } from '../../jobs/job-access.ts';
import { accountOf } from '../../limits/account.ts';
import { budgets } from '../../limits/budgets.ts';
import type { Caller } from '../../organizations/caller.ts';
import { gatherAlignmentSheet } from '../alignment/gather-alignment-sheet.ts';
import { download } from '../download.ts';
import type { Render } from '../formats.ts';
import { gatherBooklet, type Gathered } from '../gather-booklet.ts';
import { recordJobExport } from '../record-job-export.ts';
import { renderFor } from '../render-for.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { refuseTooMuch } from '../rendering/too-much.ts';
import { listHiringFile, writeZip } from './hiring-file.ts';
import { systemFiles } from './system-files.ts';

export function registerHiringFileRoute(app: App, deps: AppDeps, renderer: Renderer): void {
  const { db } = deps.database;
  const requireJobCaller = createJobAccess({ db, access: deps.access });

  app.get(
    '/api/jobs/:jobId/export/hiring-file',
    {
      config: { may: 'files.export', budget: budgets.hiringFile },
      schema: {
        summary: 'Everything about a job in every format, with how it was written, as a zip',
        tags: ['Exports'],
        params: z.object({ jobId: pathId }),
      },
    },
    async (request, reply) => {
      const { jobId } = request.params;
      const caller = await requireJobCaller(request, jobId);
      const gathered = await gatherBooklet(db, caller, { jobId });
      const render = renderFor(renderer, accountOf(caller), reply);
      const { booklet, outputs, job } = gathered;
      // Once the zip is on its way nothing can be refused any more.
      refuseTooMuch(booklet);
      const extras = await makeExtras(deps, { caller, gathered, render });
      await recordJobExport(db, caller, { job, format: 'hiring-file' });
      const entries = listHiringFile({ booklet, employer: job.employer, outputs, extras, render });
      const fileName = exportFileName({
        of: 'hiring-file',
        jobTitle: job.title,
        extension: 'zip',
      });
      const body = Readable.from(writeZip(entries), { objectMode: false });
      return download(reply, { fileName, mediaType: 'application/zip', body });
    },
  );
}

interface Making {
  caller: Caller;
  gathered: Gathered;
  render: Render;
}

/** What is in the zip besides the tools: files for other systems, and what was agreed. */
async function makeExtras(deps: AppDeps, making: Making) {
  const { outputs } = making.gathered;
  const extras: { name: string; body: string | Uint8Array }[] = [];
  for (const { of, zipName: name, make } of systemFiles) {
    if (!outputs.some(({ toolType }) => toolType === of)) continue;
    // One after the other: a caller has one place among those who wait for a file.
    extras.push({ name, body: await make(deps, making) });
  }
  return [...extras, ...(await makeAlignmentSheet(deps, making))];
}

/** Where somebody was asked or has answered. */
async function makeAlignmentSheet(deps: AppDeps, { caller, gathered, render }: Making) {
  const { textWork, writer, openSecret, env, database } = deps;
  const parts = { db: database.db, textWork, writer, openSecret, baseUrl: env.BASE_URL };
  const { id } = gathered.job;
  const { questions, booklet } = await gatherAlignmentSheet(parts, caller.membership, id);
  if (questions.answers.length === 0 && questions.links.length === 0) return [];
  return [{ name: 'alignment-sheet.pdf', body: await render({ format: 'pdf', booklet }) }];
}
