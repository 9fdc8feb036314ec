import type { AskedQuestion } from '#shared/answers.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { capitalize } from '#writing/casing.ts';
import { dropAnswered } from './answered.ts';
import { sayHoursKind } from '../contract/contract.ts';
import { askWhoDecides, isReportOpen, listDates } from './gaps.ts';
import { readNotes } from '../notes.ts';
import { numbersAndDates, whoDecides, type OpenQuestion } from './open-question.ts';
import { findFirstForManager } from './mailed-questions.ts';
import { memoize } from '#shared/memoize.ts';
import { makePlan } from '../plan.ts';
import { matterForms, matterTools, quoting, termsOnly } from './question-kinds.data.ts';
import { keyOf } from './question-key.ts';
import { generalMatters, shortenTitle } from './questions.ts';
import { isOfSelection } from './quoted-answers.ts';
import { askOpenings } from '../hiring-steps/say-openings.ts';
import type { Source } from '../source.ts';

/**
 * Every open question of a job once, in the order in which the rest depends on them: those of the plan, what it asks
 * in one breath taken apart, then the general ones that it leaves to the trade's own.
 */
export function listAskedQuestions(source: Source): AskedQuestion[] {
  const { questions } = makePlan(source);
  const all = [
    ...questions.flatMap((question) => takeApart(question, source)),
    ...dropAnswered(listGeneral(source), source.answers ?? []),
  ];
  const named: readonly [OpenQuestion | undefined, ToolId][] = [
    [all.find(({ from }) => from === 'text'), 'marketIntel'],
    [findFirstForManager({ questions }), 'sourcingStrategy'],
  ];
  const seen = new Set<string>();
  return all.flatMap((question) => {
    const key = keyOf(question);
    if (seen.has(key)) return [];
    seen.add(key);
    const alsoIn = named.flatMap(([one, tool]) => (isOneOf(question, one) ? [tool] : []));
    return [present(question, key, alsoIn, source)];
  });
}

/** As many as a manager answers in one sitting; nobody is told that more is being asked. */
const mostShown = 8;

/** The questions that stand in the intake. */
export const listShownQuestions = memoize((source: Source): AskedQuestion[] =>
  listAskedQuestions(source).slice(0, mostShown),
);

/** Where candidates are told how they are chosen. */
const toolsOfSelection: readonly ToolId[] = ['interviewCoaching'];

/** The same question, or a piece of it that is asked by itself. */
const isOneOf = (question: OpenQuestion, whole: OpenQuestion | undefined): boolean =>
  whole !== undefined &&
  (question === whole || (whole.matter === numbersAndDates && dates.has(question.matter ?? '')));
const dates: ReadonlySet<string> = new Set(['Openings', 'Start date', 'Deadline']);

/** How each of them is asked by itself. */
const alone: Record<string, Pick<OpenQuestion, 'ask' | 'why'>> = {
  Openings: {
    ask: 'How many people are to be hired?',
    why: 'It decides how many interviews to plan; until it is known, one is assumed.',
  },
  'Start date': {
    ask: 'By when should the work start?',
    why: 'The plan counts back from that day; until it is known, the usual notice is assumed.',
  },
  Deadline: {
    ask: 'Until when do we take applications?',
    why: 'People who need another week ask whether it is too late.',
  },
  'Reporting line': {
    ask: 'Who will the new hire report to?',
    why: 'Candidates ask who their manager will be.',
  },
};

const askAlone = (
  question: OpenQuestion,
  matter: string,
  { brief }: Pick<Source, 'brief'>,
): OpenQuestion => ({
  ...question,
  ...alone[matter],
  ...(matter === 'Openings' && brief.severalOpenings
    ? {
        ask: `${capitalize(askOpenings(brief))}?`,
        why: 'It decides how many interviews to plan; until it is known, two are assumed.',
      }
    : {}),
  topic: matter,
  matter,
});

/** What is asked in one breath is answered in pieces. */
function takeApart(question: OpenQuestion, source: Source): OpenQuestion[] {
  const { answers = [], notes } = source;
  const told = readNotes(notes);
  if (question.matter === numbersAndDates)
    return dropAnswered(
      listDates(source, told).map(({ matter }) => askAlone(question, matter, source)),
      answers,
    );
  if (question.matter !== whoDecides && question.matter !== 'Reporting line') return [question];
  return [
    ...(isReportOpen(source, told)
      ? dropAnswered([askAlone(question, 'Reporting line', source)], answers)
      : []),
    ...(question.matter === whoDecides ? [{ ...question, ask: askWhoDecides }] : []),
  ];
}

/** What the reading asks in general; the plan leaves it out where the trade has questions of its own. */
const listGeneral = ({ brief }: Source): OpenQuestion[] =>
  brief.missing
    .filter(({ topic }) => generalMatters.has(topic))
    .map(({ topic, question, why, owner }) => ({
      ask: shortenTitle(question, brief),
      why,
      owner,
      from: 'text',
      topic,
      matter: topic,
    }));

function present(
  { matter, ask, why, owner }: OpenQuestion,
  key: string,
  alsoIn: readonly ToolId[],
  { brief }: Source,
): AskedQuestion {
  const { kind, choices = [], unit = null } = matterForms[matter ?? ''] ?? { kind: 'text' };
  const isTermOnly = matter === 'Contract' && sayHoursKind(brief) !== null;
  const tools = new Set([
    ...((matter !== null && matterTools[matter]) || quoting),
    ...(matter === null && isOfSelection(ask) ? toolsOfSelection : []),
    ...alsoIn,
  ]);
  return {
    key,
    topic: matter,
    ask,
    why,
    owner,
    kind,
    choices: isTermOnly ? [...termsOnly] : [...choices],
    unit,
    tools: toolIds.filter((tool) => tools.has(tool)),
  };
}
