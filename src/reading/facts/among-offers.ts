import { speaksOf } from './speaks-of.ts';

/** "A van and a phone are essential to this job": asked of people, whatever list it stands in. */
const asked =
  /^(?!.*\b(?:if|not|as|when|where|no|all the|any) (?:\p{L}+ )?(?:required|needed|essential))[^.;:]{4,90} (?:is|are) (?:required|essential|mandatory)(?: (?:to|for|in)\b| (?=\p{Lu})|$)|^(?:you|candidates|applicants) (?:must|will be required to|will need to)\b/iu;

/** "Product knowledge in looms": nobody gives what only a head can hold. */
const known =
  /^(?:(?:product|working|technical|industry|thorough|strong|good|basic|advanced|prior|proven|solid) ){0,2}(?:knowledge|understanding|familiarity|proficiency) (?:of|in|with) /i;

/** "One required day in the office each week" */
const presence = /\brequired (?:[\p{L}-]+ )?(?:in-office|on-site|office|days? (?:in|at|on))\b/iu;

export const asksAmongOffers = (text: string): boolean =>
  known.test(text) || presence.test(text) || (asked.test(text) && !speaksOf.benefit(text));
