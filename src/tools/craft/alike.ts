import { remember } from './remember.ts';

/** Words that stand in any text about work and say nothing of what it is about. */
const COMMON = new Set(
  `also been both does each even from have here into just like made many more most much must need only over some
   such take takes than that them then they this very well what when will with year your month months about above after again always another around because before being between could every first getting giving
   having hour hours time week weeks day days team work instead later making never nobody often other others people place rather really should since something
   still their there these thing things think those through today under until usual wants where which while within
   without works would years`.split(/\s+/),
);

const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 6))
    .filter((stem) => stem.length >= 4);

const stemsOf = remember(({ text }: { text: string }) => listStems(text));

/** Of the texts those that speak of the same thing in the same words, the closest first. */
export function listAlike<T extends { text: string }>(texts: readonly T[], about: string): T[] {
  const wanted = new Set(listStems(about));
  return texts
    .map((item) => ({
      item,
      shared: stemsOf(item).filter((stem) => wanted.has(stem)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ item }) => item);
}
