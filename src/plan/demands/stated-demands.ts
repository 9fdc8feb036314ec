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
import { isWelcome } from '../people/welcomes-beginners.ts';

/** One demand of the job, with the one way in which every document treats it. */
export interface StatedDemand {
  /** In the words of the job; a gate by its name, or by the fuller line that holds it. */
  words: string;
  /** Met or not met, judged on a line of the card, or only asked. */
  status: 'gate' | 'scored' | 'asked';
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

/** Whether a line says all of another and more. */
export const holds = (line: string, other: string): boolean =>
  line.length > other.length && line.toLowerCase().includes(other.toLowerCase());

/** "Willingness to go the extra mile", "Embrace change": an attitude, whatever it is to. */
const attitude =
  /^(?:(?:an? |the )?(?:strong |genuine )?(?:willing(?:ness)?|commit(?:ment|ted)|desire|drive|dedication|dedicated) (?:to|for)|embrac\p{L}+|go(?:ing)? (?:above|the extra)|comfort(?:able)? (?:with|working|in)|thriv\p{L}+|bring\p{L}* (?:positiv|energy|enthus)|positive attitude|foster\p{L}* an? growth)(?![\p{L}])(?!.*\b(?:travel|relocat|weekends?|evenings?|nights?|shifts?|overtime|hours|vaccin|lift|commute|drive a|contractor)\b)/iu;

/** Manner, unless the job itself puts it first; work that was done in a team is work. */
const isOfManner = (fact: Fact): boolean =>
  (isSoft(fact) || attitude.test(fact.text)) &&
  !isEmphasized(fact) &&
  !/^(?:\S+ ){0,3}experience (?:in|of|with)\b/i.test(fact.text);

/**
 * Each demand of the job once and in one order, with its status. Every document takes its demands from here, and one
 * that has less room takes the first of them; what the body must bear is told apart.
 */
export function listStatedDemands(
  { brief }: Pick<Source, 'brief'>,
  { gates, criteria }: Judged,
): StatedDemand[] {
  const mandatory = gates.filter(isMandatory);
  const told = new Set(mandatory.flatMap(({ factIds = [] }) => factIds));
  const isNamed = (text: string): boolean =>
    mandatory.some(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const open = listMusts(brief).filter(
    (fact) =>
      fact.kind !== 'physical' &&
      !told.has(fact.id) &&
      !isNamed(ownWords(fact)) &&
      asksOfAPerson(fact),
  );
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
    return {
      words: ownWords(fact),
      status: criterion ? 'scored' : 'asked',
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
}
