/** A number in a text, with what it counts. */
export interface Quantity {
  kind: 'money' | 'percent' | 'years' | 'number';
  value: number;
  before: string;
  after: string;
}

const pattern =
  /(?<money>[$€£]\s?|\b(?:USD|EUR|GBP|US\$)\s?)?(?<![\w.])(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?<scale>\s?(?:k|thousand|million|m|billion|bn)\b)?(?<percent>\s?(?:%|percent\b|per cent\b))?(?<currency>\s(?:dollars|euros|pounds|USD|EUR|GBP)\b)?/giu;

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

const spelled: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
const spelledPattern = new RegExp(
  String.raw`\b(?<word>${Object.keys(spelled).join('|')})(?<unit>[\s-](?:years?|percent|per cent|dollars|employees|locations|offices|sites))`,
  'giu',
);

const around = 40;

export function readQuantities(text: string): Quantity[] {
  return [...readDigits(text), ...readSpelled(text)];
}

function readDigits(text: string): Quantity[] {
  return [...text.matchAll(pattern)].map((match) => {
    const { money, digits = '', scale, percent, currency } = match.groups ?? {};
    const factor = scales[scale?.trim().toLowerCase() ?? ''] ?? 1;
    const end = match.index + match[0].length;
    return {
      kind: kindOf({
        isPercent: !!percent,
        isMoney: !!(money ?? currency),
        after: text.slice(end),
      }),
      value: Number(digits.replaceAll(',', '')) * factor,
      before: text.slice(Math.max(0, match.index - around), match.index),
      after: text.slice(end, end + around),
    };
  });
}

interface Signs {
  isPercent: boolean;
  isMoney: boolean;
  after: string;
}

const yearsAfter =
  /^\+?(?:\s?(?:-|–|to|or)\s?\d+\+?)?(?:\s(?:or\s)?more)?[\s-](?:full\s)?(?:years?|yrs?)\b/i;

function kindOf({ isPercent, isMoney, after }: Signs): Quantity['kind'] {
  if (isPercent) return 'percent';
  if (isMoney) return 'money';
  return yearsAfter.test(after) ? 'years' : 'number';
}

function readSpelled(text: string): Quantity[] {
  return [...text.matchAll(spelledPattern)].map((match) => {
    const { word = '', unit = '' } = match.groups ?? {};
    return {
      kind: kindOf({
        isPercent: /percent|per cent/i.test(unit),
        isMoney: /dollars/i.test(unit),
        after: unit,
      }),
      value: spelled[word.toLowerCase()] ?? 0,
      before: text.slice(Math.max(0, match.index - around), match.index),
      after: text.slice(match.index + word.length, match.index + word.length + around),
    };
  });
}

const countedThings =
  /^[\s-]{0,4}(?:(?:to|or|and|–|-)\s{0,2}\d{1,9}\s{0,2})?(?:[a-z-]{1,30}\s){0,2}?(?:questions?|examples?|steps?|sentences?|lines?|words?|points?|options?|reasons?|things?|topics?|messages?|e?mails?|calls?|texts?|touches|follow-ups?|voicemails?|channels?|references?|interviewers?|interviews?|rounds?|people|candidates?|profiles?|personas?|criteria|searches|posts?|bullets?|times|items?|stor(?:y|ies)|minutes?|seconds?|characters?|of\s(?:them|these|those))\b/i;
const numberedThing =
  /(?:week|day|step|round|phase|stage|part|profile|tier|level|question|option|month|touch|e?mail|message|score|rating|point|priority|p)s?\s*#?$/i;
const spanOfTime =
  /(?:within|after|every|in|under|next|first|last|before|than|least|most|about|by|of)\s(?:the\s)?(?:first\s|next\s|last\s)?$/i;
const timeUnit =
  /^[\s-](?:(?:to|or|–)\s*\d+\s)?(?:(?:working|business|full)\s)?(?:seconds?|minutes?|hours?|days?|weeks?|months?)\b/i;
const compoundTime = /^-(?:second|minute|day|week|month)\b/i;

/** Weights that add up make 100 percent, whoever says it; a job that is 100% remote is another matter. */
export const isWholeOfWeights = ({ kind, value }: Quantity, sentence: string): boolean =>
  (kind === 'percent' || kind === 'number') &&
  value === 100 &&
  /\b(?:weight\w*|add\w* up|sums? (?:up )?to|total\w*|altogether|together make|points?|score\w*)\b/i.test(
    sentence,
  );

/** Counts of steps, questions and days to wait say nothing about the job, and need no source. */
export function isHowTo({ kind, value, before, after }: Quantity, sentence: string): boolean {
  if (kind !== 'number') return false;
  // The upper edge of a band of scores.
  if (value < 10 && /^\d\.99$/.test(String(value))) return true;
  if (!Number.isInteger(value)) return false;
  if (before.trim() === '' && /^[.)]\s/.test(after)) return true;
  if (value <= 10 && /\b(?:scor|rat(?:e|ed|ing)|scale|anchor|out of)/i.test(sentence)) return true;
  if (
    value <= 60 &&
    countedThings.test(after) &&
    (value <= 12 || /^[\s-]*(?:minute|second)/i.test(after))
  ) {
    return true;
  }
  if (value <= 31 && numberedThing.test(before)) return true;
  if (value <= 90 && spanOfTime.test(before) && timeUnit.test(after)) return true;
  return value <= 90 && compoundTime.test(after);
}
