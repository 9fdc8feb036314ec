import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportFileName } from '#shared/export-name.ts';
import { fillOwnBlanks } from '#shared/fill-own-blanks.ts';
import { pathId } from '#shared/row-id.ts';
import { writeBoardPosts } from '#tools/attraction-posting/board-posts.ts';
import { readAttractionPosting } from '#tools/attraction-posting/content.ts';
import { readScorecardAssistant } from '#tools/scorecard-assistant/content.ts';
import { gatherAlignmentSheet } from '../../answers/gather-alignment-sheet.ts';
import { recordAudit } from '../../audit/audit.rows.ts';
import { findSecret } from '../../generation/confidential/hide-employer.ts';
import { employerOf } from '../../generation/employer-of.ts';
import { understandJob } from '../../generation/gather-source.ts';
import type { App, AppDeps } from '../../http/app-deps.ts';
import { AppError } from '../../http/app-error.ts';
import { createJobAccess } from '../../jobs/job-access.ts';
import { accountOf } from '../../limits/account.ts';
import { budgets } from '../../limits/budgets.ts';
import type { Caller } from '../../organizations/caller.ts';
import { readOrganization } from '../../organizations/organizations.rows.ts';
import { cleanTexts } from '../clean-text.ts';
import { download } from '../download.ts';
import type { Render } from '../formats.ts';
import { gatherBooklet, type Gathered } from '../gather-booklet.ts';
import { renderFor } from '../render-for.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { writeBoardPostFile } from './board-post.ts';
import { refuseTooMuch } from '../rendering/too-much.ts';
import { listHiringFile, writeZip } from './hiring-file.ts';
import { writeJobPosting, writeJsonLd } from './job-posting.ts';
import { writeScorecardCsv, writeScorecardSheet } from './scorecard.ts';

const tags = ['Exports'];
const params = z.object({ jobId: pathId });

interface Making {
  caller: Caller;
  gathered: Gathered;
  render: Render;
}

