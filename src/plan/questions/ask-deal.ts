import type { Brief } from '#shared/brief.ts';
import { findEarnings } from '../pay/earnings.ts';
import { findOwnBusiness } from '../contract/deal-form.ts';
import { listDecidingTerms } from '../contract/deciding-terms.ts';
import type { OpenQuestion } from './open-question.ts';

/** What has to be settled where people earn by the sale, or work on their own account. */
export function askDeal(brief: Brief): OpenQuestion[] {
  const own = findOwnBusiness(brief);
  const earnings = findEarnings(brief);
  const isAmerican = brief.place.country === 'US';
  const status = own === null ? (isAmerican ? ', is it W-2 or 1099' : ', employed or not') : '';
  return [
    ...listDecidingTerms(brief).flatMap(({ ask }) =>
      ask === null ? [] : [{ ...ask, owner: 'Hiring manager' as const, from: 'text' as const }],
    ),
    ...(earnings === null
      ? []
      : [
          {
            matter: 'Pay',
            owner: 'Hiring manager' as const,
            from: 'text' as const,
            topic: 'Earnings without a stated base',
            assumes: earnings.isExpected
              ? 'People earn what the advertisement says'
              : 'People start without knowing what they will earn',
            ask: `Is there any base or draw${status}, what is clawed back when a customer cancels, and what did the median person on the team earn in an average week?`,
            why: 'Experienced people ask about the base and for proof first; a figure nobody can back up ends the conversation.',
          },
        ]),
    ...(own === null
      ? []
      : [
          {
            matter: 'Contract',
            owner: 'Hiring manager' as const,
            from: 'text' as const,
            topic: `Terms for a ${own} not stated`,
            assumes: `A ${own} knows the terms`,
            ask: 'What is the rate and per what unit, when are invoices paid, who provides equipment and supplies, and what insurance and tax paperwork do you need?',
            why: 'Nobody self-employed takes on work without these, and they are not terms of employment.',
          },
        ]),
  ];
}
