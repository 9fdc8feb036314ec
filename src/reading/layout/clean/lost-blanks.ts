import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** A word that another one grew on to: "programsincluding", "marketingplans", "withcurrent". */
const long = /(?<![\p{L}\d@./'’_#=?&-])\p{Ll}{9,32}(?![\p{L}\d@/'’_-]|\.\p{L})/gu;
const shortestHalf = 4;

/** Words that begin no compound: "timekeeping" is one, "managementskills" is none. */
const endsWord =
  /(?:tions?|sions?|ments?|ities|ity|ences?|ances?|[^e]ed|[^s]ing|[^a]ings|ical|onal|ous|ives?|ers|ies|ants|ents)$/;
const opens =
  /^(?:the|with|while|where|which|your|their|these|those|about|between|including|ensure|ensures|ensuring|provide|provides|providing|multiple|various)$/;
const goesOn =
  /^(?:with|that|which|including|throughout|regarding|whenever|whereas|through|within|from|for|and|using|while|between|during|their|your)$/;
/** What is also the end of a word, or of a compound. */
const alsoEnding =
  /^(?:stones?|tones?|houses?|rooms?|boards?|grounds?|able|ability|ally|ship|ships|hips|less|ness|wise|like|ware|worthy|maker|makers|making|holder|holders|line|lines|point|points|ions?|tons?|ings?|isms?|ology|graphic|wings|ping|ting|ring|ling|ding|sing|king|ming|ning|ates?|ists?|ment|ments|ance|ants|fully|ester|esters|aria|holdings?|standing)$/;

function cutOf(word: string): number | undefined {
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
    if ((isOpened || isFollowed || areLong) && isEnglishWord(first) && isEnglishWord(second))
      cuts.push(at);
  }
  // "transactionsthat" may be cut before the "s", too: the longest first word is meant.
  return cuts.at(-1);
}

/** Gives back a blank where both halves are words and the whole is none. */
export function restoreBlanks(source: MappedText): MappedText {
  const known = new Map<string, number | undefined>();
  const edits: Edit[] = [];
  for (const { index, 0: word } of source.text.matchAll(long)) {
    if (!known.has(word)) known.set(word, isEnglishWord(word) ? undefined : cutOf(word));
    const cut = known.get(word);
    if (cut !== undefined) edits.push({ start: index + cut, end: index + cut, insert: ' ' });
  }
  return applyEdits(source, edits);
}
