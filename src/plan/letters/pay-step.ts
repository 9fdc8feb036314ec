/** "14.25 an hour, increasing to 15.00 after six months": one of the two figures comes later. */
const step =
  /([$£€]\s?\d[\d,.]*\d)[^$£€]{0,40}?\b(?:increas\w+|ris\w+|going up|moving) to ([$£€]\s?\d[\d,.]*\d)(.{0,90})/i;
const months = /\b(\d{1,2}|three|six|nine|twelve)[- ]months?\b/i;

const byAge = /\bage[sd]?\b|\byears old\b/i;

/** Whether one of the figures is not everybody's, or not from the first day. */
export const hasStep = (pay: string): boolean => step.test(pay) || byAge.test(pay);

/** "The pay is A to start, B after 6 months": two figures with what decides between them. */
export const sayWithCondition = (pay: string, spoken: string): string =>
  sayStep(pay) ?? `The pay is ${spoken}${byAge.test(pay) ? ', depending on age' : ''}`;

function sayStep(pay: string): string | null {
  const [, first, then, rest = ''] = step.exec(pay) ?? [];
  if (first === undefined || then === undefined) return null;
  const [, count] = months.exec(rest) ?? [];
  const span = count === undefined ? '' : `${count} months`;
  // Whoever has to pass a probation gets nothing by waiting.
  const when = /probation/i.test(rest)
    ? span === ''
      ? 'probation'
      : `passing ${span} of probation`
    : span;
  const unit = /\bhour\b/i.test(pay) ? ' an hour' : '';
  return `The pay is ${first}${unit} to start, ${when === '' ? `later ${then}` : `${then} after ${when}`}`;
}
