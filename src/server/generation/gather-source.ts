import { createHash } from 'node:crypto';
import { BRIEF_VERSION } from '#reading/brief-version.ts';
import type { Brief } from '#shared/brief.ts';
import { type JobTextField, jobTextFields } from '#shared/job-fields.ts';
import type { JobLine } from '#shared/job-line.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import { voiceTones } from '#shared/organization.ts';
import type { Source } from '#plan/source.ts';
import type { Db } from '../db/database.ts';
import { loadPayRows } from '../market/pay.rows.ts';
import type { TextJobInput, TextJobResult } from '../text-work/jobs.ts';
import type { Writer } from '../writers/writer.ts';
import { TooMuchToRead, type TextWork } from '../text-work/text-work.ts';
import { findSecret, hideEmployer, isForCandidates } from './confidential/hide-employer.ts';
import type { HiddenName } from './confidential/hide-name.ts';
import { employerOf } from './employer-of.ts';
import { keepForDatabase } from './keep-for-database.ts';
import { keepBrief, readBrief, type Claimed } from './writing.rows.ts';

export interface JobInWriting {
  job: Claimed['job'];
  organization: Pick<Claimed['organization'], 'name' | 'industry' | 'companySize'>;
}

export interface Understanding extends Pick<Source, 'brief' | 'market' | 'today' | 'answers'> {
  /** What a language model read in the text; null where code read alone. */
  told: ModelReading | null;
  organizationId: number;
  /** The same for the same job, organization and version of the code that understood them. */
  briefHash: string;
}

interface Parts {
  db: Db;
  textWork: TextWork;
  writer: Pick<Writer, 'read' | 'info'>;
}

/** What a job says and what public figures say about it: the same for all its tools. */
export async function understandJob(parts: Parts, subject: JobInWriting): Promise<Understanding> {
  const { db, textWork } = parts;
  const { organizationId } = subject.job;
  const owner = { organizationId };
  const reader = parts.writer.read ? parts.writer.info.model : null;
  const briefHash = hashInput(subject, reader);
  const today = new Date().toISOString().slice(0, 10);
  const { brief, told, payNeeds } = await findBrief(parts, subject, briefHash);
  const payRows = await loadPayRows(db, payNeeds);
  const market = await textWork.run('assess', { brief, payRows, today }, owner);
  return { organizationId, brief, told, market, today, briefHash, answers: subject.job.answers };
}

interface Understood {
  brief: Brief;
  told: ModelReading | null;
  payNeeds: TextJobResult<'listPayNeeds'>;
  /** False where a model should have read it too and could not. */
  isFinal: boolean;
}

/** Ten tasks of one job begin at the same moment; the first of a process understands it for all. */
const recentIn = keepForDatabase(() => new Map<string, Promise<Understood>>());
const recentLimit = 50;
/** So long what could not be read is not tried again: the other tasks of the job would come to the same. */
const refusedMilliseconds = 30_000;

function findBrief(parts: Parts, subject: JobInWriting, inputHash: string): Promise<Understood> {
  const recent = recentIn(parts.db);
  const known = recent.get(inputHash);
  if (known) return known;
  const found = readOrUnderstand(parts, subject, inputHash);
  recent.set(inputHash, found);
  const [oldest] = recent.keys();
  if (recent.size > recentLimit && oldest) recent.delete(oldest);
  const forget = () => recent.get(inputHash) === found && recent.delete(inputHash);
  const forgetLater = () => setTimeout(forget, refusedMilliseconds).unref();
  found
    .then(({ isFinal }) => isFinal || forgetLater())
    .catch((error: unknown) => {
      if (error instanceof TooMuchToRead) forgetLater();
      else forget();
    });
  return found;
}

