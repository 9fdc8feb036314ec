/** The words that carry a phrase, cut to their stems. */
const listStems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}$%]{3,}|\d+/gu) ?? [])
      .filter((word) => !/^(?:and|the|for|with|you|your|our|are|from|after|while)$/.test(word))
      .map((word) => word.slice(0, 5)),
  );

const MOSTLY = 0.75;

const isSaidBy = (stems: Set<string>, other: Set<string>): boolean =>
  stems.size > 0 && [...stems].filter((stem) => other.has(stem)).length >= stems.size * MOSTLY;

/** Whether a longer text says what a name says already. */
export const isSaidIn = (name: string, text: string): boolean =>
  isSaidBy(listStems(name), listStems(text));

/** Jobs say the same thing in two places and other words: of such a pair the fuller one stays. */
export function dropEchoes<T>(items: readonly T[], getText: (item: T) => string): T[] {
  const all = items.map((item) => listStems(getText(item)));
  return items.filter(
    (_item, i) =>
      !all.some(
        (other, j) =>
          j !== i &&
          isSaidBy(all[i]!, other) &&
          (other.size > all[i]!.size || (other.size === all[i]!.size && j < i)),
      ),
  );
}
