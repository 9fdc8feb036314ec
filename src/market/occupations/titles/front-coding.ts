/**
 * A sorted list of titles as one text. Titles stand with their words in reverse, so that those with the same
 * last word are neighbours and share their beginnings: "engineer civil", "engineer civil assistant". Each line
 * says how many letters it has in common with the line before, then the rest, then the numbers of its
 * occupations.
 */
export type CodedTitle = { title: string; owners: readonly number[] };

const DIGITS = 36;
const MOST_SHARED = DIGITS - 1;

const turn = (title: string): string => title.split(' ').toReversed().join(' ');

const toTwoDigits = (number: number): string => number.toString(DIGITS).padStart(2, '0');

export function packTitles(titles: readonly CodedTitle[]): string {
  const turned = titles
    .map(({ title, owners }) => ({ words: turn(title), owners }))
    .toSorted((a, b) => (a.words < b.words ? -1 : 1));
  let before = '';
  return turned
    .map(({ words, owners }) => {
      let shared = 0;
      while (shared < MOST_SHARED && shared < words.length && words[shared] === before[shared])
        shared++;
      before = words;
      return `${shared.toString(DIGITS)}${words.slice(shared)};${owners.map(toTwoDigits).join('')}`;
    })
    .join('\n');
}

/** Calls back with each title, last word first, and its owners as two digits each. */
export function eachPackedTitle(
  packed: string,
  visit: (turnedTitle: string, owners: string) => void,
): void {
  let before = '';
  for (const line of packed.split('\n')) {
    const end = line.indexOf(';');
    before = before.slice(0, Number.parseInt(line[0]!, DIGITS)) + line.slice(1, end);
    visit(before, line.slice(end + 1));
  }
}

export function unpackOwners(owners: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < owners.length; at += 2)
    numbers.push(Number.parseInt(owners.slice(at, at + 2), DIGITS));
  return numbers;
}
