import { findState } from '#market/places/us-states.ts';
import type { TermGroups } from '#market/search-strings/terms.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { entriesFor } from './channels.ts';
import { listFacts } from './own-words.ts';
import { sayPlace } from './place.ts';
import { getPool } from './pool.ts';
import type { Source } from './source.ts';

/** A term people write into a profile: short, a name or a thing, no sentence. */
const isTerm = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 32 &&
  text.split(' ').length <= 4 &&
  !/[,;:("]|\bor\b|\band\b/i.test(text);

/** Written with a capital in advertisements, and no skill. */
const noSkill =
  /^(?:required?|preferred|essential|desired|bonus|plus|must|minimum|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|full[- ]time|part[- ]time|remote|hybrid|on-?site|experience|skills?|qualifications?|responsibilities|benefits|team|company|degree|bachelor'?s?|master'?s?|bs|ba|ms|high school|diploma|english|salary|pay|usd|gbp|eur|inc|llc|ltd|who|our|what|why|senior|junior|lead|manager|startup|scrappy)$/i;

/** Words of the employer's name or of the title find colleagues of the advertisement, not people. */
function isOwnWord({ employer, title }: Brief): (term: string) => boolean {
  const words = new Set(
    `${employer.name} ${title.clean}`.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [],
  );
  return (term) =>
    (term.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).every((word) => words.has(word));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the job itself names: systems, licences, specialties of the trade it speaks of. */
export function listOwnTerms({ brief }: Source, drawer: Drawer): string[] {
  const isOwn = isOwnWord(brief);
  const text = brief.facts
    .filter(({ kind }) => kind !== 'culture' && kind !== 'benefit')
    .map((fact) => fact.text)
    .concat(brief.title.clean)
    .join('\n')
    .toLowerCase();
  const calls = (term: string): boolean =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escape(term.toLowerCase())}(?!\\p{L}{4})`, 'u').test(text);
  const specialties = drawer.specialties
    .filter(({ called_for_by }) => called_for_by.some(calls))
    .slice(0, 2)
    .flatMap(({ search }) => search.slice(0, 2));
  const trade = drawer.search.skills.filter(calls);
  const named = [
    ...brief.tools.map((tool) => tool.text),
    ...listFacts(brief, { kinds: ['tool', 'licence'] }).flatMap(({ terms }) => terms),
    ...brief.credentials.map((credential) => credential.text),
  ];
  return listOnce([...named, ...trade, ...specialties]).filter(
    (term) => isTerm(term) && !noSkill.test(term) && !isOwn(term),
  );
}

/** Terms that only Americans use; abroad they find nobody, or Americans. */
const american = /\b(?:CDL|OSHA|hazmat|DOT|HIPAA|Medicare|Medicaid|GED|LPN|CNA|GAAP|401k)\b/i;

/** Words for a search in the country of the job. */
export const fitCountry = (terms: readonly string[], country: string | null): string[] =>
  country === 'US' || country === 'CA' ? [...terms] : terms.filter((term) => !american.test(term));

export function listSearchTerms(source: Source, drawer: Drawer): TermGroups {
  const { brief } = source;
  const { local, anywhere } = entriesFor(drawer.titles, brief.place.country);
  const lower = (title: string): string =>
    title
      .split(' ')
      .map((word) => (/\p{Lu}.*\p{Lu}|\d/u.test(word) ? word : word.toLowerCase()))
      .join(' ');
  const usual = local.length > 0 ? [...local, ...anywhere] : anywhere;
  const known = usual.length > 0 ? usual : source.market.profile.titles.slice(0, 6);
  return {
    titles: listOnce([brief.title.singular, ...known.map(lower)]),
    skills: listOnce([
      ...listOwnTerms(source, drawer),
      ...fitCountry(drawer.search.skills, brief.place.country),
    ]),
    exclusions: drawer.search.not,
    places: listPlaces(source),
  };
}

function listPlaces(source: Source): string[] {
  const { brief } = source;
  const { town } = sayPlace(brief);
  if (brief.workType === 'remote' || town === null) return [];
  const { state, country } = brief.place.resolved ?? {};
  const pool = getPool(source);
  const near = pool?.scope === 'radius' ? pool.regions : [];
  return listOnce([
    town,
    state && country === 'US' ? (findState(state)?.name ?? state) : null,
    ...near.filter(({ note }) => note === 'daily drive').map(({ label }) => label.split(',')[0]),
  ]);
}
