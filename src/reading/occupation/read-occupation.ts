import { matchOccupation } from '#market/occupations/match-occupation.ts';
import type { ReadOccupation, ReadingCorrections, Unit } from '#shared/reading.ts';

/** Stands in until the occupation room is furnished. */
export function readOccupation({
  title,
  units,
}: {
  title: string;
  units: readonly Unit[];
  language: string | null;
  chosen: ReadingCorrections['occupation'];
}): ReadOccupation {
  const text = units
    .filter(({ role }) => role === 'duty' || role === 'must')
    .map((unit) => unit.text)
    .join('\n');
  const { profile, confidence, why, alternatives } = matchOccupation({ title, text });
  return {
    soc: profile.soc,
    id: profile.id,
    name: profile.name,
    confidence,
    sure: confidence >= 0.5,
    why,
    alternatives: alternatives.map((one) => ({ ...one, soc: null })),
  };
}
