import type { LayoutUnit } from '../layout/unit.ts';
import { countCues, toWords } from './cues.ts';

/** What is seen of one unit, by itself: computed once and looked at from its neighbours too. */
export interface Sight {
  unit: LayoutUnit;
  words: string[];
  own: string[];
  /** What neighbours and the units below a heading look at. */
  outward: string[];
}

const mostWords = 60;
const bucket = (value: number, steps: readonly number[]): number =>
  steps.findIndex((step) => value < step);

export function lookAt(unit: LayoutUnit): Sight {
  const all = toWords(unit.text);
  const words = all.slice(0, mostWords);
  const own: string[] = [];
  const outward: string[] = [];
  for (const [cue, count] of countCues(words)) {
    own.push(`cue:${cue}`);
    if (count > 1) own.push(`cue2:${cue}`);
    outward.push(`cue:${cue}`);
  }
  own.push(`shape:${unit.shape}`, `apart:${unit.apart}`);
  outward.push(`shape:${unit.shape}`);
  own.push(`length:${bucket(all.length, [1, 2, 3, 5, 8, 13, 21, 34, 55])}`);
  for (const sign of readSigns(unit.text)) {
    own.push(`sign:${sign}`);
    outward.push(`sign:${sign}`);
  }
  if (unit.furniture) {
    own.push(`furniture:${unit.furniture}`);
    outward.push(`furniture:${unit.furniture}`);
  }
  if (unit.labelKind) {
    own.push(`label:${unit.labelKind}`);
    outward.push(`label:${unit.labelKind}`);
  }
  const [first = '', second = ''] = words;
  own.push(`first:${first}`, `first2:${first} ${second}`, `last:${words.at(-1) ?? ''}`);
  own.push(`end:${first.slice(-3)}`);
  outward.push(`first:${first}`);
  words.forEach((word, index) => {
    own.push(`w:${word}`);
    const next = words[index + 1];
    if (next !== undefined) own.push(`b:${word} ${next}`);
  });
  return { unit, words, own: [...new Set(own)], outward };
}

/** Forms that tell something whatever the words are. */
function readSigns(text: string): string[] {
  const signs: string[] = [];
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (/[$£€₹]\s?\d|\d\s?(?:[$£€₹]|eur|usd|gbp)\b/i.test(text)) signs.push('money');
  if (/\d/.test(text)) signs.push('digit');
  if (/\d\s?%/.test(text)) signs.push('percent');
  if (/https?:|www\.|\.(?:com|org|co\.uk|de|fr)\b/i.test(text)) signs.push('url');
  if (/@\w/.test(text)) signs.push('mail');
  if (/\b\d{1,2}(?::\d\d)?\s?(?:am|pm|uhr|h)\b|\b\d{1,2}:\d\d\b/i.test(text)) signs.push('clock');
  if (/\b(?:19|20)\d\d\b/.test(text)) signs.push('year');
  if (/\b(?:in|at|near|à|en|bei|aus|nach) \p{Lu}\p{Ll}/u.test(text)) signs.push('inSomewhere');
  if (/(?<!\p{L})\p{Lu}\p{L}+, (?:[A-Z]{2}\b|\p{Lu}\p{Ll})/u.test(text)) signs.push('commaName');
  if (/\b\d{1,2}\+?\s?(?:-|to|–)?\s?\d{0,2}\+?\s(?:years?|yrs?|jahre|ans|años)\b/i.test(text))
    signs.push('years');
  if (
    /^[\p{Lu}][\p{L}'. -]{2,30}, ?(?:[A-Z]{2}|\p{Lu}\p{L}{2,20}(?:, ?\p{Lu}[\p{L} ]{2,20})?)$/u.test(
      text,
    )
  )
    signs.push('town');
  if (letters.length > 2 && letters === letters.toUpperCase()) signs.push('capitals');
  if (text.endsWith(':')) signs.push('colon');
  if (text.endsWith('?')) signs.push('question');
  if (text.endsWith('!')) signs.push('call');
  if (/[.]$/.test(text)) signs.push('stop');
  if (/^#\w/.test(text)) signs.push('tag');
  if (/\|/.test(text)) signs.push('bar');
  if (/\((?:m|w|d|f|h)\s?\/|\bh\/f\b|\bm\/f\b/i.test(text)) signs.push('anyGender');
  const capitals = text.match(/(?:^|\s)\p{Lu}/gu)?.length ?? 0;
  const count = text.split(' ').length;
  if (count <= 8 && capitals >= count * 0.7) signs.push('titleCase');
  return signs;
}

/** Everything that may speak for a role of one unit: itself, its heading, its neighbours, its position. */
export function collectFeatures(sights: readonly Sight[], index: number): string[] {
  const sight = sights[index];
  if (!sight) return [];
  const { unit } = sight;
  const features = [...sight.own];
  const kind = unit.headingKind ?? (unit.heading === null ? 'top' : 'unknown');
  features.push(`head:${kind}`, `head+shape:${kind} ${unit.shape}`);
  for (const feature of sight.outward) {
    if (feature.startsWith('cue:') || feature.startsWith('sign:'))
      features.push(`${kind}&${feature}`);
  }
  if (unit.heading !== null) {
    for (const word of toWords(unit.heading).slice(0, 8)) features.push(`hw:${word}`);
  }
  if (index < 6) features.push(`at:${index}`);
  features.push(`part:${Math.min(4, Math.floor((index / sights.length) * 5))}`);
  const left = sights.length - 1 - index;
  if (left < 3) features.push(`left:${left}`);
  for (const [name, offset] of [
    ['p', -1],
    ['n', 1],
    ['pp', -2],
    ['nn', 2],
  ] as const) {
    const neighbour = sights[index + offset];
    if (!neighbour) features.push(`${name}:none`);
    else for (const feature of neighbour.outward) features.push(`${name}:${feature}`);
  }
  features.push('always');
  return features;
}
