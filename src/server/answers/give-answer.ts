import type { AnswerSent } from '#shared/answers.ts';
import { cutText } from '#shared/cut-text.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import { announce } from '../events/announce.ts';
import { notFound } from '../http/app-error.ts';
import type { Caller } from '../organizations/caller.ts';
import { type AnsweredJob, lockAnsweredJob, readAnsweredJob } from './answered-job.rows.ts';
import { answererOf, byRecruiter } from './answerer.ts';
import { type AnswerRow, decide, insertGiven, listAnswersTo } from './answers.rows.ts';
import { countAnswers } from './count-answers.ts';
import { findQuestion } from './find-question.ts';
import type { ReadingParts } from './list-open-questions.ts';
import { inWords } from './present-answers.ts';
import { saysTheSame } from './settle.ts';

interface Giving {
  caller: Caller;
  about: AnsweredJob;
  key: string;
  sent: AnswerSent;
}

const loggedLength = 300;

/** What the audit log says of an answer. */
export const logged = ({ ask, state, said }: Pick<AnswerRow, 'ask' | 'state' | 'said'>) => ({
  question: cutText(ask, loggedLength),
  answer: cutText(inWords({ state, said }), loggedLength),
});

/** Somebody of the organization answers in place: it counts at once, whatever was answered before. */
export async function giveAnswer(
  parts: ReadingParts,
  { caller, about, key, sent }: Giving,
): Promise<void> {
  const found = await readAnsweredJob(parts.db, about);
  if (!found) throw notFound('Job');
  const question = await findQuestion(parts, about, { found, key });
  if (!question) throw notFound('Question');
  const { topic, ask, tools } = question;
  const said = sent.state === 'said' ? sent.said : '';
  await parts.db.transaction(async (tx) => {
    const before = await lockAnsweredJob(tx, about);
    if (!before) throw notFound('Job');
    const status = sent.state === 'unknown' ? ('noted' as const) : ('counts' as const);
    const row = await insertGiven(tx, about, {
      ...answererOf(caller),
      key,
      topic,
      ask,
      tools,
      state: sent.state,
      said,
      status,
    });
    if (status === 'counts') {
      const overruled = (await listAnswersTo(tx, about, key)).filter(
        (other) => other.id !== row.id && other.status === 'counts' && !saysTheSame(other, row),
      );
      await decide(tx, about, { ids: overruled.map(({ id }) => id), status: 'refused' });
      await countAnswers(tx, about, { before, counted: [{ row, by: byRecruiter }] });
    }
    await recordAudit(tx, caller, {
      action: 'answer.given',
      targetType: 'job',
      targetId: about.jobId,
      details: { title: before.title, ...logged(row) },
    });
    await announce(tx, about.organizationId, { type: 'job', jobId: about.jobId, change: 'edited' });
  });
}
