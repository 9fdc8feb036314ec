import { findOwners } from '#market/occupations/titles/known-titles.ts';
import { toWords } from '#market/occupations/titles/title-words.ts';
import type { Name } from './list-names.ts';
import { isOccupationWord } from './occupation-words.ts';

/** What an older rule gave a name, if any did. */
export interface Place extends Name {
  score: number;
}

export interface Named {
  /** Where it stands first, as it is written there. */
  first: Place;
  signals: ReadonlySet<string>;
}

const step = (value: number, steps: readonly number[]): number =>
  steps.findIndex((limit) => value <= limit) + 1 || steps.length + 1;

const singular = (text: string): string => text.replace(/(?<=[^s])s$/, '');
/** Names that differ in capitals and number only are one. */
export const keyOf = (text: string): string =>
  singular(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+#&]+/gu, ' ')
      .trim(),
  );

const before = /(?:([\p{L}’']{1,30})[^\p{L}]{1,3})?([\p{L}’']{1,30})[^\p{L}\p{N}]{0,3}$/u;
const after = /^[^\p{L}\p{N}]{0,3}([\p{L}’']{1,30})/u;

function aroundIt({ unit, start, end }: Place): string[] {
  const lead = unit.text.slice(Math.max(0, start - 60), start);
  const [, far = '', near = ''] = before.exec(lead) ?? [];
  const [, next = ''] = after.exec(unit.text.slice(end, end + 40)) ?? [];
  const sign = /[^\s]/u.exec(unit.text.slice(end, end + 3))?.[0] ?? '';
  const isGlued = end < unit.text.length && /^\p{L}/u.test(unit.text.slice(end));
  return [
    `b:${near.toLowerCase()}`,
    `bb:${far.toLowerCase()} ${near.toLowerCase()}`,
    `a:${next.toLowerCase()}`,
    `role:${unit.role}`,
    `shape:${unit.shape}`,
    ...(lead.trim() === '' ? ['opens'] : []),
    ...(start === 0 && end >= unit.text.length - 1 ? ['alone'] : []),
    ...(isGlued ? ['glued'] : []),
    ...(/[.:!?]\s*$/.test(lead) ? ['sentence'] : []),
    ...(/[,(–)-]/.test(sign) ? [`sign:${sign}`] : []),
    ...(unit.isHeader ? ['header'] : []),
  ];
}

function ofItself(text: string): string[] {
  const words = text.split(/[\s/]+/);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const heads = words.filter((word) => isOccupationWord(word));
  const owners = findOwners(toWords(text));
  return [
    `head:${singular((heads.at(-1) ?? last).toLowerCase())}`,
    `first:${first.toLowerCase()}`,
    `words:${Math.min(8, words.length)}`,
    ...(heads.length === 0 ? ['headless'] : heads.length > 1 ? ['heads'] : []),
    ...(heads.length > 0 && heads.at(-1) !== last ? ['tailed'] : []),
    ...(owners.length > 0 ? ['known'] : []),
    ...(words.length === 1 ? ['lone', ...(owners.length > 0 ? ['lone known'] : [])] : []),
    ...(/\p{Lu}/u.test(text) ? [] : ['small']),
    ...(last.endsWith('s') && isOccupationWord(last) ? ['many'] : []),
    ...(/[,–(]| - /u.test(text) ? ['mixed'] : []),
    ...(text.includes('/') ? ['slash'] : []),
    ...(/\d/.test(text) ? ['digit'] : []),
  ];
}

const article = /^(?:the|an?|our|for (?:the|an?|our)|team of)\s/i;

/** "The Harbor Pilot": what stands before a name is no part of it. */
const withoutArticle = (place: Place): Place => {
  const length = article.exec(place.text)?.[0].length ?? 0;
  return { ...place, text: place.text.slice(length), start: place.start + length };
};

/** Each name that stands in a text, with all that speaks for or against it being the job's. */
export function weighNames(found: readonly Place[]): Named[] {
  const places = found.map(withoutArticle);
  const groups = [...Map.groupBy(places, ({ text }) => keyOf(text))].filter(([key]) => key !== '');
  const keys = groups.map(([key]) => key);
  const most = Math.max(0, ...groups.map(([, all]) => countUnits(all)));
  return groups.map(([key, all]) => {
    const first = all.reduce((one, other) => (other.score > one.score ? other : one));
    const score = Math.max(...all.map((one) => one.score));
    const units = countUnits(all);
    const earliest = Math.min(...all.map(({ unit }) => unit.index));
    const longer = keys.filter((other) => other !== key && other.endsWith(` ${key}`)).length;
    const shorter = keys.filter((other) => other !== key && key.endsWith(` ${other}`)).length;
    const signals = new Set([
      ...ofItself(first.text),
      ...all.slice(0, 12).flatMap(aroundIt),
      `score:${score === 0 ? 0 : step(score, [40, 50, 55, 58, 60, 62, 64, 66, 68, 72, 76, 80, 84, 88, 92])}`,
      `units:${Math.min(6, units)}`,
      `at:${step(earliest, [0, 1, 2, 3, 5, 8, 12, 20, 30])}`,
      ...(units === most && most > 1 ? ['most'] : []),
      ...(longer > 0 ? [`longer:${Math.min(3, longer)}`] : []),
      ...(shorter > 0 ? [`shorter:${Math.min(3, shorter)}`] : []),
    ]);
    return { first, signals };
  });
}

const countUnits = (all: readonly Place[]): number =>
  new Set(all.map(({ unit }) => unit.index)).size;
