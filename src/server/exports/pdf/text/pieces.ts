/** Where a line may end inside a text: what stands between two places is set as one piece. */

const perCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const notFirst =
  /^[、。，．）」』】〕〉》！？：；・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ\p{M}\u200d]/u;
const notLast = /[（「『【〔〈《]$/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Blanks, or letters up to a sign after which a word may go on in the next line. */
const simplePieces = / +|\u200b|[^ \u200b]+?(?:[-–/](?=\p{L})|—)|[^ \u200b]+/gu;

export const listCharacters = (text: string): string[] =>
  Array.from(characters.segment(text), ({ segment }) => segment);

export function splitPieces(line: string): string[] {
  const pieces = line.match(simplePieces) ?? [];
  if (!perCharacter.test(line) && !withoutSpaces.test(line)) return dropMarks(pieces);
  return dropMarks(
    pieces.flatMap((piece) => {
      if (withoutSpaces.test(piece))
        return Array.from(words.segment(piece), (part) => part.segment);
      return perCharacter.test(piece) ? splitIdeographs(piece) : [piece];
    }),
  );
}

/** The invisible sign that allows a break has done its work. */
const dropMarks = (pieces: string[]) => pieces.filter((piece) => piece !== '\u200b');

function splitIdeographs(text: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const character of listCharacters(text)) {
    const last = pieces.length - 1;
    const mayBreak =
      (perCharacter.test(character) || perCharacter.test(before)) &&
      !notFirst.test(character) &&
      !notLast.test(before);
    if (last < 0 || mayBreak) pieces.push(character);
    else pieces[last] += character;
    before = character;
  }
  return pieces;
}

/** The parts of a word too long for its line: after its signs if it has some. */
export const splitWord = (word: string): string[] =>
  word.split(/(?<=[-/_.,;:=&?@#)])/u).filter((part) => part !== '');
