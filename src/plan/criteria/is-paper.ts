const paperWord =
  /\b(?:cards?|licen[cs]es?|certificates?|certification|CPC|tickets?|permits?|registration)\b/i;

/** A card or a certificate is shown, not told about. */
export const isPaper = (text: string): boolean =>
  text.split(/\s+/).length <= 8 && paperWord.test(text);
