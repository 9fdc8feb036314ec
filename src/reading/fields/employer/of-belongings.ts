import type { FieldSource, FieldUnit } from '../field-unit.ts';
import { departmentWords } from '../organization/department.data.ts';
import { isOccupationWord } from '../title/occupation-words.ts';
import type { Candidate } from './candidate.ts';
import { isForClient } from './for-client.ts';
import { agencies, boards } from './intermediaries.data.ts';
import { isPost, isSpoken, mayBeName } from './may-be-name.ts';
import { keyOfName } from './name.ts';

const word = String.raw`\p{Lu}[\p{L}\d&’'.-]*[\p{L}\d]`;
const owns = '(?:mission|vision|values|culture|ethos|philosophy|code of conduct|code of ethics)';
/** "the mission, vision and values of HTD": what only a house has. */
const ofHouse = new RegExp(
  String.raw`\b${owns}(?:(?:,|,? and|,? &|/) ?(?:the )?${owns}){0,3},? (?:of|at) (?:the )?(${word}(?: ${word}){0,3})`,
  'gu',
);
/** "in Harrowdye's Product team" */
const itsTeam = new RegExp(
  String.raw`(?<![\p{L}’'-])(?:in|of|within|join|joining|on|to|with|at|for|under|into) (${word}(?: ${word}){0,2})['’]s? (?:(?:growing|global|core|own|wider|existing|mission|${word}|and|&) ?){0,4}(?:team|department|division|mission|vision|values|culture|ethos|leadership|workforce|headquarters|operations)(?!\p{L})`,
  'gu',
);
const sure = 60;

const isName = (name: string, title: string | null): boolean =>
  mayBeName(name, title) &&
  !isSpoken(name) &&
  !isPost(name) &&
  !name.split(' ').some((part) => isOccupationWord(part)) &&
  !departmentWords.test(name) &&
  !agencies.has(keyOfName(name)) &&
  !boards.has(keyOfName(name));

function listIn(unit: FieldUnit, title: string | null): Candidate[] {
  return [...unit.text.matchAll(ofHouse), ...unit.text.matchAll(itsTeam)].flatMap(
    ({ 0: all, 1: name = '', index }) => {
      const start = index + all.indexOf(name);
      return isName(name, title)
        ? [{ name, unit, start, end: start + name.length, score: sure }]
        : [];
    },
  );
}

/** The one name whose mission, values or team a text speaks of: better asked about than no name at all. */
export function fromBelongings(
  { units }: Pick<FieldSource, 'units'>,
  title: string | null,
): Candidate | undefined {
  if (units.some(({ text }) => isForClient(text))) return undefined;
  const found = units.flatMap((unit) => listIn(unit, title));
  const keys = new Set(found.map(({ name }) => keyOfName(name)));
  return keys.size === 1 ? found[0] : undefined;
}
