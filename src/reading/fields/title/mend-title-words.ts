import { isOccupationWord, listOccupationWords } from './occupation-words.ts';

/** Shorter words are too near to others: a sticker is no stocker. */
const shortest = 8;
const keptAtEnds = 2;

/** "Assitant" is an assistant: a word that is one slip away from the name of an occupation, with the same ends. */
export const mendTitleWords = (title: string): string =>
  title.replace(/\p{L}{8,}/gu, (word) => mendWord(word));

function mendWord(word: string): string {
  if (isOccupationWord(word)) return word;
  const small = word.toLowerCase();
  const ending = small.endsWith('s') ? 's' : '';
  const bare = ending === '' ? small : small.slice(0, -1);
  const meant = listOccupationWords().find(
    (known) =>
      known.length >= shortest &&
      known.slice(0, keptAtEnds) === bare.slice(0, keptAtEnds) &&
      known.slice(-keptAtEnds) === bare.slice(-keptAtEnds) &&
      isOneSlip(bare, known),
  );
  if (meant === undefined) return word;
  const mended = `${meant}${ending}`;
  if (word === word.toUpperCase()) return mended.toUpperCase();
  return /^\p{Lu}/u.test(word) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;
}

/** One letter too many, too few or wrong, or two that changed places. */
function isOneSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let from = 0;
  while (from < known.length && word[from] === known[from]) from += 1;
  const [longer, shorter] = word.length >= known.length ? [word, known] : [known, word];
  if (longer.length > shorter.length) return longer.slice(from + 1) === shorter.slice(from);
  const isSwapped = word[from] === known[from + 1] && word[from + 1] === known[from];
  return (
    word.slice(from + 1) === known.slice(from + 1) ||
    (isSwapped && word.slice(from + 2) === known.slice(from + 2))
  );
}
