import type { AskedQuestion } from '#shared/answers.ts';
import type { AnsweredJob, JobAndOrganization } from './answered-job.rows.ts';
import { listAnswersTo } from './answers.rows.ts';
import { listLinks } from './links.rows.ts';
import { listOpenQuestions, type ReadingParts } from './list-open-questions.ts';

export type QuestionOfAnswer = Pick<AskedQuestion, 'key' | 'topic' | 'ask' | 'tools'>;

/** A question that is open, was answered before or was once sent to somebody: late answers are answers too. */
export async function findQuestion(
  parts: ReadingParts,
  about: AnsweredJob,
  { found, key }: { found: JobAndOrganization; key: string },
): Promise<QuestionOfAnswer | undefined> {
  const { open } = await listOpenQuestions(parts, found);
  const asked = open.find((question) => question.key === key);
  if (asked) return asked;
  const [answered] = (await listAnswersTo(parts.db, about, key)).filter(
    ({ replaces, mustHaves }) => replaces === null && !mustHaves,
  );
  if (answered) return answered;
  const links = await listLinks(parts.db, about);
  return links.flatMap(({ questions }) => questions).find((question) => question.key === key);
}
