import type { LabelledField } from '../sections/labelled-fields.ts';
import type { Span } from '../text/mapped-text.ts';

export interface Item extends Span {
  text: string;
}

const nothing = /^(?:n\/?a|none|no|nothing|tbd|tbc|not applicable|no specific .{0,40}|-|\?)\.?$/i;

/** The entries of a labelled list: bullets below the label, or parts of its value. */
export function readItems(field: LabelledField): Item[] {
  const items =
    field.value === ''
      ? field.below.map(({ text, start, end }) => ({ text, start, end }))
      : splitList(field.value, field.start);
  return items
    .map(trimItem)
    .filter(({ text }) => text.length > 1 && text.length <= 160 && !nothing.test(text));
}

/** Splits at commas, semicolons and a last "or"/"and", but not inside brackets. */
export function splitList(text: string, start: number): Item[] {
  const items: Item[] = [];
  let depth = 0;
  let from = 0;
  const push = (to: number): void => {
    if (to > from) items.push({ text: text.slice(from, to), start: start + from, end: start + to });
  };
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && (character === ',' || character === ';' || character === '\t')) {
      push(i);
      from = i + 1;
    }
  }
  push(text.length);
  return items;
}

const edges =
  /^(?:[\s"'.,;•-]|(?:and|or|und|oder|et|ou)\s)+|(?<![\s"'.,;•])[\s"'.,;•]+$|\s?\betc\.?$/gi;

export function trimItem(item: Item): Item {
  const text = item.text.replace(edges, '');
  const at = Math.max(0, item.text.indexOf(text));
  return { text, start: item.start + at, end: item.start + at + text.length };
}

export function dedupe(items: readonly Item[], most: number): Item[] {
  const seen = new Set<string>();
  return items
    .filter(({ text }) => {
      const key = text.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most);
}
