import type { Brief } from '#shared/brief.ts';
import { holds, tooWide, wordsOf } from './title-kin.ts';

const fillsPosts = /\b(?:recruit\w*|talent|sourcer|hr|human resources|people)\b/i;

/** Of these one title is often a step on the way to another. */
const ofOneCareer = new Set(['designer', 'chef', 'accountant', 'cook', 'therapist', 'scientist']);

const ofStem = 7;

/** Nothing that the days are spent with may be left out: whoever enrolls students calls it recruiting. */
export function isOfWork({ title, facts, roleSaid }: Brief, term: string): boolean {
  const stem = term.toLowerCase().slice(0, ofStem);
  const lines = facts.filter(({ kind }) => kind !== 'benefit' && kind !== 'culture');
  return [title.given, ...lines.map(({ text }) => text), ...roleSaid.map(({ text }) => text)].some(
    (line) => wordsOf(line.toLowerCase()).some((word) => word.startsWith(stem)),
  );
}

/**
 * What no good profile of the work holds: those who only fill such posts, and another trade by the same name. Work that
 * somebody may have begun with, or stands beside every day, is left in: "server" would hide most who lead a restaurant.
 */
export function listExclusions(not: readonly string[], titles: readonly string[]): string[] {
  const heads = new Set(titles.map((title) => wordsOf(title).at(-1) ?? ''));
  const isNamesake = (term: string): boolean => {
    const words = wordsOf(term);
    const head = words.at(-1) ?? '';
    return (
      words.length > 1 &&
      heads.has(head) &&
      !tooWide.has(head) &&
      !ofOneCareer.has(head) &&
      !titles.some((title) => holds(title, term))
    );
  };
  const isRecruiter = (term: string): boolean =>
    term === 'recruiter' && !titles.some((title) => fillsPosts.test(title));
  return [...not.filter(isRecruiter), ...not.filter(isNamesake)];
}
