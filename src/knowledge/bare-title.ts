/** "Assistant to the general manager" manages nothing. */
export const toBoss = /(?<=\bassistant) to [\s\S]*$/i;

/** Without place, code, level and gender marks: "Senior Chef (m/f/d) - Leeds" is "chef". */
export function bareTitle(title: string): string {
  const [first = title] = title.split(/\s[-–—|]\s|[(,|/–—]/);
  return first
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+#.' -]/gu, ' ')
    .replace(
      // A facilities lead and an assistant principal are what they are called; a lead nurse is a nurse.
      /\b(?:senior|junior|(?:lead|principal)(?= \p{L})|staff(?= \p{L}+ (?:engineer|developer|scientist))|trainee|experienced|sr|jr|i{1,3}|iv|the)\b\.?/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