/** Files that other systems and other hands take up. */
export function registerSystemExportRoutes(
  app: App,
  { access, textWork, writer, openSecret, env, database: { db } }: AppDeps,
  renderer: Renderer,
): void {
  const requireJobCaller = createJobAccess({ db, access });

  const gather = async (request: FastifyRequest, jobId: number) => {
    const caller = await requireJobCaller(request, jobId);
    return { caller, gathered: await gatherBooklet(db, caller, { jobId }) };
  };

  const record = (caller: Caller, { job }: Gathered, format: string) =>
    recordAudit(db, caller, {
      action: 'job.exported',
      targetType: 'job',
      targetId: job.id,
      details: { title: job.title, format },
    });

  const writePosting = async ({ caller, gathered }: Omit<Making, 'render'>): Promise<string> => {
    const organization = await readOrganization(db, caller.membership);
    const { job } = gathered;
    const understanding = await understandJob({ db, textWork, writer }, { job, organization });
    const employer = employerOf(understanding.brief.employer, organization);
    const secret = findSecret(employer, understanding.brief.place);
    const brief = secret ? secret.hideAll(understanding.brief) : understanding.brief;
    const website = employer.isClient || employer.confidential ? null : organization.website;
    const posting = readPosting(gathered);
    const { date } = gathered.booklet;
    const source = { jobId: job.id, brief, website, date };
    return writeJsonLd(
      writeJobPosting(cleanTexts({ ...source, posting: posting.publicJobPosting })),
    );
  };

  /** Where somebody was asked or has answered. */
  const renderAlignment = async ({ caller, gathered, render }: Making) => {
    const parts = { db, textWork, writer, openSecret, baseUrl: env.BASE_URL };
    const { id } = gathered.job;
    const { questions, booklet } = await gatherAlignmentSheet(parts, caller.membership, id);
    if (questions.answers.length === 0 && questions.links.length === 0) return [];
    return [{ name: 'alignment-sheet.pdf', body: await render({ format: 'pdf', booklet }) }];
  };

  const files = [
    {
      path: 'job-posting',
      summary: 'The posting as schema.org JobPosting, for search engines and job boards',
      extension: 'jsonld',
      mediaType: 'application/ld+json; charset=utf-8',
      of: 'attractionPosting',
      make: writePosting,
    },
    {
      path: 'board-post',
      summary: 'The posting as plain text to paste, within the limits of the places it goes to',
      extension: 'txt',
      mediaType: 'text/plain; charset=utf-8',
      of: 'attractionPosting',
      make: async ({ gathered }: Making) => writePosts(gathered),
    },
    {
      path: 'scorecard-csv',
      summary: 'The scorecard for a spreadsheet',
      extension: 'csv',
      mediaType: 'text/csv; charset=utf-8',
      of: 'scorecardAssistant',
      make: async ({ gathered }: Making) => writeScorecardCsv(readCriteria(gathered)),
    },
    {
      path: 'scorecard-sheet',
      summary: 'The scorecard as a sheet to print and fill in',
      extension: 'pdf',
      mediaType: 'application/pdf',
      of: 'scorecardAssistant',
      make: renderSheet,
    },
  ] as const;

  for (const { path, summary, extension, mediaType, of, make } of files) {
    app.get(
      `/api/jobs/:jobId/export/${path}`,
      {
        config: { may: 'files.export', budget: budgets.export },
        schema: {
          summary,
          description: 'Before the tool has been written it answers 422 with a sentence.',
          tags,
          params,
        },
      },
      async (request, reply) => {
        const { caller, gathered } = await gather(request, request.params.jobId);
        const render = renderFor(renderer, accountOf(caller), reply);
        const body = await make({ caller, gathered, render });
        await record(caller, gathered, path);
        const fileName = exportFileName({ of, jobTitle: gathered.job.title, extension });
        return download(reply, { fileName, mediaType, body });
      },
    );
  }

  app.get(
    '/api/jobs/:jobId/export/hiring-file',
    {
      config: { may: 'files.export', budget: budgets.hiringFile },
      schema: {
        summary: 'Everything about a job in every format, with how it was written, as a zip',
        tags,
        params,
      },
    },
    async (request, reply) => {
      const { caller, gathered } = await gather(request, request.params.jobId);
      const render = renderFor(renderer, accountOf(caller), reply);
      const { booklet, outputs, job } = gathered;
      // Once the zip is on its way nothing can be refused any more.
      refuseTooMuch(booklet);
      const has = (tool: string) => outputs.some(({ toolType }) => toolType === tool);
      const extras = [
        ...(has('attractionPosting')
          ? [
              { name: 'job-posting.jsonld', body: await writePosting({ caller, gathered }) },
              { name: 'job-board-post.txt', body: writePosts(gathered) },
            ]
          : []),
        ...(has('scorecardAssistant')
          ? [
              { name: 'scorecard.csv', body: writeScorecardCsv(readCriteria(gathered)) },
              { name: 'scorecard-sheet.pdf', body: await renderSheet({ gathered, render }) },
            ]
          : []),
        ...(await renderAlignment({ caller, gathered, render })),
      ];
      await record(caller, gathered, 'hiring-file');
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

function requireTool({ outputs }: Gathered, tool: 'attractionPosting' | 'scorecardAssistant') {
  const found = outputs.find(({ toolType }) => toolType === tool);
  if (!found) {
    const name = tool === 'attractionPosting' ? 'job posting' : 'scorecard';
    throw new AppError(
      'UNPROCESSABLE',
      `No content to export. Generate the ${name} first before exporting.`,
    );
  }
  return found.content;
}

/** As it is read on the web: with who sends it, but without a signature. */
function readPosting(gathered: Gathered) {
  const { sender } = gathered;
  const posting = readAttractionPosting(requireTool(gathered, 'attractionPosting'));
  return fillOwnBlanks(posting, sender && { ...sender, signature: '' });
}

const writePosts = (gathered: Gathered): string =>
  writeBoardPostFile(writeBoardPosts(cleanTexts(readPosting(gathered))));

const readCriteria = (gathered: Gathered) =>
  readScorecardAssistant(requireTool(gathered, 'scorecardAssistant')).customizedInterviewScorecard;

function renderSheet({ gathered, render }: Omit<Making, 'caller'>): Promise<Uint8Array> {
  const { booklet } = gathered;
  const document = cleanTexts(writeScorecardSheet(readCriteria(gathered)));
  const sections = booklet.sections
    .filter(({ tool }) => tool === 'scorecardAssistant')
    .map((section) => ({ ...section, document }));
  return render({ format: 'pdf', booklet: { ...booklet, combined: false, sections } });
}
