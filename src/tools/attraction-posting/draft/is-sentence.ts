/** "Knowledge of all that the crews are sent to": a thing that is asked for, whatever is said of it behind. */
const item =
  /^(?!you|we|this|the|our|as|if|in|it|at\b)(?:[\p{L}/-]+,? ){0,5}(?:knowledge|experience|skills?|ability|understanding|expertise|proficiency|degree|diploma|commitment|capable|willingness|motivated) (?:of|in|with|to|as|by|and)\b/iu;

/** Told as a sentence and not as an item: "If you enjoy early mornings ...". */
export const isSentence = (text: string): boolean =>
  /^(?:we|you|our|find|at(?! least)|this|as|in|it|if|what|any|the (?:ideal|successful|right))(?=[\s'’])/i.test(
    text,
  ) ||
  (!isItem(text) && /\b(?:is|are|will|provides?)\b/.test(text) && text.split(/\s+/).length > 6);

/** With the thing before any verb that says something of it. */
const isItem = (text: string): boolean => {
  const [head = ''] = item.exec(text) ?? [];
  return (
    head !== '' &&
    !/\b(?:is|are|will|provides?)\b/.test(head) &&
    !/\b(?:is|are) (?:\p{L}+ )?(?:required|essential|needed|necessary|expected|vital|key)\b/iu.test(
      text,
    )
  );
};
