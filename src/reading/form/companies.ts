import type { Unit } from '#shared/reading.ts';
import { quoteWithin } from '../fields/quote-within.ts';
import { splitList, trimItem } from './items.ts';
import type { Item } from './items.ts';

const generic =
  /\b(?:companies|startups?|start-ups?|firms|businesses|organi[sz]ations|agencies|industry|sector|anyone|competitors?|similar|other|background|engineers?|candidates?|vendors?|brands|retailers|players)\b/i;
const nameForm =
  /^\p{Lu}[\p{L}\p{N}&.'+-]*(?:\s(?:\p{Lu}|of|and|&|de|the|\d)[\p{L}\p{N}&.'+-]*){0,4}$/u;

/** Companies to recruit from, named as such: by a label of the intake notes or by a sentence that says so. */
export function findNamedCompanies(
  listed: readonly Item[],
  units: readonly Unit[],
  text: string,
): { names: Item[]; /** "AI-first companies", said beside the names. */ kinds: Item[] } {
  const entries = listed.flatMap((item) => readEntry(item, text));
  const spoken = units.flatMap((unit) => findInSentence(unit, text));
  const all = [...entries, ...spoken];
  return {
    names: all.filter((item) => isName(item)),
    kinds: all.filter((item) => !isName(item) && isKind(item)),
  };
}

const isName = ({ text }: Item): boolean => nameForm.test(text) && !generic.test(text);

const isKind = ({ text }: Item): boolean =>
  /\b(?:companies|startups?|start-ups?|firms|organi[sz]ations|agencies|industry|sector|vendors?|brands|retailers)$/i.test(
    text,
  ) && text.split(' ').length <= 6;

/** "people from big banks (Nordea, DNB)" holds a kind and, in brackets, names. */
function readEntry(item: Item, text: string): Item[] {
  const bracket = /^([^()]*)\(([^()]*)\)?/.exec(item.text);
  const within = (words: string): Item => {
    const tidy = words.trim();
    const at = text.indexOf(tidy, item.start);
    const start = at === -1 || at > item.end ? item.start : at;
    return { text: tidy, start, end: start === at ? at + tidy.length : item.end };
  };
  if (!bracket) return splitAnd(item.text).map((words) => within(words));
  const [, head = '', inside = ''] = bracket;
  const kind = /(?:.*\b(?:from|like|at|such as|as)\s)?(.*)$/i.exec(head.trim())?.[1] ?? '';
  const names = splitList(inside, 0).flatMap((part) => splitAnd(trimItem(part).text));
  return [kind, ...names].filter((words) => words.trim() !== '').map((words) => within(words));
}

const splitAnd = (words: string): string[] => words.split(/\s(?:and|or|und|&)\s(?=\p{Lu})/u);

/** Cheap test first: nearly every unit fails it. */
const mayName =
  /compet|poach|people|someone|folks|candidate|talent|engineers|companies|places|firms|shops|employers|target|against/i;
const lead =
  /\b(?:competitors?(?: (?:are|is|include|like|such as))?|competing with|compete with|poach(?:ing)? from|people from|(?:someone|folks|candidates|talent|engineers) (?:from|at)(?: (?:companies|places|firms) like)?|(?:companies|places|firms|shops|employers) like|target(?:ing)? (?:companies|people|folks) (?:like|at|from)|mainly against|up against)\s?:?\s/gi;
const nameList =
  /^(?:\p{Lu}[\p{L}\p{N}&.'+-]*(?:\s\p{Lu}[\p{L}\p{N}&.'+-]*){0,3})(?:(?:,\s|\s(?:and|or)\s|,\s(?:and|or)\s|\s?\/\s?)(?:\p{Lu}[\p{L}\p{N}&.'+-]*(?:\s\p{Lu}[\p{L}\p{N}&.'+-]*){0,3})){0,12}/u;

function findInSentence(unit: Unit, text: string): Item[] {
  if (unit.role === 'company' || unit.role === 'legal' || !mayName.test(unit.text)) return [];
  return [...unit.text.matchAll(lead)].flatMap((match) => {
    const at = match.index + match[0].length;
    const found = nameList.exec(unit.text.slice(at, at + 200))?.[0];
    if (found === undefined) return [];
    if (generic.test(unit.text.slice(at + found.length, at + found.length + 14))) return [];
    const { start, end } = quoteWithin(text, unit, { start: at, end: at + found.length });
    return splitList(found, 0)
      .flatMap((part) => splitAnd(trimItem(part).text))
      .map((words) => ({ text: words, start, end }))
      .filter((item) => isName(item));
  });
}
