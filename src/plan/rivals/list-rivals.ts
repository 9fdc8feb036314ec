import type { Drawer } from '#knowledge/drawer.ts';
import type { EmployerField } from '#knowledge/local-employers.ts';
import { isOfEverySector, isOfHouse } from '#knowledge/with-sector.ts';
import { memoize } from '#shared/memoize.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import { makePlan } from '#plan/plan.ts';
import { isOfWork } from '#plan/people/people-of-work.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { fieldRivals } from './field-rivals.data.ts';
import { findFields, isKnownChain, listLarge } from './large-names.ts';
import { isOwnKind } from './own-kind.ts';
import { findOwn } from './own-sector.ts';
import { isNearTown } from './regional-names.ts';
import type { Rival } from './rival.ts';
import { mayRunThem } from './within-reach.ts';

/** How a rival is called in another text: that nobody checked a name goes with it. */
export const callRival = ({ name, isNamed, isUnchecked }: Rival): string =>
  isNamed ? `${name}${isUnchecked ? ' (not checked)' : ''}` : lowerFirst(name);

/** Rows in all: more nobody follows up. */
const most = 4;
/** More than these stand in one row: nothing different is known of them. */
const namedApart = 2;
/** Where no trade is known, kinds of employers are the same for every job: few stand beside those that want its people. */
const besideTitles = 2;
/** From here on the setting of the job has its own rivals, and those of the whole trade are others. */
const ownRivals = 2;

/** Who competes for the same people, for all tools: whom the job names, else names in reach, the next towns, then kinds. */
export const listRivals = memoize((source: Source): Rival[] => {
  const { market } = source;
  const { drawer, names, isTrade } = makePlan(source);
  const own = findOwn(source.brief, drawer.trade);
  // Where a trade is taught and no pupil is, no school district is near.
  const fields = own?.id === 'career-school' ? [] : findFields(source, drawer);
  const [field = null] = fields.filter((one) => !one.any_sector);
  const ofSetting = drawer.rivals.filter(({ in_settings }) => in_settings !== undefined).length;
  const isOwnSetting = ofSetting >= (field?.whole_trade ? 1 : ownRivals);
  const named =
    market.competitors.length > 0
      ? // Whoever names rivals knows them better than a list does.
        nameRivals(market.competitors).map(ofNamed)
      : isOwnSetting
        ? listLarge(
            source,
            { ...drawer, employers: {} },
            fields.filter((one) => !one.whole_trade),
          )
        : listLarge(source, drawer, fields);
  // "Other sign makers" says of the setting what the houses of the next towns would say again, or say wrong.
  const saysNear = drawer.rivals.some(
    ({ kind, in_settings }) => in_settings !== undefined && /^(?:an)?other /i.test(kind),
  );
  // Large houses of other fields come last: whoever does the same for the same customers is nearer.
  const [ofPlace, ofWork] = [named.filter(isLast), named.filter((one) => !isLast(one))];
  const house = drawer.rivals.find(isOfHouse);
  // Houses of the employer's own line are told of the next towns; work that every line of trade has is found in others as well.
  const isElsewhere = isOfEverySector(drawer.trade) || isAtDesks(source, drawer);
  const isToldByHouse = house !== undefined && !isElsewhere;
  const towns =
    isOwnSetting || saysNear || isToldByHouse
      ? null
      : sayTowns(source, field, ofWork.length > 0 || house !== undefined);
  const isRural = towns !== null && !isNearTown(source);
  const ofField = fieldRivals.find(([title]) => title.test(source.brief.title.given))?.[1] ?? [];
  const kinds = [...ofField, ...drawer.rivals.filter((one) => !isOfHouse(one))]
    .filter(({ kind }) => !isOwnPattern(source, kind) && !ownHouse.test(kind))
    .filter(({ kind }) => !(towns && repeats(kind, towns.called)))
    .filter(({ kind }) => !(isRural || isKnownChain(source)) || !ofCities.test(kind))
    .filter(({ kind }) => !ofCode.test(kind) && !isForeignTo(source, kind))
    .filter(({ kind }) => !ofTechnology.test(kind) || !isFarFromTechnology(source, drawer))
    .filter(({ kind }, i, all) => !isNearby(kind) || !(towns || all.slice(0, i).some(isToldNear)))
    // Where large houses are named, their kind is told.
    .filter(({ kind }) => ofWork.length === 0 || !ofLargeKind.test(kind))
    .map(({ kind, draw, counter }, i) => ({
      name: kind,
      // One blank is filled in; a column of them is not.
      type: isOwnKind(source, kind)
        ? 'Kind of employer, and this one is of the kind'
        : isRoad.test(kind)
          ? 'Another way to go, and no employer'
          : (saysNear ? isNearby(kind) : i === 0) &&
              !towns &&
              !house &&
              named.length === 0 &&
              names.city
            ? `Kind of employer [name three near ${names.city}]`
            : 'Kind of employer',
      draw,
      // What speaks against the kind would speak against the employer.
      counter: isOwnKind(source, kind) ? ofOwnKind : counter,
      isNamed: false,
    }));
  // Whoever writes software is wanted by software houses before all others.
  const isCode = market.profile.soc?.startsWith('15-') === true;
  const others = dropRepeated([
    ...(house && !isCode ? [nameHouses(source, house)] : []),
    ...ofWork,
    ...listPublicSchools(source),
    ...(towns ? [towns.rival] : []),
    ...(house && isCode ? [nameHouses(source, house)] : []),
    ...kinds,
  ]);
  const ofKind = isTrade || towns === null ? most : 1 + besideTitles;
  return [
    ...others.slice(0, Math.max(ofKind - ofPlace.length, ofWork.length + (house ? 1 : 0))),
    ...ofPlace,
  ];
});

