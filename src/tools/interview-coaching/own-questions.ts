import type { Source } from '#plan/source.ts';
import { countWords } from '#writing/shorten.ts';
import { findLeadDuty } from '../attraction-posting/draft/lead-duty.ts';
import { toBe } from './duties-and-papers.ts';
import { lineFrames } from './line-frames.data.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

const longest = 22;

/** Asked about the very work of this job, where hardly any line is scored: its leading duty. */
export function listOwnQuestions(
  source: Source,
  others: readonly NeutralQuestion[] = [],
): NeutralQuestion[] {
  const lead = findLeadDuty(source);
  const duty = lead === null ? '' : toBe(lead);
  if (duty === '' || countWords(duty) > longest) return [];
  if (others.some(({ question }) => question.includes(duty))) return [];
  // Whoever needs no years of such work may come from other work.
  const frame = lineFrames[source.brief.seniority.years === null ? 'here' : 'any']!;
  return [
    {
      ...frame,
      category: 'The work itself',
      question: `Part of this job is to ${duty}. ${frame.question}`,
      sample_answer: frame.sample_answer.replace('{mine}', 'Such work was mine at [employer].'),
    },
  ];
}
