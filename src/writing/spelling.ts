import { rememberTexts } from '#shared/remember-texts.ts';
import { americanInCanada, britishSpelling } from './spelling.data.ts';

const british = new Set(['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'HK', 'KE', 'NG', 'MT', 'AE']);
const known = new RegExp(
  `\\b(?:${Object.keys(britishSpelling).join('|')}|\\p{L}{3,}iz(?:e[drs]?|ers|ing|ations?|ational(?:ly)?))\\b`,
  'giu',
);

const capital = (word: string) => (found: string) =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** A text without the word, in small letters, is not searched by the pattern. */
type WordAbroad = readonly [word: string, pattern: RegExp, change: (found: string) => string];

const sayOtherwise = (words: readonly WordAbroad[], text: string): string => {
  const small = text.toLowerCase();
  return words.reduce(
    (said, [word, pattern, change]) =>
      small.includes(word) ? said.replace(pattern, change) : said,
    text,
  );
};

/** What is said in Britain alone. A ring is also worn: only the call is meant. */
const americanWords: readonly WordAbroad[] = [
  [
    'ring',
    /(?<=\b(?:I|will|to|and|or|can|could|may|should|shall|just|you|we|they|please|would|then|now|not|who)(?:['’]ll)? |['’]ll )ring\b(?! (?:that|which|main|binder|fits?)\b)/gi,
    capital('call'),
  ],
  [
    'ring',
    /\bring(?= (?:me|us|you|them|back|again|someone|somebody|before|after|on)\b)/gi,
    capital('call'),
  ],
  ['rings', /(?<=\bwho )rings\b/gi, capital('calls')],
  // A phone, a bell and an alarm ring everywhere.
  [
    'rang',
    /(?<!\b(?:phones?|telephones?|(?:door)?bells?|alarms?|lines?|it|mobiles?|de) )rang\b(?! out\b)/gi,
    capital('called'),
  ],
  ['ringing', /\bringing(?= (?:me|us|you|them|back|about|from)\b)/gi, capital('calling')],
  ['rotas', /\brotas\b/gi, capital('schedules')],
  ['rota', /\brota\b/gi, capital('schedule')],
  ['timetable', /\btimetable\b/gi, capital('schedule')],
  ['fortnight', /\ba fortnight\b/gi, capital('two weeks')],
  ['slip', /\bpay ?slips?\b/gi, (found) => (found.endsWith('s') ? 'pay stubs' : 'pay stub')],
  [
    'fortnight',
    /\b(?:the|one|each|every|per) fortnight\b/gi,
    (found) => found.replace(/fortnight/i, 'two weeks').replace(/^(?:one|each|per) /i, 'every '),
  ],
  ['fortnightly', /\bfortnightly\b/gi, capital('every two weeks')],
  [
    'dearest',
    /\bdearest(?= (?:thing|part|mistake|item|hour|drug|error|kind|way|line|piece|room)s?\b)/gi,
    capital('most expensive'),
  ],
  ['reception', /\b(?:surgery|practice) reception\b/gi, capital('front desk')],
  ['diaries', /\bdiaries\b/gi, capital('calendars')],
  ['diary', /\bdiary\b/gi, capital('calendar')],
  ['ring', /\b(?:ring|rings)(?= (?:on \[day\]|round)\b)/gi, capital('call')],
  ['pints', /(?<=\bpulling )pints\b/gi, capital('beers')],
  ['pints', /\bpints\b/gi, capital('beers')],
  ['tills', /\btills\b/gi, capital('registers')],
  // With a capital it is the name of a body.
  ['council', /(?<=\b(?:the|a|your|local) )council\b(?! (?:member|of|for|on)\b)/g, () => 'city'],
  ['car park', /\bcar park\b/gi, capital('parking lot')],
  ['postcode', /\bpostcode\b/gi, capital('ZIP code')],
  ['whilst', /\bwhilst\b/gi, capital('while')],
  ['hoover', /\bhoovers?\b/gi, capital('vacuum')],
  ['annual leave', /\bannual leave\b/gi, capital('paid time off')],
  ['trousers', /\btrousers\b/gi, capital('pants')],
  // What waits in a system is a queue there too.
  [
    'queue',
    /(?<!\b(?:call|phone|ticket|request|message|work|print|review|alert) )queue\b(?! (?:time|length|management)\b)/gi,
    capital('line'),
  ],
  [
    'queues',
    /(?<!\b(?:call|phone|ticket|request|message|work|print|review|alert) )queues\b/gi,
    capital('lines'),
  ],
  [
    'till',
    /(?<=(?:\b(?:the|a|your|our|my)|,) )till\b(?! (?:the|a|it|you|we|they|mid\w*|noon|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/gi,
    capital('register'),
  ],
];

/** What is said in America alone. */
const britishWords: readonly WordAbroad[] = [
  ['paid time off', /\bpaid time off\b/gi, capital('paid leave')],
  ['parking lot', /\bparking lot\b/gi, capital('car park')],
  ['zip code', /\bZIP code\b/g, () => 'postcode'],
  ['stub', /\bpay stubs?\b/gi, (found) => (found.endsWith('s') ? 'payslips' : 'payslip')],
  ['cell', /\bcell ?phone\b/gi, capital('mobile')],
  ['vacation', /\bvacation\b/gi, capital('holiday')],
  ['trash', /\btrash\b/gi, capital('rubbish')],
  ['cash register', /\bcash register\b/gi, capital('till')],
  ['gas station', /\bgas station\b/gi, capital('petrol station')],
  // The verb; what somebody has or goes to is a practice there too.
  [
    'practice',
    /(?<=\b(?:can|could|will|would|should|must|may|cannot|help you|you|they|we|who|(?<!\b(?:according|due|related|close|next|into|theory) )to) )practice(?= (?:(?:for|on|with|in|it|this|them|to|as|at|alone|together|aloud|until|before|and|every|each|the|your|their|our|his|her|a|an|one|saying|[a-z]+ing)\b)|(?=[.,;:!?]|$))/gi,
    capital('practise'),
  ],
  [
    'practice',
    /(?:(?<=[.!?:] )|^)practice(?= (?:the|your|it|this|saying|with|aloud|until)\b)/gi,
    capital('practise'),
  ],
];

/** Where the end is no suffix: "size", "prize", "seize". */
const isRoot =
  /^(?:(?:re|over|under|out|down|up|mid|cap|as|super)?siz|(?:ap)?priz|seiz|maiz|baiz|belize$)/i;

/** "organize" as "organise", whatever the verb. */
const endAsBritish = (word: string): string =>
  isRoot.test(word) ? word : word.replace(/iz(?=[a-z]+$)/i, 'is');

/** "tire" is also a verb; as the first word of these it keeps its form. */
const kept = /^(?:program(?:ming|mer)s?|software program|dialog box)/i;

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
    return (text) => sayOtherwise(americanWords, text);
  const toBritish = (text: string): string =>
    country === 'CA' ? text : sayOtherwise(britishWords, text);
  return (given) => {
    const text = toBritish(given);
    return text.replace(known, (word, at: number) => {
      const lower = word.toLowerCase();
      const isAmericanThere =
        country === 'CA' && (americanInCanada.has(lower) || /i[sz]|yz/.test(lower.slice(-10)));
      return isAmericanThere ? word : spellWord(text, word, at);
    });
  };
}

function spellWord(text: string, word: string, at: number): string {
  if (kept.test(text.slice(at)) || isInstrument(text, at)) return word;
  const lower = word.toLowerCase();
  return capital(britishSpelling[lower] ?? endAsBritish(lower))(word);
}

/** Our own texts call software so, which keeps its form. */
const ofComputers = /^programs?$/i;

const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:] )["“(]?$/.test(text.slice(0, at));

/**
 * The same for a whole text of ours, in which a name or a word of somebody else may stand: a word that they use stays as
 * they spell it, and so does a name.
 */
export function spellAround(country: string | null, theirs: string): (text: string) => string {
  if (country === null || !british.has(country)) return (text) => text;
  const own = new Set(theirs.toLowerCase().match(/\p{L}+/gu) ?? []);
  const practice = britishWords.filter(
    ([word]) => word === 'practice' && !/\b(?:to|you|who|will) practice\b/i.test(theirs),
  );
  return (given) =>
    /https?:|\bOR\b/.test(given)
      ? given
      : sayOtherwise(practice, given).replace(known, (word, at: number) => {
          const lower = word.toLowerCase();
          const isName = /^\p{Lu}/u.test(word) && !startsSentence(given, at);
          return own.has(lower) || isName || ofComputers.test(word)
            ? word
            : spellWord(given, word, at);
        });
}

/** Where English is nobody's first language, the European offices of the world write the British way. */
const isAmerican = (country: string): boolean => ['US', 'PH', 'PR', 'MX', 'LR'].includes(country);