/** Work at a desk that houses of other lines of trade have as well. */
const isAtDesks = ({ market }: Source, { kind }: Drawer): boolean =>
  (kind === 'office-specialist' || kind === 'engineering-and-science') &&
  !/^(?:19|27|29)-/.test(market.profile.soc ?? '');

/** Houses of the employer's own line of trade, in its own words: the first that its people could go to. */
function nameHouses(
  source: Source,
  { kind, draw, counter }: { kind: string; draw: string; counter: string },
): Rival {
  const { place } = makePlan(source);
  const isNear = place.town !== null && source.brief.workType !== 'remote';
  return {
    name: isNear ? `${kind} within reach of ${place.town}` : kind,
    type: "The employer's own line of trade [name three]",
    draw,
    counter,
    isNamed: false,
  };
}

const ofLargeKind = /^(?:the )?(?:large|larger|big|national|global|international|major)\b/i;
/** "Getting a truck license" */
const isRoad = /^(?:getting|going|becoming|working for (?:themselves|yourself)|staying)\b/i;

const isLast = ({ isOfPlace = false }: Rival): boolean => isOfPlace;

/** Houses that stand by themselves, with no street of others before the door. */
const standsAlone =
  /\b(?:airport|terminal|campus|resort|stadium|arena|theme park|cruise|ship|base|hospital)\b/i;
/** Law for people and families: nobody leaves it for the deals of companies, or comes from them. */
const ofFamilies =
  /\b(?:elder law|estates?|probate|family law|immigration|personal injury|criminal|guardianship)\b/i;
const ofCompanies =
  /\b(?:commercial firms|project law|legal departments? of companies|in-house legal)\b/i;

/** A kind of rival that this very house or field has not. */
function isForeignTo({ brief }: Source, kind: string): boolean {
  const houses = [brief.workplace?.text ?? '', ...brief.sites.map(({ name }) => name)].join(' ');
  return (
    (standsAlone.test(houses) && /across the (?:road|street)|next door/i.test(kind)) ||
    (ofFamilies.test(brief.title.given) && ofCompanies.test(kind))
  );
}

const privateSchool =
  /\b(?:independent|private|parochial|preparatory|boarding|day|Catholic|Christian|Episcopal)(?: [\p{L}-]{2,20}){0,2} schools?\b/iu;

/** Beside every private school of the United States stands the public school district, with its scale and pension. */
function listPublicSchools(source: Source): Rival[] {
  const { brief } = source;
  const { drawer, names } = makePlan(source);
  const said = brief.facts.map(({ text }) => text).concat(brief.employer.name);
  if (drawer.kind !== 'teaching' || brief.place.country !== 'US' || !names.city) return [];
  if (!said.some((text) => privateSchool.test(text)) || /public school/i.test(brief.employer.name))
    return [];
  return [
    {
      name: `The public school district of ${names.city} and its neighbors`,
      type: 'Public schools of the same place; their pay scales are published',
      draw: 'A published scale, the state pension and health plan',
      counter: 'Compare class sizes, duties beyond lessons and say over the course, then pay.',
      isNamed: false,
    },
  ];
}

/** "Neighboring cities, counties and districts" and then "... and utility districts". */
const dropRepeated = (rivals: readonly Rival[]): Rival[] =>
  rivals.filter(
    ({ name }, i) =>
      !rivals.slice(0, i).some((before) => saysSame(withoutReach(before.name), withoutReach(name))),
  );

/** That two kinds are looked for around one town makes them no one kind. */
const withoutReach = (name: string): string =>
  name.replace(/ within reach of .*$/, '').replace(/^other (?:employers of )?/i, '');

/** "Other companies nearby": one row of them is enough. */
const isNearby = (kind: string): boolean =>
  /^(?:an)?other .{1,40}\b(?:nearby|in the (?:area|region|same town)|around)\b/i.test(kind);
const isToldNear = ({ kind }: { kind: string }): boolean => isNearby(kind);

/** Houses that every trade of the office goes to, where the work is done in such houses. */
const ofTechnology =
  /\b(?:technology|tech|software)\b.*\b(?:firms?|companies|employers|houses|sales)\b/i;
const technical: ReadonlySet<string> = new Set(['software', 'start-up', 'semiconductor', 'agency']);

/** Work that every sector has, in a sector that is known and is another one: its people seldom move to technology firms. */
function isFarFromTechnology({ brief }: Source, { trade, kind }: Drawer): boolean {
  const sector = findOwn(brief, trade);
  if (kind === 'sales' && !sector) return !saysTechnology(brief);
  return (
    sector !== undefined &&
    isOfEverySector(trade) &&
    kind !== 'engineering-and-science' &&
    !technical.has(sector.id)
  );
}

