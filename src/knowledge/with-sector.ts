import type { Brief } from '#shared/brief.ts';
import { isAboveJob } from './career-rank.ts';
import type { Country, Drawer } from './drawer.ts';
import { findHouse } from './find-house.ts';
import { findSector, inOwnWords, type FoundSector } from './find-sector.ts';
import { findTerm } from './find-term.ts';
import { isOfSector, makeSectorPersona } from './sector-persona.ts';
import type { Sector } from './sector-schema.ts';

/** Work that every sector has: who is large in one says nothing of a job in another. */
const ofEverySector: ReadonlySet<string> = new Set([
  'HR generalist',
  'IT support technician',
  'account executive',
  'administrative assistant',
  'analytics engineer',
  'bookkeeping clerk',
  'business analyst',
  'buyer',
  'chief executive',
  'customer service representative',
  'customer success manager',
  'data analyst',
  'digital marketer',
  'electrical engineer',
  'engineering manager',
  'event planner',
  'field sales representative',
  'finance manager',
  'financial analyst',
  'graphic designer',
  'marketing manager',
  'mechanical engineer',
  'office supervisor',
  'operations manager',
  'project manager',
  'receptionist',
  'recruiter',
  'sales manager',
  'staff accountant',
  'writer and editor',
]);

export const isOfEverySector = (trade: string): boolean => ofEverySector.has(trade);

type Channels = NonNullable<Drawer['channels']['any']>;

const atDesks: ReadonlySet<Drawer['kind']> = new Set([
  'office-specialist',
  'engineering-and-science',
  'sales',
  'leading-people',
]);

/** Rivals of the sector that are told before those of the trade. */
const rivalsFirst = 2;

const isOfOther = ({ not_for: others }: Sector, { trade }: Drawer): boolean =>
  others.includes(trade);

/** What a sector is told to be like holds for some kinds of work: a driver at a food brand has no promotion calendar. */
const isOfWork = ({ only_kinds: kinds }: Sector, { kind }: Drawer): boolean =>
  kinds.length === 0 || kinds.includes(kind);

/** The sector as far as it may be told to this kind of work: of a background that the job names, its own words. */
function listen(heard: FoundSector | null, drawer: Drawer): FoundSector | null {
  if (!heard || isOfOther(heard.sector, drawer)) return null;
  if (isOfWork(heard.sector, drawer)) return heard;
  return heard.background ? inOwnWords(heard.background) : null;
}

const fewestPersonas = 3;

/** Without the careers and boards that are worlds apart from the sector, as long as enough is left. */
function withoutUnlike(drawer: Drawer, { unlike }: Sector): Drawer {
  if (unlike.length === 0) return drawer;
  const isLike = ({ name }: { name: string }): boolean => !unlike.some((term) => tells(name, term));
  const personas = drawer.personas.filter(isLike);
  const channels = Object.fromEntries(
    Object.entries(drawer.channels).map(([country, list]) => [country, list?.filter(isLike)]),
  ) as Drawer['channels'];
  return {
    ...drawer,
    channels,
    personas: personas.length >= fewestPersonas ? personas : drawer.personas,
  };
}

const drawOfHouse = 'The same line of trade, with nothing new to learn';
/** Whether a kind of rivals is told in the employer's own words. */
export const isOfHouse = ({ draw }: Pick<Drawer['rivals'][number], 'draw'>): boolean =>
  draw === drawOfHouse;

/** The drawer with what the employer's line of trade adds to it: rivals, and what its sector is known for. */
export function withSector(drawer: Drawer, brief: Brief): Drawer {
  const found = addSector(drawer, brief);
  const house = findHouse(brief);
  if (!house) return found;
  const rival = {
    kind: `Other ${house.plural}`,
    draw: drawOfHouse,
    counter:
      'Compare two of their live advertisements with this one: pay, hours, and what one person decides.',
  };
  return { ...found, rivals: [rival, ...found.rivals] };
}

