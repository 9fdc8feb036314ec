import type { Criterion, Gate } from '../criteria/criterion.ts';
import { saySmall } from '../criteria/gates/name-gate.ts';
import { cutGate } from '../criteria/gates/ways.ts';
import { isOfOffice } from '../criteria/own-lines/systems.ts';
import type { Source } from '../source.ts';
import { isListItem } from '../wording/own-words.ts';
import { listStatedDemands, type StatedDemand } from './stated-demands.ts';

interface Judged {
  gates: readonly Gate[];
  criteria: readonly Criterion[];
}

const longest = 20;

/** Demands that are neither a gate nor manner: each is asked about or judged, and none is lost. */
const listJudged = (source: Pick<Source, 'brief'>, plan: Judged): StatedDemand[] =>
  listStatedDemands(source, plan).filter(
    ({ status, isManner, words, fact }) =>
      status !== 'gate' &&
      !isManner &&
      isListItem(words, longest) &&
      !(fact !== undefined && isOfOffice(fact)),
  );

/** What is demanded, stands on no line of the card, and is asked in the first call. */
export const listOnlyAsked = (source: Pick<Source, 'brief'>, plan: Judged): StatedDemand[] =>
  listJudged(source, plan).filter(({ status }) => status === 'asked');

/** "Be able to row" within a sentence. */
export const sayDemand = (demand: Pick<StatedDemand, 'words' | 'fact'>, most: number): string =>
  // A product keeps its capital: "Canva".
  (demand.fact?.terms.some((term) => /^\p{Lu}/u.test(term) && demand.words.startsWith(term))
    ? cutGate(demand.words, most)
    : saySmall(cutGate(demand.words, most))
  ).replace(/^be (?=able|willing|ready|prepared)/i, 'being ');

const shown = 4;
/** One more is told as quickly as that there are more. */
const fewLeft = 1;
const words = 10;

/** "Also required, settled in the first call: lamp repair": what is met or scored is named elsewhere. */
export function sayAlsoRequired(source: Pick<Source, 'brief'>, plan: Judged): string {
  const asked = listOnlyAsked(source, plan).map((one) => sayDemand(one, words));
  const named = asked.length > shown + fewLeft ? asked.slice(0, shown) : asked;
  return named.length === 0
    ? ''
    : `Also required, settled in the first call: ${named.join('; ')}${named.length < asked.length ? '; the rest among the must-haves of the intake' : ''}`;
}

/** "We score, of 100 points: mooring (40), charts (35) and ropes (25)": the lines of the card in its order. */
export const sayScored = ({ criteria }: Pick<Judged, 'criteria'>): string =>
  `We score, of 100 points: ${joinList(criteria.map(({ name, weight }) => `${saySmall(name)} (${weight})`))}`;
