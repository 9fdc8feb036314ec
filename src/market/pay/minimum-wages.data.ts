/** What the law of a country lets an hour of adult work cost at least; to be checked before it is published. */
export interface MinimumWage {
  hourly: number;
  currency: string;
  /** As said behind "since". */
  since: string;
  /** Month and day on which it changes every year. */
  changes: string;
  /** Whom it holds for, where not for everybody. */
  holdsFor?: string;
  /** The rate of apprentices under 19 or in their first year, where there is one. */
  apprentice?: { hourly: number; holdsFor: string };
  source: string;
}

const minimumWages: Readonly<Record<string, MinimumWage>> = {
  AU: {
    hourly: 24.95,
    currency: 'AUD',
    since: 'July 2025',
    changes: '07-01',
    source: 'Fair Work Commission',
  },
  DE: {
    hourly: 13.9,
    currency: 'EUR',
    since: 'January 2026',
    changes: '01-01',
    source: 'Mindestlohnkommission',
  },
  FR: {
    hourly: 12.02,
    currency: 'EUR',
    since: 'January 2026',
    changes: '01-01',
    source: 'SMIC, service-public.fr',
  },
  GB: {
    hourly: 12.71,
    currency: 'GBP',
    since: 'April 2026',
    changes: '04-01',
    holdsFor: '21 and over',
    apprentice: { hourly: 8, holdsFor: 'for apprentices under 19 or in their first year' },
    source: 'gov.uk',
  },
  IE: {
    hourly: 14.15,
    currency: 'EUR',
    since: 'January 2026',
    changes: '01-01',
    holdsFor: '20 and over',
    source: 'gov.ie',
  },
  NZ: {
    hourly: 23.95,
    currency: 'NZD',
    since: 'April 2026',
    changes: '04-01',
    source: 'employment.govt.nz',
  },
};

export const findMinimumWage = (country: string | null): MinimumWage | null =>
  minimumWages[country ?? ''] ?? null;

/** The least for apprentices; null where the law has no rate of theirs, or it goes by trade and year. */
export function findApprenticeWage(country: string | null): MinimumWage | null {
  const least = findMinimumWage(country);
  return least?.apprentice ? { ...least, ...least.apprentice } : null;
}
