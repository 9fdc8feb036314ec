import type { z } from 'zod';
import type { AnswerSent, factCorrectionSchema, mustHavesSentSchema } from '#shared/answers.ts';
import { matterTools } from '#plan/questions/question-kinds.data.ts';
import { toolIds } from '#shared/tool-info.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { OpenLink } from './answered-job.rows.ts';
import { answererOfLink } from './answerer.ts';
import { forgetOwn, listAnswersOf, saveTyped } from './answers.rows.ts';
import { readKnownJob } from './known-job.ts';
import type { ReadingParts } from './list-open-questions.ts';
import { listMoved, mustHavesAsk, mustHavesKey, sayMustHaves } from './must-haves.ts';
import { factKey } from './stated-facts.ts';

/** What somebody with a link writes is kept as they type; it reaches the job when they are done. */
export async function saveAnswer(
  db: Db,
  { about, link }: OpenLink,
  { key, sent }: { key: string; sent: AnswerSent },
): Promise<void> {
  const question = link.questions.find((asked) => asked.key === key);
  if (!question) throw notFound('Question');
  const { topic, ask, tools } = question;
  await saveTyped(db, about, {
    key,
    topic,
    ask,
    tools,
    state: sent.state,
    said: sent.state === 'said' ? sent.said : '',
    answerer: answererOfLink(link.id),
    linkId: link.id,
  });
}

const changedMeanwhile = (field: string) => {
  const message =
    'The job has been changed since you opened this page, and this line is no longer in it. Load the page again; your answers are kept.';
  return new AppError('CONFLICT', message, { fields: { [field]: message } });
};

/** Must-haves in order, and which of them are only wishes. */
export async function saveMustHaves(
  parts: ReadingParts,
  opened: OpenLink,
  sent: z.infer<typeof mustHavesSentSchema>,
): Promise<void> {
  const { mustHaves } = await readKnownJob(parts, opened);
  const wordsOf = (shown: string) => {
    const line = mustHaves.find((one) => one.shown.quote === shown);
    if (!line) throw changedMeanwhile('order');
    return line.quote;
  };
  const order = [...new Set(sent.order.map(wordsOf))];
  const wishes = [...new Set(sent.wishes.map(wordsOf))];
  const wanted = { order: [...new Set([...order, ...wishes])], wishes };
  const { about, link } = opened;
  await saveTyped(parts.db, about, {
    key: mustHavesKey,
    topic: 'Must-haves',
    ask: mustHavesAsk,
    tools: [...toolIds],
    state: 'said',
    said: sayMustHaves(wanted),
    mustHaves: { ...wanted, moved: listMoved(mustHaves, wanted) },
    answerer: answererOfLink(link.id),
    linkId: link.id,
  });
}

/** A sentence of the advertisement as it should be; without words, it was right after all. */
export async function saveCorrection(
  parts: ReadingParts,
  opened: OpenLink,
  sent: z.infer<typeof factCorrectionSchema>,
): Promise<void> {
  const { about, link } = opened;
  const answerer = answererOfLink(link.id);
  const { facts } = await readKnownJob(parts, opened);
  const fact = facts.find(({ shown }) => shown.quote === sent.quote);
  if (!fact) throw changedMeanwhile('quote');
  const { topic, quote } = fact;
  const key = factKey(quote);
  if (sent.said === '') {
    await forgetOwn(parts.db, about, { key, answerer });
    await refuseIfCounted(parts.db, opened, key);
    return;
  }
  await saveTyped(parts.db, about, {
    key,
    topic,
    ask: `Is it right that the advertisement says: “${quote}”?`,
    tools: [...(matterTools[topic] ?? toolIds)],
    state: 'said',
    said: sent.said,
    replaces: quote,
    answerer,
    linkId: link.id,
  });
}

async function refuseIfCounted(db: Db, { about, link }: OpenLink, key: string): Promise<void> {
  const own = await listAnswersOf(db, about, answererOfLink(link.id));
  if (own.some((row) => row.key === key)) {
    throw new AppError(
      'CONFLICT',
      'Your correction has already been taken over. Write what is right instead, or tell whoever asked you.',
    );
  }
}
