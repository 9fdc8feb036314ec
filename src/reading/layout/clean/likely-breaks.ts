import { alsoNouns, dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { classifyHeading } from '../classify-heading.ts';
import { evidenceOfBreak, evidenceOfStart } from './break-evidence.ts';
import { breakAt } from './lost-breaks.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Lines that grew together with a blank between them, told by how often their words end and begin lines elsewhere. */

/** Every blank between a word and one with a capital, and no sign that ends anything. */
const blanks =
  / (?=(?<word>\p{Lu}\p{Ll}+(?:[-/'’][\p{L}-]{1,20})?|An?)(?![\p{L}\d])\+?(?: (?<next>[\p{L}\d][\p{L}\d'’&/-]{0,24}))?)(?<=(?:(?<earlier>[\p{L}\d][\p{L}\d'’&/-]{0,24}) )?(?<![\p{L}\d'’&/@.-])(?<before>\p{L}[\p{L}\d'’&/-]{0,24}\)?|\d{1,3}%) )/gu;

const sure = 1.1;
const sureBehindCapital = 2.6;
/** In a line that lost another break for sure. */
const likely = 0.4;
const likelyBehindCapital = 2;
/** In a line of a list, between a small word and one with a capital before a small one. */
const likelyInList = 0.5;
/** In such a line where the text lost other breaks. */
const likelyAmongBroken = 0;
const fewestBroken = 2;
const behindName = 1;
/** Where one of the two is a heading by itself. */
const besideHeading = -0.6;
const startOfText = 0.8;

interface Found {
  index: number;
  isSure: boolean;
  isLikely: boolean;
  /** How likely it is where two items of a list met. */
  inList: number;
}

/** A line with whole sentences in it is no item of a list. */
const holdsSentence = /[.!?]["')]?(?:$|\s\p{Lu})/u;

/** "to analyze Event logs", "offers Flexible hours": what is done goes on with its object. */
function isDone(earlier: string, before: string): boolean {
  const word = before.toLowerCase();
  const stems = [word, word.replace(/e?s$/, ''), word.replace(/s$/, ''), word.replace(/ing$/, '')];
  const verb = [...stems, word.replace(/ing$/, 'e'), word.replace(/ies$/, 'y')].find((stem) =>
    dutyVerbs.has(stem),
  );
  if (verb === undefined) return false;
  if (/^(?:to|will|can|must|and|or|may)$/i.test(earlier) && verb === word) return true;
  return !alsoNouns.has(verb) && !/(?:ments?|tions?)$/.test(word);
}

/** Nothing ends with these, nor with what "the" or "all" tells apart. */
const goesOn =
  /^(?:the|an?|of|to|and|or|nor|with|for|in|on|at|by|from|as|is|are|be|been|was|were|our|your|their|its|this|that|these|those|will|must|can|may|have|has|had|not|no|all|any|each|every|other|new|per|via|both|such|who|which|including|through|into|towards?)$/i;
const tells = /^(?:the|an?|all|any|our|your|their|other|this|these|those|its|no)$/i;
const waits = (earlier: string, before: string): boolean =>
  goesOn.test(before) || (tells.test(earlier) && /(?:ed|al|ic|ous|ive)$/.test(before));

/** "a valid license Required": how much it is asked for. */
const isGrade = (word: string, next: string): boolean =>
  /^(?:Required|Preferred|Desired|Desirable|Essential|Optional)$/.test(word) &&
  /^(?:and|or|)$/.test(next);

/** "a good fit If you like": the clause goes on. */
const goesOnWith = /^(?:If|When|While|Because|Although|Unless|Until|Whether)$/;

/** One thing in two words that both have a capital. */
const isPair = (before: string, word: string): boolean =>
  /^(?:full|part|flex|over)$/i.test(before) && word === 'Time';

const longestHeading = 60;

/** "to move the firm forward The Person We Need": what is left of the line is a heading. */
const isHeading = (line: string): boolean => isHeadingWords(line.replace(/(?:\.{3}|:)$/, ''));
const isHeadingWords = (words: string): boolean =>
  words.length <= longestHeading &&
  /^\p{Lu}/u.test(words) &&
  / /.test(words) &&
  !/[.;,]/.test(words) &&
  words
    .split(' ')
    .every(
      (word) => /^[\p{Lu}&]/u.test(word) || /^(?:and|or|of|for|the|to|in|a|you|we)$/.test(word),
    ) &&
  classifyHeading(words) !== undefined;

const widestBracket = 160;
const isOpen = (line: string, index: number): boolean => {
  const before = line.slice(Math.max(0, index - widestBracket), index);
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') &&
    line.slice(index, index + widestBracket).includes(')')
  );
};

function findBreaks(line: string, names: ReadonlySet<string>): Found[] {
  const isProse = holdsSentence.test(line);
  return [...line.matchAll(blanks)].flatMap(({ index, groups }): Found[] => {
    const { earlier = '', before = '', word = '', next = '' } = groups ?? {};
    if (
      isOpen(line, index) ||
      names.has(word) ||
      isPair(before, word) ||
      isGrade(word, next) ||
      goesOnWith.test(word)
    )
      return [];
    const isCapital = /^\p{Lu}/u.test(before);
    const odds = evidenceOfBreak({ earlier, before, word, next });
    if (
      !/^(?:\p{Ll}|(?:Of|The|And|Or|To|An?|Are|Your|Our|With|In)$)/u.test(before) &&
      isHeading(line.slice(0, index)) &&
      !isHeading(line) &&
      evidenceOfStart(word, next) >= startOfText
    )
      return [{ index, isSure: true, isLikely: true, inList: odds }];
    if (waits(earlier, before) || isDone(earlier, before)) return [];
    const margin = isCapital && !isEnglishWord(before) ? behindName : 0;
    const isHead = !isCapital && odds >= besideHeading && isHeading(line.slice(index + 1));
    return [
      {
        index,
        isSure: isHead || odds >= (isCapital ? sureBehindCapital : sure) + margin,
        isLikely: odds >= (isCapital ? likelyBehindCapital : likely) + margin,
        inList:
          !isCapital && !isProse && !before.endsWith('ing') && /^\p{Ll}/u.test(next)
            ? odds
            : Number.NEGATIVE_INFINITY,
      },
    ];
  });
}

const headLines = 3;
const longestName = 60;

/** The words of the lines that name the job, its employer and its place. */
const namesOfHead = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .slice(0, headLines * longestName)
      .split('\n', headLines)
      .filter((line) => line.length <= longestName)
      .flatMap((line) => line.match(/[\p{L}'’-]+/gu) ?? []),
  );

/** Gives back the breaks that the words on both sides make likely. */
export function splitLikelyBreaks(source: MappedText): MappedText {
  const names = namesOfHead(source.text);
  const lines: { from: number; found: Found[] }[] = [];
  let from = 0;
  for (const line of source.text.split('\n')) {
    if (from > 0) lines.push({ from, found: findBreaks(line, names) });
    from += line.length + 1;
  }
  const isBrokenText =
    lines.flatMap(({ found }) => found.filter(({ isSure }) => isSure)).length >= fewestBroken;
  const least = isBrokenText ? likelyAmongBroken : likelyInList;
  const edits = lines.flatMap(({ from: start, found }): Edit[] => {
    const isBroken = found.some(({ isSure }) => isSure);
    return found
      .filter(({ isSure, isLikely, inList }) => isSure || (isBroken && isLikely) || inList >= least)
      .map(({ index }) => breakAt(source.text, start + index, 1));
  });
  return applyEdits(source, edits);
}
