import type { Drawer } from '#knowledge/drawer.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { hearTelling } from '#plan/criteria/names/shared-stems.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { leadersQuestions, listNeutral, type NeutralQuestion } from './neutral-questions.data.ts';
import { dropSameAsked, themeOf } from './same-question.ts';
import { listBeginnersQuestions } from './beginners-questions.ts';
import { isStudentPost } from './is-student-post.ts';
import { studentQuestions } from './students.data.ts';
import { listLeaderQuestions } from './leader-questions.ts';
import { isGeneral } from './line-frames.ts';
import { listOwnQuestions } from './own-questions.ts';
import { listPracticeQuestions } from './practice-questions.ts';
import { isOfField, listSuiting, standsFor, textOf } from './suiting-questions.ts';

type Question = Drawer['coaching']['questions'][number];

const mostAbroad = 5;
const fewest = 5;
const most = 6;
/** Written for the very setting of this job. */
const mostOfField = 3;
const heaviest = 2;
/** A line that only gives the frame of an answer says less than one that somebody of the trade tells. */
const mostFramed = 2;
const mostGeneral = 1;
/** A story that shares no more words with a job is told of another one. */
const fewestTelling = 3;
/** What comes along with an activity is told of any trade that has it. */
const fewestOfActivity = 5;

/**
 * Questions with answers that somebody of this trade, level and setting would give: those about the lines that are
 * scored and about this setting, then what else the trade is asked, then stories made from the duties.
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
  const lines = drawer.isForBeginners ? noLines : askAboutLines(source, plan, written);
  const near = takeOnce([
    ...(drawer.isForBeginners
      ? listBeginnersQuestions(source, drawer.isForStudents)
      : [
          ...listLeaderQuestions(post),
          // What weighs most is practiced in any case.
          ...lines.first.slice(0, heaviest),
          ...written.filter(isOfField).slice(0, mostOfField),
          ...lines.first.slice(heaviest),
        ]),
    ...written.filter(isNear),
    ...suiting.filter(isNear),
    ...lines.further,
  ]).slice(0, most);
  // Told of this trade, if of no line of this job: nearer than what is asked in any job.
  const ofTrade = plan.isTrade || drawer.isForBeginners ? written : [];
  const asked = takeOnce([...near, ...ofTrade]).slice(0, Math.max(fewest, near.length));
  const categories = new Set(asked.map(({ category }) => category));
  const themes = new Set(asked.map(({ question }) => themeOf(question)));
  const neutral = isLeading ? leadersQuestions : listNeutral(drawer.kind);
  const more = neutral.filter(
    ({ category, question }) => !categories.has(category) && !themes.has(themeOf(question) ?? -1),
  );
  return [...asked, ...more].slice(0, Math.max(fewest, asked.length));
}

const noLines: OfLines = { first: [], further: [] };

interface OfLines {
  /** The heaviest first; few of them with no more than a frame. */
  first: NeutralQuestion[];
  /** What else the job names, each with no more than a frame. */
  further: NeutralQuestion[];
}

/** The lines that are scored. */
function askAboutLines(source: Source, plan: Plan, written: readonly Question[]): OfLines {
  const practice = listPracticeQuestions(source, plan, written, standsFor(source, plan));
  const framed = practice.filter(({ isFramed }) => isFramed).map(({ asked }) => asked);
  // A story that fits any line says least, and comes last.
  const general = framed.filter(isGeneral).slice(0, mostGeneral);
  const telling = framed.filter((one) => !isGeneral(one));
  const kept = new Set(telling.slice(0, mostFramed));
  const first = practice
    .filter(({ asked, isFramed }) => !isFramed || kept.has(asked))
    .map(({ asked }) => asked);
  return {
    first: framed.length > 0 ? first : [...first, ...listOwnQuestions(source, first)],
    further: [...telling.slice(mostFramed), ...general],
  };
}

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
