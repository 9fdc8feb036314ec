import type { JobAnswer } from '#shared/answers.ts';
import { toolIds } from '#shared/tool-info.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import type { OrderedMustHaves } from '../db/ordered-must-haves.ts';
import { announce } from '../events/announce.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { JobRow } from '../jobs/jobs.rows.ts';
import type { Caller } from '../organizations/caller.ts';
import { type AnsweredJob, changeAnsweredJob, lockAnsweredJob } from './answered-job.rows.ts';
import { byRecruiter } from './answerer.ts';
import { type AnswerRow, decide, findAnswer, listAnswersTo } from './answers.rows.ts';
import { countAnswers, uncountAnswer } from './count-answers.ts';
import { logged } from './give-answer.ts';
import { findLink } from './links.rows.ts';
import { orderMustHaves } from './must-haves.ts';
import { sayReordered } from './say-change.ts';
import { findStanding, saysTheSame } from './settle.ts';

interface Decision {
  caller: Caller;
  about: AnsweredJob;
  answerId: number;
  take: boolean;
}

interface Deciding {
  tx: Db;
  about: AnsweredJob;
  before: JobRow;
  row: AnswerRow;
}

/** Somebody of the organization says whether an answer counts, whatever contradicts it. */
export async function decideAnswer(
  db: Db,
  { caller, about, answerId, take }: Decision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockAnsweredJob(tx, about);
    if (!before) throw notFound('Job');
    const row = await findAnswer(tx, about, answerId);
    if (!row) throw notFound('Answer');
    const deciding = { tx, about, before, row };
    await (take ? takeOver(deciding) : leaveOut(deciding));
    await recordAudit(tx, caller, {
      action: 'answer.decided',
      targetType: 'job',
      targetId: about.jobId,
      details: { title: before.title, ...logged(row), taken: take },
    });
    await announce(tx, about.organizationId, { type: 'job', jobId: about.jobId, change: 'edited' });
  });
}

async function takeOver(deciding: Deciding): Promise<void> {
  const { tx, about, before, row } = deciding;
  if (row.state === 'unknown') {
    throw new AppError(
      'UNPROCESSABLE',
      'This answer says that nobody knows: there is nothing to take over.',
    );
  }
  const overruled = (await listAnswersTo(tx, about, row.key)).filter(
    (other) => other.id !== row.id && other.status === 'counts' && !saysTheSame(other, row),
  );
  await decide(tx, about, { ids: overruled.map(({ id }) => id), status: 'refused' });
  await decide(tx, about, { ids: [row.id], status: 'counts' });
  if (row.mustHaves) return takeOrder(deciding, row.mustHaves);
  const by = await findBy(deciding);
  await countAnswers(tx, about, { before, counted: [{ row, by }] });
}

async function findBy({ tx, about, row }: Deciding): Promise<JobAnswer['by']> {
  if (row.linkId === null) return byRecruiter;
  const link = await findLink(tx, about, row.linkId);
  return { name: link?.name ?? '', as: 'hiring manager' };
}

/** An order of must-haves is a correction of how the text is read, like one made under "What we understood". */
async function takeOrder({ tx, about, before, row }: Deciding, wanted: OrderedMustHaves) {
  const { key, topic } = row;
  await changeAnsweredJob(tx, about, {
    before,
    fields: { corrections: orderMustHaves(before.corrections, wanted) },
    changes: [{ key, topic, sentence: sayReordered, tools: [...toolIds] }],
  });
}

async function leaveOut({ tx, about, before, row }: Deciding): Promise<void> {
  if (row.mustHaves && row.status === 'counts') {
    throw new AppError(
      'CONFLICT',
      'The must-haves are in this order already. Put them in another one under “What we understood”.',
    );
  }
  await decide(tx, about, { ids: [row.id], status: 'refused' });
  const standing = findStanding(before.answers, row.key);
  if (row.status === 'counts' && standing && saysTheSame(standing, row)) {
    await uncountAnswer(tx, about, { before, row });
  }
}
