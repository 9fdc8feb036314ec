import type { Brief, FactSource } from '#shared/brief.ts';
import { toLabel } from '#tools/reading/label.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

export const formatShare = (share: number) => percent.format(share);

export function nameSource(source: FactSource): string {
  if (source.from === 'job' && source.by) return `From the ${source.by}`;
  if (source.from === 'job') return `From the job: ${toLabel(source.field)}`;
  if (source.from === 'organization') return `From your organization: ${toLabel(source.field)}`;
  return 'From the occupation profile, not from the job';
}

type Pay = NonNullable<Brief['pay']>;

/** As the job says it, and what it comes to in the other period. */
export function describePay({ stated, currency, period, hourly, annual }: Pay): string {
  const other = period === 'hour' ? annual : hourly;
  const amounts = other && formatAmounts(other, currency);
  if (!amounts || (period !== 'hour' && period !== 'year')) return stated;
  return `${stated}, about ${amounts} ${period === 'hour' ? 'a year' : 'an hour'}`;
}

function formatAmounts(
  { min, max }: { min: number | null; max: number | null },
  currency: string | null,
): string | undefined {
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))];
  if (amounts.length === 0) return undefined;
  return amounts.map((amount) => formatAmount(amount, currency)).join(' to ');
}

function formatAmount(amount: number, currency: string | null): string {
  const digits = { maximumFractionDigits: amount < 1000 ? 2 : 0 };
  try {
    return amount.toLocaleString('en-US', {
      ...digits,
      ...(currency && { style: 'currency', currency }),
    });
  } catch {
    // A currency that the browser has never heard of.
    return `${amount.toLocaleString('en-US', digits)} ${currency}`;
  }
}

export function describeSeniority({ level, years }: Brief['seniority']): string {
  const parts = [level && toLabel(level), years && describeYears(years)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Not stated';
}

function describeYears({ min, max }: { min: number | null; max: number | null }) {
  if (min !== null && max !== null && min !== max) return `${min} to ${countYears(max)}`;
  if (min !== null) return max === null ? `${countYears(min)} or more` : countYears(min);
  return max === null ? null : `up to ${countYears(max)}`;
}

const countYears = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

export function describePlace({ given, label, resolved }: Brief['place']): string {
  if (!resolved) return 'Not found on the map; pay and supply are given for a wider area.';
  return given === label ? 'Found on the map' : `Found on the map from “${given}”`;
}
