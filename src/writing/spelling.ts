import { rememberTexts } from '#shared/remember-texts.ts';
import { americanInCanada, britishSpelling } from './spelling.data.ts';

const british = new Set(['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'HK', 'KE', 'NG', 'MT', 'AE']);
const known = new RegExp(`\\b(?:${Object.keys(britishSpelling).join('|')})\\b`, 'giu');

const capital = (word: string) => (found: string) =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** What is said in Britain alone. A ring is also worn: only the call is meant. */
const americanWords: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /(?<=\b(?:I|will|to|and|or|can|could|may|should|shall|just|you|we|they|please|would|then|now|not|who)(?:['’]ll)? |['’]ll )ring\b(?! (?:that|which|main|binder|fits?)\b)/gi,
    capital('call'),
  ],
  [
    /\bring(?= (?:me|us|you|them|back|again|someone|somebody|before|after|on)\b)/gi,
    capital('call'),
  ],
  [/(?<=\bwho )rings\b/gi, capital('calls')],
  // A phone, a bell and an alarm ring everywhere.
  [
    /(?<!\b(?:phones?|telephones?|(?:door)?bells?|alarms?|lines?|it|mobiles?) )rang\b(?! out\b)/gi,
    capital('called'),
  ],
  [/\bringing(?= (?:me|us|you|them|back|about|from)\b)/gi, capital('calling')],
  [/\brotas\b/gi, capital('schedules')],
  [/\b(?:rota|timetable)\b/gi, capital('schedule')],
  [/\ba fortnight\b/gi, capital('two weeks')],
  [/\bpay ?slips?\b/gi, (found) => (found.endsWith('s') ? 'pay stubs' : 'pay stub')],
  [
    /\b(?:the|one|each|every|per) fortnight\b/gi,
    (found) => found.replace(/fortnight/i, 'two weeks').replace(/^(?:one|each|per) /i, 'every '),
  ],
  [/\bfortnightly\b/gi, capital('every two weeks')],
  [
    /\bdearest(?= (?:thing|part|mistake|item|hour|drug|error|kind|way|line|piece|room)s?\b)/gi,
    capital('most expensive'),
  ],
  [/\b(?:surgery|practice) reception\b/gi, capital('front desk')],
  [/\bdiaries\b/gi, capital('calendars')],
  [/\bdiary\b/gi, capital('calendar')],
  [/\b(?:ring|rings)(?= (?:on \[day\]|round)\b)/gi, capital('call')],
  [/(?<=\bpulling )pints\b/gi, capital('beers')],
  [/\bpints\b/gi, capital('beers')],
  [/\btills\b/gi, capital('registers')],
  // With a capital it is the name of a body.
  [/(?<=\b(?:the|a|your|local) )council\b(?! (?:member|of|for|on)\b)/g, () => 'city'],
  [/\bcar park\b/gi, capital('parking lot')],
  [/\bpostcode\b/gi, capital('ZIP code')],
  [/\bwhilst\b/gi, capital('while')],
  [/\bhoovers?\b/gi, capital('vacuum')],
  [/\bannual leave\b/gi, capital('paid time off')],
  [/\btrousers\b/gi, capital('pants')],
  // What waits in a system is a queue there too.
  [
    /(?<!\b(?:call|phone|ticket|request|message|work|print|review|alert) )queue\b(?! (?:time|length|management)\b)/gi,
    capital('line'),
  ],
  [
    /(?<!\b(?:call|phone|ticket|request|message|work|print|review|alert) )queues\b/gi,
    capital('lines'),
  ],
  [
    /(?<=(?:\b(?:the|a|your|our|my)|,) )till\b(?! (?:the|a|it|you|we|they|mid\w*|noon|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/gi,
    capital('register'),
  ],
];

/** What is said in America alone. */
const britishWords: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\bpaid time off\b/gi, capital('paid leave')],
  [/\bparking lot\b/gi, capital('car park')],
  [/\bZIP code\b/g, () => 'postcode'],
  [/\bpay stubs?\b/gi, (found) => (found.endsWith('s') ? 'payslips' : 'payslip')],
  [/\bcell ?phone\b/gi, capital('mobile')],
  [/\bvacation\b/gi, capital('holiday')],
  [/\btrash\b/gi, capital('rubbish')],
  [/\bcash register\b/gi, capital('till')],
  [/\bgas station\b/gi, capital('petrol station')],
];

/** "tire" is also a verb; as the first word of these it keeps its form. */
const kept = /^(?:program(?:ming|mer)s?|software program)/i;

/** "Meter" is an instrument where nothing is measured in it. */
const measured =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|square|cubic|linear|running|per|several|few|many|first|last|half a|of a|in)) ?-?$/i;
const isInstrument = (text: string, at: number): boolean =>
  /^meters?\b/i.test(text.slice(at)) && !measured.test(text.slice(0, at));

const spellers = new Map<string | null, (text: string) => string>();

/** Our texts are written in American English; what a reader elsewhere gets is spelled as at home. */
export function spellFor(country: string | null): (text: string) => string {
  const speller = spellers.get(country) ?? rememberTexts(spellerFor(country));
  spellers.set(country, speller);
  return speller;
}

function spellerFor(country: string | null): (text: string) => string {
  if (country === null || (!british.has(country) && country !== 'CA' && isAmerican(country)))
    return (text) => americanWords.reduce((said, [from, to]) => said.replace(from, to), text);
  const toBritish = (text: string): string =>
    country === 'CA'
      ? text
      : britishWords.reduce((said, [from, to]) => said.replace(from, to), text);
  return (given) => {
    const text = toBritish(given);
    return text.replace(known, (word, at: number) => {
      const lower = word.toLowerCase();
      const isAmericanThere =
        country === 'CA' && (americanInCanada.has(lower) || /i[sz]/.test(lower.slice(-7)));
      if (isAmericanThere || kept.test(text.slice(at)) || isInstrument(text, at)) return word;
      const other = britishSpelling[lower] ?? word;
      return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
  };
}

/** Where English is nobody's first language, the European offices of the world write the British way. */
const isAmerican = (country: string): boolean => ['US', 'PH', 'PR', 'MX', 'LR'].includes(country);
