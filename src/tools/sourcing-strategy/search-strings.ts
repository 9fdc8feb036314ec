import { listOnce } from '#writing/list.ts';
import { compileSearch } from '#market/search-strings/compile.ts';
import { dialects, listDialectsFor, type DialectId } from '#market/search-strings/dialects.ts';
import type { Breadth } from '#market/search-strings/plan.ts';
import { cleanTerm, type TermGroups } from '#market/search-strings/terms.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { isCalled } from '#plan/search/is-called.ts';
import { listProducts } from '#plan/search/search-names.ts';
import { listNamedInAd } from '#plan/search/named-in-ad.ts';
import { findRemoteRegion, isCountry } from '#plan/search/search-places.ts';
import type { Source } from '#plan/source.ts';
import { holds, isKin, wordsOf } from '#plan/search/title-kin.ts';
import { movesForPost } from '#market/assessment/reach.ts';
import { cvDatabases } from './cv-databases.data.ts';
import { groupPersonas } from './distinct-personas.ts';

/** Where people are looked for, as the filter of a platform is told. */
export interface Where {
  /** The town, the county or the region; null where none is known. */
  place: string | null;
  /** Whether the strings themselves say it. */
  isSaid: boolean;
  /** Whether it is a town, around which a radius can be drawn. */
  isTown?: boolean;
  /** Whether people move for the post, so that a daily drive is no limit. */
  isWide?: boolean;
}

/** What a platform is called where the job is, with what its filter has to be set to where the strings do not say it. */
export function namePlatform(
  dialect: DialectId,
  country: string | null,
  { place, isSaid, isTown = true, isWide = false }: Where,
): string {
  const inMiles = country === 'US' || country === 'GB';
  const radius = isWide
    ? `${inMiles ? '100 miles' : '160 km'}, then to the whole country`
    : inMiles
      ? '25 miles'
      : '40 km';
  const { name } = dialects[dialect];
  if (dialect === 'indeed')
    return `${cvDatabases[country ?? ''] ?? cvDatabases['']!} (${place ? `set the filter to ${place}${isSaid && isTown ? ` and ${radius}` : ''}` : 'place and radius in the filter'})`;
  if (isSaid || dialect === 'github') return name;
  return dialect === 'linkedin'
    ? `${name} (set the place filter to ${place ?? '[town and radius]'})`
    : `${name} (add ${place ? `"${place}"` : '"[town]"'})`;
}

/** Whoever writes down what others build publishes no code. */
const noCoder =
  /\b(?:analyst|manager|administrator|coordinator|consultant|owner|scrum master|support|help ?desk|trainer|writer)\b/i;

type Width = Breadth | 'personas';

/** The first platform in all widths, the others in the one that suits them; few people of some trades keep a profile. */
function choosePlatforms(source: Source, { drawer }: Plan): [DialectId, Width[]][] {
  const all: Width[] = ['broad', 'balanced', 'narrow', 'personas'];
  const isCode =
    listDialectsFor(source.market.profile.family.id).includes('github') &&
    !noCoder.test(source.brief.title.given);
  return onTheSpot.has(drawer.kind)
    ? [
        ['indeed', all],
        ['linkedin', ['balanced']],
        ['googleXray', ['balanced']],
      ]
    : [
        ['linkedin', all],
        ['googleXray', ['balanced']],
        [isCode ? 'github' : 'indeed', ['balanced']],
      ];
}

/** How many terms of each kind make a string that somebody reads before running it. */
const sizes: Record<Breadth, { titles: number; skills: number; exclusions: number }> = {
  broad: { titles: 4, skills: 0, exclusions: 2 },
  balanced: { titles: 3, skills: 5, exclusions: 2 },
  narrow: { titles: 2, skills: 6, exclusions: 2 },
};
/** Beside the first platform the others get the short form. */
const short = { titles: 2, skills: 3, exclusions: 1 };
/** A web search reads 32 words, a search of code five operators. */
const tight: Partial<Record<DialectId, { titles: number; skills: number; exclusions: number }>> = {
  googleXray: { titles: 3, skills: 3, exclusions: 0 },
  github: { titles: 2, skills: 3, exclusions: 0 },
  indeed: { titles: 2, skills: 3, exclusions: 0 },
};

