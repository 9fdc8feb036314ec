import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportFileName } from '#shared/export-name.ts';
import { writeBoardPosts } from '#tools/attraction-posting/board-posts.ts';
import { readAttractionPosting } from '#tools/attraction-posting/content.ts';
import { readScorecardAssistant } from '#tools/scorecard-assistant/content.ts';
import { recordAudit } from '../../audit/audit.rows.ts';
import { findSecret } from '../../generation/confidential/hide-employer.ts';
import { employerOf } from '../../generation/employer-of.ts';
import { understandJob } from '../../generation/gather-source.ts';
import type { App, AppDeps } from '../../http/app-deps.ts';
import { AppError } from '../../http/app-error.ts';
import { pathId } from '../../http/path-id.ts';
import { createJobAccess } from '../../jobs/job-access.ts';
import type { Caller } from '../../organizations/caller.ts';
import { readOrganization } from '../../organizations/organizations.rows.ts';
import { cleanTexts } from '../clean-text.ts';
import { download } from '../download.ts';
import { gatherBooklet, type Gathered } from '../gather-booklet.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { writeBoardPostFile } from './board-post.ts';
import { listHiringFile, writeZip } from './hiring-file.ts';
import { writeJobPosting, writeJsonLd } from './job-posting.ts';
import { writeScorecardCsv, writeScorecardSheet } from './scorecard.ts';

const tags = ['Exports'];
const params = z.object({ jobId: pathId });

/** Files that other systems and other hands take up. */
export function registerSystemExportRoutes(
  app: App,
  { access, database: { db } }: AppDeps,
  renderer: Renderer,
): void {
  const requireJobCaller = createJobAccess({ db, access });

  const gather = async (request: FastifyRequest, jobId: number) => {
    const caller = await requireJobCaller(request, jobId);
    return { caller, gathered: await gatherBooklet(db, caller.membership, { jobId }) };
  };

  const record = (caller: Caller, { job }: Gathered, format: string) =>
    recordAudit(db, caller, {
      action: 'job.exported',
      targetType: 'job',
      targetId: job.id,
      details: { title: job.title, format },
    });

  const writePosting = async ({ membership }: Caller, gathered: Gathered): Promise<string> => {
    const organization = await readOrganization(db, membership);
    const { job } = gathered;
    const understanding = await understandJob(db, { job, organization });
    const employer = employerOf(job, organization);
    const secret = findSecret(employer, understanding.brief.place);
    const brief = secret ? secret.hideAll(understanding.brief) : understanding.brief;
    const website = employer.isClient || employer.confidential ? null : organization.website;
    const posting = readAttractionPosting(requireTool(gathered, 'attractionPosting'));
    const { date } = gathered.booklet;
    const source = { jobId: job.id, brief, website, date };
    return writeJsonLd(
      writeJobPosting(cleanTexts({ ...source, posting: posting.publicJobPosting })),
    );
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
      make: async (_: Caller, gathered: Gathered) => writePosts(gathered),
    },
    {
      path: 'scorecard-csv',
      summary: 'The scorecard for a spreadsheet',
      extension: 'csv',
      mediaType: 'text/csv; charset=utf-8',
      of: 'scorecardAssistant',
      make: async (_: Caller, gathered: Gathered) => writeScorecardCsv(readCriteria(gathered)),
    },
    {
      path: 'scorecard-sheet',
      summary: 'The scorecard as a sheet to print and fill in',
      extension: 'pdf',
      mediaType: 'application/pdf',
      of: 'scorecardAssistant',
      make: (_: Caller, gathered: Gathered) => renderSheet(gathered, renderer),
    },
  ] as const;

  for (const { path, summary, extension, mediaType, of, make } of files) {
    app.get(
      `/api/jobs/:jobId/export/${path}`,
      {
        schema: {
          summary,
          description: 'Before the tool has been written it answers 422 with a sentence.',
          tags,
          params,
        },
      },
      async (request, reply) => {
        const { caller, gathered } = await gather(request, request.params.jobId);
        const body = await make(caller, gathered);
        await record(caller, gathered, path);
        const fileName = exportFileName({ of, jobTitle: gathered.job.title, extension });
        return download(reply, { fileName, mediaType, body });
      },
    );
  }

  app.get(
    '/api/jobs/:jobId/export/hiring-file',
    {
      schema: {
        summary: 'Everything about a job in every format, with how it was written, as a zip',
        tags,
        params,
      },
    },
    async (request, reply) => {
      const { caller, gathered } = await gather(request, request.params.jobId);
      const { booklet, outputs, job } = gathered;
      const has = (tool: string) => outputs.some(({ toolType }) => toolType === tool);
      const extras = [
        ...(has('attractionPosting')
          ? [
              { name: 'job-posting.jsonld', body: await writePosting(caller, gathered) },
              { name: 'job-board-post.txt', body: writePosts(gathered) },
            ]
          : []),
        ...(has('scorecardAssistant')
          ? [
              { name: 'scorecard.csv', body: writeScorecardCsv(readCriteria(gathered)) },
              { name: 'scorecard-sheet.pdf', body: await renderSheet(gathered, renderer) },
            ]
          : []),
      ];
      await record(caller, gathered, 'hiring-file');
      const entries = listHiringFile({
        booklet,
        employer: job.employer,
        outputs,
        extras,
        renderer,
      });
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

const writePosts = (gathered: Gathered): string => {
  const posting = readAttractionPosting(requireTool(gathered, 'attractionPosting'));
  return writeBoardPostFile(writeBoardPosts(cleanTexts(posting)));
};

const readCriteria = (gathered: Gathered) =>
  readScorecardAssistant(requireTool(gathered, 'scorecardAssistant')).customizedInterviewScorecard;

function renderSheet(gathered: Gathered, renderer: Renderer): Promise<Uint8Array> {
  const { booklet } = gathered;
  const document = cleanTexts(writeScorecardSheet(readCriteria(gathered)));
  const sections = booklet.sections
    .filter(({ tool }) => tool === 'scorecardAssistant')
    .map((section) => ({ ...section, document }));
  return renderer.render({ format: 'pdf', booklet: { ...booklet, combined: false, sections } });
}
