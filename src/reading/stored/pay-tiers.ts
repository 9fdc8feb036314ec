/** Pay that depends on something named line by line: the clock, the grade, the year of service. */

const amount = String.raw`(?:[£$€₹]\s?\d(?:[\d,]*\d)?(?:\.\d\d?)?k?)`;
const amounts = String.raw`${amount}(?:\s?(?:-|–|to)\s?${amount})?`;
const per = String.raw`(?:\s?(?:per|an?|\/)\s?(?:hour|hr|year|annum|week|month|day))?`;

/** "£12 (hours from 7am to 6pm)" */
const byClock = new RegExp(
  String.raw`(?<paid>${amount})${per}[^£$€₹\d]{0,30}?(?<from>\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|hrs)?)\s?(?:-|–|to|until|and)\s?(?<to>\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|hrs)?)(?=[).,;\s]|$)`,
  'iu',
);
/** "Weaver II: $31 - $39 per hour", "1st Year $30,000" */
const byGrade = new RegExp(
  String.raw`^(?<grade>(?!(?:the|this|our|your)\b)[\p{Lu}\d][\p{L}\d/&,.'’() -]{2,60}?)\s?[:–-]?\s(?<paid>${amounts})${per}\.?$`,
  'iu',
);
/** What names pay of any kind, and no grade. */
const anyPay =
  /^(?:(?:base|basic|annual|hourly|starting|expected|total|target|hiring|full|compensation|competitive|minimum|maximum|gross|new|our|the)\s)*(?:pay|salary|wage|rate|compensation|range|package|bonus|rate of pay|from|up to|between|band|about|around)s?\b/i;
const mostLines = 6;

const hour = (said: string): string => {
  const [, digits = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d\d))?\s?([ap])?/i.exec(said) ?? [];
  const hours =
    half.toLowerCase() === 'p' && Number(digits) < 12 ? Number(digits) + 12 : Number(digits);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
};

/** A time of day, and no count of years. */
const isTime = (said: string): boolean => /[:.]\d\d|[ap]\.?m|hrs/i.test(said);

function readTier(line: string): string | undefined {
  const clock = byClock.exec(line)?.groups;
  if (clock && isTime(clock['from'] ?? '') && isTime(clock['to'] ?? ''))
    return `${clock['paid']} (${hour(clock['from'] ?? '')} to ${hour(clock['to'] ?? '')})`;
  const grade = byGrade.exec(line)?.groups;
  const name = grade?.['grade']?.trim() ?? '';
  if (!grade || anyPay.test(name) || name.split(' ').length > longestGrade) return undefined;
  return `${name}: ${grade['paid']}`;
}
const longestGrade = 7;

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k\b)?/gi)].map(
    ([, digits = '', thousand]) => Number(digits.replace(/,/g, '')) * (thousand ? 1000 : 1),
  );

/** The tiers of neighbouring lines that hold the least and the most of the pay: "£12 (08:00 to 19:00); £15 (19:00 to 08:00)". */
export function readPayTiers(lines: readonly string[], bounds: readonly number[]): string | null {
  let tiers: string[] = [];
  for (const line of [...lines, '']) {
    const tier = readTier(line);
    if (tier !== undefined) {
      if (!tiers.includes(tier)) tiers.push(tier);
      continue;
    }
    const said = tiers.flatMap(numbersIn);
    if (tiers.length >= 2 && tiers.length <= mostLines && bounds.every((one) => said.includes(one)))
      return tiers.join('; ');
    tiers = [];
  }
  return null;
}