const shownField = 3;
const withoutRank = (title: string): string =>
  title.replace(/^(?:senior|sr\.?|lead|principal) (?=\S+ \S)/i, '');

/** A paper that everybody must have narrows more than words do. */
const besidePapers = 4;

function groupFor({ brief }: Source, plan: Plan, dialect: DialectId, breadth: Breadth): TermGroups {
  const { search, drawer } = plan;
  // Whoever has never met the product that the title names is no hit, however wide the search.
  const products = listProducts(brief.title.given).slice(0, 1);
  const isOpen = products.length > 0 || breadth === 'broad';
  const isFirst = dialect === (onTheSpot.has(drawer.kind) ? 'indeed' : 'linkedin');
  const { titles, skills, exclusions } = isFirst ? sizes[breadth] : (tight[dialect] ?? short);
  const called = listOnce(
    breadth === 'broad'
      ? search.titles
      : breadth === 'balanced'
        ? // Whoever does the work without the rank is one step below, and meant as well.
          search.precise.map(withoutRank)
        : search.precise,
  ).slice(0, titles);
  // "Pharmacy" of pharmacists: a field that every title says already.
  const isImplied = (term: string): boolean =>
    called.length > 0 &&
    called.every((title) =>
      wordsOf(term).every((word) => wordsOf(title).some((other) => isKin(word, other))),
    );
  // The field of the job stands by itself: among other words it would narrow nothing.
  const must = isOpen
    ? products.length > 0
      ? products
      : // Nor whoever practices in another field than the title names.
        search.lost
    : search.papers.length > 0
      ? search.papers
      : search.spoken.length > 0
        ? search.spoken.filter((term) => !isImplied(term))
        : search.languages.length > 0
          ? search.languages
          : search.asked.filter((term) => !isImplied(term)).slice(0, shownField);
  const { skills: usual } = search;
  // What is only wished for is no condition of the narrow search.
  const own = search.own.filter((term) => breadth !== 'narrow' || !search.wished.includes(term));
  const isOnly =
    breadth === 'narrow' &&
    must.length === 0 &&
    // What a title says already leaves nothing to ask for twice.
    !isPair(own.filter((term) => !called.some((title) => holds(title, term))));
  const isFree = (term: string): boolean =>
    !must.some((other) => holds(other, term)) &&
    !isCalled(term) &&
    !called.some((title) => holds(title, term));
  const chosen = listOnce([
    ...(search.papers.length > 0 || isOpen ? search.spoken : []),
    ...(search.papers.length > 0 ? search.languages : []),
    ...chooseSkills(plan, breadth),
  ])
    // What a title says already narrows nothing.
    .filter(isFree)
    .slice(0, search.papers.length > 0 ? Math.min(skills, besidePapers) : skills);
  return {
    titles: called,
    // One of a few words where there are no two things to ask for at once.
    // A web search has few words to spare: with more spellings it would fall in two parts.
    must:
      isOnly || (breadth === 'narrow' && must.length + chosen.length === 0)
        ? listOnce([...own, ...search.own, ...usual])
            .filter(isFree)
            .slice(0, shownField)
        : dialect === 'googleXray'
          ? must.slice(0, shownField)
          : must,
    skills: chosen,
    exclusions: [...search.homonyms, ...search.exclusions.slice(0, exclusions)].filter(
      // Whoever fills posts has no CV in the database of a board.
      (term) => dialect !== 'indeed' || term !== 'recruiter',
    ),
    places: choosePlaces(search, dialect, breadth, movesForPost(brief)),
  };
}

/** Whom people move for is asked in the whole state: beside it, towns would add nobody. A web search has few words to spare. */
function choosePlaces(
  { located: places, region }: Plan['search'],
  dialect: DialectId,
  breadth: Breadth,
  isWide: boolean,
): readonly string[] {
  if (isWide && breadth === 'broad' && region) return [region];
  return dialect === 'googleXray' || breadth === 'narrow' ? places.slice(0, nearest) : places;
}
const nearest = 3;

/** With fewer terms of its own a job is searched by what is usual in the trade as well. */
const ownEnough = 3;
const usualEnough = 4;