/** What the sector of the job adds to the trade: a career, rivals, channels and names. */
function addSector(whole: Drawer, brief: Brief): Drawer {
  const named = listen(findSector(brief), whole);
  const drawer = named ? withoutUnlike(whole, named.sector) : whole;
  if (!named) return ofEverySector.has(drawer.trade) ? { ...drawer, employers: {} } : drawer;
  // What is told of the sector is true of other work there: the job's own words are true of any.
  const isOther = atDesks.has(drawer.kind) && named.sector.usual_kinds.includes(drawer.kind);
  const found =
    isOther && named.background ? inOwnWords(named.background) : tellDays(named, drawer);
  const { sector } = found;
  const country = (brief.place.country ?? '').toLowerCase() as Country;
  const isHome =
    sector.usual_kinds.includes(drawer.kind) ||
    sector.usual_trades.includes(drawer.trade) ||
    namesTrade(drawer, found) ||
    isOwnHouse(drawer, found);
  const isTold = drawer.personas.some(
    (persona) => suitsSector(persona, found, drawer, brief) && isNamedBySector(persona, found),
  );
  const personas =
    isHome || isTold || drawer.isForBeginners
      ? drawer.personas
      : [...drawer.personas, makeSectorPersona(found, drawer, brief.title.clean)];
  // A wish adds a career; rivals, boards and large names are those of where the job is. Of work that every sector has,
  // it is the only hint of that.
  if (named.isClients || (named.isLiked && !ofEverySector.has(drawer.trade)))
    return { ...drawer, personas };
  const names = sector.large[country];
  // Whoever begins reads what is made for beginners first.
  const join = (ofSector: Channels, own: Channels = []): Channels =>
    drawer.isForBeginners ? [...own, ...ofSector] : [...ofSector, ...own];
  return {
    ...drawer,
    personas,
    rivals:
      isHome || drawer.isForBeginners
        ? drawer.rivals
        : [...sector.rivals.slice(0, rivalsFirst), ...drawer.rivals],
    channels: {
      ...drawer.channels,
      ...(sector.channels.any ? { any: join(sector.channels.any, drawer.channels.any) } : {}),
      ...(sector.channels[country]
        ? { [country]: join(sector.channels[country], drawer.channels[country]) }
        : {}),
    },
    // Who hires most of the trade is told by the trade, where the sector is its own.
    employers:
      isHome && !ofEverySector.has(drawer.trade) && drawer.employers[country]
        ? drawer.employers
        : names
          ? { [country]: names }
          : isHome
            ? drawer.employers
            : {},
  };
}

/** The sector as those of this kind of work see it: whoever keeps the accounts of a nursing home has no shifts there. */
function tellDays(found: FoundSector, { kind }: Drawer): FoundSector {
  const { other_days: others, ...sector } = found.sector;
  const { kinds: _, ...own } = others.find(({ kinds }) => kinds.includes(kind)) ?? { kinds: [] };
  return { ...found, sector: { ...sector, other_days: [], ...own } };
}

/** A hotel receptionist works in hotels: the trade is the sector's own. */
const namesTrade = ({ trade, plural }: Drawer, { sector }: FoundSector): boolean =>
  [...sector.is, ...sector.said].some((term) => tells(`${trade} ${plural}`, term));

const shortestStem = 6;
/** An architect in an architectural firm: the house has its name from the trade, and tells nobody of it apart. */
function isOwnHouse({ trade }: Drawer, { background, isOwnWords }: FoundSector): boolean {
  if (!isOwnWords || !background?.houses) return false;
  const fields = background.whole.flatMap((name) => name.split(' ').slice(0, -1));
  const stems = trade.split(' ').map((word) => word.slice(0, shortestStem));
  return (
    fields.length > 0 &&
    fields.every(
      (word) => word.length > shortestStem && stems.includes(word.slice(0, shortestStem)),
    )
  );
}

const tells = (text: string, term: string): boolean =>
  findTerm(text.toLowerCase(), term.toLowerCase(), ['s', 'es']) !== -1;

/** "Sales representative, soccer apparel": only a part of the trade works there. */
export function titleNamesSector(brief: Brief, drawer: Drawer): boolean {
  const found = findSector(brief);
  return (
    found !== null &&
    !namesTrade(drawer, found) &&
    !found.sector.usual_trades.includes(drawer.trade) &&
    found.sector.said.some((term) => tells(brief.title.given, term))
  );
}

/** A word among others to search by makes no career of the sector: its name has to say so. */
export const isNamedBySector = (
  { name }: Drawer['personas'][number],
  { sector: { said, search, is } }: FoundSector,
): boolean => [...said, ...search, ...is].some((term) => tells(name, term));

/** Whether a career of the trade is already one of the sector, and within reach of the job. */
export function suitsSector(
  persona: Drawer['personas'][number],
  { sector }: FoundSector,
  { kind }: Pick<Drawer, 'kind'>,
  brief: Pick<Brief, 'title' | 'seniority'>,
): boolean {
  if (isOfSector(persona)) return true;
  const told = `${persona.name} ${persona.search.join(' ')}`;
  return (
    [...sector.said, ...sector.search].some((term) => tells(told, term)) &&
    !isAboveJob(persona, brief, kind)
  );
}
