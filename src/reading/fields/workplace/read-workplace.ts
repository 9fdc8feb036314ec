import type { Found, Unit, UnitRole } from '#shared/reading.ts';
import { quoteWithin } from '../quote-within.ts';
import { isOccupationWord } from '../title/occupation-words.ts';

/** What a site of work is called, with its capital. */
const site =
  'Airport|Station|Hospital|Infirmary|Clinic|(?:Medical|Health|Surgery|Resource|Distribution|Fulfillment|Fulfilment|Leisure|Community|Youth|Visitor|Shopping|Outlet|Garden|Day|Nature|Detention|Correctional) (?:Center|Centre)|Nursing Home|Care Home|Hospice|School|Academy|College|Campus|Nursery|Store|Mall|Hotel|Resort|Warehouse|Plant|Factory|Mill|Refinery|Quarry|Mine|Depot|Terminal|Shipyard|Prison|Library|Museum|Theatre|Theater|Stadium|Arena|Zoo|Airbase|Barracks|(?:Business|Science|Technology|Retail|Enterprise|Office|Industrial) Park|(?:Industrial|Trading) Estate';
/** A unit of a hospital. */
const ward =
  '(?:Medical |Surgical |Cardiac |Neonatal |Pediatric |Paediatric )?(?:MICU|SICU|NICU|PICU|CVICU|ICU|Intensive Care Unit|Emergency Department|Labor and Delivery|Med[- ]Surg|Telemetry|Oncology Ward|Stroke Unit)';
const siteName = new RegExp(
  String.raw`(?<![\p{L}\d'’-])(?:${site})(?![\p{L}\d'’-]|\s(?:Group|Inc|LLC|Ltd|Trust|System|Systems|Network|District|Board|Services)\b)`,
  'gu',
);
const wardName = new RegExp(`^(${ward})(?: ${ward})?$`, 'u');
const prisonName = /(?<!\p{L})HMP \p{Lu}\p{Ll}+/u;
const mostWords = 6;
const small = /^(?:of|the|and|&|on)$/;

/** Names of sites in a text, each with the capitals before its last word: "Port of Leith Terminal". */
function* listSites(text: string): Generator<Named> {
  for (const { index, 0: last } of text.matchAll(siteName)) {
    const words = text
      .slice(Math.max(0, index - longestName), index)
      .split(' ')
      .slice(-mostWords - 1, -1);
    let count = 0;
    while (count < words.length) {
      const word = words.at(-1 - count) ?? '';
      if (!small.test(word) && !/^(?:\p{Lu}|\d+th$)[\p{L}\d'’&-]*\.?$/u.test(word)) break;
      count += 1;
    }
    while (count > 0 && small.test(words.at(-count) ?? '')) count -= 1;
    if (count === 0) continue;
    const value = `${words.slice(-count).join(' ')} ${last}`;
    const end = index + last.length;
    yield { value, start: end - value.length, end };
  }
  const prison = prisonName.exec(text);
  if (prison) yield { value: prison[0], start: prison.index, end: prison.index + prison[0].length };
}
const longestName = 80;

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
    (employer === null
      ? undefined
      : findIn(units, ({ role }) => role === 'company' || mayName.has(role), findTold)) ??
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
  const at = parts.findIndex(({ value }) => isSite(value));
  const found = parts[at];
  if (!found) return undefined;
  const [, unit] = wardName.exec(found.value) ?? [];
  if (unit !== undefined) return { ...found, value: unit, end: found.start + unit.length };
  const house = at === 1 ? parts[0] : undefined;
  return house && isHouse(house.value)
    ? { value: `${house.value}, ${found.value}`, start: house.start, end: found.end }
    : found;
}

/** The whole of the words is the name of a site or of a ward. */
const isSite = (value: string): boolean =>
  wardName.test(value) || [...listSites(value)].some((one) => one.value === value);

const isHouse = (value: string): boolean =>
  /^(?:\p{Lu}[\p{L}'’]+|&)(?: (?:\p{Lu}[\p{L}'’]+|&|of|the|and)){1,4}$/u.test(value) &&
  !/\b(?:time|shift|nights?|days?|evenings?|weekends?|contract|temporary|permanent)\b/i.test(
    value,
  ) &&
  !value.split(' ').some((word) => isOccupationWord(word));

/** "Carer – St Anne's" where the text tells of "St Anne's Nursing Home". */
function findOfTitle(units: readonly Unit[]): (Named & { unit: Unit }) | undefined {
  const title = units.find(({ role }) => role === 'title')?.text ?? '';
  const names = partTitle(title.slice(0, longestRead))
    .map(({ value }) => plain(value))
    .filter((value) => value.length >= shortestName);
  if (names.length === 0) return undefined;
  return findIn(
    units,
    ({ role }) => role !== 'title',
    (text) => {
      for (const one of listSites(text))
        if (names.some((start) => plain(one.value).startsWith(`${start} `))) return one;
      return undefined;
    },
  );
}
const shortestName = 5;

/** Also behind the town: "from our Derby, Larkfield Business Park office". */
const leadsTo = /(?:^|\s)(?:at|in|within|join|for|from)\s(?:the |our )?(?:\p{Lu}[\p{L}-]+, )?$/iu;

/** "based at Glasgow Airport", "join the Larkfield School" */
function findNamed(text: string): Named | undefined {
  for (const one of listSites(text)) {
    const before = text.slice(Math.max(0, one.start - 30), one.start);
    if (leadsTo.test(before)) return one;
  }
  return undefined;
}

/** "Fern Lodge is a nursing home in", where somebody else is the employer. */
const told =
  /^(\p{Lu}[\p{L}'’.-]{1,20}(?: (?:(?:of|the|and|&) )?\p{Lu}[\p{L}'’.-]{1,20}){0,3}) is an? (?:[\p{L}\d-]+,? ){0,5}?(?:nursing home|care home|residential home|hospital|hospice|school|academy|nursery|hotel|prison|health cent(?:re|er)|day cent(?:re|er))(?!\p{L})/u;
function findTold(text: string): Named | undefined {
  const [, value = ''] = told.exec(text) ?? [];
  return value === '' || /^(?:This|That|It|There|Our|The)\b/.test(value)
    ? undefined
    : { value, start: 0, end: value.length };
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
