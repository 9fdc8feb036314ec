import type { Kind } from '#knowledge/drawer.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { hearTelling } from '#plan/criteria/names/shared-stems.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listLeaders } from './leaders-questions.data.ts';
import { listNeutral, type NeutralQuestion } from './neutral-questions.data.ts';
import { dropSameAsked, themeOf } from './same-question.ts';
import { listBeginnersQuestions } from './beginners-questions.ts';
import { isStudentPost } from './is-student-post.ts';
import { studentQuestions } from './students.data.ts';
import { addFollowUps } from './follow-ups.ts';
import { listLeaderQuestions } from './leader-questions.ts';
import { listPracticeQuestions, type PracticeQuestions } from './practice-questions.ts';
import { listDeeds } from '../goals/goals-of-deeds.ts';
import { isOfField, listSuiting, textOf } from './suiting-questions.ts';

const mostAbroad = 5;
const fewest = 4;
const most = 6;
/** With fewer, what is asked in any work is better than nothing. */
const fewestOfAll = 4;
/** Written for the very setting of this job. */
const mostOfField = 3;
const heaviest = 5;
/** A story that shares no more words with a job is told of another one. */
const fewestTelling = 3;
/** What comes along with an activity is told of any trade that has it. */
const fewestOfActivity = 5;

/**
 * Questions with answers that somebody of this trade, level and setting would give: those about the lines that are
 * scored, about this setting and about the other work of the job, then what else the trade is asked.
 */
export function pickQuestions(source: Source, plan: Plan): readonly NeutralQuestion[] {
  const { drawer, phrases, post } = plan;
  const { questions } = drawer.coaching;
  if (phrases) return questions.slice(0, mostAbroad);
  if (isStudentPost(source)) return studentQuestions;
  const isLeading = post.leads || post.level === 'head';
  const suiting = listSuiting(source, plan);
  const brought = new Set((drawer.work ?? []).map((id) => findActivity(id)?.practice.question));
  const hear = hearTelling(textOf(source));
  const isNear = ({ category, question, sample_answer: answer }: NeutralQuestion): boolean =>
    hear(`${category} ${question} ${answer}`) >=
    (brought.has(question) ? fewestOfActivity : fewestTelling);
  const written = suiting.filter(({ question }) => !brought.has(question));
  const isNew = drawer.isForBeginners === true || drawer.isForGraduates === true;
  const ofWork = isNew ? noPractice : listPracticeQuestions(source, plan, written);
  const near = takeOnce([
    ...(drawer.isForBeginners
      ? listBeginnersQuestions(source, plan)
      : [
          ...listLeaderQuestions(post, drawer.kind),
          // What weighs most is practiced in any case.
          ...ofWork.first.slice(0, heaviest),
          ...written.filter(isOfField).slice(0, mostOfField),
          ...ofWork.first.slice(heaviest),
        ]),
    ...written.filter(isNear),
    ...suiting.filter(isNear),
    ...ofWork.further,
  ]).slice(0, most);
  // Told of this trade, if of no line of this job: nearer than what is asked in any job.
  const ofTrade = plan.isTrade || isNew ? written : [];
  const asked = takeOnce([...near, ...ofTrade]).slice(0, Math.max(fewest, near.length));
  const categories = new Set(asked.map(({ category }) => category));
  const themes = new Set(asked.map(({ question }) => themeOf(question)));
  const neutral = isLeading ? listLeaders(drawer.kind) : listNeutral(kindOf(source, plan));
  const more = neutral.filter(
    ({ category, question }) => !categories.has(category) && !themes.has(themeOf(question) ?? -1),
  );
  return addFollowUps([...asked, ...more].slice(0, Math.max(fewestOfAll, asked.length)));
}

/** A school sells places, too: whose main deed is to sell tells of selling. */
const kindOf = (source: Source, { drawer }: Plan): Kind =>
  listDeeds(source)[0]?.id === 'sell' && drawer.kind !== 'shop-and-service' ? 'sales' : drawer.kind;

const noPractice: PracticeQuestions = { first: [], further: [] };

/** Each question once, and of several that ask the same the first. */
const takeOnce = (asked: readonly NeutralQuestion[]): NeutralQuestion[] =>
  dropSameAsked(
    asked.filter(
      (one, i) =>
        asked.findIndex(
          ({ question, sample_answer: answer }) =>
            question === one.question || answer === one.sample_answer,
        ) === i,
    ),
    ({ question }) => question,
  );
