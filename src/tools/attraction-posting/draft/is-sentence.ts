/** Told as a sentence and not as an item: "If you enjoy early mornings ...". */
export const isSentence = (text: string): boolean =>
  /^(?:we|you|our|find|at(?! least)|this|as|in|it|if|what|any|the (?:ideal|successful|right))(?=[\s'’])/i.test(
    text,
  ) ||
  (/\b(?:is|are|will|provides?)\b/.test(text) && text.split(/\s+/).length > 6);
