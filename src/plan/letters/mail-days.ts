import type { PlannedPersona } from '../planned-persona.ts';

/** On which days a sequence of letters goes out; the same in kit, messaging and tracker. */
export const daysOfMails = { first: 0, second: 4, last: 11 } as const;

/** Some people are not written to unasked: the first letter answers their question. */
export const isEnquiry = ({ outreach }: Pick<PlannedPersona, 'outreach'>): boolean =>
  /^You (?:asked|wrote|enquired|inquired|came to)\b/.test(outreach.opening);
