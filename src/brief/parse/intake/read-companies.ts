import type { LabelledField } from '../sections/labelled-fields.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import { dedupe, readItems, splitList, trimItem } from './items.ts';
import type { Item } from './items.ts';

/** The form takes ten. */
const mostCompanies = 10;
const generic =
  /\b(?:companies|startups?|start-ups?|firms|businesses|organi[sz]ations|agencies|industry|sector|anyone|competitors?|similar|other|background|engineers?|candidates?|vendors?|brands|retailers|players)\b/i;
const nameForm =
  /^\p{Lu}[\p{L}\p{N}&.'+-]*(?:\s(?:\p{Lu}|of|and|&|de|the|\d)[\p{L}\p{N}&.'+-]*){0,4}$/u;

interface Companies {
  names: Item[];
  /** What the list says besides names: "AI-first companies", "AI SaaS startups". */
  kinds: Item[];
}

/** Companies to recruit from, named as such: by a label of the intake notes or by a sentence that says so. */
export function readCompanies(
  fields: readonly LabelledField[],
  lines: readonly PlacedLine[],
): Companies {
  const listed = fields.filter(({ key }) => key === 'competitors').flatMap(readEntries);
  const spoken = lines.flatMap((line) => fromSentence(line));
  const all = [...listed, ...spoken];
  return {
    names: dedupe(all.filter(isName), mostCompanies),
    kinds: dedupe(
      all.filter((item) => !isName(item) && isKind(item)),
      mostCompanies,
    ),
  };
}

function isName({ text }: Item): boolean {
  return nameForm.test(text) && !generic.test(text);
}

function isKind({ text }: Item): boolean {
  return (
    /\b(?:companies|startups?|start-ups?|firms|organi[sz]ations|agencies|industry|sector|vendors?|brands|retailers)$/i.test(
      text,
    ) && text.split(' ').length <= 6
  );
}

/** "candidates from AI-first companies (DeepMind, OpenAI, etc.)" holds a kind and, in brackets, names. */
function readEntries(field: LabelledField): Item[] {
  const items = field.value === '' ? readItems(field) : splitList(field.value, field.start);
  return items.flatMap((item) => {
    const bracket = /^([^()]*)\(([^()]*)\)?/.exec(item.text);
    if (!bracket) return splitAnd(trimItem(item));
    const [, head = '', inside = ''] = bracket;
    const kind = /^(?:.*\b(?:from|like|at|such as|as)\s)?(.*)$/i.exec(head.trim())?.[1] ?? '';
    const kindAt = item.start + Math.max(0, item.text.indexOf(kind));
    const insideAt = item.start + head.length + 1;
    return [
      { text: kind, start: kindAt, end: kindAt + kind.length },
      ...splitList(inside, insideAt).flatMap(splitAnd),
    ].map(trimItem);
  });
}

function splitAnd(item: Item): Item[] {
  const joint = /\s(?:and|or|und|&)\s(?=\p{Lu})/u.exec(item.text);
  if (!joint) return [trimItem(item)];
  const at = joint.index + joint[0].length;
  return [
    { text: item.text.slice(0, joint.index), start: item.start, end: item.start + joint.index },
    { text: item.text.slice(at), start: item.start + at, end: item.end },
  ].map(trimItem);
}

/** Cheap test first: nearly every line fails it. */
const mayName =
  /compet|poach|people|someone|folks|candidate|talent|engineers|companies|places|firms|shops|employers|target|against/i;

const lead =
  /\b(?:competitors?(?: (?:are|is|include|like|such as))?|competing with|compete with|poach(?:ing)? from|people from|(?:someone|folks|candidates|talent|engineers) (?:from|at)(?: (?:companies|places|firms) like)?|(?:companies|places|firms|shops|employers) like|target(?:ing)? (?:companies|people|folks) (?:like|at|from)|mainly against|up against)\s*:?\s/gi;

function fromSentence(line: PlacedLine): Item[] {
  if (line.section === 'culture' || line.section === 'legal') return [];
  if (!mayName.test(line.text)) return [];
  return [...line.text.matchAll(lead)].flatMap((match) => {
    const at = match.index + match[0].length;
    const list =
      /^(?:\p{Lu}[\p{L}\p{N}&.'+-]*(?:\s\p{Lu}[\p{L}\p{N}&.'+-]*){0,3})(?:(?:,\s|\s(?:and|or)\s|,\s(?:and|or)\s|\s?\/\s?)(?:\p{Lu}[\p{L}\p{N}&.'+-]*(?:\s\p{Lu}[\p{L}\p{N}&.'+-]*){0,3}))*/u.exec(
        line.text.slice(at, at + 200),
      );
    if (!list || generic.test(line.text.slice(at + list[0].length, at + list[0].length + 14)))
      return [];
    return splitList(list[0], line.start + at)
      .flatMap(splitAnd)
      .filter(isName);
  });
}
