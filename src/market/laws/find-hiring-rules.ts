import type { HiringRule } from './hiring-rule.ts';
import { hiringRules } from './hiring-rules.data.ts';

export type RulePlace = { country: string; state?: string | undefined; city?: string | undefined };

export type AppliedRule = HiringRule & {
  status: 'in force' | 'coming';
  /** Why it may or does apply, beyond the place. */
  because: string;
};

const EU = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Boroughs are the city for a city law. */
const NEW_YORK = /^(?:new york(?: city)?|manhattan|brooklyn|queens|(?:the )?bronx|staten island)$/i;

function coversCountry(rule: HiringRule, country: string): boolean {
  return rule.place.country === country || (rule.place.country === 'EU' && EU.has(country));
}

function coversPlace({ place }: HiringRule, { state, city }: RulePlace): boolean {
  if (place.state && place.state !== state) return false;
  return !place.city || NEW_YORK.test(city ?? '');
}

/** How many people an employer has; the upper end is null where only "more than" is known. */
export type EmployeeRange = { min: number; max: number | null };

function describeReason(rule: HiringRule, size: EmployeeRange | null, elsewhere: boolean): string {
  const covered = describeSize(rule.minEmployees, size);
  return elsewhere ? `${covered} A remote job may be done from there.` : covered;
}

function describeSize(min: number | null, size: EmployeeRange | null): string {
  if (min === null) return 'The size of employer it covers was not seen.';
  if (min <= 1) return 'Covers employers of any size.';
  if (size === null) return `Covers employers from ${min} employees.`;
  const own = size.max === null ? `${size.min} or more` : `${size.min} to ${size.max}`;
  const doubt = size.min < min ? '; count whether it covers you' : '';
  return `Covers employers from ${min} employees; you have ${own}${doubt}.`;
}

/**
 * The rules to mind for a job. A remote job may be done from anywhere in its country, so it takes the union of
 * that country's rules, its own place first. Rules still to come are named as such; a rule for larger employers
 * falls away where the employer's size is known.
 */
export function findHiringRules({
  place,
  remote = false,
  size = null,
  on,
}: {
  place: RulePlace;
  remote?: boolean;
  size?: EmployeeRange | null;
  /** The day asked about, as YYYY-MM-DD. */
  on: string;
}): AppliedRule[] {
  return hiringRules
    .filter((rule) => coversCountry(rule, place.country))
    .filter((rule) => remote || coversPlace(rule, place))
    .filter(
      ({ minEmployees }) =>
        minEmployees === null || size === null || size.max === null || size.max >= minEmployees,
    )
    .map((rule): AppliedRule => {
      const elsewhere = !coversPlace(rule, place);
      const status = rule.from !== null && rule.from > on ? 'coming' : 'in force';
      return { ...rule, status, because: describeReason(rule, size, elsewhere) };
    })
    .sort((a, b) => Number(!coversPlace(a, place)) - Number(!coversPlace(b, place)));
}

/** Whether the ad must show a range today, for the check of a posting. */
export const needsPayRange = (rules: readonly AppliedRule[]): boolean =>
  rules.some(({ kind, status }) => kind === 'pay-range' && status === 'in force');
