import type { Source } from '#plan/source.ts';
import { readConditions } from './criteria/conditions.ts';

export interface Timing {
  days: string[];
  times: string[];
  /** Why these; always an assumption, except where a source is named. */
  why: string;
}

type Rhythm = { families: readonly string[]; days: string[]; times: string[]; why: string };

/** When people of a trade can look at a phone. The first row that names the family counts. */
const rhythms: readonly Rhythm[] = [
  {
    families: ['kitchen', 'restaurant-service', 'hospitality'],
    days: ['Mon', 'Tue', 'Wed'],
    times: ['3PM', '11AM'],
    why: 'Service fills lunch and evening; three in the afternoon lies between, and the start of the week is quiet',
  },
  {
    families: ['k12-teaching', 'early-childhood', 'higher-education'],
    days: ['Tue', 'Wed', 'Thu'],
    times: ['5PM', '3PM'],
    why: 'Classes fill the morning; three to five is after the last bell',
  },
  {
    families: [
      'nursing',
      'care-aides',
      'public-safety',
      'corrections-security',
      'diagnostics',
      'physicians',
    ],
    days: ['Tue', 'Wed', 'Thu'],
    times: ['3PM', '5PM'],
    why: 'Shifts change at seven; the afternoon catches night staff awake and day staff on a break',
  },
  {
    families: [
      'industrial-maintenance',
      'construction-trades',
      'licensed-trades',
      'vehicle-repair',
      'machining-fabrication',
      'production',
      'construction-management',
      'aviation-rail',
    ],
    days: ['Mon', 'Tue', 'Wed'],
    times: ['5PM', '11AM'],
    why: 'Hands are busy during the shift; five is the way home, eleven the second break',
  },
  {
    families: ['driving', 'warehouse', 'supply-chain'],
    days: ['Mon', 'Tue', 'Wed'],
    times: ['1PM', '5PM'],
    why: 'Nobody reads at the wheel or on a lift truck; breaks fall around one, the end of the shift around five',
  },
  {
    families: ['retail', 'customer-service', 'cleaning-grounds'],
    days: ['Tue', 'Wed', 'Thu'],
    times: ['11AM', '3PM'],
    why: 'Weekends and Mondays are the full days on the floor; mid-morning and mid-afternoon are the calm hours',
  },
  {
    families: [
      'software',
      'data',
      'it-operations',
      'product-project',
      'design-media',
      'engineering',
      'science',
    ],
    days: ['Tue', 'Wed', 'Mon'],
    times: ['11AM', '5PM'],
    why: 'The first hours belong to meetings or deep work; before lunch and at the end of the day messages are read',
  },
  {
    families: ['sales', 'banking-insurance', 'marketing-communications', 'human-resources'],
    days: ['Tue', 'Thu', 'Wed'],
    times: ['9AM', '5PM'],
    why: 'Their own calls fill the middle of the day; mails are read before the first and after the last',
  },
  {
    families: ['operations-executives', 'legal-compliance', 'finance-accounting'],
    days: ['Tue', 'Wed', 'Mon'],
    times: ['9AM', '5PM'],
    why: 'Calendars are full between ten and four, and month-end is the worst week to write',
  },
];

const usual: Rhythm = {
  families: [],
  days: ['Mon', 'Tue', 'Wed'],
  times: ['11AM', '5PM'],
  why: 'Nothing is known of the rhythm of this work: before lunch and after hours are the safest guess',
};

export function chooseTiming(source: Source): Timing {
  const { family } = source.market.profile;
  const { offHours, schedule } = readConditions(source);
  const rhythm = rhythms.find(({ families }) => families.includes(family.id)) ?? usual;
  const nights =
    offHours &&
    schedule.some(({ text }) => /\bnights?\b|overnight|third shift|7 ?p\.?m/i.test(text));
  return nights
    ? {
        days: ['Tue', 'Wed', 'Thu'],
        times: ['3PM', '5PM'],
        why: 'The job is done at night: mornings are for sleep, so write from three on',
      }
    : { days: rhythm.days, times: rhythm.times, why: rhythm.why };
}
