import type { Reading, ReadingCorrections, Unit } from './reading.ts';

const longestQuote = 2000;

/** The words by which a correction knows a unit again. */
export const quoteOf = ({ text }: Pick<Unit, 'text'>): string => text.slice(0, longestQuote);

/** A reading with what a person set right in it; what they said is certain. */
export function applyCorrections(reading: Reading, corrections: ReadingCorrections): Reading {
  const roles = new Map(corrections.roles.map(({ quote, role }) => [quote, role]));
  const units = reading.units.map((unit) => {
    const role = roles.get(quoteOf(unit));
    return role ? { ...unit, role, also: [], confidence: 1 } : unit;
  });
  return { ...reading, units, occupation: settleOccupation(reading, corrections) };
}

function settleOccupation(
  { occupation }: Reading,
  { occupation: chosen }: ReadingCorrections,
): Reading['occupation'] {
  const isChosen = ({ id, soc }: { id: string; soc: string | null }) =>
    chosen !== null && id === chosen.id && soc === chosen.soc;
  if (isChosen(occupation)) return { ...occupation, sure: true, confidence: 1 };
  const found = occupation.alternatives.find(isChosen);
  if (!found) return occupation;
  const { soc, id, name, confidence } = occupation;
  return {
    soc: found.soc,
    id: found.id,
    name: found.name,
    confidence: 1,
    sure: true,
    why: ['You chose it.'],
    alternatives: [
      { soc, id, name, confidence },
      ...occupation.alternatives.filter((other) => other !== found),
    ],
  };
}

/** Units in the order a person gave them; those not named follow as they stand. */
export function inOrder<Ranked extends Pick<Unit, 'text'>>(
  units: readonly Ranked[],
  order: readonly string[],
): Ranked[] {
  const ranks = new Map(order.map((quote, rank) => [quote, rank]));
  const rankOf = (unit: Ranked) => ranks.get(quoteOf(unit)) ?? order.length;
  return units.toSorted((one, other) => rankOf(one) - rankOf(other));
}
