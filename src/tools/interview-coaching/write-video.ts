import { listJobFacts } from '#plan/letters/job-facts.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayHouse } from '../attraction-posting/draft/house.ts';
import { listDutiesTold } from './duties-and-papers.ts';
import { joinList } from '#writing/list.ts';

/** Where a candidate's cases come from. */
function sayWhere({ isForBeginners, isForStudents }: Plan['drawer']): string {
  if (isForStudents) return 'from a course, a project, a society or a job';
  return isForBeginners ? 'from school, a club, a weekend job or home' : 'from your own work';
}

const longestPay = 14;

/** A minute to the camera: which job, what is asked for, what happens, and what they may ask. */
export function writeVideo(source: Source, { steps, stated, drawer, sentences }: Plan): string {
  const facts = listJobFacts(source);
  const open = joinList([
    stated.has('pay') ? null : 'pay',
    stated.has('hours') ? null : 'hours',
    stated.has('team') ? null : 'the team',
    'the first weeks',
  ]);
  return [
    `Hello, I am [your name]. Thank you for your interest in ${facts.theJob}.`,
    sayHouse(source),
    listDutiesTold(source)[0] ?? '',
    facts.pattern,
    sentences.pay.split(' ').length <= longestPay ? sentences.pay : '',
    facts.taught,
    steps.stated.length > 0
      ? `There are ${steps.stated.length} steps, and you find them in writing in this package.`
      : 'I will tell you beforehand how many interviews there are, and with whom: [steps].',
    `We ask everyone the same questions. Bring one or two real cases ${sayWhere(drawer)}, and say what you did yourself.`,
    `Ask us as well: about ${open}, or whatever matters to you.`,
    'If you need more time or another format, tell me on [phone]; it does not affect how you are judged. If you decide against the job, a short message is enough.',
  ]
    .filter(Boolean)
    .join(' ');
}
