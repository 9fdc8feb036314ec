import type { Unit, UnitRole } from '#shared/reading.ts';
import { findTitlesInProse } from '../fields/title/title-in-prose.ts';

/** "the position of Brokerage Assistant" */
const named =
  /\b(?:[Pp]osition|[Rr]ole|[Pp]ost|[Vv]acancy|[Oo]pening) (?:of|for|as)(?: an?| the| our)? (?=\p{Lu})/gu;
const mayName = new Set<UnitRole>(['overview', 'company', 'schedule', 'place', 'process']);
/** Whom one reports to, follows or may become. */
const ofOthers =
  /\breport|\bsuperv|\bcareer|\bpromot|\bprogress|\bgrow|\bpreviously|\bformer|\bsupport(?:s|ing)? the\b/i;
const grade = /^(?:senior|sr\.?|junior|jr\.?|lead|principal|the|an?|of|and|for|[ivx]{1,3})$/;

const wordsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '' && !grade.test(word))
    .map((word) => word.replace(/(?<=\p{L}{3}[^s])s$/u, ''));

/** Titles by which the text calls the job besides the one at its head. */
export function findOtherTitles(units: readonly Unit[], title: string): string[] {
  const own = wordsOf(title);
  const found = units.flatMap((unit) => {
    if (!mayName.has(unit.role) || unit.shape === 'heading' || ofOthers.test(unit.text)) return [];
    const ends = [...unit.text.matchAll(named)].map(({ index, 0: lead }) => index + lead.length);
    return findTitlesInProse(unit.text)
      .filter(({ start }) => ends.includes(start))
      .map(({ text }) => text);
  });
  return [...new Set(found)].filter((other) => {
    const words = wordsOf(other);
    const isPart = words.every((word) => own.includes(word));
    return words.length > 1 && !isPart && !own.every((word) => words.includes(word));
  });
}
