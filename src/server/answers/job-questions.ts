import type { JobQuestions } from '#shared/answers.ts';
import { notFound } from '../http/app-error.ts';
import { inToolOrder, listChanges } from '../outputs/answer-changes.ts';
import { type AnsweredJob, readAnsweredJob } from './answered-job.rows.ts';
import { listAnswers } from './answers.rows.ts';
import { listLinks } from './links.rows.ts';
import { listOpenQuestions, type ReadingParts } from './list-open-questions.ts';
import { presentAnswers } from './present-answers.ts';
import { type LinkParts, presentLink } from './present-links.ts';
import { listWrittenTools } from './written.rows.ts';

/** What a job leaves open, what people answered, whom was asked, and what that changes. */
export async function readJobQuestions(
  parts: ReadingParts & LinkParts,
  about: AnsweredJob,
): Promise<JobQuestions> {
  const { db } = parts;
  const found = await readAnsweredJob(db, about);
  if (!found) throw notFound('Job');
  const { open } = await listOpenQuestions(parts, found);
  const rows = await listAnswers(db, about);
  const links = await listLinks(db, about);
  const changes = listChanges(await listWrittenTools(db, about), found.job);
  const answers = rows.map(({ answer }) => answer);
  return {
    open,
    answers: presentAnswers(rows, found.job.answers),
    links: links.map((link) => presentLink(parts, link, answers)),
    changes,
    outdated: inToolOrder(changes.flatMap(({ tools }) => tools)),
  };
}
