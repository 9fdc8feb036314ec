/** "14.25 an hour, increasing to 15.00 after six months": one of the two figures comes later. */
const step =
  /([$£€]\s?\d[\d,.]*\d)[^$£€]{0,40}?\b(?:increas\w+|ris\w+|going up|moving) to ([$£€]\s?\d[\d,.]*\d)(.{0,90})/i;
const months = /\b(\d{1,2}|three|six|nine|twelve)[- ]months?\b/i;

/** Whether the higher figure hangs on something. */
export const hasStep = (pay: string): boolean => step.test(pay);

/** "Pay is A to start, then B after 6 months."; null where there is no such step. */
export function sayStep(pay: string): string | null {
  const [, first, then, rest = ''] = step.exec(pay) ?? [];
  if (first === undefined || then === undefined) return null;
  const [, count] = months.exec(rest) ?? [];
  const when =
    count === undefined ? (/probation/i.test(rest) ? 'probation' : '') : `${count} months`;
  const unit = /\bhour\b/i.test(pay) ? ' an hour' : '';
  return `Pay is ${first}${unit} to start, ${when === '' ? `later ${then}` : `${then} after ${when}`}.`;
}
