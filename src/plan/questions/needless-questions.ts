import { findOwnBusiness } from '../contract/deal-form.ts';
import { saysHours } from '../hours/says-hours.ts';
import type { Source } from '../source.ts';
import { isLevelTold, isToldByDuties } from './told-in-text.ts';

const asksForPay =
  /\b(?:hourly pay|basic pay|base pay|base salary|how is it paid|(?:what|which) is the (?:hourly |yearly )?(?:pay|rate|salary|wage)|what does it pay|pay range)\b/i;
const asksForHours =
  /\b(?:which|what|exact|real|actual)\b[^?]{0,30}\b(?:days|hours|roster|rota|shifts?|schedule|start times?)\b/i;
const asksForCount =
  /\bhow many hours\b|\bhours (?:a|per) (?:week|fortnight)\b|\bhours\b.{0,20}\bguarantee/i;
const asksForBothEnds = /\bwhat is the range\b/i;
const asksForPapers =
  /\b(?:which|what) (?:\p{L}+ )?(?:licen[cs]es?|cards|tickets|papers|registrations?|certificates?)\b/iu;

/** When the week is known, asked with the hours themselves. */
const asksForNotice =
  /\bhow (?:early|far ahead|long before)\b[^?]{0,40}\b(?:schedule|rota|roster|shifts?|plan)\b|\b(?:schedule|rota|roster)\b[^?]{0,30}\b(?:out|published|posted|known)\b/i;
/** Calls outside the hours, which are asked about once. */
const ofCalls = /\bon[- ]call\b|\bcall[- ]?outs?\b|\bstand-?by\b/i;
/** Nobody is chosen by age. */
const asksByAge = /\b(?:older|younger)\b/i;
/** What only employees have. */
const asksOfStaff =
  /\b(?:staff|newcomers?|shifts?|overtime|leave|notice|rota|probation|employees)\b/i;

const ofNights = /\b(?:night (?:shift|work)s?|nights)\b/i;
const byDay = /\b(?:first|1st|day|morning|early)[- ]shift\b/i;
const otherShifts =
  /\bnights?\b|\b(?:second|2nd|third|3rd|late|evening|rotating|all|any)\b[^.]{0,20}\bshifts?\b|\brota/i;

/** One shift is named, and it is by day. */
function isByDay({ title, hours, facts }: Source['brief']): boolean {
  const lines = [
    title.given,
    hours?.text ?? '',
    ...facts.filter(({ kind }) => kind !== 'culture' && kind !== 'benefit').map(({ text }) => text),
  ];
  return lines.some((line) => byDay.test(line)) && !lines.some((line) => otherShifts.test(line));
}

const asksForStart = /\bstart(?:ing)? date|by when must\b/i;

/** What the trade usually asks, where this job has said it already or another question asks it. */
export function isNeedless(
  ask: string,
  { brief }: Source,
  isAsked: (pattern: RegExp) => boolean,
): boolean {
  const hasPay = brief.pay !== null && (brief.pay.min !== null || brief.pay.max !== null);
  const hasTimes = /\d/.test(brief.hours?.text ?? '');
  return (
    (asksForPay.test(ask) && (hasPay || isAsked(/lowest/))) ||
    (asksForPapers.test(ask) && brief.facts.some(({ kind }) => kind === 'licence')) ||
    (asksForCount.test(ask) && saysHours(brief)) ||
    (asksForBothEnds.test(ask) && (hasPay || isAsked(/lowest/))) ||
    (asksForHours.test(ask) && (hasTimes || isAsked(asksForHours) || isAsked(/how many shifts/))) ||
    asksForStart.test(ask) ||
    (ofNights.test(ask) && isByDay(brief)) ||
    asksByAge.test(ask) ||
    (asksForNotice.test(ask) && isAsked(/how far ahead/)) ||
    (ofCalls.test(ask) && isAsked(ofCalls)) ||
    (findOwnBusiness(brief) !== null && asksOfStaff.test(ask)) ||
    isLevelTold(ask, brief) ||
    isToldByDuties(ask, brief) ||
    (/\b(?:nights?|weekends?|overtime|on-call|sunday)\b/i.test(ask) &&
      /\b(?:rate|premium|paid|pays?)\b/i.test(ask) &&
      isAsked(/^Is there extra pay/))
  );
}
