import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { sayHoursKind } from '#plan/contract/contract.ts';
import { assumedOf } from '#plan/questions/assumed.data.ts';
import { levelOf } from '#plan/questions/hold-up.ts';
import { rankMatter } from '#plan/questions/mailed-questions.ts';
import { numbersAndDates, whoDecides, type OpenQuestion } from '#plan/questions/open-question.ts';
import { ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import type { IntakeWriting } from './writing.ts';

type Flag = IntakeWriting['hiddenAssumptionFlags'][number];

const most = { all: 6, observed: 2, usual: 1, vague: 2, vital: 4 };
/** With fewer flags, what the text is silent on stands among them too. */
const few = 5;
const fewest = 3;
const levels = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** What the question quotes stands in the assumption already. */
const quoted = /^[^?]*?(?:"[^"]+"[^?:]*|^One line lists [^?:]*): (?=\p{L})/u;
const toAsk = ({ ask }: Pick<OpenQuestion, 'ask'>): string => capitalize(ask.replace(quoted, ''));

const toFlag = (assumption: string, question: OpenQuestion): Flag => ({
  assumption,
  riskLevel: levelOf(question),
  mitigation: toAsk(question),
});

/** The open questions that stand among the assumptions, and so are not listed once more. */
export function listFlagged({ questions }: Pick<Plan, 'questions'>): OpenQuestion[] {
  const asked = questions
    .filter(
      ({ from, topic, owner, matter }) =>
        from === 'text' &&
        topic !== whoDecides &&
        owner !== 'Recruiter' &&
        matter !== numbersAndDates,
    )
    .toSorted((a, b) => rankMatter(a) - rankMatter(b));
  const doubted = asked.filter(({ assumes, isMinor }) => assumes !== undefined && !isMinor);
  const vague = asked.filter(({ assumes, isMinor }) => assumes !== undefined && isMinor);
  const silent = asked.filter(
    ({ assumes, matter, isMinor }) =>
      assumes === undefined && !isMinor && matter !== null && assumedOf[matter] !== undefined,
  );
  // What the posting waits for comes before what is only unclear.
  const vital = silent.filter((question) => levelOf(question) === 'High').slice(0, most.vital);
  const left = silent.filter((question) => !vital.includes(question));
  const found = [...vital, ...doubted, ...vague.slice(0, most.vague)].slice(0, most.all);
  return [...found, ...left.slice(0, Math.max(0, few - found.length))].toSorted(
    (a, b) => rankMatter(a) - rankMatter(b),
  );
}

/** What the text leaves in doubt, by what it would change; what the trade takes for granted only where there is little. */
export function listAssumptions(source: Source, plan: Plan): Flag[] {
  const { observations, drawer, stated } = plan;
  const offersPartTime = sayHoursKind(source.brief)?.includes('part time') ?? false;
  const observed = observations
    .filter(({ isRisk }) => isRisk)
    .slice(0, most.observed)
    .map(({ title, text, mend, assumes, matter = null }) => ({
      rank: rankMatter({ matter }),
      flag: {
        assumption: assumes ?? `${title}. ${text}`,
        riskLevel: levelOf({ matter, assumes: title }),
        mitigation: mend,
      },
    }));
  const asked = listFlagged(plan).map((question) => ({
    rank: rankMatter(question),
    flag: toFlag(question.assumes ?? assumedOf[question.matter ?? ''] ?? '', question),
  }));
  const ofText = [...observed, ...asked]
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ flag }) => flag)
    .slice(0, most.all);
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
  const all = [...ofText, ...spoken.slice(0, most.usual)].slice(0, most.all);
  const found = [...all, ...unspoken.slice(0, Math.max(0, fewest - all.length))];
  return [...found, ...ofAnyJob.slice(0, Math.max(0, least - found.length))];
}

const least = 2;
/** A text that answers everything is still read by several people. */
const ofAnyJob: readonly Flag[] = [
  {
    assumption: 'Everyone involved would rule out the same people',
    riskLevel: levels.medium,
    mitigation:
      'Go through the must-haves with the manager and the panel: which of them ends an application by itself?',
  },
  {
    assumption: 'Everyone means the same by a good first year',
    riskLevel: levels.medium,
    mitigation: 'Ask the manager what has to be done after 90 days and after a year.',
  },
];

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
