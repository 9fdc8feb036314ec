import { memoizeBoth } from '#shared/memoize.ts';
import { shareOf } from '#reading/facts/demand-sorts/sort-demand.ts';
import type { Fact } from '#shared/brief.ts';
import type { Criterion, Gate } from '../criteria/criterion.ts';
import { isMandatory } from '../criteria/gates/gates.ts';
import { isEmphasized, isSoft } from '../criteria/own-lines/is-demand.ts';
import { isOfOffice } from '../criteria/own-lines/systems.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';
import { isToGet } from '../criteria/gates/ways.ts';
import { asksForYears } from '../criteria/gates/years.ts';
import { ownWords } from '../wording/own-words.ts';
import { listMusts, namesNone } from './requirements.ts';
import type { Source } from '../source.ts';
import { isWelcome, welcomesDespiteGaps } from '../people/welcomes-beginners.ts';
import { listFloors } from './floors.ts';

/** One demand of the job, with the one way in which every document treats it. */
export interface StatedDemand {
  /** In the words of the job; a gate by its name, or by the fuller line that holds it. */
  words: string;
  /** Met or not met, judged on a line of the card, or only asked. */
  status: 'gate' | 'scored' | 'asked';
  /** There or not, as a paper, a time in the work, a condition; or there to some degree, which a test or a talk shows. */
  force: 'pass' | 'level';
  /** Whether nobody is hired without it: a deal breaker everywhere, or nowhere. */
  endsIt: boolean;
  fact?: Fact;
  gate?: Gate;
  criterion?: Criterion;
  /** How somebody is, and nothing they have or have done. */
  isManner: boolean;
}

interface Judged {
  gates: readonly Gate[];
  criteria: readonly Criterion[];
}

/** Longer than this, several lines grew together. */
const longest = 45;

/** "You will be a good match if you like teams" praises, and demands nothing. */
const aboutFit =
  /\b(?:great|good|perfect|right|ideal) (?:fit|match)\b|\bif you (?:like|love|enjoy)\b/i;
