import { isSettled } from '#shared/answer-words.ts';
import type { JobAnswer, StoredChange } from '#shared/answers.ts';
import type { Db } from '../db/database.ts';
import type { JobRow } from '../jobs/jobs.rows.ts';
import { type AnsweredJob, changeAnsweredJob } from './answered-job.rows.ts';
import type { AnswerRow } from './answers.rows.ts';
import { sayChange, sayReopened } from './say-change.ts';
import { findStanding, saysTheSame } from './settle.ts';

type Change = Omit<StoredChange, 'revision'>;

/** An answer that from now on counts, and who gave it; a person of the organization without their name. */
export interface Counted {
  row: AnswerRow;
  by: JobAnswer['by'];
}

const toJobAnswer = ({ row, by }: Counted): JobAnswer => ({
  key: row.key,
  topic: row.topic,
  ask: row.ask,
  state: row.state,
  said: row.said,
  by,
  at: row.answeredAt.toISOString(),
  replaces: row.replaces,
});

/** That nobody knows yet is said in the intake; what is known, or no longer, in every tool that speaks of it. */
function toChange({ row }: Counted, standing: JobAnswer | undefined): Change {
  const { key, topic, tools } = row;
  const concerned = isSettled(row) || (standing && isSettled(standing)) ? tools : [];
  return { key, topic, sentence: sayChange(row), tools: [...new Set([...concerned, ...intake])] };
}

const intake = ['intakeAssistant'] as const;

/** What the job says with these answers: one new revision, or none where all of it stands already. */
export async function countAnswers(
  tx: Db,
  about: AnsweredJob,
  { before, counted }: { before: JobRow; counted: readonly Counted[] },
): Promise<boolean> {
  const isNew = ({ row }: Counted) => {
    const standing = findStanding(before.answers, row.key);
    return !standing || !saysTheSame(standing, row);
  };
  const fresh = counted.filter(isNew);
  if (fresh.length === 0) return false;
  const keys = new Set(fresh.map(({ row }) => row.key));
  await changeAnsweredJob(tx, about, {
    before,
    fields: {
      answers: [...before.answers.filter(({ key }) => !keys.has(key)), ...fresh.map(toJobAnswer)],
    },
    changes: fresh.map((one) => toChange(one, findStanding(before.answers, one.row.key))),
  });
  return true;
}

/** The question is open again, or the sentence of the advertisement right after all. */
export async function uncountAnswer(
  tx: Db,
  about: AnsweredJob,
  { before, row }: { before: JobRow; row: Pick<AnswerRow, 'key' | 'topic' | 'ask' | 'tools'> },
): Promise<void> {
  const { key, topic } = row;
  await changeAnsweredJob(tx, about, {
    before,
    fields: { answers: before.answers.filter((answer) => answer.key !== key) },
    changes: [
      { key, topic, sentence: sayReopened(row), tools: [...new Set([...row.tools, ...intake])] },
    ],
  });
}
