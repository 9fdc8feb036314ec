import type { FieldUnit, Span } from '../field-unit.ts';
import { cleanTitle, looksLikeTitle } from './clean-title.ts';
import { isOccupationWord, namesOccupation } from './occupation-words.ts';
import { tellsTask } from './tells-task.ts';

/** A run of words that may be the name of the job, where it stands. */
export interface Name extends Span {
  text: string;
  unit: FieldUnit;
}

interface Word extends Span {
  text: string;
  /** What stands between the word before and this one. */
  gap: string;
}

const mostUnits = 70;
const longestLine = 1200;
const mostWords = 7;
const mostSmall = 3;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}&'’+#.]{0,40}/gu;
/** "AssistantReporting": a break was lost there. */
const glue = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/u;
const joins = /^(?:of|and|for|to|in|the|&|de)$/;
const joinsWords = /^(?: |-|\/| \/ | & | – | - )$/;
const isCapital = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word);
/** "an", "your", "with": no name of a job begins there or goes on behind it. */
const stops =
  /^(?:an?|the|our|your|their|his|her|its|this|that|these|those|as|is|are|be|was|will|we|you|us|with|by|from|at|on|or|who|to|for|of|and|in|any|all|each|every|other|such|no|not|one|both|has|have|been|being|experienced|multiple|several|many|if|seeking|looking|hiring|join|new)$/i;

const trimDot = (word: string): string => word.replace(/[.'’&]+$/, '');

function listWords(line: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: found, index } of line.slice(0, longestLine).matchAll(wordPattern)) {
    const cut = glue.exec(found)?.index ?? found.length;
    const isGlued = cut < found.length && isOccupationWord(found.slice(0, cut));
    const text = isGlued ? found.slice(0, cut) : trimDot(found);
    words.push({ text, start: index, end: index + text.length, gap: line.slice(end, index) });
    end = index + text.length;
    if (!isGlued) continue;
    const rest = trimDot(found.slice(cut));
    words.push({ text: rest, start: end, end: end + rest.length, gap: '' });
    end += rest.length;
  }
  return words;
}

/** The first word of the run that ends at a place: capitals all along, or a few small words. */
function findBegin(words: readonly Word[], last: number): number {
  const isNamed = isCapital(words[last]!.text);
  const most = isNamed ? mostWords : mostSmall;
  let begin = last;
  for (let at = last - 1; at >= 0 && last - at < most; at -= 1) {
    const { gap } = words[at + 1]!;
    const { text } = words[at]!;
    if (!joinsWords.test(gap)) break;
    if (isNamed && isCapital(text) && !stops.test(text)) begin = at;
    else if (!isNamed && !stops.test(text)) begin = at;
    else if (isNamed && joins.test(text) && at > 0 && isCapital(words[at - 1]!.text)) continue;
    else break;
  }
  return begin;
}

/** "of Sales", ", Finance Systems", "(Nights)", "II": what may follow whoever does the work. */
const tail =
  /^(?: of (?:\p{Lu}[\p{L}&'-]{0,30})(?: (?:and|&|\p{Lu}[\p{L}&'-]{0,30})){0,4}|(?:,| [–-]) \p{Lu}[\p{L}&'-]{0,30}(?: (?:and|&|\p{Lu}[\p{L}&'-]{0,30})){0,4}| ?\((?!\p{Lu}{2,8}\))[^()]{2,30}\)| (?:I{1,3}|IV|V|\d)(?![\p{L}\d]))/u;

/** "The Phone Triage will": named so, whatever its words. */
const called =
  /\b(?:[Tt]he|[Aa]n?|[Oo]ur|[Tt]his)\s((?:\p{Lu}[\p{L}&/'-]{0,30})(?:,? (?:of|and|for|&|\p{Lu}[\p{L}&/'-]{0,30})){0,6})(?: \([^()]{2,30}\))? (?:will|position|role|is responsible|job|shall)\b/gu;

function make(unit: FieldUnit, start: number, end: number): Name[] {
  const title = cleanTitle(unit.text.slice(start, end), start);
  return looksLikeTitle(title.text) && !tellsTask(title.text) ? [{ ...title, unit }] : [];
}

function listInLine(unit: FieldUnit): Name[] {
  const words = listWords(unit.text);
  const names = words.flatMap((word, last) => {
    const isHead =
      isOccupationWord(word.text) || word.text.split(/[-/]/).some((part) => isOccupationWord(part));
    if (!isHead || stops.test(word.text)) return [];
    const begin = findBegin(words, last);
    const behind = tail.exec(unit.text.slice(word.end, word.end + 120))?.[0].length ?? 0;
    const from = words[begin]!.start;
    const second = begin < last ? words[begin + 1]! : undefined;
    return [
      ...make(unit, from, word.end),
      ...(behind > 0 ? make(unit, from, word.end + behind) : []),
      // "Join", "Local" and what else may stand in front with a capital.
      ...(second && !joins.test(second.text) ? make(unit, second.start, word.end) : []),
    ];
  });
  const other = [...unit.text.slice(0, longestLine).matchAll(called)].flatMap((match) => {
    const text = match[1] ?? '';
    const start = match.index + match[0].indexOf(text);
    return namesOccupation(text) ? [] : make(unit, start, start + text.length);
  });
  return [...names, ...other];
}

/** All runs of words in a text that may name its job. */
export const listNames = (units: readonly FieldUnit[]): Name[] =>
  units.slice(0, mostUnits).flatMap(listInLine);
