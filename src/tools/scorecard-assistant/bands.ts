/** The rule by which scores become a recommendation. The examples are put into its bands by the same code. */
export const bands = { strongHire: 8, hire: 7, maybeHire: 6, lowestToPass: 6, lowestAtAll: 5 };

/** The same rule in words, for every tool that names it. */
export const floorRule = `${bands.lowestToPass} or more to hire; ${bands.lowestAtAll} is a maybe; less ends it`;

/** A wish counts by its weight and rules nobody out. */
export const wishRule = 'Adds by its weight; its lack ends nothing';

export type Band = 'strongHire' | 'hire' | 'maybeHire' | 'noHire';

export function bandOf({ weighted, lowest }: { weighted: number; lowest: number }): Band {
  if (weighted < bands.maybeHire || lowest < bands.lowestAtAll) return 'noHire';
  if (weighted < bands.hire || lowest < bands.lowestToPass) return 'maybeHire';
  return weighted < bands.strongHire ? 'hire' : 'strongHire';
}
