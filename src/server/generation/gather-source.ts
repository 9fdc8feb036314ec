import { createHash } from 'node:crypto';
import { assessMarket, listPayNeeds } from '#market/assessment/assess-market.ts';
import { BRIEF_VERSION } from '#reading/brief-version.ts';
import { understand } from '#reading/read-stored-job.ts';
import { jobTextFields, type Brief } from '#shared/brief.ts';
import { voiceTones } from '#shared/organization.ts';
import type { Source } from '#tools/source.ts';
import type { Db } from '../db/database.ts';
import { loadPaySource } from '../market/pay.rows.ts';
import { keepBrief, readBrief, type Claimed } from './writing.rows.ts';

interface JobInWriting {
  job: Claimed['job'];
  organization: Pick<Claimed['organization'], 'name' | 'industry' | 'companySize'>;
}

export interface Understanding extends Pick<Source, 'brief' | 'market' | 'today'> {
  /** The same for the same job, organization and version of the code that understood them. */
  briefHash: string;
}

/** What a job says and what public figures say about it: the same for all its tools. */
export async function understandJob(db: Db, subject: JobInWriting): Promise<Understanding> {
  const briefHash = hashInput(subject);
  const today = new Date().toISOString().slice(0, 10);
  const brief = await findBrief(db, subject, briefHash);
  const paySources = [await loadPaySource(db, listPayNeeds(brief))];
  return { brief, market: assessMarket({ brief, paySources, today }), today, briefHash };
}

/** Ten tasks of one job begin at the same moment; the first of a process understands it for all. */
const recent = new Map<string, Brief>();
const recentLimit = 50;

async function findBrief(db: Db, { job, organization }: JobInWriting, inputHash: string) {
  const kept = recent.get(inputHash) ?? (await readBrief(db, job.id, inputHash));
  if (kept) return kept;
  const known = recent.get(inputHash);
  if (known) return known;
  const brief = understand({ job, organization });
  recent.set(inputHash, brief);
  const [oldest] = recent.keys();
  if (recent.size > recentLimit && oldest) recent.delete(oldest);
  const { id: jobId, organizationId } = job;
  await keepBrief(db, { jobId, organizationId, inputHash, brief });
  return brief;
}

const jobText = (job: JobInWriting['job']) => [job.id, ...jobTextFields.map((field) => job[field])];

function hashInput({ job, organization }: JobInWriting): string {
  const { name, industry, companySize } = organization;
  const input = JSON.stringify([BRIEF_VERSION, jobText(job), name, industry, companySize]);
  return createHash('sha256').update(input).digest('hex').slice(0, 32);
}

/** Everything a tool may draw on for one writing. */
export function gatherSource(
  { brief, market, today }: Understanding,
  { organization, output }: Pick<Claimed, 'organization' | 'output'>,
): Source {
  const { name, description, website, voiceTone, messagingStyle } = organization;
  return {
    brief,
    market,
    today,
    voice: {
      tone: voiceTones.find((tone) => tone === voiceTone) ?? 'professional',
      messagingStyle: messagingStyle ?? '',
    },
    employer: { name, description: description ?? '', website: website ?? '' },
    notes: output.notes,
  };
}
