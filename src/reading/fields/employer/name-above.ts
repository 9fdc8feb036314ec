import type { FieldUnit } from '../field-unit.ts';
import { organizationWords } from './employer.data.ts';

/** Whether a name above the text is the employer's, by what the text says of it. */

interface Named {
  name: string;
  score: number;
  unit: FieldUnit;
}

/** What so plainly names the employer hardly depends on the role of its unit. */
export const sureForm = 74;

/** Boards put a name above the text that the text knows nothing of: an agency's, or a wrong one. */
export const foreign = 34;
const timesOfHouse = 2;

/** Told of as the house, and called by its name again. */
export const isToldOf = ({ name, score }: Named, text: string): boolean =>
  score >= sureForm &&
  name.includes(' ') &&
  countIn(text, name.replace(/ \(.*$/, '')) >= timesOfHouse;

/** What many houses go by, and their board too: the house itself is named in the text. */
const umbrella =
  /^(?:NHS(?: (?:Scotland|England|Wales|Jobs))?|Civil Service(?: Jobs)?|HM Government|UK Government)$/i;
/** "NHS Scotland" where "NHS Highland" or a home by its own name is told of: under which roof, and not who hires. */
export function listUmbrellas(candidates: readonly Named[]): string[] {
  const told = candidates.filter(({ name, score }) => score >= sureForm && !roof.test(name));
  if (told.length === 0) return [];
  const isUnderRoof = candidates.some(({ name }) => roof.test(name)) && told.some(isBody);
  return candidates
    .filter((one) => roof.test(one.name) || (isUnderRoof && !isBody(one) && isWorkplace(one)))
    .map(({ name }) => name);
}
/** "Fern Lodge is a nursing home": one of the houses of that body. */
const isWorkplace = ({ name, unit }: Named): boolean =>
  unit.text.includes(`${name} is a`) && houseOf.test(unit.text.split(`${name} is a`)[1] ?? '');
const houseOf =
  /^n? (?:[\p{L}\d-]+,? ){0,5}?(?:nursing home|care home|hospital|hospice|ward|health cent(?:re|er)|clinic|practice|unit)(?!\p{L})/iu;
const roof = /^(?:the )?NHS(?: (?:Scotland|England|Wales|Jobs))?$/i;
/** The board or trust that signs the contracts under that roof. */
const isBody = ({ name }: Pick<Named, 'name'>): boolean =>
  !roof.test(name) && /^NHS \p{Lu}|\bNHS (?:Foundation )?Trust$|\bHealth Board$/u.test(name);
export const isUmbrella = ({ name }: Named, candidates: readonly Named[]): boolean =>
  umbrella.test(name) &&
  candidates.some(
    (one) =>
      !one.unit.isHeader &&
      one.score >= sureForm &&
      (one.unit.labelKind === 'employer' || organizationWords.test(one.name)) &&
      !umbrella.test(one.name),
  );

/** Whether the text below the first lines has any word of a name. */
export function isSaid({ name, unit }: Named, text: string): boolean {
  const body = text.slice(unit.end).toLowerCase();
  return name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((word) => word.length > 2 && word !== 'the' && body.includes(word));
}

export function countIn(text: string, name: string): number {
  let count = 0;
  for (
    let at = text.indexOf(name);
    at !== -1 && count < 6;
    at = text.indexOf(name, at + name.length)
  )
    count += 1;
  return Math.max(1, count);
}
