import { textsOnPaper } from '#shared/job-on-paper.ts';
import type { Output } from '#shared/output.ts';
import { type Sender, toSender } from '#shared/sender.ts';
import { toolIds } from '#shared/tool-info.ts';
import { documents } from '#tools/documents.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { findSecret, isForCandidates } from '../generation/confidential/hide-employer.ts';
import { employerOf } from '../generation/employer-of.ts';
import { findJob, type JobRow } from '../jobs/jobs.rows.ts';
import type { Caller } from '../organizations/caller.ts';
import { readOrganization } from '../organizations/organizations.rows.ts';
import { listOutputs } from '../outputs/outputs.rows.ts';
import { readProfile } from '../users/profile.ts';
import { type Booklet, paperOf } from './booklet.ts';
import { findCountry } from './country.rows.ts';
import { cleanTexts } from './clean-text.ts';

export interface Gathered {
  job: JobRow;
  /** Those with content, in the order of the tools. */
  outputs: Output[];
  booklet: Booklet;
  /** Whose name stands in the texts; nobody's where a program exports. */
  sender: Sender | undefined;
}

interface Wanted {
  jobId: number;
  /** Only this one; else all that have been written. */
  outputId?: number | undefined;
}

/** What a file is made from, read once. */
export async function gatherBooklet(
  db: Db,
  caller: Caller,
  { jobId, outputId }: Wanted,
): Promise<Gathered> {
  const { membership } = caller;
  const job = await findJob(db, membership, jobId);
  if (!job) throw notFound('Job');
  const organization = await readOrganization(db, membership);
  const all = await listOutputs(db, membership, jobId);
  const wanted = outputId === undefined ? all : all.filter(({ id }) => id === outputId);
  if (outputId !== undefined && wanted.length === 0) throw notFound('Output');
  const outputs = wanted
    .filter(({ content }) => content !== null)
    .toSorted((one, other) => toolIds.indexOf(one.toolType) - toolIds.indexOf(other.toolType));
  if (outputs.length === 0) {
    throw new AppError(
      'UNPROCESSABLE',
      'No content to export. Generate some content first before exporting.',
    );
  }
  // A paper that is made for candidates bears no name that they must not read.
  const forCandidates = outputs.every(({ toolType }) => isForCandidates(toolType));
  const place = { given: job.location, label: '' };
  const secret = forCandidates
    ? findSecret(
        employerOf(
          { name: job.employer ?? organization.name, confidential: job.employerConfidential },
          organization,
        ),
        place,
      )
    : undefined;
  const sender = await findSender(db, caller, job);
  return {
    job,
    outputs,
    sender,
    booklet: cleanTexts({
      combined: outputId === undefined,
      job: { ...textsOnPaper(job), title: secret?.hide(job.title) ?? job.title },
      organization: secret?.occursIn(organization.name) ? '' : organization.name,
      paper: paperOf(await findCountry(db, membership, jobId)),
      date: new Date().toISOString().slice(0, 10),
      sections: outputs.map(({ toolType, content, provenance }) => ({
        tool: toolType,
        document: documents[toolType](content, sender),
        provenance,
      })),
    }),
  };
}

async function findSender(db: Db, { actor }: Caller, job: JobRow): Promise<Sender | undefined> {
  if (actor.kind !== 'person') return undefined;
  return toSender(await readProfile(db, actor), job);
}
