import { rankOf } from '#knowledge/career-rank.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { findRankOf } from '#knowledge/post-rank.ts';
import { sharesStem } from '#market/assessment/own-figures.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { findProfile } from '#market/occupations/profile.ts';
import { listOnce } from '#writing/list.ts';
import { entriesFor } from '../outreach/channels.ts';
import { onTheSpot } from '../place/on-the-spot.ts';
import { isWordOf } from '../suit/country-words.data.ts';
import { hears, listLostFields } from './search-names.ts';
import type { Source } from '../source.ts';
import { titleAlternates } from './title-alternates.data.ts';
import { titleHouses } from './title-houses.data.ts';
import {
  anyTrade,
  dropFound,
  findOwnTitles,
  holds,
  isKin,
  learner,
  rateTitle,
  ranks,
  withoutLevel,
  wordsOf,
} from './title-kin.ts';

export interface SearchTitles {
  /** The fewest that find everybody: what a shorter title finds anyway is left out. */
  wide: string[];
  /** Closest to the title of the job. */
  precise: string[];
}

const enough = 4;
const shownOfWork = 2;

/** Titles that people of this job write into their profiles, those of the country first. */
export function listSearchTitles(source: Source, drawer: Drawer): SearchTitles {
  const { brief, market, employer } = source;
  const country = countryOf(source);
  const { local, anywhere } = entriesFor(drawer.titles, country);
  const nearest = listNearestTitles(source, drawer);
  // Of a trade its own titles are known.
  const isOfTrade = local.length + anywhere.length > 0;
  const official = market.profile.titles.length > 0 || isOfTrade ? market.profile.titles : nearest;
  const everywhere = Object.values(drawer.titles).flatMap((titles) => titles ?? []);
  const own = findOwnTitles(brief.title, {
    known: [...everywhere, ...official],
    house: `${employer.name} ${brief.employer.name}`,
  });
  // English titles find nobody where the advertisement itself is not English.
  const isEnglish = (brief.language ?? 'en') === 'en';
  const isHeard = hears(brief);
  const known = listOnce([...local, ...(isEnglish ? anywhere : [])]).filter(
    (title) => country === null || isWordOf(title, country),
  );
  // A kind of work has no titles; the occupation has.
  const usual = known.length > 0 || !isEnglish ? known : official;
  const fields = listLostFields(brief, own);
  const rated = usual
    .map((title) => ({
      title,
      rank: rateTitle(title, {
        own,
        said: brief.title.given,
        // The titles of the occupation are American ones.
        official: country === null || country === 'US' ? official : [],
        isHeard,
      }),
    }))
    .filter(
      ({ title, rank }) =>
        rank >= 0 &&
        !denies(title, own) &&
        !isHigher(title, own, brief) &&
        !isLed(title, brief.title.given) &&
        !isOtherPost(title, own, market.profile.soc, isHeard) &&
        !isOtherField(title, fields, brief.title.given),
    )
    .toSorted((a, b) => b.rank - a.rank);
  const isOwn = new Set(own.map((title) => title.toLowerCase()));
  const near = rated
    .filter(({ title, rank }) => rank >= ranks.near && !isOwn.has(title.toLowerCase()))
    .map(({ title }) => title);
  const far = rated.filter(({ rank }) => rank > 0 && rank < ranks.near).map(({ title }) => title);
  const named = own.filter((title) => !isSaidBetter(title, near));
  const isOfWork =
    near.length + far.length === 0 && !everywhere.some((title) => holds(brief.title.given, title));
  const ofWork = isOfWork ? listOfWork(known, own, brief) : [];
  const other = isEnglish ? findAlternates(brief.title.given, isHeard) : null;
  // "Aesop beauty advisor" is found by "beauty advisor".
  const stated = named.length > 0 ? named : own.length > 0 ? [] : official.slice(0, 1);
  const first = stated.map((title) =>
    other?.words.includes(' ') && title.toLowerCase().endsWith(other.words) ? other.words : title,
  );
  // A title that only this house has is carried by nobody: the usual ones of the nearest work come first.
  const isCoined =
    known.length === 0 && nearest.length > 0 && !own.some((title) => isUsual(title, nearest));
  const all = listOnce([
    ...(isCoined ? nearest.slice(0, enough - 1) : []),
    ...first,
    ...(other?.isTold ? other.titles : []),
    ...ofWork,
    ...near,
    ...(other && near.length < enough - 1 ? other.titles : []),
    ...(first.length + near.length < 3 ? far.slice(0, enough - 1) : []),
    ...(isEnglish ? shortenTitle([...first, ...near, ...far]) : []),
  ])
    .filter((title) => !isTorn.test(title))
    .map(toPlain(country));
  const keep = first.length > 0 && !isCoined ? all[0] : undefined;
  return {
    wide: dropFound(listOnce(all.map(withoutLevel))),
    precise: dropFound(all, { keep }).slice(0, enough),
  };
}

