import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { roundCount } from '#market/supply/estimate.ts';
import { nameHeadcount } from '#market/supply/public-sources.data.ts';
import type { Benchmark } from '#market/assessment/nearest-occupation.ts';
import { ACTIVE_SHARE } from '#market/supply/talent-pool.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import { testHolder } from '#plan/people/people-of-post.ts';
import { makePlan } from '#plan/plan.ts';
import { listStandards } from '#plan/search/named-standards.ts';
import { listRepeatedNouns } from '#plan/search/repeated-nouns.ts';
import { sayPeople } from '#plan/search/pool.ts';
import { listFitting } from '#plan/people/planned-persona.ts';
import { listOtherSites } from '#plan/search/search-places.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import type { MarketIntel } from '../content.ts';
import { findCountry, nameOpenTown } from './country.ts';
import { sayFirstSearch } from './first-search.ts';

type Pool = MarketIntel['candidatePoolInsights'];

const shownPapers = 2;
const longest = 14;

type Counted = Pick<
  Pool,
  'totalEstimate' | 'activeJobSeekers' | 'passiveCandidates' | 'candidateQuality'
>;

/** What no table counts is not guessed: how to count it is told once, beside. */
const open = (source: Source): Counted => ({
  totalEstimate: 'To be counted in week 1',
  activeJobSeekers: 'Plan with one in five of those hits (assumption)',
  passiveCandidates: 'The other four in five (assumption)',
  candidateQuality: sayQuality(source),
});

/** What a fitting profile shows, where nobody can say how many there are. */
export function sayQuality(source: Source): Counted['candidateQuality'] {
  const { criteria, gates } = makePlan(source);
  const [first, second] = criteria.map(({ name }) => lowerFirst(name));
  const paper = gates.find(
    ({ kind, name }) =>
      kind === 'credential' && name.split(/\s+/).length <= shortPaper && !toDrive.test(name),
  );
  if (first === undefined || second === undefined) return { perfectMatch: null };
  const holds = paper ? `, and holds "${paper.name.replace(/"/g, "'")}"` : '';
  return {
    perfectMatch: `Does both today: ${first}; ${second}${sayNamed(source)}${holds}`,
    strongMatch: 'Does the first today, the second in part or some years ago',
  };
}
/** The standards and processes that tell a fitting profile at a glance. */
function sayNamed({ brief }: Source): string {
  const named = [...listStandards(brief), ...listRepeatedNouns(brief)].slice(0, shownNamed);
  return named.length > 0 ? `; the profile names ${joinList(named, 'or')}` : '';
}
const shownNamed = 3;

const shortPaper = 8;
/** Tells nobody of a trade from anybody else. */
const toDrive = /\bdriv(?:er|ing)\S{0,2} licen[cs]e\b/i;

type Counting = Pick<Benchmark, 'name' | 'isOwn'> & { people: number };

/** Those of the nearest occupation around the job: a size to compare with, and no count of this job's people. */
function countNearest(source: Source, { name, people, isOwn }: Counting): Counted {
  const active = people * ACTIVE_SHARE;
  return {
    totalEstimate: `About ${sayPeople(people)} ${name}${isOwn ? '' : ' (benchmark)'}`,
    activeJobSeekers: `About ${sayPeople(active)}, one in five (assumption)`,
    passiveCandidates: `About ${sayPeople(roundCount(people) - roundCount(active))}`,
    candidateQuality: sayQuality(source),
  };
}

/** Few beginners have a profile that a string finds. */
const learners: Counted = {
  totalEstimate: 'People finishing school or a course within reach this year [number: ask them]',
  activeJobSeekers: 'Applicants for the same training who have no employer yet [ask]',
  passiveCandidates: 'People in first jobs nearby, volunteers and weekend workers',
  candidateQuality: {
    perfectMatch: 'Meets the entry requirements and has seen this kind of work',
    strongMatch: 'Meets the entry requirements and wants to see it',
  },
};
const students: Counted = {
  totalEstimate: 'Students of the right programs and years within reach [number: ask them]',
  activeJobSeekers: 'Those registered with career services for this season [ask]',
  passiveCandidates: 'Students named by lecturers and societies',
  candidateQuality: {
    perfectMatch: 'Enrolled in the field, with a project like this work',
    strongMatch: 'Enrolled in the field or near it, without such a project yet',
  },
};
const notThePool = (areStudents: boolean): string =>
  `People who already do this work are not the pool, and tables count only them. Ask three ${areStudents ? 'universities how many students of the right programs and years they have' : 'schools or course leaders how many finish, and when'}; after week 1, replies by channel.`;

