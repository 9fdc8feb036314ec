import { findUnknownTown, readDigitsBefore, STREET_WORD } from './before-name.ts';
import { gapBetween, type Neighbours, readNeighbours } from './neighbours.ts';
import { isOrdinaryName, type NameAt, readCodeAt, readNameAt } from './place-names.ts';
import { foldName } from './fold-name.ts';
import { findDepartment, findRegions, liesIn, type Region } from './regions.ts';
import { readWords, type TextWord } from './words-of-text.ts';
import type { Town } from './world-cities.ts';

/** A place that a text names, with what stands beside it. Nothing is settled that its neighbours do not settle. */
export interface PlaceMention {
  start: number;
  /** Behind its region, country and postcode. */
  end: number;
  nameEnd: number;
  name: string;
  /** "wide" is what spans countries: "Middle East". */
  kind: 'town' | 'county' | 'region' | 'country' | 'wide';
  /** The towns it can be; none for a town that the tables lack. */
  towns: readonly Town[];
  regions: readonly Region[];
  country: string | null;
  postcode: string | null;
  /** A region, country or postcode stands beside it. */
  isVouched: boolean;
  /** The name is also a word, a person or a product. */
  isOrdinary: boolean;
  /** "Leeds General Infirmary", "Glasgow Airport": the name goes on. */
  goesOn: boolean;
}

interface Step {
  mention: PlaceMention;
  /** Index of the word behind it. */
  next: number;
}

/** What may follow a town without being part of a longer name. */
const NAME_ENDS = new Set(
  'area region office offices metro metropolitan metroplex based remote hybrid onsite on site plant branch store team hq headquarters campus warehouse location and or city centre center county full part permanent temporary contract jobs job salary pay up from to with for the we you our this is apply monday immediate ref cdi cdd h f m w d starting start hours days shift nights new within uk us usa eu cbd'.split(
    ' ',
  ),
);

/** Towns that people mean before the region of the same name. */
const TOWN_FIRST = new Set(
  'new york|berlin|hamburg|bremen|salzburg|wien|paris|chandigarh|puducherry|sharjah|ajman|iloilo'.split(
    '|',
  ),
);
const CITY_STATES = new Set(['SG', 'HK', 'LU', 'MC', 'MO', 'SM', 'GI', 'DJ']);
const MANY_PEOPLE = 100_000;

export interface MentionOptions {
  /** A location field is often typed in small letters; prose has words there. */
  anyCase?: boolean;
}

/** Every place a text names, in order. Linear in its length. */
export function findPlaceMentions(
  text: string,
  { anyCase = false }: MentionOptions = {},
): PlaceMention[] {
  const words = readWords(text);
  const department = readDepartmentLine(text);
  if (department) return [department];
  const found: PlaceMention[] = [];
  let floor = 0;
  for (let i = 0; i < words.length;) {
    const word = words[i]!;
    const name = word.isCapital || anyCase ? readNameAt(text, words, i) : undefined;
    const step = name ? readMention(text, words, i, name, floor) : readCode(text, words, i, floor);
    if (step) {
      const before = found.at(-1);
      if (before && before.start >= step.mention.start) found.pop();
      found.push(step.mention);
      i = step.next;
      // "City Hall Downtown, NC": what goes on may turn out to be one long name.
      const { isOrdinary, goesOn, isVouched, kind } = step.mention;
      if (!goesOn || (!isOrdinary && (isVouched || kind !== 'town'))) floor = i;
    } else i += name?.count ?? 1;
  }
  return found;
}

