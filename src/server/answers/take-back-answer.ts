import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import { notFound } from '../http/app-error.ts';
import type { Caller } from '../organizations/caller.ts';
import { type AnsweredJob, lockAnsweredJob } from './answered-job.rows.ts';
import { answererOf } from './answerer.ts';
import { decide, forgetAnswers, listAnswersTo } from './answers.rows.ts';
import { uncountAnswer } from './count-answers.ts';
import { logged } from './give-answer.ts';
import { findStanding } from './settle.ts';

interface TakingBack {
  caller: Caller;
  about: AnsweredJob;
  key: string;
}

/** The answer that counts does so no longer; one's own is forgotten, those of others are kept. */
export async function takeBackAnswer(db: Db, { caller, about, key }: TakingBack): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockAnsweredJob(tx, about);
    if (!before) throw notFound('Job');
    const standing = findStanding(before.answers, key);
    if (!standing) throw notFound('Answer');
    const rows = await listAnswersTo(tx, about, key);
    const counting = rows.filter(({ status }) => status === 'counts');
    const { answerer } = answererOf(caller);
    const isOwn = (row: { answerer: string }) => row.answerer === answerer;
    const idsOf = (some: typeof rows) => some.map(({ id }) => id);
    await forgetAnswers(tx, about, idsOf(counting.filter(isOwn)));
    const others = idsOf(counting.filter((row) => !isOwn(row)));
    await decide(tx, about, { ids: others, status: 'refused' });
    const tools = rows[0]?.tools ?? [];
    await uncountAnswer(tx, about, { before, row: { ...standing, tools } });
    await recordAudit(tx, caller, {
      action: 'answer.decided',
      targetType: 'job',
      targetId: about.jobId,
      details: { title: before.title, ...logged(standing), taken: false },
    });
    await announce(tx, about.organizationId, { type: 'job', jobId: about.jobId, change: 'edited' });
  });
}
