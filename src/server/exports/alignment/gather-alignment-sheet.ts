import type { JobQuestions } from '#shared/answers.ts';
import { textsOnPaper } from '#shared/job-on-paper.ts';
import { type Booklet, paperOf } from '../booklet.ts';
import { cleanTexts } from '../clean-text.ts';
import { findCountry } from '../country.rows.ts';
import { notFound } from '../../http/app-error.ts';
import type { Membership } from '../../organizations/memberships.rows.ts';
import { writeAlignmentSheet } from './alignment-sheet.ts';
import { answeredBy, readAnsweredJob } from '../../answers/answered-job.rows.ts';
import { readJobQuestions } from '../../answers/job-questions.ts';
import type { ReadingParts } from '../../answers/list-open-questions.ts';
import type { LinkParts } from '../../answers/present-links.ts';

interface AlignmentSheet {
  title: string;
  questions: JobQuestions;
  booklet: Booklet;
}

/** What the file of an alignment sheet is made from. */
export async function gatherAlignmentSheet(
  parts: ReadingParts & LinkParts,
  membership: Membership,
  jobId: number,
): Promise<AlignmentSheet> {
  const about = answeredBy(membership, jobId);
  const found = await readAnsweredJob(parts.db, about);
  if (!found) throw notFound('Job');
  const questions = await readJobQuestions(parts, about);
  const booklet = cleanTexts<Booklet>({
    combined: false,
    job: textsOnPaper(found.job),
    organization: found.organization.name,
    paper: paperOf(await findCountry(parts.db, membership, jobId)),
    date: new Date().toISOString().slice(0, 10),
    sections: [{ tool: null, document: writeAlignmentSheet(questions), provenance: null }],
  });
  return { title: found.job.title, questions, booklet };
}
