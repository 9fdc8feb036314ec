/** Words that a phrase cannot end with: they promise a word that was cut off. */
const looseWord =
  /(?<!\s)\s+(?:and\/or|and|or|but|nor|of|to|for|with|without|the|an?|as|by|from|at|into|via|per|than|that|which|who|where|when|while|if|because|so|including|such|such as|our|your|their|its|his|her|is|are|was|were|be|been|will|shall|must|may|can|should|has|have|not|but not|und|oder|sowie|mit|von|für|bei|zu|zur|zum|der|die|das|den|dem|im|ou|et|de|du|des|la|le|les|un|une|en|à|au|aux|par|pour|avec)$/i;
/** They may stand at the end of a sentence, "clock in", but not where one was cut. */
const cutWord =
  /(?<!\s)\s+(?:in|on|up|about|even|instead|also|then|just|regarding|concerning|over|under|between|during|within|through|across)$/i;
const marks = /(?<![\s,;:–—&+/→-])[\s,;:–—&+/→-]+$/;

/** "CDL Class A" ends in a letter, not in an article. */
const lettered = /\b(?:Class|CDL|Type|Grade|Level|Section|Tier|Hepatitis) A$/;

/** Whether a phrase that was cut ends in the middle of something. */
export const endsLoose = (text: string): boolean =>
  (looseWord.test(text) && !lettered.test(text)) || cutWord.test(text) || marks.test(text);

/** A cut phrase without the words that hang at its end. */
export function tidyEnds(text: string): string {
  let end = text.trim();
  while (endsLoose(end)) end = end.replace(marks, '').replace(looseWord, '').replace(cutWord, '');
  return dropOpenBracket(end);
}

/** No sentence ends with these, not even one that has its full stop: "the people we work for" does end so. */
const neverLast =
  /(?<!\s)\s+(?:and\/or|and|or|but|nor|the|an?|our|your|their|its|such as|including)$/i;

/** A phrase as somebody wrote it, without a joint or an article left at its end. */
export function tidySentence(text: string, isWhole = false): string {
  const loose = isWhole ? neverLast : looseWord;
  let end = text.replace(/,?\s(?:which|that) we (?:pay for|cover)$/i, ', paid by us').trim();
  while (marks.test(end) || (loose.test(end) && !lettered.test(end)))
    end = end.replace(marks, '').replace(loose, '');
  return dropOpenBracket(end);
}

function dropOpenBracket(text: string): string {
  if (text.split('(').length === text.split(')').length) return text;
  const opened = text.replace(/(?:(?<!\s)\s+)?\([^()]*$/, '');
  return opened.split('(').length === opened.split(')').length
    ? opened
    : opened.replace(/[()]/g, '').replace(/\s+/g, ' ').trim();
}
