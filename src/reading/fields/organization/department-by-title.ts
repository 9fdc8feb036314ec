import type { FieldUnit } from '../field-unit.ts';
import { isOccupationWord } from '../title/occupation-words.ts';
import { isOfOthers, isPerson, mayBeDepartment } from './department-name.ts';
import { noDepartment } from './department.data.ts';
import type { Department } from './department.ts';

const called =
  /((?:[\p{L}&]+ ){1,4})(?:\([A-Z&]{2,6}\) )?(?:team|department|division|function|dept)\b/giu;
const mayCall = /team|department|division|function|dept/i;
const mostCalls = 6;

export interface TitleStems {
  /** What the title says of the field of work: "community", "programs". */
  field: ReadonlySet<string>;
  /** Its own noun: an engineer may belong to an engineering department. */
  noun: ReadonlySet<string>;
}

/** "the community programs team", where the title speaks of community programs too. */
export function findByTitle(
  unit: FieldUnit,
  stems: TitleStems,
  employer: string | null,
): Department[] {
  if (unit.role === 'legal' || unit.role === 'noise' || !mayCall.test(unit.text)) return [];
  return [...unit.text.matchAll(called)].slice(0, mostCalls).flatMap((match) => {
    const words = (match[1] ?? '').trim().split(' ');
    const from = words.findLastIndex((word) => stopsName.test(word)) + 1;
    const value = words.slice(from).join(' ');
    const isFormal = /(?:department|division|dept)$/i.test(match[0]);
    const isShared = words
      .slice(from)
      .some((word) => stems.field.has(stemOf(word)) || (isFormal && stems.noun.has(stemOf(word))));
    const isTeam = /team$/i.test(match[0]) && unit.role !== 'overview' && unit.role !== 'team';
    if (!isShared || isTeam || noDepartment.test(value) || !mayBeDepartment(value, employer))
      return [];
    if (isPerson(unit.text, match.index + match[0].length)) return [];
    const start = match.index + match[0].indexOf(value);
    if (unit.role === 'duty' && isOfOthers(unit.text, start)) return [];
    return [
      { value, score: 68 - unit.index / 100, unit, span: { start, end: start + value.length } },
    ];
  });
}

const stopsName =
  /^(?:the|our|a|an|to|of|with|for|in|by|as|on|and|or|your|their|its|this|within|from|at|is|wider|whole|small|large|growing|dynamic|global|local|lead|join|support|manage|across|internal|other|given|how)$/i;
const stemLength = 6;
const stemOf = (word: string): string => word.toLowerCase().slice(0, stemLength);

export function stemsOf(title: string): TitleStems {
  const words = title
    .split(/[^\p{L}&]+/u)
    .filter((word) => word.length > 1 && !stopsName.test(word));
  const toStems = (list: string[]): Set<string> => new Set(list.map(stemOf));
  return {
    field: toStems(words.filter((word) => !isOccupationWord(word))),
    noun: toStems(words.filter((word) => isOccupationWord(word) && !ranks.test(word))),
  };
}

/** Every department has them. */
const ranks =
  /^(?:manager|director|assistant|associate|officer|head|lead|leader|specialist|coordinator|supervisor|representative|staff|intern|technician|worker|operator|agent|administrator|admin|chief|deputy|executive|partner|consultant)s?$/i;
