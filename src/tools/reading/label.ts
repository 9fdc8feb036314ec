/** Keys that are names, by the way their owners write them. */
const names = new Map([
  ['sms', 'SMS'],
  ['ats', 'ATS'],
  ['linkedin', 'LinkedIn'],
  ['github', 'GitHub'],
]);

/** A key of stored content as words: "coreValues" -> "Core values"; names such as LinkedIn stay as they are. */
export function toLabel(key: string): string {
  const trimmed = key.trim();
  if (/\s/.test(trimmed)) return trimmed;
  if (/^[A-Z]/.test(trimmed)) return trimmed.replaceAll('_', ' ');
  const words = trimmed
    .replaceAll('_', ' ')
    .replaceAll(
      /([a-z\d])([A-Z])(?=[a-z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    // An abbreviation at the end stays one: "personaSpecificCTAs".
    .replaceAll(/([a-z])([A-Z]{2,6}s?)\b/g, '$1 $2')
    .replaceAll(/[^ ]+/g, (word) => names.get(word) ?? word)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
