import type { Source } from '#plan/source.ts';

/** The town that the text names without its country; null where it names none. */
export function nameOpenTown({ brief: { place }, market }: Source): string | null {
  const isOpen = place.country === null && !market.assumedCountry;
  const isTown = /^\p{Lu}[\p{L}'’ .-]+$/u.test(place.given) && !noTown.test(place.given);
  return isOpen && isTown ? place.given : null;
}
const noTown =
  /\b(?:remote|hybrid|area|region|county|province|district|state|various|multiple|locations?|office|home|nationwide|not stated)\b/i;

/** The country of the job: as stated, else as its text leaves no doubt. */
export const findCountry = ({ brief, market }: Source): string | null =>
  brief.place.country ?? market.assumedCountry ?? null;
