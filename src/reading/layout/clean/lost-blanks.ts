import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** A word that another one grew on to: "programsincluding", "marketingplans", "withcurrent". */
const long = /(?<![\p{L}\d@./'’_#=?&\]-])\p{Ll}{9,32}(?![\p{L}\d@/'’_-]|\.\p{L})/gu;
const shortestHalf = 4;

/** Words that begin no compound: "timekeeping" is one, "managementskills" is none. */
const endsWord =
  /(?:tions?|sions?|ments?|ities|ity|ences?|ances?|[^e]ed|[^s]ing|[^a]ings|ical|onal|ous|ives?|ers|ies|ants|ents)$/;
const opens =
  /^(?:the|and|with|while|where|which|your|their|these|those|about|between|including|ensure|ensures|ensuring|provide|provides|providing|multiple|various)$/;
const goesOn =
  /^(?:with|that|which|including|throughout|regarding|whenever|whereas|through|within|from|for|and|using|while|between|during|their|your)$/;
/** What is also the end of a word, or of a compound. */
const alsoEnding =
  /^(?:stones?|tones?|houses?|rooms?|boards?|grounds?|able|ability|ally|ship|ships|hips|less|ness|wise|like|ware|worthy|maker|makers|making|holder|holders|line|lines|point|points|ions?|tons?|ings?|isms?|ology|graphic|wings|ping|ting|ring|ling|ding|sing|king|ming|ning|ates?|ists?|ment|ments|ance|ants|fully|ester|esters|aria|holdings?|standing)$/;

/** "cottonspinning" where the text has "cotton" and "spinning" apart; a compound has shorter halves, or only one of them. */
const shortestPart = 5;
const opensCompound =
  /^(?:every|under|inter|other|after|where|there|their|super|multi|cross|trans|counter|water|house|paper|super|micro|extra|block|break|stock|waste|heart|earth|horse|night|short|class|hands|child)$/;

/** "wool,silk", "wool &Silk", "careful (by hand)grading": a sign that lost the blank behind it. */
const bareSign =
  /(?:(?<=\p{Ll}{3},|\s&)(?=\p{L}\p{Ll}{2})|(?<=\s\([^()\n]{4,60}\))(?=\p{Ll}{3}))(?<!\S[@/]\S{0,60})/gu;

function cutOf(word: string, apart: (part: string) => boolean): number | undefined {
  const cuts: number[] = [];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isOpened = opens.test(first) && second.length >= 6 && !alsoEnding.test(second);
    const isFollowed = goesOn.test(second) && first.length >= 5;
    const areLong =
      first.length >= 6 &&
      second.length >= shortestHalf &&
      endsWord.test(first) &&
      !alsoEnding.test(second);
    const areApart =
      Math.min(first.length, second.length) >= shortestPart &&
      !opensCompound.test(first) &&
      !alsoEnding.test(second) &&
      apart(first) &&
      apart(second);
    if (
      (isOpened || isFollowed || areLong || areApart) &&
      isEnglishWord(first) &&
      isEnglishWord(second)
    )
      cuts.push(at);
  }
  // "transactionsthat" may be cut before the "s", too: the longest first word is meant.
  return cuts.at(-1);
}

/** "ofthe", "costof", "soupand": a small word that grew on to the one before it. */
const short = /(?<![\p{L}\d@./'’_#=?&\]-])\p{Ll}{5,16}(?![\p{L}\d@/'’_-]|\.\p{L})/gu;
const smallPair = /^(?:of|to|in|for|and|with|on|by|from|at)(?=the$|our$|your$)/;
const smallEnd = /(?:and|of|the|for|with)$/;
const ownWord = /^(?:here|there|where|forth|free|over|under|after|before|fore|out|short|long)/;

function cutSmall(word: string): number | undefined {
  const pair = smallPair.exec(word)?.[0].length;
  const end = pair ?? smallEnd.exec(word)?.index;
  // Hardly any word ends so: the dictionary is asked last.
  if (end === undefined || (pair === undefined && (end < 4 || ownWord.test(word))))
    return undefined;
  if (isEnglishWord(word)) return undefined;
  return pair !== undefined || isEnglishWord(word.slice(0, end)) ? end : undefined;
}

/** Gives back a blank where both halves are words and the whole is none. */
export function restoreBlanks(source: MappedText): MappedText {
  const known = new Map<string, number | undefined>();
  const words = new Set(source.text.toLowerCase().match(/(?<!\p{L})\p{L}{5,20}(?!\p{L})/gu));
  const apart = (part: string): boolean => words.has(part);
  const edits: Edit[] = [...source.text.matchAll(bareSign)].map(({ index }) => ({
    start: index,
    end: index,
    insert: ' ',
  }));
  for (const { index, 0: word } of source.text.matchAll(long)) {
    if (!known.has(word)) known.set(word, isEnglishWord(word) ? undefined : cutOf(word, apart));
    const cut = known.get(word);
    if (cut !== undefined) edits.push({ start: index + cut, end: index + cut, insert: ' ' });
  }
  for (const { index, 0: word } of source.text.matchAll(short)) {
    if (known.get(word) !== undefined) continue;
    const cut = cutSmall(word);
    if (cut !== undefined) edits.push({ start: index + cut, end: index + cut, insert: ' ' });
  }
  return applyEdits(
    source,
    edits.toSorted((a, b) => a.start - b.start),
  );
}
