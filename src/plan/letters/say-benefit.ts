import { withArticle } from '#writing/article.ts';
import { stripEnd } from '#writing/casing.ts';
import { joinList, listOnce } from '#writing/list.ts';

/** One of a kind, said with "a". */
const singular =
  /^(?:bonus|plan|scheme|program|programme|allowance|account|stipend|match|discount|budget|package|pension|schedule|rota|van|car|truck|vehicle|laptop|phone|membership|contract|contribution|week|differential|fund|subsidy|rate|raise|increase|uniform|401\(k\)|403\(b\)|457\(b\)|card|voucher|guarantee|option|opportunity|incentive|day|shop|workshop|cab|path|pathway|route|ladder)$/i;
const determined =
  /^(?:an?|the|your|our|their|all|every|each|full|some|one|two|three|four|five|six|seven|eight|nine|ten|up|over|at|\d|[$£€]\d[\d,.k]*(?: an?| per))\b/i;
/** Where the first noun of a phrase ends. */
const endOfNoun =
  /,\s|\s\(|;|\s(?:with|for|of|after|up|plus|on|at|in|from|through|including|worth|paid|based|available|towards?|across|when|if|per|every)\s/i;

/** No thing that somebody gets: a sentence, an order, a half. */
const noThing =
  /^(?:earn|enjoy|get|receive|work(?:ing)? (?:with|for|in)|be|join|help|make|take|learn|grow|find|read|see|visit|click|whatever|there|because|if|when|we|you|our|it|they|that|this|etc|and|or|of|for|to|in|with|comments?|benefits?|perks?|offers?|offering|provid\w+|exclusions?|eligible|eligib\w+|subject|terms|don['’]?t|no |not|reflect|apply|must|ability|able|various|other|others|many|more|much|including|ranked|voted|employer of|home of|equal|location|job type|schedule|supplemental pay|experience|what|(?:competitive |starting |base )*(?:salary|salaries|compensation))\b|\b(?:we|you|your|our|us|they|will|is|are|was|were|may|can|must|offers?|provides?|include[sd]?|includes|role|position|candidates?|etc|click|www|http\w*|and more|much more|discussed|recruiters?)\b|[!?•|]|\s[-–—]\s?$|\b(?:and|or|the|of|to|for|with|in|on|at|by|an?)$/i;
/** "Starting with three weeks": the end of another line. */
const begun =
  /^(?!training|parking|housing|learning|continuing|matching|working|profit|signing|nursing|coaching|mentoring|banking|holiday|ongoing)\p{L}+ing\b|\d% (?:\p{L}+ )?paid$(?<!, \d{1,3}% (?:company|employer)[- ]paid)/iu;
const inside = /\p{Ll}\p{Lu}\p{Ll}|\.\p{L}|\p{Ll}\d{2,}|[:]/u;
const longest = 12;
/** What the reading took for an offer is one only if it names something that employers give. */
const given =
  /\b(?:bonus\w*|commissions?|tips|equity|stock|shares?|profit|insurances?|assurance|(?:life|dental|disability|AD&D) cover\w*|health ?(?:care|cover\w*|plans?|benefits?)|medical|dental|vision|pension|retirement|40[13]\s?\(?[kb]?\)?|leave|holidays?|vacation|PTO|time off|days off|sick (?:pay|time|days)|(?:paid|free|ongoing|full|job|continuous) training|training (?:provided|and|budget)|tuition|certification|CPD|CE|continuing education|learning (?:time|budget|days)|relocation|mileage|overtime|double time|meals?|lunch\w*|housing|accommodation|parking|uniforms?|PPE|company (?:van|car|vehicle|phone)|van|vehicle|laptop|phone|discounts?|allowances?|flexible (?:schedul\w*|hours|working)|(?:fixed|rotating|four-day) (?:schedule|rota|week)|gym|well-?being|wellness|childcare|stipends?|differentials?|month pay|HMO|cycle to work|bike to work|assistance program\w*|longevity|reimburse\w*|raises?|increases?|remote|from home|disability|weekly pay|(?:insulated|heated|air[- ]conditioned|climate[- ]controlled) (?:shop|workshop|warehouse|cab)|direct deposit|FSA|HSA|savings|fees|permanent contract|apprenticeship|mentorship|career progression)\b/i;
const asked =
  /\b(?:required|preferred|degree|ability|experience|skills?|knowledge|responsib\w*|duties|applicants?|position|hazards?)\b/i;

const expansions: readonly (readonly [RegExp, string])[] = [
  [/\b401\s?\(?k\)?(?:'s)?(?=\W|$)/gi, '401(k)'],
  [/\b403\s?\(?b\)?(?=\W|$)/gi, '403(b)'],
  [/\bsign(?:ing)?[- ]on\b/gi, 'sign-on'],
  [/(?<=[$£€])(\d{1,3})(\d{3})(?!\d|,)/g, '$1,$2'],
  [/(?<!\b\p{Lu}{1,2})\s?&\s?(?!\p{Lu}\b)/gu, ' and '],
  [/\bw\/(?:\s|(?=\p{Ll}))|\bW\/\s/gu, 'with '],
  [/\bCE\b(?= stipends?| credits?)/g, 'continuing education'],
  [/\byrs?\b\.?/gi, 'years'],
  [/\bhrs\b\.?/gi, 'hours'],
  [/\s{2,}/g, ' '],
];

const isTitled = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
const isLetter = (word: string): boolean => /^\p{L}/u.test(word);
/** Stays small in a headline too. */
const joint = /^(?:and|or|with|for|of|to|the|an?|in|at|on|from|after|up|plus|per|by|as|when|&)$/i;

/** Never a name. */
const plain =
  /^(?:holidays?|bank|medical|dental|vision|life|insurance|annual|vacation|paid|fees|days?|bonus(?:es)?|leave|sick|time|off|pension|scheme|plans?|employee|referral|program(?:me)?|discount(?:ed)?|increased|free|health|wellbeing|retirement|savings|account|contributions?|match(?:ing)?|training|company|van|car|fuel|card)\W?$/i;

/** In a list each word has its capital: they say nothing there. In a sentence only that of the first word does. */
function calm(words: readonly string[], names: string): string[] {
  const told = words.filter((word) => isLetter(word) && !joint.test(word));
  const isHeadline = told.every((word) => !/^\p{Ll}/u.test(word));
  return words.map((word, i) => {
    if (!isTitled(word) || names.includes(word) || proper.test(word)) return word;
    const isFirst = i === 0 && !isTitled(words[1] ?? '');
    return isHeadline || isFirst || plain.test(word) ? word.toLowerCase() : word;
  });
}

const proper =
  /^(?:Medicare|Medicaid|Blue|Cross|Shield|Christmas|Thanksgiving|English|Friday|Saturday|Sunday|Monday|December|July|Roth|Civil|Service|NHS)\b/;

/** "Free - parking" and "Career growth: courses" are a heading and what stands under it. */
const heading = /^(?:\p{L}[\p{L} &/]{2,30}?)(?:\s[-–—]|[-–—]\s|:)\s?(?=\p{L}|\d|[$£€])/u;

export function needsArticle(phrase: string): boolean {
  if (determined.test(phrase)) return false;
  const [noun = phrase] = phrase.split(endOfNoun);
  const words = noun.trim().split(/\s+/);
  return singular.test(words.at(-1) ?? '');
}

/** A thing is told without what else might be done with it. */
const aside = /,? with (?:an? |the )?(?:opportunity|option|chance) to .*$/i;

const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(?:get )?paid weekly$/i, 'weekly pay'],
  [/^(?:we are )?(?:now |currently )?offering (?:an? )?/i, ''],
  [
    /\bfor (?:a |the |our )?(full|part)[- ]time (?:roles?|positions?|employees|staff)$/i,
    'for $1-timers',
  ],
  // "Dental insurance – 75% company paid": who pays is the best of it.
  [/^(\p{L}[^:–—]{3,50}?)\s[-–—]\s((?:\d{1,3}% )?(?:company|employer)[- ]paid)$/iu, '$1, $2'],
  // "Retirement: up to 10% matched contribution": without its heading nobody knows to what.
  [/^(?:retirement|pension)\s?(?::|\s[-–—])\s?(.{3,40}?)\b(?=contributions?\b)/i, '$1retirement '],
  [/\bpaid for \/ discounted\b/i, 'free or discounted'],
  // Kinds of leave or of insurance beside each other are all given.
  [
    /\b(vacation|holidays?|pto|sick|medical|dental|vision|health|life)\s\/\s(?=(?:vacation|holidays?|pto|sick|medical|dental|vision|health|life|personal)\b)/gi,
    '$1 and ',
  ],
  [/(?<=\p{L}{3,20})\s\/\s(?=\p{L}{3})/giu, ' or '],
  [/(?<=\p{L})\s\+\s(?=\p{L})/gu, ' and '],
];

/** Signs and short cuts of a list as somebody would say them. */
const smooth = (text: string): string =>
  spoken
    .reduce((told, [from, to]) => told.replace(from, to), text)
    .replace(/\b(?:Full|Part)(?=-timers\b)/g, (word) => word.toLowerCase());

/** "Perkway an exclusive platform": a name and what it is, that lost the sign between them. */
const tellsOfName = /^(?!(?:Once|Twice|Half|Such)\b)\p{Lu}\p{L}+ an? \p{L}/u;

/** What is offered as it stands in a sentence: "a $6,000 sign-on bonus"; null where it is no plain thing. */
export function sayBenefit(text: string, names = ''): string | null {
  const bare = stripEnd(
    smooth(text.replace(/\*+$/, ''))
      .replace(aside, '')
      .replace(/^(?:an?|the)\s/i, ''),
  );
  // "Dental insurance – 75% paid": a heading that names the thing belongs to it.
  const [head = ''] = heading.exec(bare) ?? [];
  const behind = bare.slice(head.length);
  const isNamed = given.test(head) && !(/^\S+\s?\S?\s?$/u.test(head) && given.test(behind));
  const opened = isNamed ? bare : behind;
  if (opened === '' || noThing.test(opened) || inside.test(opened) || begun.test(opened))
    return null;
  if (!given.test(opened) || asked.test(opened) || tellsOfName.test(opened)) return null;
  if (opened.split('(').length !== opened.split(')').length) return null;
  const expanded = expansions.reduce((told, [from, to]) => told.replace(from, to), opened).trim();
  const words = expanded.split(/\s+/);
  if (words.length > longest || (words.length < 2 && !alone.test(expanded))) return null;
  const phrase = calm(words, names).join(' ');
  // A row of capitals that nobody here knows is a name or a slogan.
  if (/(?:\p{Lu}\p{Ll}+ ){3}/u.test(`${phrase} `)) return null;
  return needsArticle(phrase) ? withArticle(phrase) : phrase;
}

/** One word that says enough. */
const alone =
  /^(?:pension|401\(k\)|bonus(?:es)?|tips|overtime|commission|equity|PTO|relocation|training|uniforms?|parking|meals|housing|accommodation|mileage)$/i;

const kinds = /^(?:medical|dental|vision|life|health|disability|prescription)$/i;

const insurance = /\s(?:insurance|coverage|cover|plans?)$/i;

/** "401k, Medical, Dental, PTO" is a list in one line; the kinds of insurance are told together. */
export function splitRow(text: string): string[] {
  const parts = text.split(/,\s*(?:and\s+|&\s+)?|\s(?:and|&)\s(?=\S+(?: \S+)?$)/u).filter(Boolean);
  const insured = parts.filter((part) => kinds.test(part.replace(insurance, '')));
  const rest = parts.filter((part) => !insured.includes(part));
  const isRow =
    parts.length >= 3 &&
    (insured.length > 1 || /\b(?:401|PTO\b)/i.test(text)) &&
    rest.every((part) => part.split(/\s+/).length <= 3 && sayBenefit(part) !== null);
  if (!isRow) return [text];
  const kindsTold = insured.map((part) => part.replace(insurance, '').toLowerCase());
  return [...rest, ...(insured.length > 0 ? [`${joinList(kindsTold)} insurance`] : [])];
}

const lastWord = (text: string): string => /(\p{L}+)\P{L}*$/u.exec(text.toLowerCase())?.[1] ?? text;

/** Each thing once: "free parking" and "on-site parking" are one to whoever reads them. */
export function listBenefits(offers: readonly string[], names = ''): string[] {
  const said = listOnce(offers.flatMap(splitRow).map((text) => sayBenefit(text, names)));
  return said.filter((one, i) => {
    const before = said.slice(0, i);
    return (
      !before.some((other) => lastWord(other) === lastWord(one) && !/\d/.test(one)) &&
      !before.some((other) => other.toLowerCase().includes(one.toLowerCase()))
    );
  });
}