/** The job's own terms; the narrow search asks for two kinds of them at once and so for nothing that is only usual. */
function chooseSkills({ search, isTrade }: Plan, breadth: Breadth): readonly string[] {
  const { titles, wished } = search;
  const isLeft = (term: string): boolean => breadth !== 'narrow' || !wished.includes(term);
  const [own, skills] = [search.own.filter(isLeft), search.skills.filter(isLeft)];
  // What is usual in a kind of work stands in every profile.
  if (!isTrade && (own.length > 0 || titles.length > 0)) return own;
  // What is usual in the trade only adds to what this job says: nobody must have it.
  if (breadth === 'narrow') return isPair(own) ? dropAlike(own) : [];
  return own.length >= ownEnough ? own : skills.slice(0, usualEnough);
}

/** Two different things that the job names may be asked for at once. */
const isPair = (own: readonly string[]): boolean => dropAlike(own).length > 1;

/** "Clinical license" and "graduate license" at once ask for one thing twice. */
const dropAlike = (terms: readonly string[]): string[] =>
  terms.filter((term, i) =>
    terms.slice(0, i).every((other) => sharedTelling(term, other) === 0 && !holds(term, other)),
  );

type Strings = Record<string, string>;

/** Platform to name to string, in the order they are shown. Too long a string stands in several parts. */
export function compileStrings(source: Source): Record<string, Strings> {
  const plan = makePlan(source);
  const { country } = source.brief.place;
  const where = findWhere(source, plan);
  const compile = (label: string, groups: TermGroups, dialect: DialectId, breadth: Breadth) =>
    compileSearch({ groups, dialect, breadth, country }).strings.map(
      ({ text }, i, all) =>
        [all.length === 1 ? label : `${label}, part ${i + 1} of ${all.length}`, text] as const,
    );
  const platforms = choosePlatforms(source, plan).map(([dialect, widths]) => {
    const isFirst = widths.includes('personas');
    const usual = widths.flatMap((width) =>
      width === 'personas'
        ? groupPersonas(source, plan).flatMap(({ letter, groups }) =>
            compile(`persona ${letter}`, groups, dialect, 'balanced'),
          )
        : compile(width, groupFor(source, plan, dialect, width), dialect, width),
    );
    const balanced = groupFor(source, plan, dialect, 'balanced');
    const strings = [
      ...usual,
      ...(isFirst
        ? compile(
            'named in the advertisement',
            { ...groupFor(source, plan, dialect, 'narrow'), ...askLeft(source, usual) },
            dialect,
            'balanced',
          ).filter(() => askLeft(source, usual).skills.length > 0)
        : []),
      ...(isFirst && plan.funnel.fromAfar > 0
        ? compile(
            dialect === 'indeed'
              ? 'people who would move (leave the place filter empty)'
              : 'people who would move (no place)',
            { ...balanced, places: [] },
            dialect,
            'balanced',
          )
        : []),
    ];
    return [namePlatform(dialect, country, where), Object.fromEntries(dropSame(strings))] as const;
  });
  return Object.fromEntries(platforms.filter(([, strings]) => Object.keys(strings).length > 0));
}

/** Systems and papers that the advertisement names and no string before asks for. */
function askLeft(
  { brief }: Source,
  before: readonly (readonly [string, string])[],
): Pick<TermGroups, 'skills' | 'must'> {
  const said = before.map(([, text]) => text);
  return {
    skills: listNamedInAd(brief).filter(
      (term) => !said.some((text) => holds(text, cleanTerm(term))),
    ),
    must: [],
  };
}

/** Whoever works from a part of a country is not looked for in all of it; where no place is known, the filter says so. */
function findWhere({ brief }: Source, { place, search }: Plan): Where {
  const region = findRemoteRegion(brief);
  if (region !== null) return { place: region, isSaid: false };
  const [nearest] = search.places;
  const isRemote = brief.workType === 'remote';
  // Whoever must come in is looked for around a town, and not in a whole country.
  const known = nearest !== undefined && (isRemote || !isCountry(brief, nearest)) ? nearest : null;
  return {
    place: isRemote ? known : (place.town ?? (brief.place.country ? known : null)),
    isSaid: search.located.length > 0,
    isTown: place.town !== null,
    isWide: movesForPost(brief),
  };
}

/** Where the job names no skills, two widths may ask for the same. */
function dropSame(strings: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const seen = new Set<string>();
  return strings.filter(([, text]) => !seen.has(text) && Boolean(seen.add(text)));
}
