import type { Brief } from '#shared/brief.ts';

/** Titles ask for years that nobody wrote down: planning values. */
const byTitle: readonly [RegExp, number][] = [
  [/\b(?:director|head of|chief|vice president|vp|c[eoft]o|president)\b/i, 8],
  [/\b(?:senior|snr|sr|principal|lead)\b(?! generat)/i, 5],
];

/** Words for people who have just begun. */
const early =
  /\b(?:part[- ]qualified|(?:newly|recently)[- ]qualified|entry[- ]level|no (?:prior |previous )?experience (?:is )?(?:required|necessary|needed)|recent graduates?)\b/i;

export interface AskedYears {
  years: number;
  /** False where only the title implies them. */
  stated: boolean;
}

/** Years of experience the job asks for: as stated, or as its title implies. */
export function readAskedYears({
  seniority,
  title,
  facts,
}: Pick<Brief, 'seniority' | 'title' | 'facts'>): AskedYears {
  const stated = seniority.years?.min ?? null;
  if (stated !== null) return { years: stated, stated: true };
  // A title is not believed against the text.
  if (facts.some(({ kind, text }) => kind !== 'culture' && early.test(text)))
    return { years: 0, stated: false };
  const [, years = 0] = byTitle.find(([words]) => words.test(title.given)) ?? [];
  return { years, stated: false };
}