async function readOrUnderstand(
  { db, textWork, writer }: Parts,
  { job, organization }: JobInWriting,
  inputHash: string,
): Promise<Understood> {
  const { id: jobId, organizationId } = job;
  const owner = { organizationId };
  let isFinal = true;
  const kept = await readBrief(db, jobId, inputHash);
  let brief = kept?.brief;
  let told = kept?.told ?? null;
  if (!brief) {
    told = job.sourceText ? ((await writer.read?.(job.sourceText, owner)) ?? null) : null;
    const texts = pickTexts({ job, organization });
    brief = await textWork.run('understand', { ...texts, job: { ...texts.job, told } }, owner);
    // A model that could not be reached is asked again with the next writing.
    isFinal = !writer.read || told !== null || !job.sourceText;
    if (isFinal) await keepBrief(db, { jobId, organizationId, inputHash, brief, told });
  }
  return { brief, told, payNeeds: await textWork.run('listPayNeeds', brief, owner), isFinal };
}

/** The job's own words, for a writer that reads them. */
export const listText = (textWork: TextWork, subject: JobInWriting): Promise<JobLine[]> =>
  textWork.run('listLines', pickTexts(subject).job, subject.job);

/** What is understood, and nothing else of the rows. */
function pickTexts({ job, organization }: JobInWriting): TextJobInput<'understand'> {
  const { sourceText, corrections, employer, employerConfidential, answers } = job;
  const { name, industry, companySize } = organization;
  const texts = Object.fromEntries(jobTextFields.map((field) => [field, job[field]]));
  return {
    job: {
      ...(texts as Pick<JobInWriting['job'], JobTextField>),
      sourceText,
      corrections,
      employer,
      employerConfidential,
      answers,
    },
    organization: { name, industry, companySize },
  };
}

const jobText = (job: JobInWriting['job']) => [
  job.id,
  ...jobTextFields.map((field) => job[field]),
  job.sourceText,
  job.corrections,
  job.employer,
  job.employerConfidential,
  // A job without answers is known by the same hash as before there were any.
  ...(job.answers.length > 0 ? [job.answers] : []),
];

function hashInput({ job, organization }: JobInWriting, reader: string | null): string {
  const { name, industry, companySize } = organization;
  const texts = [BRIEF_VERSION, jobText(job), name, industry, companySize];
  const input = JSON.stringify(reader === null ? texts : [...texts, reader]);
  return createHash('sha256').update(input).digest('hex').slice(0, 32);
}

export interface Gathered {
  source: Source;
  /** The name that must not be in what is written; nothing where it may. */
  secret: HiddenName | undefined;
}

/** What of an organization its texts are written from. */
export type WritingOrganization = Pick<
  Claimed['organization'],
  | 'name'
  | 'industry'
  | 'companySize'
  | 'description'
  | 'website'
  | 'voiceTone'
  | 'messagingStyle'
  | 'outputLanguage'
>;

interface Settled {
  organization: WritingOrganization;
  output: Pick<Claimed['output'], 'toolType' | 'notes'>;
}

/** Everything a tool may draw on for one writing. */
export function gatherSource(
  { brief, market, today, answers = [] }: Understanding,
  { organization, output }: Settled,
  { text = [], agreed = null }: Pick<Source, 'text' | 'agreed'> = {},
): Gathered {
  const { description, website, voiceTone, messagingStyle, outputLanguage } = organization;
  const employer = employerOf(brief.employer, organization);
  const source: Source = {
    brief,
    market,
    today,
    voice: {
      tone: voiceTones.find((tone) => tone === voiceTone) ?? 'professional',
      messagingStyle: messagingStyle ?? '',
    },
    ...(outputLanguage === 'advertisement' && { writeIn: brief.language ?? 'en' }),
    employer: {
      name: employer.name,
      description: employer.isClient ? '' : (description ?? ''),
      website: website ?? '',
      signsFor: organization.name,
    },
    text,
    notes: output.notes,
    answers,
    agreed,
  };
  const secret = isForCandidates(output.toolType) ? findSecret(employer, brief.place) : undefined;
  return { source: secret ? hideEmployer(source, employer, secret) : source, secret };
}
