import type { Drawer } from '#knowledge/drawer.ts';
import { hearTelling } from '#plan/criteria/shared-stems.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
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
import { frameOfPoints } from './frame-answer.ts';
import { listOwnQuestions } from './own-questions.ts';
import { listPracticeQuestions } from './practice-questions.ts';
import { settingPhrases, settingWords } from './settings.data.ts';

type Question = Drawer['coaching']['questions'][number];

const mostAbroad = 5;
const fewest = 5;
const mostPracticed = 3;
/** A story that shares no more words with a job is told of another one. */
const fewestTelling = 3;
const fewestOfTrade = 1;

/** Told by somebody who is still learning, or comes from other work. */
const beginner =
  /\b(?:placement|internship|intern|trainee|apprentice|improver|student|at school|my (?:first|second) (?:job|week|month|year)|newly qualified|never worked|have not worked|had not worked|no experience|new to (?:me|this)|in training|on probation)\b/i;
/** Told by somebody who is there for a day. */
const passing =
  /\b(?:as a (?:temp|locum|relief \p{L}+|freelancer|contractor|volunteer)|on agency|my agency|between bookings)\b/iu;
/** Told by somebody with people under them. */
const leading =
  /\b(?:my (?:team|crew|staff|people|deputy)|I (?:ran|led|lead|managed|manage|hired|supervised)|reported to me|as (?:head|manager|supervisor|director))\b/i;

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
  const isLeading = ['lead', 'manager', 'director', 'executive'].includes(level);
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
      (leading.test(answer) && !isLeading && !drawer.leadsTeam && drawer.kind !== 'leading-people'
        ? 2
        : 0)
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
  const suiting = ranked.flatMap(({ one, rate: points }) =>
    points >= 0 && isHere(one) ? [one] : [],
  );
  // What this very job is judged by, before what its trade may be asked.
  const practiced = drawer.isForBeginners
    ? []
    : listPracticeQuestions(source, plan, suiting).filter(isHere).slice(0, mostPracticed);
  const fitting = dropSameAsked(
    // A narrow trade brings the practice of its activities along.
    suiting.filter((one) => practiced.every(({ question }) => question !== one.question)),
    ({ question }) => question,
  )
    .slice(0, Math.max(fewestOfTrade, fewest - practiced.length))
    .toSorted((a, b) => questions.indexOf(a) - questions.indexOf(b))
    .map((one) => (isNear(one) ? one : { ...one, sample_answer: frameOfPoints(one.key_points) }));
  const [ofDuty, ...ofWishes] = drawer.isForBeginners
    ? []
    : listOwnQuestions(source, drawer.leadsTeam ? 'leading-people' : drawer.kind);
  const own = drawer.isForBeginners
    ? listBeginnersQuestions(source, drawer.isForStudents)
    : [...(ofDuty ? [ofDuty] : []), ...(practiced.length > 0 ? practiced : ofWishes)];
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