const technologyWords =
  /\b(?:software|SaaS|cloud|platform|IT (?:services|solutions)|cyber\w*|tech(?:nology)? (?:company|start-?up|firm|sales)|apps?|AI)\b/;

const saysTechnology = ({ title, employer, facts }: Source['brief']): boolean =>
  [title.given, employer.name, ...facts.map(({ text }) => text)].some((text) =>
    technologyWords.test(text),
  );

/** Houses that take a few people of a trade to sell programs to the others. */
const ofCode = /^software (?:vendors|houses|companies)$/i;

const fewestShared = 2;
const mostlySame = 0.6;

function saysSame(one: string, other: string): boolean {
  const [first, second] = [new Set(stems(one)), new Set(stems(other))];
  const shared = [...second].filter((stem) => first.has(stem)).length;
  return (
    (shared > 0 && (shared === second.size || shared === first.size)) ||
    (shared >= fewestShared && shared >= mostlySame * Math.min(first.size, second.size))
  );
}

/** "Other wards of the same employer" is the employer. */
const ownHouse = /\b(?:same|this) (?:employer|house|trust|group|hospital)\b/i;

const nameRivals = (names: readonly string[]): string[] =>
  names.length <= namedApart ? [...names] : [joinList(names)];

/** A rival that the job itself names is one that people have been lost to. */
function ofNamed(name: string): Rival {
  const them = / and |, /.test(name) ? 'them' : name;
  return {
    name,
    type: 'Named in the job',
    draw: `Ask what drew people to ${them}`,
    counter: `Compare the live advertisement of ${them} line by line.`,
    isNamed: true,
  };
}

const ofOwnKind =
  'Say what is different here: what the person decides, with whom, and how the work is paid for.';

/** Kinds of houses that a small place has none of. */
const ofCities = /\b(?:brand|chains?|across the (?:road|street)|next door|bigger|larger)\b/i;

/** The same work in the next towns: true of every place, and the first to be counted. */
function sayTowns(
  source: Source,
  field: EmployerField | null,
  isNamed: boolean,
): { called: string; rival: Rival } | null {
  const { search, place, names, drawer, isTrade, personas } = makePlan(source);
  // Where no trade is known, who employs such people is told by what they are called.
  const titles = (personas.find(isOfWork)?.search ?? []).slice(0, 2).map((title) => `"${title}"`);
  const code = (source.brief.place.country ?? '').toLowerCase();
  const called = Object.entries(field?.called ?? {});
  const ofField = called.find(([key]) => key === code) ?? called.find(([key]) => key === 'any');
  const word =
    ofField?.[1] ??
    (isTrade
      ? `other employers of ${(drawer.called ?? drawer).plural}`
      : source.market.nearest
        ? `other employers of ${source.market.nearest.name}`
        : titles.length > 0
          ? `employers that advertise for ${joinList(titles, 'or')}`
          : source.brief.title.given
            ? `employers that advertise for "${source.brief.title.given}"`
            : undefined);
  if (!word || place.town === null || source.brief.workType === 'remote') return null;
  const [, ...near] = search.places;
  // That a town is near does not say that it has such a house.
  const toward = near.length > 1 && !field?.is_rare ? `, ${joinList(near)} included` : '';
  return {
    called: word,
    rival: {
      name: `${capitalize(word)} within reach of ${place.town}${mayRunThem(names.employer) ? ", not the employer's own" : ''}`,
      type: `The same work within a daily drive${toward}${isNamed ? '' : ' [name three]'}`,
      draw: 'The same work, nearer home for many',
      counter: onTheSpot.has(drawer.kind)
        ? 'Compare the journey first, then pay and working days.'
        : drawer.kind === 'teaching'
          ? 'Compare classes, duties beyond lessons and pay.'
          : 'Compare pay, hours and how much one person decides.',
      isNamed: false,
    },
  };
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));

/** "The next hospital over", where the hospitals of the next towns are named. */
const repeats = (kind: string, called: string): boolean =>
  /\b(?:next|other|others|nearby|neighbo\w+|same|down the road|across town)\b/i.test(kind) &&
  stems(kind).some((stem) => stems(called).includes(stem));

/** A job by the shift, for a time or from home is no rival of itself. */
const patterns: readonly (readonly [job: RegExp, rival: RegExp])[] = [
  [
    /per diem|\bprn\b|casual|\bbank\b|as needed/i,
    /\b(?:per diem|relief|agency|agencies|locum|casual|bank)\b/i,
  ],
  [/contract|freelance|temporary/i, /\b(?:freelanc\w+|contracting)\b/i],
  [/remote|virtual|from home/i, /\b(?:remote|home working|from home)\b/i],
];

function isOwnPattern({ brief }: Source, kind: string): boolean {
  const own = [brief.employmentType?.text, brief.title.given, brief.workType].join(' ');
  return patterns.some(([job, rival]) => job.test(own) && rival.test(kind));
}
