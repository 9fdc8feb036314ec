import type { PayPeriod } from '#shared/parsed-job.ts';

/** `fortnight` is read so that it is not mistaken for something else; we do not convert pay. */
export type WrittenPeriod = PayPeriod | 'fortnight';

const link = String.raw`(?:\/[ ]?|per[ ]|each[ ]|an?[ ]|pro[ ]|die[ ]|par[ ]|je[ ]|im[ ]|in der[ ]|na[ ]|za[ ]|de l'|à l'|l'|every[ ]|p\.[ ]?|por[ ]|al?[ ]|la[ ]|all'|alla[ ]|i[ ])`;

const linked: [WrittenPeriod, string][] = [
  ['fortnight', 'fortnight|two weeks|2 weeks|pay period|paycheck|cheque'],
  ['hour', String.raw`hours?|hrs?|h|std|stunde|heure|godz|godzin[ęa]|hora|ora|uur|timm(?:e|en)`],
  ['day', 'day|d|tag|jour|jr|dzień|shift|día|giorno|dag'],
  ['week', 'week|wk|woche|semaine|tydzień|semana|settimana'],
  ['month', 'month|mth|mo|monat|mois|mies|miesiąc|mc|mes|mese|maand|mês|mån(?:ad)?(?:en)?'],
  ['year', 'annum|year|yr|ann|a|jahr|an|année|rok|año|anno|jaar|ano|år'],
  ['mile', 'miles?|mi'],
];

const alone: [WrittenPeriod, string][] = [
  ['fortnight', String.raw`bi-?weekly|fortnightly|semi-?monthly`],
  ['hour', String.raw`p\.?\/?h|hourly|hour|hr|stündlich|de l'heure`],
  ['day', String.raw`p\.?\/?d|daily|day rate|day|journalier`],
  ['week', String.raw`p\.?\/?w|weekly|week|wöchentlich|hebdomadaire`],
  [
    'month',
    String.raw`p\.?\/?m|pcm|p\.c\.m|monthly|month|monatlich|mensuels?|mensuelle|miesięcznie|mies|mensuales|mensual|mensili|mensais|maandelijks`,
  ],
  [
    'year',
    String.raw`p\.?\/?a|lpa|annually|annual|yearly|year|yr|jährlich|annuels?|annuelle|rocznie|anuales|annui|anuais`,
  ],
  ['mile', 'cpm'],
];

const fillers = String.raw`^(?:[ *+]|\/-|\((?=(?:gross|brutto|brut|per|an?[ ]))|\b(?:gross|brutto|brut[oa]s?|lord[oi]|netto|net[oa]s?|bruttogehalt|brut|bruts|netto|net|basic|base|ctc|pro[ -]rata|fte|flat|all-in|w2|c2c|1099|usd|eur|gbp|dollars|cents|of pay)\b[.,]?){0,6}`;
const end = String.raw`(?![a-zÀ-ɏ\d])\.?\)?`;
/** "+ annual bonus", "monthly allowance": the period is that of what follows. */
const ofOther = String.raw`(?! (?:[a-zÀ-ɏ-]+ ){0,2}(?:bonus|commission|incentive|leave|holiday|pension|review|raise|increase|allowance|profit|equity))`;

const patterns: [WrittenPeriod, RegExp, boolean][] = [
  ...linked.map(
    ([period, words]) =>
      [period, new RegExp(`${fillers}${link}(?:${words})${end}`, 'i'), true] as [
        WrittenPeriod,
        RegExp,
        boolean,
      ],
  ),
  ...alone.map(
    ([period, words]) =>
      [period, new RegExp(`${fillers}(?:${words})${end}${ofOther}`, 'i'), false] as [
        WrittenPeriod,
        RegExp,
        boolean,
      ],
  ),
];

interface FoundPeriod {
  period: WrittenPeriod;
  length: number;
  /** Written with "per", "a" or a slash: safe even behind a number without a currency. */
  joined: boolean;
}

/** The period that stands right behind an amount. */
export function readPeriodAfter(text: string): FoundPeriod | undefined {
  const near = text.slice(0, 48);
  for (const [period, pattern, joined] of patterns) {
    const match = pattern.exec(near);
    if (match) return { period, length: match[0].length, joined };
  }
  return undefined;
}

const inWords: [WrittenPeriod, RegExp][] = [
  ['fortnight', /bi-?weekly|fortnight/gi],
  [
    'hour',
    /hourly|per hour|\ban hour|\/ ?h(?:ou)?r\b|stundenlohn|pro stunde|taux horaire|de l'heure|stawka godzinowa/gi,
  ],
  ['day', /day rate|daily rate|per day|tagessatz|\btjm\b|per diem rate/gi],
  ['week', /weekly|per week|a week\b/gi],
  ['month', /monthly|per month|\bmonatlich|monatsgehalt|bruttomonat|mensuel|par mois|miesięczn/gi],
  [
    'year',
    /annual|annum|yearly|per year|jahresgehalt|jahresbrutto|bruttojahres|jährlich|annuel|par an\b|rocznie|\bctc\b/gi,
  ],
  ['mile', /per mile|mileage pay|\bcpm\b/gi],
];

/** The period that the words before an amount, its label or its heading name; the last one named counts. */
export function readPeriodInWords(text: string): WrittenPeriod | undefined {
  if (!/\p{L}{3}/u.test(text)) return undefined;
  let best: { at: number; period: WrittenPeriod } | undefined;
  for (const [period, pattern] of inWords) {
    const at = lastIndexOf(text, pattern);
    if (at !== -1 && (!best || at > best.at)) best = { at, period };
  }
  return best?.period;
}

function lastIndexOf(text: string, pattern: RegExp): number {
  let at = -1;
  for (const match of text.matchAll(pattern)) at = match.index;
  return at;
}
