import type { Fact } from '#shared/brief.ts';
import { isAtTimes } from './at-times.ts';

/** Somebody is there while it is done, or it comes up now and then. */
const beside =
  /^(?:\p{L}+ly )?(?:participat|attend|take part|be involved in)\p{L}*\b|\b(?:ad[- ]hoc|special projects|additional training|required (?:\p{L}+ )?training)\b/iu;
/** Somebody has a hand in what others answer for. */
const helped =
  /^(?:\p{L}+ly )?(?:assist|help|contribut|aid|support)(?:e|es|s|ing)?(?: (?:in|with|to|on))?\b/iu;
/** Posts whose work is helping. */
const helpers =
  /\b(?:assistant|aide|helper|support|associate|trainee|apprentice|intern|carer|care worker|deputy|coordinator|porter|paraprofessional|paraeducator)\b/i;
/** Where so much of the days is helping, helping is the work. */
const mostlyHelping = 0.4;

/** Tells the duties that somebody only has a part in from those that are their own. */
export function knowPassing(title: string, duties: readonly Fact[]): (fact: Fact) => boolean {
  const helping = duties.filter(({ text }) => helped.test(text)).length;
  const isHelper = helpers.test(title) || helping > mostlyHelping * duties.length;
  return ({ kind, text }) =>
    kind === 'duty' && (beside.test(text) || isAtTimes(text) || (!isHelper && helped.test(text)));
}
