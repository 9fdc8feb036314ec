import type { FieldSource, FieldUnit } from '../field-unit.ts';
import { departmentWords } from '../organization/department.data.ts';
import type { Candidate } from './candidate.ts';
import { isForClient } from './for-client.ts';
import { agencies, boards } from './intermediaries.data.ts';
import { isPost, isSpoken, mayBeName } from './may-be-name.ts';
import { keyOfName } from './name.ts';

/** "all Amber Fern locations", "internal Amber Fern departments": whose stores and people they are. */
const owned =
  /(?<![\p{L}\p{N}’'-])(?:our|all|internal|other|fellow|every|each|any|independent|corporate|eligible|current|future|of|for|the|with|to|at|across|by|and|both|within|in|between|as|an?) (\p{Lu}[\p{L}&’'.-]+(?: (?:\p{Lu}[\p{L}&’'-]*|&)){1,2}) (departments?|locations?|stores?|restaurants?|branches|employees|associates|colleagues|team members|values|customers|guests)(?!\p{L})/gu;
/** What only a house has; a department has customers of its own. */
const ofHouse = /^(?:locations?|stores?|restaurants?|branches|employees|associates|values)$/;
const fewest = 2;
const sure = 62;

interface Owner extends Candidate {
  isOfHouse: boolean;
}

function listOwners(unit: FieldUnit, title: string | null): Owner[] {
  return [...unit.text.matchAll(owned)].flatMap(({ 0: all, 1: name = '', 2: owns = '', index }) => {
    const isName =
      mayBeName(name, title) && !isSpoken(name) && !isPost(name) && !departmentWords.test(name);
    const start = index + all.indexOf(name);
    return isName
      ? [
          {
            name,
            unit,
            start,
            end: start + name.length,
            score: sure,
            isOfHouse: ofHouse.test(owns),
          },
        ]
      : [];
  });
}

/** A name that nothing says of but whose stores, people and departments are spoken of again and again. */
export function fromModifier(
  { units }: Pick<FieldSource, 'units'>,
  title: string | null,
): Candidate | undefined {
  if (units.some(({ text }) => isForClient(text))) return undefined;
  const byKey = Map.groupBy(
    units.flatMap((unit) => listOwners(unit, title)),
    ({ name }) => keyOfName(name),
  );
  const named = [...byKey].filter(
    ([key, group]) =>
      !agencies.has(key) &&
      !boards.has(key) &&
      group.length >= fewest &&
      group.some(({ isOfHouse }) => isOfHouse),
  );
  // Two houses that own things are clients or partners.
  return named.length === 1 ? named[0]![1][0] : undefined;
}