const DEPARTMENT_LINE = /^(\d[\dAB]) [-–] (\p{Lu}[\p{L}'’ -]{1,60})$/u;

/** "07 - ST CYR": how French job centres write any place, however small. */
function readDepartmentLine(text: string): PlaceMention | undefined {
  const [, number = '', name = ''] = DEPARTMENT_LINE.exec(text) ?? [];
  const region = findDepartment(number);
  if (!region) return undefined;
  const isItself = findRegions(foldName(name)).includes(region);
  return {
    start: 0,
    end: text.length,
    nameEnd: text.length,
    name,
    kind: isItself ? 'region' : 'town',
    towns: [],
    regions: [region],
    country: region.country,
    postcode: null,
    isVouched: true,
    isOrdinary: false,
    goesOn: false,
  };
}

function isStreet(text: string, last: TextWord, following: TextWord | undefined): boolean {
  return (
    following?.isCapital === true &&
    STREET_WORD.test(following.folded) &&
    gapBetween(text, last.end, following.start) === ' '
  );
}

function readMention(
  text: string,
  words: readonly TextWord[],
  at: number,
  name: NameAt,
  floor: number,
): Step | undefined {
  const last = words[at + name.count - 1]!;
  const following = words[at + name.count];
  // "London Road" is a street, wherever it is.
  if (isStreet(text, last, following)) return undefined;
  const isCounty =
    following?.isCapital === true &&
    /^(?:county|parish)$/.test(following.folded) &&
    name.regions.every((region) => region.country !== 'US') &&
    gapBetween(text, last.end, following.start) === ' ';
  const nameEnd = isCounty ? following.end : last.end;
  const beside = readNeighbours(text, words, name, {
    next: at + name.count + (isCounty ? 1 : 0),
    end: nameEnd,
  });
  const digits = readDigitsBefore(text, words, at, name.towns);
  const behind = words[beside.next];
  const base = {
    start: digits?.start ?? words[at]!.start,
    end: Math.max(beside.end, nameEnd),
    nameEnd,
    name: text.slice(words[at]!.start, nameEnd),
    postcode: beside.postcode ?? digits?.postcode ?? null,
    isVouched: beside.regions.length > 0 || beside.country !== null || digits !== undefined,
    isOrdinary: isOrdinaryName(name.folded),
    goesOn:
      behind?.isCapital === true &&
      beside.end === nameEnd &&
      gapBetween(text, beside.end, behind.start) === ' ' &&
      !NAME_ENDS.has(behind.folded),
  };
  const towns = narrowTowns(digits?.towns ?? name.towns, beside);
  const kind = isCounty ? 'county' : decideKind(name, beside, towns);
  const mention: PlaceMention = {
    ...base,
    kind,
    ...(kind === 'country'
      ? { towns: CITY_STATES.has(name.country!) ? towns : [], regions: [], country: name.country! }
      : kind === 'region'
        ? readRegion(name, beside, towns)
        : {
            towns: isCounty ? [] : towns,
            regions: digits?.region ? [digits.region] : beside.regions,
            country: beside.country ?? digits?.region?.country ?? null,
          }),
  };
  const next = Math.max(beside.next, at + name.count);
  const town =
    kind === 'region' || kind === 'country' ? addTown(text, words, at, floor, mention) : mention;
  return { mention: town, next };
}

/** "Casablanca, Morocco" and "Armenia, Colombia" are towns; "Armenia" alone is not, nor "Texas, United States". */
function decideKind(
  name: NameAt,
  beside: Neighbours,
  towns: readonly Town[],
): PlaceMention['kind'] {
  if (name.isWide) return 'wide';
  const isTownBeside =
    towns.length > 0 &&
    (beside.regions.length > 0 || (beside.country ?? name.country) !== name.country);
  // "Georgia" is a state before it is a country; the rest of the text settles it.
  if (name.country && name.regions.length === 0 && !isTownBeside) return 'country';
  const own = name.regions.filter(
    ({ country }) => beside.country === null || beside.country === country,
  );
  if (own.length === 0) return 'town';
  const isLarge = towns.some(
    (town) => town.population > MANY_PEOPLE && own.some((region) => liesIn(town, region)),
  );
  const isItself = beside.regions.some((region) => own.includes(region));
  if (isLarge && (isItself || TOWN_FIRST.has(name.folded))) return 'town';
  // "Kent, WA" and "Norfolk, VA" lie where the region of that name does not.
  if (beside.regions.length > 0 && towns.length > 0 && !isItself)
    return own.some((region) => beside.regions.some((wide) => wide.admin === region.admin))
      ? 'region'
      : 'town';
  return 'region';
}

function readRegion(
  name: NameAt,
  beside: Neighbours,
  towns: readonly Town[],
): Pick<PlaceMention, 'towns' | 'regions' | 'country'> {
  const regions = name.regions.filter(
    ({ country }) => beside.country === null || beside.country === country,
  );
  const countries = new Set(regions.map(({ country }) => country));
  const isOpen = countries.size > 1 || (name.country !== undefined && beside.country === null);
  return { towns, regions, country: isOpen ? beside.country : (regions[0]?.country ?? null) };
}

function narrowTowns(towns: readonly Town[], { regions, country }: Neighbours): readonly Town[] {
  if (regions.length > 0)
    return towns.filter((town) => regions.some((region) => liesIn(town, region)));
  return country ? towns.filter((town) => town.country === country) : towns;
}

/** "Wookey, Somerset": a town the tables lack stands before the region. */
function addTown(
  text: string,
  words: readonly TextWord[],
  at: number,
  floor: number,
  area: PlaceMention,
): PlaceMention {
  const from = findUnknownTown(text, words, at, floor);
  if (from === -1) return area;
  const start = words[from]!.start;
  const nameEnd = words[at - 1]!.end;
  const name = text.slice(start, nameEnd);
  return {
    ...area,
    start,
    nameEnd,
    name,
    kind: /\b(?:County|Parish)$/.test(name) ? 'county' : 'town',
    towns: [],
    isVouched: true,
    isOrdinary: from === at - 1 && isOrdinaryName(words[from]!.folded),
    goesOn: false,
  };
}

/** "Renton, WA" where the town is not in the tables. */
function readCode(
  text: string,
  words: readonly TextWord[],
  at: number,
  floor: number,
): Step | undefined {
  const codes = readCodeAt(text, words[at]);
  if (codes.length === 0) return undefined;
  const beside = readNeighbours(text, words, undefined, { next: at + 1, end: words[at]!.end });
  const regions = codes.filter(
    ({ country }) => beside.country === null || country === beside.country,
  );
  if (regions.length === 0) return undefined;
  const countries = new Set(regions.map(({ country }) => country));
  const area: PlaceMention = {
    start: words[at]!.start,
    end: Math.max(beside.end, words[at]!.end),
    nameEnd: words[at]!.end,
    name: text.slice(words[at]!.start, words[at]!.end),
    kind: 'region',
    towns: [],
    regions,
    country: countries.size === 1 ? regions[0]!.country : null,
    postcode: beside.postcode,
    isVouched: beside.country !== null || beside.postcode !== null,
    // "OR", "IN" and "IT" shouted are words more often than states.
    isOrdinary: true,
    goesOn: false,
  };
  const mention = addTown(text, words, at, floor, area);
  if (mention === area && !area.isVouched && words.length > 1) return undefined;
  return { mention, next: Math.max(beside.next, at + 1) };
}
