import type { AskedQuestion } from '#shared/answers.ts';
import type { Brief } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';
import type { Db } from '../db/database.ts';
import { gatherSource, understandJob, type Understanding } from '../generation/gather-source.ts';
import { readBrief } from '../generation/writing.rows.ts';
import type { TextWork } from '../text-work/text-work.ts';
import type { Writer } from '../writers/writer.ts';
import type { JobAndOrganization } from './answered-job.rows.ts';

export interface ReadingParts {
  db: Db;
  textWork: TextWork;
  writer: Pick<Writer, 'read' | 'plan' | 'info'>;
}

export interface AskedJob {
  understanding: Understanding;
  brief: Brief;
  source: Source;
  open: AskedQuestion[];
}

/** What a job leaves open now, with all it was found from: the plan as people or a model settled it. */
export async function listOpenQuestions(
  parts: ReadingParts,
  { job, organization }: JobAndOrganization,
): Promise<AskedJob> {
  const understanding = await understandJob(parts, { job, organization });
  const kept = parts.writer.plan
    ? await readBrief(parts.db, job.id, understanding.briefHash)
    : undefined;
  const agreed = job.agreedPlan ?? kept?.draftedPlan?.plan ?? null;
  const output = { toolType: 'intakeAssistant' as const, notes: [] };
  const { source } = gatherSource(understanding, { organization, output }, { agreed });
  const open = await parts.textWork.run('listQuestions', source, understanding);
  return { understanding, brief: understanding.brief, source, open };
}
