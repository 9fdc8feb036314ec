import type { Drawer } from '#knowledge/drawer.ts';
import { hearTelling } from '#plan/criteria/shared-stems.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speaksToLeaders } from '#plan/suit-to-post.ts';
import {
  leadersQuestions,
  neutralQuestions,
  type NeutralQuestion,
} from './neutral-questions.data.ts';
import { mistakes } from './mistakes.data.ts';
import { dropSameAsked, themeOf } from './same-question.ts';
import { listBeginnersQuestions } from './beginners-questions.ts';
import { isStudentPost } from './is-student-post.ts';
import { studentQuestions } from './students.data.ts';
import { listLeaderQuestions } from './leader-questions.ts';
import { listOwnQuestions } from './own-questions.ts';
import { listPracticeQuestions } from './practice-questions.ts';
import { isToldByLeader, isToldByStaff } from './told-by-leader.ts';
import { settingPhrases, settingWords } from './settings.data.ts';

type Question = Drawer['coaching']['questions'][number];

const mostAbroad = 5;
const fewest = 5;
const mostPracticed = 3;
/** Whoever leads is asked about the main work and the people first. */
const mostOfLeaders = 2;
/** A story that shares no more words with a job is told of another one. */
const fewestTelling = 3;
const fewestOfTrade = 1;

/** Told by somebody who is still learning, or comes from other work. */
const beginner =
  /\b(?:placement|internship|intern|trainee|apprentice|improver|student|at school|my (?:first|second) (?:job|week|month|year)|newly qualified|never worked|have not worked|had not worked|no experience|new to (?:me|this)|in training|on probation)\b/i;
/** Told by somebody who is there for a day. */
const passing =
  /\b(?:as a (?:temp|locum|relief \p{L}+|freelancer|contractor|volunteer)|on agency|my agency|between bookings)\b/iu;
/** The speaker lacks what such a job demands, and says so. */
const lacking =
  /\bI (?:do not|don['’]t|did not|didn['’]t|have not|haven['’]t|had not|had never|have never|never) (?:yet )?(?:have|had|hold|held|work\w*|done|know|knew|used|touched|written|managed|seen)\b/i;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));

const mostShared = 5;
/** Written for such a post, and for such work. */
const ofRank = 3;
const ofField = 2;

/** "bakeries" and "nights" are said by "bakery" and "night". */
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

/** An answer told of another setting, with other things or at other hours than this job names. */
export const isForeign = (answer: string, text: string): boolean =>
  (answer.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map(singular)
    .some((word) => settingWords.has(word) && !text.includes(word)) ||
  settingPhrases.some((words) => answer.toLowerCase().includes(words) && !text.includes(words));

const ofSample = 6;

/** Questions whose sample answer is told by somebody of this level and setting; those true of any work where too few are left. */
export function pickQuestions(source: Source, plan: Plan): readonly NeutralQuestion[] {
  const { drawer, phrases } = plan;
  const { brief } = source;
  const { questions } = drawer.coaching;
  if (phrases) return questions.slice(0, mostAbroad);
  if (isStudentPost(source)) return studentQuestions;
  const level = brief.seniority.level ?? '';
  const { post } = plan;
  const isLeading = post.leads || post.level === 'head';
  const asksYears = (brief.seniority.years?.min ?? 0) >= 1 || level === 'senior' || isLeading;
  const text = [brief.title.given, ...brief.facts.map((fact) => fact.text)]
    .join('\n')
    .toLowerCase();
  const said = new Set(stems(text));
  // A sample answer that does the exercise of the interview takes it away.
  const task = new Set(stems(drawer.work_sample.task));
  const solves = (answer: string): boolean =>
    new Set(stems(answer).filter((word) => task.has(word))).size >= ofSample;
  const rate = ({ sample_answer: answer, question, levels, if_said }: Question): number => {
    const shared = new Set(stems(`${question} ${answer}`).filter((stem) => said.has(stem))).size;
    return (
      Math.min(mostShared, shared) +
      (levels ? ofRank : 0) +
      (if_said ? ofField : 0) -
      (solves(answer) ? 6 : 0) -
      (asksYears && !drawer.isForBeginners && beginner.test(answer) ? 4 : 0) -
      (lacking.test(answer) ? 4 : 0) -
      (passing.test(answer) && !passing.test(text) ? 4 : 0) -
      (isToldByLeader(answer) && !isLeading ? 2 : 0)
    );
  };
  const ranked = questions
    .map((one, i) => ({ one, i, rate: rate(one) }))
    .toSorted((a, b) => b.rate - a.rate || a.i - b.i);
  const isHere = ({ question, sample_answer: answer }: NeutralQuestion): boolean =>
    !isForeign(`${question} ${answer}`, text);
  const hear = hearTelling(text);
  const isNear = ({ category, question, sample_answer: answer }: NeutralQuestion): boolean =>
    hear(`${category} ${question} ${answer}`) >= fewestTelling;
  // What staff tell of their own hands is no answer of whoever leads them.
  const isOfLevel = ({ levels, sample_answer: answer }: Question): boolean =>
    !isLeading ||
    levels !== undefined ||
    isToldByLeader(answer) ||
    (post.level !== 'head' && speaksToLeaders(drawer) && !isToldByStaff(answer));
  const suiting = ranked.flatMap(({ one, rate: points }) =>
    points >= 0 && isHere(one) && isOfLevel(one) ? [one] : [],
  );
  // What this very job is judged by, before what its trade may be asked.
  const practiced = drawer.isForBeginners
    ? []
    : listPracticeQuestions(source, plan, suiting)
        .filter(isHere)
        .slice(0, isLeading ? mostOfLeaders : mostPracticed);
  const fitting = dropSameAsked(
    // A narrow trade brings the practice of its activities along.
    suiting.filter(
      (one) => isNear(one) && practiced.every(({ question }) => question !== one.question),
    ),
    ({ question }) => question,
  )
    .slice(0, isLeading ? mostOfLeaders : Math.max(fewestOfTrade, fewest - practiced.length))
    .toSorted((a, b) => questions.indexOf(a) - questions.indexOf(b));
  const own = listOwn(source, plan, practiced);
  const neutral = isLeading
    ? leadersQuestions
    : neutralQuestions.map((one) =>
        one.sample_answer === '' ? { ...one, sample_answer: mistakes[drawer.kind] } : one,
      );
  const known = new Set(fitting.map(({ category }) => category));
  const themes = new Set(fitting.map(({ question }) => themeOf(question)));
  const more = neutral.filter(
    ({ category, question }) => !known.has(category) && !themes.has(themeOf(question) ?? -1),
  );
  return [...own, ...fitting, ...more].slice(0, Math.max(fewest, own.length + fitting.length));
}

/** About the very work of this job, at the level of the post, then what it is judged by. */
function listOwn(
  source: Source,
  plan: Plan,
  practiced: readonly NeutralQuestion[],
): readonly NeutralQuestion[] {
  const { drawer, post } = plan;
  if (drawer.isForBeginners) return listBeginnersQuestions(source, drawer.isForStudents);
  if (post.leads || post.level === 'head')
    return [...listLeaderQuestions(source, plan), ...practiced];
  const [ofDuty, ...ofWishes] = listOwnQuestions(source, drawer.kind, post.level === 'senior');
  return [...(ofDuty ? [ofDuty] : []), ...(practiced.length > 0 ? practiced : ofWishes)];
}
