import { findState } from '#market/places/us-states.ts';
import { compileSearch } from '#market/search-strings/compile.ts';
import { dialects, listDialectsFor, type DialectId } from '#market/search-strings/dialects.ts';
import { breadths } from '#market/search-strings/plan.ts';
import type { TermGroups } from '#market/search-strings/terms.ts';
import { listFacts } from '../craft/facts.ts';
import { sayPlace } from '../craft/place-words.ts';
import { getPool } from '../craft/pool-words.ts';
import { listOnce } from '../craft/prose/list.ts';
import { beginsWithVerb } from '../craft/prose/verbs.ts';
import type { Source } from '#plan/source.ts';

/** A term people write into a profile: short, a name or a thing, no sentence. */
const isTerm = (text: string): boolean =>
  text.length <= 32 &&
  text.split(' ').length <= 4 &&
  !/[,;:("]|\bor\b|\band\b|^(?:can|has|knows?|been|own|no|not|careful|clear|at least|very|\d)\b|\b(?:is|are|who|that|within|manner|over)\b/i.test(
    text,
  ) &&
  !beginsWithVerb(text);

/** "plumbing, electrical and HVAC basics" holds several terms; only whole ones are searched for. */
const splitTerms = (text: string): string[] =>
  text
    .replace(/(?:(?<!\s)\s+)?\([^)]{0,60}\)/g, '')
    .split(/,\s*|(?<!\s)\s+(?:and|or)\s+|(?:(?<!\s)\s+)?\/\s*(?=\p{L}{4})/u)
    .map((term) => term.trim())
    .filter((term) => term.length > 2);

function listSearchTerms(source: Source): TermGroups {
  const { brief, market } = source;
  const { profile } = market;
  const demands = listFacts(brief, { kinds: ['licence', 'tool', 'skill', 'safety', 'language'] });
  const work = listFacts(brief, { kinds: ['duty', 'goal', 'experience'] });
  const own = [
    ...[...demands, ...work].flatMap(({ terms }) => terms),
    ...demands.filter(({ terms }) => terms.length === 0).map(({ short }) => short),
  ].filter(isTerm);
  const place = sayPlace(brief);
  const { state, country } = brief.place.resolved ?? {};
  const near = getPool(source)?.scope === 'radius' ? getPool(source)!.regions : [];
  return {
    titles: listOnce(listTitles(source)),
    skills: listOnce([
      ...own,
      ...[...profile.skills, ...profile.tools].flatMap(splitTerms).filter(isTerm),
    ]),
    exclusions: profile.family.exclude,
    places:
      brief.workType === 'remote' || place.town === null
        ? []
        : listOnce([
            place.town,
            state && country === 'US' ? (findState(state)?.name ?? state) : null,
            ...near
              .filter(({ note }) => note === 'daily drive')
              .map(({ label }) => label.split(',')[0]),
          ]),
  };
}

/** Abroad people write the title of their own language first. */
function listTitles({ brief, market }: Source): string[] {
  const { titles, titlesAbroad } = market.profile;
  const { clean, singular } = brief.title;
  const english = [singular, ...titles.map(lowerTitle)];
  const given = clean.split(/(?:(?<!\s)\s+)?\/\s*/);
  const isForeign = !clean.toLowerCase().includes((singular.split(' ').at(-1) ?? '').slice(0, 5));
  if (isForeign) return [...given, ...titlesAbroad.slice(0, 4), ...english];
  const { country } = brief.place.resolved ?? {};
  return [...english, ...(country === 'US' || !country ? [] : titlesAbroad)];
}

const lowerTitle = (title: string): string =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}|\d/u.test(word) ? word : word.toLowerCase()))
    .join(' ');

/** A web search reads 32 words; asked for less at once, it needs fewer parts. */
const shortenFor = (dialect: DialectId, groups: TermGroups): TermGroups =>
  dialects[dialect].syntax === 'google'
    ? {
        titles: groups.titles.slice(0, 5),
        skills: groups.skills.slice(0, 5),
        exclusions: groups.exclusions.slice(0, 1),
        places: groups.places.slice(0, 2),
      }
    : groups;

/** Platform to width to string, in the order they are shown. Too long a string stands in several parts. */
export function compileStrings(source: Source): Record<string, Record<string, string>> {
  const groups = listSearchTerms(source);
  return Object.fromEntries(
    listDialectsFor(source.market.profile.family.id).flatMap((dialect) => {
      const strings = breadths.flatMap((breadth) =>
        compileSearch({ groups: shortenFor(dialect, groups), dialect, breadth }).strings.map(
          ({ text }, i, all) => [
            all.length === 1 ? breadth : `${breadth}, part ${i + 1} of ${all.length}`,
            text,
          ],
        ),
      );
      return strings.length === 0 ? [] : [[dialects[dialect].name, Object.fromEntries(strings)]];
    }),
  );
}
