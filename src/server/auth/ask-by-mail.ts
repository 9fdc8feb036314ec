import type { AppDeps } from '../app-deps.ts';
import { answerByMail, type Question } from './answer-by-mail.task.ts';

/** The same work for every address: one sealed note in the queue. */
export async function askByMail(
  { queue, sealSecret, database: { db } }: Pick<AppDeps, 'queue' | 'sealSecret' | 'database'>,
  question: Question,
): Promise<void> {
  await queue.send(answerByMail, { sealed: sealSecret(JSON.stringify(question)) }, { db });
}
