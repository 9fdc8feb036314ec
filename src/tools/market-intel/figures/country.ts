import type { Source } from '#plan/source.ts';

/** The country of the job: as stated, else as its text leaves no doubt. */
export const findCountry = ({ brief, market }: Source): string | null =>
  brief.place.country ?? market.assumedCountry ?? null;