/** Where no published figure counts the people of a place: what to count, and whom to expect. */
export function describeOpen(source: Source): Omit<Pool, 'platformAvailability'> {
  const { personas, gates, drawer } = makePlan(source);
  const { nearest } = source.market;
  const holds = testHolder(drawer, source.brief);
  const does = personas.filter((persona) => holds(persona) || isOfSector(persona)).slice(0, 2);
  // Whoever comes from other work has not done this one yet.
  const skilled =
    does.length > 0 ? does : personas.filter(({ level }) => level !== 'entry').slice(0, 2);
  const rest = listFitting(personas).filter((persona) => !skilled.includes(persona));
  const papers = gates
    .filter(({ kind, name }) => kind === 'credential' && name.split(/\s+/).length <= longest)
    .slice(0, shownPapers);
  return {
    ...(drawer.isForStudents
      ? students
      : drawer.isForBeginners
        ? learners
        : nearest?.people
          ? countNearest(source, { ...nearest, people: nearest.people })
          : open(source)),
    method: drawer.isForBeginners
      ? notThePool(drawer.isForStudents === true)
      : `${sayBasis(source)} ${sayFirstSearch(source)}`,
    regionalBreakdown: listRings(source),
    industryBackground: Object.fromEntries(
      personas.map(({ letter, name }) => [`Persona ${letter}`, name]),
    ),
    matchQuality: {
      ...(skilled.length > 0
        ? {
            'Ready soon': `${sayPersonas(skilled)}: ${does.length > 0 ? 'the same work, elsewhere' : 'work close to this one'}`,
          }
        : {}),
      ...(rest.length > 0
        ? { 'Part of the work': `${sayPersonas(rest)}: ask which duties are new to them` }
        : {}),
      ...(papers.length > 0
        ? { 'Not possible': `Whoever is without: ${papers.map(({ name }) => name).join('; ')}` }
        : {}),
    },
  };
}

/** Which figures stand here, or where to look for some. */
function sayBasis(source: Source): string {
  const { nearest } = source.market;
  const country = findCountry(source);
  if (nearest?.people)
    return `${nearest.isOwn ? 'The occupation' : 'Benchmark, the nearest occupation'} in ${nearest.row.source}, spread as the population is${nearest.within ? ` and counted for ${nearest.within}` : ''}; one in five looking (assumptions).`;
  if (country === 'US') return sayUncountedHere(source);
  return country === null
    ? sayOpenPlace(source)
    : `Not counted: no public table goes by town here; the country as a whole is in ${nameHeadcount(country)}.`;
}

function sayOpenPlace(source: Source): string {
  const town = nameOpenTown(source);
  return town === null
    ? 'Not counted: neither town nor country is stated.'
    : `Not counted: the country of ${town} is not stated.`;
}

/** What the pay is measured by, and whom the table counts, is one and the same line or said to be another. */
function sayUncountedHere({ market: { nearest, payRow } }: Source): string {
  if (nearest)
    return `Not counted: ${nearest.isOwn ? `the table counts ${nearest.name} by area, and the town is open` : `the table has no line for this title, and the nearest, ${nearest.name}, is used for pay alone, with low confidence`}.`;
  const official = payRow === null ? undefined : findOfficial(payRow.soc);
  return official
    ? `Not counted: the table counts ${toPlainName(official)} by area, and the town is open.`
    : 'Not counted: no occupation in the public table is close enough.';
}

const sayPersonas = (personas: readonly { letter: string }[]): string =>
  `${personas.length > 1 ? 'Personas' : 'Persona'} ${joinList(personas.map(({ letter }) => letter))}`;

/** Where to look first and next, where nobody can be counted. */
function listRings(source: Source): Pool['regionalBreakdown'] {
  const { search, place } = makePlan(source);
  if (source.brief.workType === 'remote')
    return { Remote: 'Search wherever the contract reaches [confirm]' };
  const [town, ...others] = search.places;
  if (place.town === null || town === undefined)
    return {
      [place.label ?? 'Place']:
        `${nameOpenTown(source) === null ? '[town of work: confirm]' : '[country: confirm]'}; until then count the search for the whole ${place.label === null || findCountry(source) === null ? 'country' : 'area'}`,
    };
  const sites = listOtherSites(source.brief);
  const near = others.filter((name) => !sites.includes(name));
  return {
    'First ring': `${joinList([town, ...sites])}, and anyone within half an hour of ${sites.length > 0 ? 'them' : 'it'}`,
    ...(near.length > 0 ? { 'Second ring': joinList(near) } : {}),
    Limit: 'The commute at the hours of the job, not the distance',
  };
}
