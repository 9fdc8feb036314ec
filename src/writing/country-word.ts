/** A word of working life that countries say differently, in small letters and the singular. */
export interface CountryWord extends Elsewhere {
  us: string;
  gb: string;
  /** Which forms are recognized in a text; others are only written. */
  from: readonly string[];
}

interface Elsewhere {
  ca?: string;
  ie?: string;
  au?: string;
  in?: string;
  /** English texts for a job on the continent. */
  eu?: string;
  /** Not exchanged before or after these. */
  unless?: { before?: readonly string[]; after?: string };
  /** Stands without an article: "a fortnight", "two weeks". */
  isBare?: boolean;
}

export const both = (us: string, gb: string, more: Elsewhere = {}): CountryWord => ({
  us,
  gb,
  from: [us, gb],
  ...more,
});
/** Only the British word is exchanged: the American one means other things too, or is understood. */
export const toUs = (us: string, gb: string, more: Elsewhere = {}): CountryWord => ({
  us,
  gb,
  from: [gb],
  ...more,
});
export const toGb = (us: string, gb: string, more: Elsewhere = {}): CountryWord => ({
  us,
  gb,
  from: [us],
  ...more,
});
