/** Letters and figures alone: two texts that differ in marks and blanks say the same. */
export const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Remembers what a text has said, so that nothing is said twice. */
export interface SaidSoFar {
  /** Those that say something new; they count as said from then on. */
  takeNew: (texts: readonly string[]) => string[];
}

export function beginText(...said: readonly string[]): SaidSoFar {
  let all = said.map(squeeze).join('|');
  return {
    takeNew: (texts) =>
      texts.filter((text) => {
        const key = squeeze(text);
        if (key === '' || all.includes(key)) return false;
        all += `|${key}`;
        return true;
      }),
  };
}