/** A number of the page, or only what stands in brackets. */
const noWord = /^\([^()]{0,80}\)$|^[\da-f]{5,12}$/;
/** "This is a lively shop", "You love a challenge": told of the job or of a reader, and nothing that can be shown. */
const ofTheJob =
  /^(?:this|it|(?:the|this) (?:role|position|job|post|function))(?: (?:is|was|offers|has|plays|suits|would suit|will (?:suit|make|give))|['’]s)\b(?!.{0,120}\b(?:requir\w*|must|essential|vital|imperative|importan\w*|expected|need\w*|on[- ]site)\b)|^it is anticipated\b/i;
const ofAReader =
  /^you (?:love|enjoy|thrive|believe|dream|live and breathe|understand (?:that|we|our)|want to|get excited)\b/i;

const asksOfAPerson = (fact: Fact): boolean =>
  !namesNone.test(fact.text) &&
  !aboutFit.test(fact.text) &&
  !isWelcome(fact.text) &&
  !noWord.test(fact.text) &&
  !ofTheJob.test(fact.text) &&
  !ofAReader.test(fact.text) &&
  fact.text.split(/\s+/).length <= longest;

const forced = /\b(?:required|essential|mandatory|must(?:[- ]have)?|non[- ]negotiable)\b/i;

/** What decides first: what the line itself calls a must, papers, schooling, years, systems; then the rest as it stands. */
const rankOf = (fact: Fact): number =>
  isOfOffice(fact)
    ? 7
    : forced.test(fact.text)
      ? 0
      : fact.kind === 'licence'
        ? 1
        : fact.kind === 'education'
          ? 2
          : asksForYears(fact)
            ? 3
            : fact.kind === 'experience'
              ? 4
              : fact.kind === 'tool'
                ? 5
                : 6;

/** Where, when and under which checks: after what somebody brings. */
const ofTerms: ReadonlySet<Gate['kind']> = new Set(['condition', 'authorization', 'check']);

const paperWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’]s?|s['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter(
      (word) =>
        !/^(?:an?|the|valid|current|active|in|of|as|must|have|hold|required|full|clean)$/.test(
          word,
        ),
    )
    .map((word) => word.replace(/s$/, '').replace('licence', 'license'));

/** Whether a line says all of another and more. */
export const holds = (line: string, other: string): boolean =>
  line.length > other.length && line.toLowerCase().includes(other.toLowerCase());

/** "Willingness to go the extra mile", "Embrace change": an attitude, whatever it is to. */
const attitude =
  /^(?:(?:an? |the )?(?:strong |genuine )?(?:willing(?:ness)?|commit(?:ment|ted)|desire|drive|dedication|dedicated) (?:to|for)|embrac\p{L}+|go(?:ing)? (?:above|the extra)|comfort(?:able)? (?:with|working|in)|thriv\p{L}+|bring\p{L}* (?:positiv|energy|enthus)|positive attitude|foster\p{L}* an? growth)(?![\p{L}])(?!.*\b(?:travel|relocat|weekends?|evenings?|nights?|shifts?|overtime|hours|vaccin|lift|commute|drive a|contractor)\b)/iu;

/** From here on hardly a line that asks for work is taken for manner. */
const surelyManner = 0.87;
const ofTrade = /\b(?:selling|sales|commercial|project management)\b/i;

/** Manner, unless the job itself puts it first; work that was done in a team is work. */
const isOfManner = (fact: Fact): boolean =>
  (isSoft(fact) ||
    attitude.test(fact.text) ||
    (fact.kind === 'skill' &&
      !ofTrade.test(fact.text) &&
      shareOf('manner', fact) >= surelyManner)) &&
  !isEmphasized(fact) &&
  !/^(?:\S+ ){0,3}experience (?:in|of|with)\b/i.test(fact.text);

/** What somebody has learned or done; an invitation to apply without all of it does not speak of papers. */
const ofPast: ReadonlySet<Gate['kind']> = new Set(['education', 'experience', 'knowledge']);

/** Whether a gate is closed: not where the advertisement itself invites people who do not meet every point. */
export const isClosed = ({ kind, law }: Pick<Gate, 'kind' | 'law'>, isOpen: boolean): boolean =>
  !isOpen || law !== undefined || !ofPast.has(kind);

/** A paper, work that was done, a product, a language: one plain example shows that it is there. */
const shownAtOnce: ReadonlySet<Fact['kind']> = new Set([
  'licence',
  'education',
  'experience',
  'tool',
  'language',
]);
const isShownAtOnce = (fact: Fact): boolean =>
  shownAtOnce.has(fact.kind) && !isOfOffice(fact) && !isToGet(fact.text);

/** The same words for it in every tool. */
export const forceNames = {
  pass: 'Required, pass or fail',
  level: 'Required, level set in the interview',
  plus: 'Preferred, breaks ties only',
};

/**
 * Each demand of the job once and in one order, with its status. Every document takes its demands from here, and one
 * that has less room takes the first of them; what the body must bear is told apart.
 */
export const listStatedDemands = memoizeBoth(
  ({ brief }: Pick<Source, 'brief'>, { gates, criteria }: Judged): StatedDemand[] => {
    const mandatory = gates.filter(isMandatory);
    const isOpen = welcomesDespiteGaps(brief);
    const floors = listFloors(criteria);
    const told = new Set(mandatory.flatMap(({ factIds = [] }) => factIds));
    const isNamed = (text: string): boolean =>
      mandatory.some(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
    const open = listMusts(brief).filter(
      (fact) =>
        fact.kind !== 'physical' &&
        !told.has(fact.id) &&
        !isNamed(ownWords(fact)) &&
        !isSamePaper(fact) &&
        asksOfAPerson(fact),
    );
    // "Valid driver's license" and "driver's license" are one paper, however it is written.
    function isSamePaper({ kind, text }: Fact): boolean {
      const words = paperWords(text);
      return (
        kind === 'licence' &&
        words.length > 0 &&
        mandatory.some(({ name }) => words.every((word) => paperWords(name).includes(word)))
      );
    }
    // "Forklift card" is told by the line that says "a valid forklift card with a clean record".
    const fuller = new Map(
      mandatory.flatMap((gate) => {
        const line = gate.law ? undefined : open.find((fact) => holds(ownWords(fact), gate.name));
        return line ? [[gate, line] as const] : [];
      }),
    );
    const toGate = (gate: Gate): StatedDemand => {
      const line = fuller.get(gate);
      return {
        words: line ? ownWords(line) : gate.name,
        status: 'gate',
        force: 'pass',
        endsIt: isClosed(gate, isOpen),
        gate,
        isManner: false,
        ...(line && { fact: line }),
      };
    };
    const lines = new Set(fuller.values());
    const rest = open.filter((fact) => !lines.has(fact));
    const toDemand = (fact: Fact): StatedDemand => {
      const isManner = isOfManner(fact);
      // What is got after the hire is asked for, and no proof of work that is scored.
      const criterion = isToGet(fact.text)
        ? undefined
        : criteria.find((one) => one.facts.includes(fact) && (isManner || !isWayOfWorking(one)));
      const force = !criterion && isShownAtOnce(fact) ? 'pass' : 'level';
      return {
        words: ownWords(fact),
        status: criterion ? 'scored' : 'asked',
        force,
        endsIt: criterion ? floors.includes(criterion) : force === 'pass' && !isOpen,
        fact,
        isManner,
        ...(criterion && { criterion }),
      };
    };
    return [
      ...mandatory.filter(({ kind }) => !ofTerms.has(kind)).map(toGate),
      ...rest
        .filter((fact) => !isOfManner(fact))
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map(toDemand),
      ...mandatory.filter(({ kind }) => ofTerms.has(kind)).map(toGate),
      ...rest.filter(isOfManner).map(toDemand),
    ];
  },
);

/** Gates beside the line of the card that says how good somebody is at the same thing. */
export function pairGated<Line extends Criterion>({
  gates,
  criteria,
}: {
  gates: readonly Gate[];
  criteria: readonly Line[];
}): Map<Gate, Line> {
  return new Map(
    criteria.flatMap((line) => {
      const [first] = line.facts;
      const gate =
        line.isGated && first && gates.find(({ factIds = [] }) => factIds.includes(first.id));
      return gate ? [[gate, line] as const] : [];
    }),
  );
}
