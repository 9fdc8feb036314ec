import { quoteOf } from '#shared/apply-corrections.ts';
import type { Reading, ReadingCorrections, Unit, UnitRole } from '#shared/reading.ts';

/** What people do to a reading, as corrections that outlive it. */

const most = { roles: 500, order: 200 };

export function setRole(
  corrections: ReadingCorrections,
  unit: Pick<Unit, 'text'>,
  role: UnitRole,
): ReadingCorrections {
  const quote = quoteOf(unit);
  const others = corrections.roles.filter((known) => known.quote !== quote);
  return { ...corrections, roles: [...others, { quote, role }].slice(-most.roles) };
}

interface Move {
  /** The must-haves as they are shown. */
  units: readonly Unit[];
  from: number;
  to: number;
}

export function moveMust(
  corrections: ReadingCorrections,
  { units, from, to }: Move,
): ReadingCorrections {
  const moved = units[from];
  if (!moved || to < 0 || to >= units.length || to === from) return corrections;
  const order = units.toSpliced(from, 1).toSpliced(to, 0, moved).map(quoteOf);
  return { ...corrections, order: [...new Set(order)].slice(0, most.order) };
}

export function chooseOccupation(
  corrections: ReadingCorrections,
  { soc, id }: { soc: string | null; id: string },
): ReadingCorrections {
  return { ...corrections, occupation: { soc, id } };
}

/** Of what was set right in an earlier text, what a new one still has. */
export function keepFitting(
  corrections: ReadingCorrections,
  { units, occupation }: Reading,
): ReadingCorrections {
  const quotes = new Set(units.map(quoteOf));
  const known = [occupation, ...occupation.alternatives];
  const { occupation: chosen } = corrections;
  return {
    roles: corrections.roles.filter(({ quote }) => quotes.has(quote)),
    order: corrections.order.filter((quote) => quotes.has(quote)),
    occupation: known.some(({ id, soc }) => id === chosen?.id && soc === chosen.soc)
      ? chosen
      : null,
  };
}

interface Three {
  /** Where both began. */
  base: ReadingCorrections;
  mine: ReadingCorrections;
  theirs: ReadingCorrections;
}

/** Two people set the same reading right: theirs, with what I changed on top. */
export function mergeCorrections({ base, mine, theirs }: Three): ReadingCorrections {
  const before = new Map(base.roles.map(({ quote, role }) => [quote, role]));
  const changed = mine.roles.filter(({ quote, role }) => before.get(quote) !== role);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const own = new Set(changed.map(({ quote }) => quote));
  return {
    roles: [...theirs.roles.filter(({ quote }) => !own.has(quote)), ...changed].slice(-most.roles),
    order: isSame(base.order, mine.order) ? theirs.order : mine.order,
    occupation: isSame(base.occupation, mine.occupation) ? theirs.occupation : mine.occupation,
  };
}

export const countCorrections = ({ roles, order, occupation }: ReadingCorrections): number =>
  roles.length + (order.length > 0 ? 1 : 0) + (occupation ? 1 : 0);

/** Below this the reader asks and does not claim. */
const sureFrom = 0.5;
export const isSure = ({ confidence }: { confidence: number }): boolean => confidence >= sureFrom;
