import type { OpenQuestion } from './open-question.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** By which a question of a job is known again: its matter, or its own words. */
export const keyOf = ({ matter, ask }: Pick<OpenQuestion, 'matter' | 'ask'>): string =>
  matter === null ? `q-${digest(plain(ask))}` : plain(matter).replaceAll(' ', '-');

/** Whether two texts ask the same, whatever their marks and capitals. */
export const isSameAsk = (one: string, other: string): boolean =>
  plain(one) !== '' && plain(one) === plain(other);

/** Short and the same everywhere; a job has a few dozen questions (cyrb53). */
function digest(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
