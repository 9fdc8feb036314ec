import { unnamedEmployer } from '#plan/wording/names.ts';

/** Words that hundreds of houses have in their names. */
const general = new Set(
  'the of and for at health healthcare care system systems hospital hospitals medical medicine center centre clinic services service group company foundation school schools public county city district department university college trust nhs bank police construction contractors stores store international'.split(
    ' ',
  ),
);

const ownWords = (name: string): string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !general.has(word));

const fewestLetters = 3;

/** "UAB" and "UAB Medicine" of "University of Alabama at Birmingham": the letters that its words begin with. */
function isShortOf(short: string, long: string): boolean {
  const letters = /^\p{Lu}{3,}\b/u.exec(short)?.[0] ?? '';
  if (letters.length < fewestLetters) return false;
  const initials = (long.match(/\p{L}+/gu) ?? [])
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
  return initials.startsWith(letters);
}

/** "Northeast Georgia Health System" and "Northeast Georgia Medical Center" are one house. */
export function isSameHouse(name: string, employer: string): boolean {
  if (employer === unnamedEmployer) return false;
  if (isShortOf(name, employer) || isShortOf(employer, name)) return true;
  const [one, other] = [ownWords(name), ownWords(employer)];
  if (one.length === 0 || other.length === 0) return false;
  const has = (all: readonly string[], some: readonly string[]): boolean =>
    some.every((word) => all.includes(word));
  return has(one, other) || has(other, one);
}
