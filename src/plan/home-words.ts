import type { Country, Drawer } from '#knowledge/drawer.ts';
import { holds } from './title-kin.ts';

/**
 * Whether people of a country would write a term: a title of another country, as "home health aide" in England, finds
 * nobody there, and neither do its letters.
 */
export function isAtHome({ titles }: Drawer, country: string | null): (term: string) => boolean {
  const code = (country ?? '').toLowerCase() as Country;
  const own = titles[code];
  if (!own) return () => true;
  const home = [...own, ...(titles.any ?? [])];
  const abroad = Object.entries(titles)
    .filter(([other]) => other !== code && other !== 'any')
    .flatMap(([, list]) => list ?? [])
    .filter((title) => !home.some((known) => holds(known, title) || holds(title, known)));
  const letters = (list: readonly string[]): string[] =>
    list.flatMap((title) => title.match(/(?<!\S)\p{Lu}[\p{Lu}&]{1,4}(?!\S)/gu) ?? []);
  const foreign = new Set(letters(abroad).filter((set) => !letters(home).includes(set)));
  return (term) => !foreign.has(term) && !abroad.some((title) => holds(term, title));
}
