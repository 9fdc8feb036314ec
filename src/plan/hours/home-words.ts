import type { Country, Drawer } from '#knowledge/drawer.ts';
import { capitalize } from '#writing/casing.ts';
import { isWordOf } from '../suit/country-words.data.ts';
import { holds } from '../search/title-kin.ts';

/**
 * Whether people of a country would write a term: a title of another country, as "home health aide" in England, finds
 * nobody there, and neither do its letters.
 */
export function isAtHome({ titles }: Drawer, country: string | null): (term: string) => boolean {
  const code = (country ?? '').toLowerCase() as Country;
  const isOurs = (term: string): boolean => country === null || isWordOf(term, country);
  const own = titles[code];
  if (!own) return isOurs;
  const home = [...own, ...(titles.any ?? [])];
  const abroad = Object.entries(titles)
    .filter(([other]) => other !== code && other !== 'any')
    .flatMap(([, list]) => list ?? [])
    .filter((title) => !home.some((known) => holds(known, title) || holds(title, known)));
  const letters = (list: readonly string[]): string[] =>
    list.flatMap((title) => title.match(/(?<!\S)\p{Lu}[\p{Lu}&]{1,4}(?!\S)/gu) ?? []);
  const foreign = new Set(letters(abroad).filter((set) => !letters(home).includes(set)));
  return (term) =>
    isOurs(term) && !foreign.has(term) && !abroad.some((title) => holds(term, title));
}

/** The same advice without what exists in other countries only: clause by clause, whole where nothing else is left. */
export function keepHome(text: string, country: string | null): string {
  if (country === null || isWordOf(text, country)) return text;
  const kept = text
    .split(/(?<=[.;])\s+/)
    .map((part) => (isWordOf(part, country) ? part : dropForeign(part, country)))
    .filter(Boolean)
    .join(' ');
  return capitalize(kept.replace(/[;,]$/, '.'));
}

/** "Hospital, armed forces, NHS dental; outreach" without the item in the middle. */
function dropForeign(part: string, country: string): string {
  const end = /[.;]$/.exec(part)?.[0] ?? '';
  const items = part.replace(/[.;]$/, '').split(/,\s+/);
  const kept = items.filter((item) => isWordOf(item, country));
  // A sentence that is no list loses its sense with a part of it.
  return items.length < 3 || kept.length < 2 ? '' : `${kept.join(', ')}${end}`;
}
