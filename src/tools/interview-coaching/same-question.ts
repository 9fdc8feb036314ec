/** Asked in many words, and always the same: each row is one question. */
const themes: readonly RegExp[] = [
  // No to somebody above.
  /\b(?:boss|chief executive|your (?:manager|director|supervisor)|owner)\b.{0,60}\b(?:would not work|disagree\w*|wrong|said no|overrul\w+)\b|\b(?:disagree\w*|said no|told|tell|contradict\w*)\b.{0,20}\b(?:your (?:boss|chief|manager|director|supervisor)|the owner)\b/i,
  // A mistake of one's own, or nearly one.
  /\b(?:something you got wrong|mistake (?:of yours|you made|of your own)|you made a mistake|your (?:last|worst) (?:mistake|error)|error of yours|near miss(?:es)?)\b/i,
  // More work than time.
  /\bmore work than time\b|\btoo much at once\b|\beverything (?:came|was wanted) at once\b/i,
  // Somebody hard to work with.
  /\bhard to work with\b|\bdifficult colleague\b|\bdid not get on with\b/i,
];

/** The number of the question it asks in other words; null for one of its own. */
export function themeOf(question: string): number | null {
  const at = themes.findIndex((theme) => theme.test(question));
  return at === -1 ? null : at;
}

/** Of several that ask the same, the first. */
export function dropSameAsked<T>(items: readonly T[], questionOf: (item: T) => string): T[] {
  const asked = new Set<number>();
  return items.filter((item) => {
    const theme = themeOf(questionOf(item));
    if (theme === null) return true;
    const isNew = !asked.has(theme);
    asked.add(theme);
    return isNew;
  });
}
