import type { PlannedPersona } from '../people/planned-persona.ts';

/** On which days a sequence of letters goes out, all on the weekday of the first; the same in kit, messaging and tracker. */
export const daysOfMails = { first: 0, second: 7, last: 14 } as const;

/** Some people are not written to unasked: the first letter answers their question. */
export const isEnquiry = ({ outreach }: Pick<PlannedPersona, 'outreach'>): boolean =>
  /^You (?:asked|wrote|enquired|inquired|came to)\b/.test(outreach.opening);
