import type { Found, Unit, UnitRole } from '#shared/reading.ts';
import { quoteWithin } from '../quote-within.ts';
import { isOccupationWord } from '../title/occupation-words.ts';

/** What a site of work is called, with its capital. */
const site =
  'Airport|Station|Hospital|Infirmary|Clinic|(?:Medical|Health|Surgery|Resource|Distribution|Fulfillment|Fulfilment|Leisure|Community|Youth|Visitor|Shopping|Outlet|Garden|Day|Nature|Detention|Correctional) (?:Center|Centre)|Nursing Home|Care Home|Hospice|School|Academy|College|Campus|Nursery|Store|Mall|Hotel|Resort|Warehouse|Plant|Factory|Mill|Refinery|Quarry|Mine|Depot|Terminal|Shipyard|Prison|Library|Museum|Theatre|Theater|Stadium|Arena|Zoo|Airbase|Barracks';
/** A unit of a hospital. */
const ward =
  '(?:Medical |Surgical |Cardiac |Neonatal |Pediatric |Paediatric )?(?:MICU|SICU|NICU|PICU|CVICU|ICU|Intensive Care Unit|Emergency Department|Labor and Delivery|Med[- ]Surg|Telemetry|Oncology Ward|Stroke Unit)';
const name = String.raw`(?:(?:\p{Lu}|\d{1,3}(?:st|nd|rd|th)\b)[\p{L}\d'’&.-]*\s(?:of the |of |the |and |& |on )?){1,5}?`;

/** "based at Glasgow Airport", "join the Medical ICU" */
const named = new RegExp(
  String.raw`\b(?:at|in|within|join|for|from)\s(?:the |our )?(${name}(?:${site})|HMP \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?![\p{L}\d'’-]|\s(?:Group|Inc|LLC|Ltd|Trust|System|Systems|Network|District|Board|Services)\b)`,
  'u',
);
const anySite = new RegExp(`(?<![\\p{L}\\d])${name}(?:${site})(?![\\p{L}\\d'’-])`, 'gu');
/** A part of a title between dashes, bars or brackets: "Cook – DEN Airport". */
const ofTitle = new RegExp(
  String.raw`^(?:${name}(?:${site})|HMP \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|(${ward})(?: ${ward})?)$`,
  'u',
);
/** "for students and the school community": which kind of place, where it has no name. */
const ofKind =
  /\b(?:the|our|a|an) (?:(?:busy|local|large|small|primary|secondary|elementary|high|middle|public|private|special|acute|community|general) ){0,2}(school|hospital|airport|prison|nursing home|care home|warehouse) (?:community|grounds|campus|premises|building|site)\b/i;

const mayName = new Set<UnitRole>(['overview', 'place', 'schedule', 'team']);
const mayTellKind = new Set<UnitRole>(['overview', 'place', 'schedule', 'team', 'duty']);
const longestRead = 400;

interface Input {
  units: readonly Unit[];
  text: string;
  employer: string | null;
}

/** Where in the town the work is done: an airport, a hospital and its ward, a school; null where nobody says. */
export function readWorkplace({ units, text, employer }: Input): Found<string> | null {
  const found =
    findIn(units, ({ role }) => role === 'title', findInTitle) ??
    findOfTitle(units) ??
    findIn(units, ({ role }) => role === 'title' || mayName.has(role), findNamed) ??
    findIn(units, ({ role }) => mayTellKind.has(role), findKind);
  if (!found || (employer !== null && isSame(found.value, employer))) return null;
  const { unit, value, start, end } = found;
  return { value, confidence: 0.8, evidence: [quoteWithin(text, unit, { start, end })] };
}

interface Named {
  value: string;
  start: number;
  end: number;
}

function findIn(
  units: readonly Unit[],
  isAsked: (unit: Unit) => boolean,
  find: (text: string) => Named | undefined,
): (Named & { unit: Unit }) | undefined {
  for (const unit of units) {
    const one = isAsked(unit) ? find(unit.text.slice(0, longestRead)) : undefined;
    if (one) return { ...one, unit };
  }
  return undefined;
}

/** The parts of a title behind the job itself. */
function partTitle(text: string): Named[] {
  const parts: Named[] = [];
  let at = 0;
  for (const part of text.split(/(\s[-–—|]\s|\s?[(),|]\s?)/)) {
    const value = part.trim();
    const start = at + part.indexOf(value);
    if (at > 0 && /\p{L}{2}/u.test(value)) parts.push({ value, start, end: start + value.length });
    at += part.length;
  }
  return parts;
}

/** "Cook – Harbour Kitchen – DEN Airport": the site, and before it the house that stands there. */
function findInTitle(text: string): Named | undefined {
  const parts = partTitle(text);
  const at = parts.findIndex(({ value }) => ofTitle.test(value));
  const found = parts[at];
  if (!found) return undefined;
  const [, unit] = ofTitle.exec(found.value) ?? [];
  if (unit !== undefined) return { ...found, value: unit, end: found.start + unit.length };
  const house = at === 1 ? parts[0] : undefined;
  return house && isHouse(house.value)
    ? { value: `${house.value}, ${found.value}`, start: house.start, end: found.end }
    : found;
}

const isHouse = (value: string): boolean =>
  /^(?:\p{Lu}[\p{L}'’]+|&)(?: (?:\p{Lu}[\p{L}'’]+|&|of|the|and)){1,4}$/u.test(value) &&
  !/\b(?:time|shift|nights?|days?|evenings?|weekends?|contract|temporary|permanent)\b/i.test(
    value,
  ) &&
  !value.split(' ').some((word) => isOccupationWord(word));

/** "Carer – St Anne's" where the text tells of "St Anne's Nursing Home". */
function findOfTitle(units: readonly Unit[]): (Named & { unit: Unit }) | undefined {
  const names = units
    .filter(({ role }) => role === 'title')
    .flatMap(({ text }) => partTitle(text).map(({ value }) => plain(value)))
    .filter((value) => value.length >= shortestName);
  if (names.length === 0) return undefined;
  return findIn(
    units,
    ({ role }) => role !== 'title',
    (text) => {
      for (const { 0: value, index } of text.matchAll(anySite))
        if (names.some((one) => plain(value).startsWith(`${one} `)))
          return { value, start: index, end: index + value.length };
      return undefined;
    },
  );
}
const shortestName = 5;

function findNamed(text: string): Named | undefined {
  const [whole, value] = named.exec(text) ?? [];
  if (whole === undefined || value === undefined) return undefined;
  const start = text.indexOf(whole) + whole.length - value.length;
  return { value, start, end: start + value.length };
}

function findKind(text: string): Named | undefined {
  const found = ofKind.exec(text);
  const [whole, kind] = found ?? [];
  if (!found || whole === undefined || kind === undefined) return undefined;
  return { value: kind.toLowerCase(), start: found.index, end: found.index + whole.length };
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The employer's own name says no more of where it is. */
const isSame = (site: string, employer: string): boolean =>
  plain(employer).includes(plain(site)) || plain(site).includes(plain(employer));
