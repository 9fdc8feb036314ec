import { sayHoursKind } from '#plan/contract/contract.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { isStudentPost } from './is-student-post.ts';
import { joinWork, nameKnownWork } from './known-work.ts';

/** Where a candidate's cases come from. */
function sayWhere({ isForBeginners, isForStudents, isForGraduates }: Plan['drawer']): string {
  if (isForStudents || isForGraduates) return 'from a course, a project, a society or a job';
  return isForBeginners ? 'from school, a club, a weekend job or home' : 'of your own';
}

const mostCases = 3;
const fewestCases = 2;

/** Which cases to have ready, by the work that weighs most. */
function sayCases(source: Source, plan: Plan): string {
  const { drawer } = plan;
  const known = nameKnownWork(source, plan).slice(0, mostCases);
  return drawer.isForBeginners || known.length < fewestCases
    ? `Bring one or two real stories ${sayWhere(drawer)}, and tell us what you did yourself.`
    : `Before you come, think of one story of your own each for ${joinWork(known, 'and')}. Tell us what you did yourself, and how it ended.`;
}

/** Something is handed in. */
const written =
  /\b(?:write|writes|draft|drafts|note|email|e-mail|letter|page|plan|list|report|brief|spreadsheet|table|code)\b/i;
/** Somebody listens meanwhile. */
const spoken =
  /\b(?:says?|tells?|talks?|explains?|presents?|calls?|plays?|shows?|answers?|aloud|out loud|asks?|demonstrates?|decides?)\b/i;

/** How the exercise is done: nobody thinks aloud over a page to be handed in. */
export const sayManner = (task: string): string =>
  written.test(task) && !spoken.test(task)
    ? 'You hand in something written, so keep a few minutes to read it through.'
    : 'Think out loud while you work; we want to follow how you go about it.';

/** A minute to the camera: what happens, what to have ready, what is open, and what they may ask. */
export function writeVideo(source: Source, plan: Plan): string {
  const { steps, stated, drawer } = plan;
  const facts = listJobFacts(source);
  const { name, minutes, task } = drawer.work_sample;
  const isStated = steps.stated.length > 0;
  const open = joinList(
    [
      stated.has('pay') ? null : 'the pay',
      stated.has('hours')
        ? null
        : /time/.test(sayHoursKind(source.brief) ?? '')
          ? 'the exact hours'
          : 'the hours',
      stated.has('team') ? null : 'the size of the team',
      stated.has('reportsTo') ? null : 'who you would report to',
    ],
    'or',
  );
  return [
    `Hi, I'm [your name]. Here is how to prepare for your interviews for ${facts.theJob}. Everyone gets this video.`,
    isStated
      ? `${steps.stated.length === 1 ? 'There is one step' : `There are ${steps.stated.length} steps`}; this package has ${steps.stated.length === 1 ? 'it' : 'them'} in writing.`
      : isStudentPost(source)
        ? "I'll tell you in advance how many interviews there are, and with whom: [steps]."
        : `The steps are in this package, and I'll send you dates and names: [confirm]. There is one exercise, ${quote(stripEnd(name))}, of about ${minutes} minutes. ${sayManner(task)}`,
    facts.taught,
    sayCases(source, plan),
    'If something is new to you, just say so.',
    open === ''
      ? 'And ask us whatever you need to know before you say yes.'
      : `The advertisement doesn't mention ${open}, so please ask us.`,
    "If you need more time or a different format, call me on [phone]; it won't affect how you are assessed. Good luck!",
  ]
    .filter(Boolean)
    .join(' ');
}
