import { isEnglishWord } from '../../facts/shapes/tagger.ts';

/** A capital behind a small word, with a small word behind it: "free meals Full training for all". */
const openings =
  / (?=(?<word>\p{Lu}\p{Ll}{3,20}(?:-\p{Ll}{2,12})?) (?:\p{Ll}{2,}|&))(?<=(?<![\p{L}\d'’-])(?<before>\p{Ll}{4,20}|\p{L}{1,20}\)) )/gu;

/** Behind these the same phrase goes on, whatever its first letter. */
const goesOn =
  /^(?:with|from|into|your|their|this|that|these|those|each|every|some|such|other|both|either|than|then|which|where|when|while|whilst|will|must|shall|should|would|could|have|been|being|only|also|very|more|most|through|within|under|over|between|including|includes?|like|using|about|least|plus|across|via|called|named|titled|known|based|world|local|central|national|annual|strong|excellent|good|great|proven|solid|relevant|previous|related|general|senior|junior|chief|deputy|assistant|our|the|and|for|all|any|per|new|full|use|uses|used|against|around|near|before|after|during|towards?|alongside|behind|outside|beyond|without|regarding|in|on|of|at|by|to|as|or|an?)$/;
/** With a capital wherever it stands. */
const named =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|English|French|German|Spanish|Welsh|British|American|Microsoft|Word|Excel|Outlook|Teams|Office|Power|Manager|Director|Officer|Team|Board|Council|Trust|Group|Area|Head|Lead|Health|Care|State|Federal|Government|Internet|Google)$/;

/** Where a line that is known to hold several items may hold more of them: words of the language, and no names. */
export const findLooseItems = (line: string): number[] =>
  isSpoken.test(line)
    ? []
    : [...line.matchAll(openings)].flatMap(({ index, groups }) => {
        const { word = '', before = '' } = groups ?? {};
        return goesOn.test(before) || named.test(word) || !isEnglishWord(word) ? [] : [index];
      });

/** A line of whole sentences has names in it more often than items. */
const isSpoken = /\b(?:is|are|was|were|will|must|shall)\b/;
