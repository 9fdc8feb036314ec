import { findOwnBusiness } from '#plan/contract/deal-form.ts';
import { findEarnings } from '#plan/pay/earnings.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';

export type Goals = Plan['drawer']['intake']['goals'];

/** Whoever works on their own account delivers; attendance and inductions are for staff. */
const ofOwnWork: Goals = {
  day_30: {
    target: 'Terms signed, paperwork in, first work delivered as agreed',
    measure: 'Signed agreement, insurance and tax papers on file, list of what was handed over',
    success: 'Delivered on the agreed date; what was wrong is put right without a second call',
  },
  day_90: {
    target: 'Work is delivered on its dates, at the agreed price',
    measure: 'Dates of delivery, rework asked for, invoices',
    success: 'Rework on one delivery at most; no charge that was not agreed',
  },
  month_6: {
    target: 'Asked back for more work, or everything is finished and closed',
    measure: 'Work offered and taken, open claims',
    success: 'No open claim; terms of further work agreed in writing',
  },
  month_12: {
    target: 'If the work continues, terms are reviewed',
    measure: "Both sides look at the year's prices, dates and rework",
    success: 'Both say yes to another year, or part without an open invoice',
  },
};

/** A student brings a term: one piece of work in it, and one to show. */
const ofInternship = (duty: string | undefined): Goals => {
  const piece = duty === undefined ? 'one task of the advertisement' : duty;
  return {
    day_30: {
      target: 'Knows people, sources and tools; the first piece of work is done with help',
      measure: `One piece agreed in week 1, from ${piece}`,
      success: 'Used after one round of comments',
    },
    day_90: {
      target: 'Delivers one piece of work alone, from question to result',
      measure: 'The finished piece and the notes on it from those who use it',
      success: 'Taken into use; they can say what they would do differently',
    },
    month_6: {
      target: 'Has one result that stays in use and that they can show',
      measure: 'The result, named with the supervisor; a short talk to the team',
      success: 'In use without them; reference written',
    },
    month_12: {
      target: 'Both sides know whether there is a next step here',
      measure: 'Meeting with the supervisor before the end',
      success: 'Offer, second term or a plain no, given in good time',
    },
  };
};

/** The goals of the trade, unless the contract is of another kind than a post for good. */
export function fitGoals({ brief }: Source, usual: Goals, [duty]: readonly string[]): Goals {
  if (findOwnBusiness(brief) !== null && findEarnings(brief) === null) return ofOwnWork;
  return /\bintern(?:s|ship)?\b/i.test(brief.title.given) ? ofInternship(duty) : usual;
}
