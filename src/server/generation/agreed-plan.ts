import type { AgreedPlan, DraftedPlan, JobPlan } from '#shared/agreed-plan.ts';
import type { JobLine } from '#shared/job-line.ts';
import type { Db } from '../db/database.ts';
import type { TextWork } from '../text-work/text-work.ts';
import type { Writer } from '../writers/writer.ts';
import {
  gatherSource,
  type JobInWriting,
  type Understanding,
  type WritingOrganization,
} from './gather-source.ts';
import { keepForDatabase } from './keep-for-database.ts';
import { keepDraftedPlan, readBrief } from './writing.rows.ts';

interface Parts {
  db: Db;
  textWork: TextWork;
  writer: Pick<Writer, 'plan' | 'info'>;
}

interface Planned {
  job: JobInWriting['job'];
  organization: WritingOrganization;
  understanding: Understanding;
}

interface Subject extends Planned {
  text: readonly JobLine[];
  signal: AbortSignal;
}

/** What was settled of the plan, by people or else by a model; nothing where code proposes all of it. */
export async function findAgreedPlan(parts: Parts, subject: Subject): Promise<AgreedPlan | null> {
  if (subject.job.agreedPlan) return subject.job.agreedPlan;
  return (await findDraft(parts, subject))?.plan ?? null;
}

/** The plan of a job for the screen, with what it would be without the changes of people. */
export async function presentPlan(parts: Parts, subject: Planned): Promise<JobPlan> {
  const { job, understanding } = subject;
  const kept = await readBrief(parts.db, job.id, understanding.briefHash);
  const drafted = parts.writer.plan ? (kept?.draftedPlan ?? null) : null;
  const { proposal: own, statedSteps } = await propose(parts, subject);
  const proposal = drafted?.plan ?? own;
  return {
    plan: job.agreedPlan ?? proposal,
    by: job.agreedPlan ? 'person' : drafted ? 'model' : 'code',
    model: drafted?.model ?? null,
    proposal,
    statedSteps,
  };
}

/** Ten tasks of one job begin at the same moment; the first of a process has the plan drafted for all. */
const underwayIn = keepForDatabase(() => new Map<string, Promise<DraftedPlan | null>>());
/** So long a plan that could not be drafted is not asked for again. */
const refusedMilliseconds = 30_000;

function findDraft(parts: Parts, subject: Subject): Promise<DraftedPlan | null> {
  const { briefHash } = subject.understanding;
  if (!parts.writer.plan) return Promise.resolve(null);
  const underway = underwayIn(parts.db);
  const known = underway.get(briefHash);
  if (known) return known;
  const found = readOrDraft(parts, subject);
  underway.set(briefHash, found);
  const forget = () => underway.get(briefHash) === found && underway.delete(briefHash);
  found
    .then((drafted) => (drafted ? forget() : setTimeout(forget, refusedMilliseconds).unref()))
    .catch(forget);
  return found;
}

async function readOrDraft(parts: Parts, subject: Subject): Promise<DraftedPlan | null> {
  const { db, writer } = parts;
  const { job, understanding, signal } = subject;
  const { briefHash: inputHash, organizationId } = understanding;
  const kept = await readBrief(db, job.id, inputHash);
  if (kept?.draftedPlan) return kept.draftedPlan;
  const { source, proposal } = await propose(parts, subject);
  const draftedPlan = (await writer.plan?.({ source, proposal, organizationId, signal })) ?? null;
  if (draftedPlan) await keepDraftedPlan(db, { jobId: job.id, inputHash, draftedPlan });
  return draftedPlan;
}

/** As tools for the organization itself see the job: a plan is theirs, and hides nobody's name. */
async function propose(
  { textWork }: Parts,
  { organization, understanding, text = [] }: Planned & Partial<Subject>,
) {
  const output = { toolType: 'intakeAssistant' as const, notes: [] };
  const { source } = gatherSource(understanding, { organization, output }, { text });
  return { source, ...(await textWork.run('proposePlan', source, understanding)) };
}