const longTitle = 4;
const ofAPost =
  /^(?:manager|engineer|specialist|analyst|coordinator|consultant|officer|advis[eo]r|technician|director|planner|supervisor|administrator|executive|representative|designer|developer)$/i;

/** "Operations development manager" and "operations manager" for a title of many words, which hardly anybody has. */
function shortenTitle([title = '', ...others]: readonly string[]): string[] {
  const words = title.split(' ');
  const last = words.at(-1) ?? '';
  if (others.length > 0 || words.length < longTitle || !ofAPost.test(last)) return [];
  const [field = '', ...rest] = words.slice(words.length === longTitle ? 1 : -3, -1);
  // "Management manager" is nobody's title.
  return [
    [field, ...rest, last].join(' '),
    ...(isKin(field, last) || anyTrade.has(field) ? [] : [`${field} ${last}`]),
  ].filter((short) => !isKin(short.split(' ')[0] ?? '', last));
}

/** Where the work tells the trade and the title does not, the people of the trade are called otherwise. */
const listOfWork = (
  known: readonly string[],
  own: readonly string[],
  brief: Source['brief'],
): string[] =>
  known
    .filter((title) => !isHigher(title, own, brief) && !isLed(title, brief.title.given))
    .slice(0, shownOfWork);

/** "Head of partnerships and", "new to pharmacist": a piece of a line, and no title. */
const isTorn =
  /^(?:new|want|i want|looking|join|apply) to\b|\b(?:and|or|of|for|the|to|in|at|with)$/i;

/** What people of the nearest occupation call themselves, where the job has none of its own; American titles. */
function listNearestTitles({ brief, market }: Source, { kind }: Drawer): string[] {
  const { place, language } = brief;
  if (!market.nearest || place.country !== 'US' || (language ?? 'en') !== 'en') return [];
  // A benchmark lends its figures to work at a desk, and not its titles, unless the two share a word.
  const { isOwn, name } = market.nearest;
  if (!isOwn && !onTheSpot.has(kind) && !sharesStem(brief.title.clean, name)) return [];
  return findProfile(market.nearest.row.soc)?.titles.filter((title) => !learner.test(title)) ?? [];
}

/** Whom the holder of the post leads: a planner for a manager of planners. */
const isLed = (title: string, post: string): boolean => {
  const rank = findRankOf(title);
  return (
    (findRankOf(post) === 'lead' && (rank === null || rank === 'junior')) ||
    // Whoever leads managers is not called as they are.
    (ofManagers.test(post) && rankOf(title) < head)
  );
};
const ofManagers = /\b(?:vice president|[es]?vp|chief|president)\b/i;

/** A manager is no other name for whoever leads nobody, nor a finished worker for an intern. */
const isOfLevel = (title: string, post: string): boolean => {
  if (learner.test(post)) return beginner.test(title);
  return !leads.test(title) || leads.test(post);
};
const leads = /\b(?:manager|director|head|chief|supervisor|superintendent|lead|leader)\b/i;
const beginner = /\b(?:apprentice|trainee|intern|student|junior|graduate|assistant|helper)\b/i;

const lastWord = (title: string): string => wordsOf(title).at(-1) ?? '';

/** Whether somebody of the occupation may be called so: what they are stands in the last word. */
const isUsual = (title: string, usual: readonly string[]): boolean =>
  usual.some((other) => isKin(lastWord(title), lastWord(other)));

/** What people of a narrow job call themselves; the first entry whose words stand in the title. */
function findAlternates(
  title: string,
  isHeard: (term: string) => boolean,
): { words: string; titles: string[]; isTold: boolean } | null {
  const found = titleAlternates.find(
    ([words, , heard]) => holds(title, words) && (heard === undefined || isHeard(heard)),
  );
  return found
    ? {
        words: found[0],
        titles: found[1].split('|').filter((one) => isOfLevel(one, title)),
        isTold: found[2] !== undefined,
      }
    : null;
}

