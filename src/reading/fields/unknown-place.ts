import type { PlaceMention } from '#market/places/find-mentions.ts';
import type { Unit } from '#shared/reading.ts';
import { type PlaceCandidate, readLabel } from './place-candidates.ts';

const UNKNOWN_NAME =
  /^\p{Lu}[\p{L}.'’-]+(?:[ -](?:\p{Lu}[\p{L}.'’-]*|of|de|la|le|du|des|sur|en|on|upon|am|an|der)){0,3}(?=$|[,/(|;]| [-–] )/u;
const NO_NAME =
  /\b(?:remote|hybrid|on-?site|home|office|anywhere|various|multiple|flexible|nationwide|field|virtual|tbd|tbc|see|any|all|other|worldwide|global|europe|emea|apac|asia|africa|america|americas|latam|client|customer|yes|no|full|part|time|télétravail|headquarters|campus|main|based|travel|telework|street|road|avenue)\b/i;
const LONGEST_LINE = 60;

/** "City of Fort Bellamy": a town by its own word, though no table has it. */
const MUNICIPALITY =
  /\b(?:City|Town|Village|Borough|Township) of ((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,3})/u;
/** Where the name of the town ends and that of its department begins. */
const DEPARTMENT =
  / (?:Police|Fire|Parks?|Public|Water|Human|Department|Council|Utilities|Library|Office|Planning|Transit|Housing|Community|Finance|Health|Building|Municipal|Government|Personnel|Civil|Animal|Services|Recreation|Economic|Engineering|Information|Law|Attorney|Clerk|Street|Emergency)\b.*$/u;

const makeMention = (name: string, start: number): PlaceMention => ({
  start,
  end: start + name.length,
  nameEnd: start + name.length,
  name,
  kind: 'town',
  towns: [],
  regions: [],
  country: null,
  postcode: null,
  isVouched: false,
  isOrdinary: false,
  goesOn: false,
});

const makeCandidate = (
  unit: Unit,
  { name, start }: { name: string; start: number },
  weight: number,
): PlaceCandidate => ({
  mention: makeMention(name, start),
  start: unit.start + start,
  end: unit.start + start + name.length,
  weight,
  unit,
  isElsewhere: false,
  isBeside: false,
});

/** A labelled value that the tables lack: "Location: Schöninghsdorf". */
export function findLabelledPlace(
  units: readonly Unit[],
  text: string,
): PlaceCandidate | undefined {
  for (const unit of units) {
    const weight = readLabel(unit.label);
    if (weight < 100) continue;
    const whole = text.slice(unit.start, unit.end);
    const prefix = unit.label && whole.startsWith(unit.label) ? unit.label.length : 0;
    const start = prefix + (/^\s*[:–-]?\s*/.exec(whole.slice(prefix))?.[0].length ?? 0);
    const line = whole.slice(start);
    const [name] = UNKNOWN_NAME.exec(line) ?? [];
    if (name === undefined || NO_NAME.test(line) || line.length > LONGEST_LINE) continue;
    return makeCandidate(unit, { name, start }, weight - 20);
  }
  return undefined;
}

/** The town that is itself the employer, when the tables lack it. */
export function findMunicipality(
  units: readonly Unit[],
  text: string,
  weight: number,
): PlaceCandidate | undefined {
  for (const unit of units) {
    const found = MUNICIPALITY.exec(text.slice(unit.start, unit.end));
    if (!found) continue;
    const [all, long = ''] = found;
    const name = long.replace(DEPARTMENT, '');
    return makeCandidate(unit, { name, start: found.index + all.length - long.length }, weight);
  }
  return undefined;
}
