/** A key of stored content as words: "coreValues" -> "Core values"; names such as LinkedIn stay as they are. */
export function toLabel(key: string): string {
  const trimmed = key.trim();
  if (/\s|^[A-Z]/.test(trimmed)) return trimmed;
  const words = trimmed
    .replaceAll('_', ' ')
    .replaceAll(
      /([a-z\d])([A-Z])(?=[a-z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
