import { joinToldWork } from '../subject/told-work.ts';

const longest = 22;

/** "mend boats and paint boats": better one of them. */
export const sharesNoun = (one: string, other: string): boolean =>
  one
    .split(' ')
    .slice(1)
    .some((word) => word.length > 3 && other.split(' ').slice(1).includes(word));

export const sayRow = (heads: readonly string[]): string => `You would ${joinToldWork(heads)}.`;

/** The first of them with others beside it that say something else, as many as one sentence holds. */
export function chooseRow(heads: readonly string[], most: number): string[] {
  let row: string[] = [];
  for (const head of heads) {
    if (row.length === most) break;
    const isOther = row.every(
      (one) => !sharesNoun(one, head) && one.split(' ')[0] !== head.split(' ')[0],
    );
    if (isOther && sayRow([...row, head]).split(/\s+/).length <= longest) row = [...row, head];
  }
  return row;
}

const perPlace = 0.4;
const perHearing = 2;
const mostInRow = 3;
const forThree = 6;

/** A row for one letter: what these people know, what tells most of the job, and what others have not heard yet. */
export function rowFor(
  heads: readonly string[],
  near: (head: string) => number,
  heard: readonly string[],
): string {
  const rank = (head: string, place: number): number =>
    near(head) - place * perPlace - heard.filter((text) => text.includes(head)).length * perHearing;
  const ranked = heads
    .map((head, place) => ({ head, rank: rank(head, place) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ head }) => head);
  const row = chooseRow(ranked, heads.length >= forThree ? mostInRow : 2);
  return row.length < 2 ? '' : sayRow(heads.filter((head) => row.includes(head)));
}