const anywhere =
  /^(?:receptionist|assistant|operator|engineer|manager|technician|coordinator|agent|driver|associate|officer|administrator|clerk|supervisor|analyst|specialist|consultant|worker|operative|advisor|adviser|inspector|planner|buyer)s?$/i;

/** "Receptionist" alone finds those of every surgery; "hotel receptionist" is what is meant. */
const isSaidBetter = (title: string, near: readonly string[]): boolean =>
  anywhere.test(title) && near.some((other) => wordsOf(other).at(-1) === wordsOf(title)[0]);

/** "Unarmed guard" is the other job than "armed guard". */
const denies = (title: string, own: readonly string[]): boolean => {
  const said = new Set(own.flatMap(wordsOf));
  return wordsOf(title).some(
    (word) =>
      /^(?:un|non)\p{L}{4}/u.test(word) && said.has(word.slice(word.startsWith('un') ? 2 : 3)),
  );
};

const head = 4;

/** A head chef is no hit for a sous chef, nor a director for a manager. */
function isHigher(
  title: string,
  own: readonly string[],
  { title: { given } }: Source['brief'],
): boolean {
  const rank = rankOf(title);
  return rank >= head && rank > Math.max(rankOf(given), ...own.map(rankOf));
}

/** "HVAC engineer" is another engineer than a design engineer, unless the job speaks of it. */
function isOtherBranch(
  title: string,
  own: readonly string[],
  isHeard: (term: string) => boolean,
): boolean {
  const words = wordsOf(title);
  const last = words.at(-1) ?? '';
  const fields = own.filter((known) => wordsOf(known).length > 1);
  const isWide = anyTrade.has(last) || last === 'chef';
  if (words.length < 2 || fields.length === 0 || !isWide) return false;
  const isOurs = fields.some((known) => wordsOf(known).includes(last));
  if (last === 'engineer' && !isOurs && !isHeard(last)) return true;
  return words
    .slice(0, -1)
    .filter((word) => !anyTrade.has(word))
    .every(
      (word) =>
        !isHeard(word) &&
        !fields.some((known) => wordsOf(known).some((other) => isKin(word, other))),
    );
}

const isOtherPost = (
  title: string,
  own: readonly string[],
  soc: string | null,
  isHeard: (term: string) => boolean,
): boolean =>
  isOtherBranch(title, own, isHeard) ||
  isOtherHalf(title, own, soc) ||
  isOfOtherHouse(title, own, isHeard);

/** "Dental receptionist" for one of a shipping office: a house that the job does not speak of. */
function isOfOtherHouse(
  title: string,
  own: readonly string[],
  isHeard: (term: string) => boolean,
): boolean {
  const [first = '', ...rest] = wordsOf(title);
  return (
    rest.length > 0 &&
    titleHouses.has(first) &&
    !isHeard(first) &&
    !own.some((known) => wordsOf(known).includes(first))
  );
}

/** "Auditor" for an accountant: two posts that a table counts in one line. */
function isOtherHalf(title: string, own: readonly string[], soc: string | null): boolean {
  const [one, other, ...more] = (findOfficial(soc ?? '')?.title ?? '').split(/,? and /);
  if (one === undefined || other === undefined || more.length > 0) return false;
  const isOf = (half: string) => (name: string) =>
    isKin(lastWord(name), lastWord(half.toLowerCase().replace(/s$/, '')));
  return [
    [one, other],
    [other, one],
  ].some(
    ([ours = '', theirs = '']) =>
      own.some(isOf(ours)) && !own.some(isOf(theirs)) && isOf(theirs)(title) && !isOf(ours)(title),
  );
}

/** "Litigation attorney" for one of elder law: the title says which field it is, and this names another. */
const isOtherField = (title: string, fields: readonly string[], said: string): boolean =>
  fields.length > 0 &&
  wordsOf(withoutLevel(title))
    .slice(0, -1)
    .some((word) => !anyTrade.has(word) && !holds(said, word));

/** Where the country is open, the language of the text tells which titles people use. */
function countryOf({ brief: { place, language } }: Source): string | null {
  if (place.country !== null) return place.country;
  return language === 'de' ? 'DE' : language === 'fr' ? 'FR' : null;
}

/** Small letters, except where a name or the language wants others. */
const toPlain = (country: string | null) => (title: string) =>
  country === 'DE'
    ? title
    : title
        .split(' ')
        .map((word) =>
          /^\p{Lu}{2,4}s?$|\d|&|\p{Ll}\p{Lu}/u.test(word) ? word : word.toLowerCase(),
        )
        .join(' ');
