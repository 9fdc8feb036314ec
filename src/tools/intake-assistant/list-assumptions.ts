import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { sayHoursKind } from '#plan/contract/contract.ts';
import { levelOf, sayBy } from '#plan/questions/hold-up.ts';
import { numbersAndDates, whoDecides, type OpenQuestion } from '#plan/questions/open-question.ts';
import { ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import type { IntakeWriting } from './writing.ts';

const shown = { assumptions: 6, doubted: 3, observed: 2, vital: 2, vague: 3, usual: 1 };
const levels = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** What the text itself leaves in doubt, then what managers of the trade take for granted. */
export function listAssumptions(
  source: Source,
  { observations, questions, drawer, stated, criteria }: Plan,
): IntakeWriting['hiddenAssumptionFlags'] {
  const offersPartTime = sayHoursKind(source.brief)?.includes('part time') ?? false;
  const fromText = observations.map(({ title, text, mend }) => ({
    assumption: `${title}. ${text}`,
    riskLevel: 'High' as const,
    mitigation: mend,
  }));
  const ofTrade = drawer.intake.assumptions
    .filter(({ unless }) => unless.length === 0 || !unless.every((fact) => stated.has(fact)))
    .filter(({ assumption }) => !(offersPartTime && /^full[- ]time\b/i.test(assumption)))
    .map(({ assumption, risk, mitigation }) => ({
      line: findLine(source, assumption),
      flag: { assumption, riskLevel: levels[risk], mitigation },
    }));
  // Those that this text speaks of, with its words; the others only where there would be too few.
  const spoken = ofTrade.flatMap(({ line, flag }) =>
    line ? [{ ...flag, assumption: `${stripEnd(flag.assumption)}; the text says ${line}` }] : [],
  );
  const unspoken = ofTrade.flatMap(({ line, flag }) => (line ? [] : [flag]));
  const asked = questions.filter(
    ({ from, topic, owner }) => from === 'text' && topic !== whoDecides && owner !== 'Recruiter',
  );
  const toDoubt = (question: OpenQuestion) =>
    question.assumes === undefined
      ? []
      : [
          {
            assumption: question.assumes,
            riskLevel: levelOf(question),
            mitigation: `${question.why} ${sayBy(question)}`,
          },
        ];
  const doubted = asked.filter(({ isMinor }) => !isMinor).flatMap(toDoubt);
  const vague = asked.filter(({ isMinor }) => isMinor).flatMap(toDoubt);
  const open = asked
    .filter(
      ({ assumes, matter, isMinor }) =>
        assumes === undefined && matter !== numbersAndDates && !isMinor,
    )
    .map((question) => ({
      assumption: `Left open: ${question.topic === null ? question.ask : lowerFirst(question.topic)}`,
      riskLevel: levelOf(question),
      mitigation: `${question.why} ${sayBy(question)}`,
    }));
  const weighed = sayMainWork(criteria);
  // What contradicts itself or has no number in this text, before what any text may leave out.
  const found = [
    ...doubted.slice(0, shown.doubted),
    ...fromText.slice(0, shown.observed),
    ...open.slice(0, shown.vital),
    ...weighed,
    ...spoken.slice(0, shown.usual),
    ...vague.slice(0, shown.vague),
  ];
  const more = [...open.slice(shown.vital), ...unspoken];
  return [...found, ...more.slice(0, Math.max(0, fewestFlags - found.length))].slice(
    0,
    shown.assumptions,
  );
}

/** Which part of the work weighs most is ours to propose and the manager's to say. */
function sayMainWork(criteria: Plan['criteria']): IntakeWriting['hiddenAssumptionFlags'] {
  // The two that stand first on the card, and no others: every document names them in that order.
  const [first, second] = criteria;
  const isWork = ({ facts }: Plan['criteria'][number]): boolean =>
    facts.some(({ kind }) => kind === 'duty');
  return first === undefined || second === undefined || ![first, second].every(isWork)
    ? []
    : [
        {
          assumption: `We weigh ${lowerFirst(first.name)} most and ${lowerFirst(second.name)} next; the text does not say how a week is divided`,
          riskLevel: 'Medium',
          mitigation:
            'Ask for the share of each in a usual week; weights of the scorecard and the order of the posting follow it.',
        },
      ];
}

const fewestFlags = 3;
const inCommon = 3;
const quotedWords = 10;

/** The line of the advertisement that speaks of the same things, in quotation marks. */
function findLine({ brief }: Source, text: string): string | undefined {
  const line = brief.facts.find(
    ({ kind, text: said }) =>
      !['culture', 'physical', 'benefit'].includes(kind) && sharedTelling(text, said) >= inCommon,
  );
  return line && quote(cutQuote(ownWords(line), quotedWords));
}
