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

/** How what has no line of its own is told, several together. */
export const alsoRequired = 'Also required: ';
const inRow = 6;

/** Told of the house, of hiring or to the reader: whatever it was read as, it asks for nothing that stands in a row. */
const noDemand =
  /^(?:the (?:individual|selected|successful|incumbent|person|employee|candidate|team|company)|employees?|applicants?|candidates?|all (?:applicants|employees|staff)|when|if|we|you|our|your|this|these|it|there|please)\b/i;

export const asksSomething = ({ words }: Pick<StatedDemand, 'words'>): boolean =>
  !noDemand.test(words);

/** What a list has no lines for, some in a row and each in its own words: none is left out. */
export const gatherRest = (
  demands: readonly Pick<StatedDemand, 'words' | 'fact'>[],
  most: number,
): string[] => {
  const asked = demands.filter(asksSomething);
  return Array.from({ length: Math.ceil(asked.length / inRow) }, (_, row) =>
    asked.slice(row * inRow, (row + 1) * inRow),
  ).map((row) => `${alsoRequired}${row.map((demand) => sayDemand(demand, most)).join('; ')}`);
};

/** As many rows as a list may hold: what is over stands together in the last. */
export const fitRows = (rows: readonly string[], most: number): string[] =>
  rows.length <= most
    ? [...rows]
    : [
        ...rows.slice(0, most - 1),
        `${alsoRequired}${rows
          .slice(most - 1)
          .map((row) => row.replace(alsoRequired, ''))
          .join('; ')}`,
      ];

/** "Rope training required" in a list of what is required. */
export const dropForce = (words: string): string =>
  words.replace(/(?<=\S) \(?(?:(?:is|are) )?(?:required|essential|mandatory|a must)\)?$/i, '');

/** "Be able to row" within a sentence. */
export const sayDemand = (demand: Pick<StatedDemand, 'words' | 'fact'>, most: number): string =>
  // A product keeps its capital: "Canva".
  (demand.fact?.terms.some((term) => /^\p{Lu}/u.test(term) && demand.words.startsWith(term))
    ? cutGate(dropForce(demand.words), most)
    : saySmall(cutGate(dropForce(demand.words), most))
  ).replace(/^be (?=able|willing|ready|prepared)/i, 'being ');
