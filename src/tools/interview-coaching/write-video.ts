import { listJobFacts } from '#plan/letters/job-facts.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { isStudentPost } from './is-student-post.ts';
import { joinWork, nameKnownWork } from './known-work.ts';

/** Where a candidate's cases come from. */
function sayWhere({ isForBeginners, isForStudents }: Plan['drawer']): string {
  if (isForStudents) return 'from a course, a project, a society or a job';
  return isForBeginners ? 'from school, a club, a weekend job or home' : 'of your own';
}

const mostCases = 3;
const fewestCases = 2;

/** Which cases to have ready, by the work that weighs most. */
function sayCases(source: Source, plan: Plan): string {
  const { drawer } = plan;
  const known = nameKnownWork(source, plan).slice(0, mostCases);
  return drawer.isForBeginners || known.length < fewestCases
    ? `Bring one or two real cases ${sayWhere(drawer)}, and tell us what you did yourself.`
    : `Have a case of your own ready on ${joinWork(known, 'and')}. Tell us what you did yourself.`;
}

/** A minute to the camera: what happens, what to have ready, what is open, and what they may ask. */
export function writeVideo(source: Source, plan: Plan): string {
  const { steps, stated, drawer } = plan;
  const facts = listJobFacts(source);
  const { name, minutes } = drawer.work_sample;
  const isStated = steps.stated.length > 0;
  const open = joinList(
    [
      stated.has('pay') ? null : 'the pay',
      stated.has('hours') ? null : 'the hours',
      stated.has('team') ? null : 'the team',
      stated.has('reportsTo') ? null : 'who you would report to',
    ],
    'or',
  );
  return [
    `Hello, I am [your name]. This is a minute on the interviews for ${facts.theJob}; everyone gets the same one.`,
    isStated
      ? `There are ${steps.stated.length} steps, and you find them in writing in this package.`
      : isStudentPost(source)
        ? 'I will tell you beforehand how many interviews there are, and with whom: [steps].'
        : `You find the steps in this package; I will send you the dates and names: [confirm]. The exercise, ${quote(stripEnd(name))}, takes about ${minutes} minutes.`,
    facts.taught,
    sayCases(source, plan),
    'Where you have not done something yet, say so.',
    open === ''
      ? 'Ask us whatever you need to know before you say yes.'
      : `The advertisement does not name ${open}: ask us.`,
    'If you need more time or another format, tell me on [phone]; it does not affect how you are judged.',
  ]
    .filter(Boolean)
    .join(' ');
}
