import { splitAtBlanks } from './fill-own-blanks.ts';
import type { Sender } from './sender.ts';

type Words = string | string[];

interface Edit {
  /** As it is stored, with its blanks. */
  stored: Words;
  /** As the person left it; they began from the filled text. */
  edited: Words;
}

/** No keyboard writes it. */
const betweenItems = '\u0001';

/**
 * What to store of an edited text: a name or signature that still stands where a blank was filled becomes the blank
 * again, so that a colleague reads their own.
 */
export function keepOwnBlanks({ stored, edited }: Edit, sender: Sender | undefined): Words {
  if (!sender || edited.length === 0 || Array.isArray(stored) !== Array.isArray(edited)) {
    return edited;
  }
  const pieces = [stored]
    .flat()
    .flatMap((text, index) => [
      ...(index > 0 ? [{ stored: betweenItems, shown: betweenItems }] : []),
      ...splitAtBlanks(text, sender),
    ]);
  const shown = pieces.map((piece) => piece.shown).join('');
  const now = [edited].flat().join(betweenItems);
  // 1. What is untouched before and after the change, up to whole pieces.
  const before = takeUntouched(pieces, countAlike(shown, now));
  const rest = pieces.slice(before.count);
  const mostAfter = Math.min(shown.length, now.length) - before.length;
  const after = takeUntouched(
    rest.toReversed(),
    Math.min(mostAfter, countAlike(reverse(shown), reverse(now))),
  );
  // 2. Between them the person's words, in which a value may still stand.
  const changed = rest.slice(0, rest.length - after.count);
  const middle = restoreIn(now.slice(before.length, now.length - after.length), changed);
  const words = [
    ...pieces.slice(0, before.count).map((piece) => piece.stored),
    middle,
    ...rest.slice(rest.length - after.count).map((piece) => piece.stored),
  ].join('');
  return Array.isArray(edited) ? words.split(betweenItems) : words;
}

type Pieces = ReturnType<typeof splitAtBlanks>;

/** How many pieces lie wholly within so many signs. */
function takeUntouched(pieces: Pieces, alike: number): { count: number; length: number } {
  let length = 0;
  let count = 0;
  for (const { shown } of pieces) {
    if (length + shown.length > alike) break;
    length += shown.length;
    count += 1;
  }
  return { count, length };
}

function countAlike(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

const reverse = (text: string): string => text.split('').toReversed().join('');

function restoreIn(text: string, pieces: Pieces): string {
  let done = '';
  let left = text;
  for (const { stored, shown } of pieces) {
    if (stored === shown || shown === '') continue;
    const at = findWhole(left, shown);
    if (at === -1) continue;
    done += left.slice(0, at) + stored;
    left = left.slice(at + shown.length);
  }
  return done + left;
}

/** Where the value stands by itself and not inside a longer word. */
function findWhole(text: string, value: string): number {
  const isInWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  let at = text.indexOf(value);
  while (at !== -1 && (isInWord(text[at - 1]) || isInWord(text[at + value.length]))) {
    at = text.indexOf(value, at + 1);
  }
  return at;
}
