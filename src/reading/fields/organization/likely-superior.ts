import type { FieldUnit } from '../field-unit.ts';
import { leaders } from './leaders.data.ts';
import { readPerson } from './superior.ts';
import type { Superior } from './superior.ts';

const cues: RegExp[] = [
  /\b(?:dut(?:y|ies)|tasks?|responsibilities|projects|functions|work)\b[^.;]{0,40}?\b(?:assigned|directed|requested|delegated|instructed) by\s+/giu,
  /\bdeputi[sz](?:e|es|ing) for\s+/giu,
  /\bright[- ]hand(?: (?:wo)?man| person)? (?:to|of)\s+/giu,
];
/** "the Head Chef's right hand" */
const rightHand = /\b(?:the|our|your) (?=[\p{Lu}\p{Ll} -]{3,40}['’]s? right[- ]hand\b)/giu;
/** "Assist the Warehouse Manager in invoicing" */
const assists = /\bassist(?:s|ing)? (?:to )?(?=the |our |\p{L}+ manager)/giu;
const submits =
  /\b(?:submit|send|present|provide)[^.;]{0,50}?\breports?\b[^.;]{0,50}? to (?=the |our )/giu;

const mayHold =
  /assigned|directed|requested|delegated|instructed|right[- ]hand|deputi[sz]|assist|report/i;
const mostMatches = 3;
const stemLength = 5;

/**
 * Who hands out other duties, is stood in for or assisted is most often the superior, though the text does not say so:
 * asked only where nothing better is said.
 */
export function findLikelySuperiors(unit: FieldUnit, title: string): Superior[] {
  const isWork = unit.role === 'duty' || unit.role === 'overview' || unit.role === 'team';
  if (!isWork || !mayHold.test(unit.text)) return [];
  const find = (cue: RegExp, score: number): Superior[] =>
    [...unit.text.matchAll(cue)].slice(0, mostMatches).flatMap((match) => {
      const one = readPerson(unit, match.index + match[0].length, score);
      return one && isOffice(one.value) ? [one] : [];
    });
  const stood = [...cues, rightHand].flatMap((cue) => find(cue, 56));
  const helped = [...find(assists, 52), ...find(submits, 50)];
  return [...stood, ...helped.filter(({ value }) => sharesField(value, title))];
}

/** "supervisor" alone names nobody, and a duty may be done for many at once. */
const isOffice = (value: string): boolean =>
  value.includes(' ') &&
  leaders.test(value) &&
  !/\b(?:or|team|other|various|management|customers?|clients?)\b|^(?:(?:line|direct|immediate|functional|reporting|respective|his|her|their|department|unit|senior|general)\b[ /]?)+(?:manager|supervisor|head|lead|leader|superior)?\b|(?:managers|directors|supervisors|leaders|partners|chefs|heads|officers)$/i.test(
    value,
  );

/** A warehouse assistant helps the warehouse manager; the marketing manager is a colleague. */
function sharesField(value: string, title: string): boolean {
  const stems = new Set(
    title
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2)
      .map(toStem),
  );
  const words = value.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  return words.some(
    (word) =>
      stems.has(toStem(word)) && !/^(?:manager|assistant|director|senior|officer)s?$/i.test(word),
  );
}

const toStem = (word: string): string => word.toLowerCase().slice(0, stemLength);
