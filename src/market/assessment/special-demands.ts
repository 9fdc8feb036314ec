import type { Drawer } from '#knowledge/drawer.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import type { Brief, Fact } from '#shared/brief.ts';

/** Everybody who works with a computer has used these. */
const everyday =
  /^(?:ms |microsoft )?(?:office|excel|word|outlook|powerpoint|teams|windows|e-?mail|google (?:docs|sheets|workspace)|internet|computer|smartphone|vlookups?|pivot tables?)(?: suite| 365)?$/i;
const countsYears = /\b(?:years?|yrs?|jahre|ans)\b/i;
const short = 3;

const fold = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/** What everybody of the trade does or has, in words to look for. */
function listUsual(profile: OccupationProfile, drawer: Drawer): string[] {
  return [
    ...profile.skills,
    ...profile.credentials.filter(({ required }) => required).map(({ name }) => name),
    ...drawer.competencies.flatMap(({ called_for_by: words }) => words),
    ...drawer.search.skills,
    drawer.trade,
  ].map(fold);
}

/** Must-haves that leave out people who do this work elsewhere: a tool, a second licence, a language, a branch. */
export function listSpecialDemands(
  brief: Brief,
  profile: OccupationProfile,
  drawer: Drawer,
): Fact[] {
  const usual = listUsual(profile, drawer);
  const isUsual = (text: string): boolean => {
    const folded = fold(text);
    return usual.some((words) => words.length > short && folded.includes(words));
  };
  const isRequired = (text: string): boolean =>
    profile.credentials.some(
      ({ name, required }) => required && sharesWord(name, text) && !/\bor\b/.test(name),
    );
  return brief.facts.filter(({ importance, kind, text, terms }) => {
    if (importance !== 'must') return false;
    if (kind === 'tool')
      return terms.some((term) => !everyday.test(term)) && !countsYears.test(text);
    if (kind === 'licence') return !isRequired(text) && !isUsual(text);
    if (kind === 'language') return !/\benglish\b/i.test(text);
    if (kind === 'experience') return !countsYears.test(text) && !isUsual(text);
    return kind === 'skill' && terms.length > 0 && !isUsual(text);
  });
}

function sharesWord(name: string, text: string): boolean {
  const words = new Set(fold(text).split(' '));
  return fold(name)
    .split(' ')
    .some((word) => word.length > short && words.has(word));
}
