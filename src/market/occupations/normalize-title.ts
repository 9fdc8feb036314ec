/** Words people shorten in titles, spelled out. Applied to jobs and to our own titles alike. */
const SPELLED_OUT = new Map(
  Object.entries({
    acct: 'account',
    admin: 'administrator',
    asst: 'assistant',
    assoc: 'associate',
    chargee: 'charge',
    coord: 'coordinator',
    dev: 'developer',
    dir: 'director',
    eng: 'engineer',
    engr: 'engineer',
    exec: 'executive',
    maint: 'maintenance',
    mfg: 'manufacturing',
    mgr: 'manager',
    mgmt: 'management',
    op: 'operator',
    ops: 'operations',
    rep: 'representative',
    spec: 'specialist',
    supv: 'supervisor',
    svp: 'vp',
    tech: 'technician',
    techs: 'technician',
    vice: 'vp',
    president: 'president',
  }),
);

/** Level, contract, shift and advertising words: they say nothing about which occupation it is. */
const NOISE = new Set(
  `a an and at by for from in of on or the to with our we us
   senior sr junior jr lead principal staff entry level mid midlevel experienced trainee intern internship
   apprentice associate head summer i ii iii iv v vi 1 2 3 4 5 6 7 8 9 10 certified licensed
   full part time fulltime parttime ft pt remote hybrid onsite wfh telecommute temporary temp contract
   contractor permanent seasonal prn per diem night nights day days evening evenings weekend weekends shift
   shifts overnight 1st 2nd 3rd first second third am pm rotating
   urgent urgently hiring now immediate immediately needed wanted opening openings position job role opportunity
   vacancy bilingual spanish great benefits bonus sign signon paid weekly training provided experience required
   no m w d f x h gn mwd mfd hf usa united states new multiple locations local travel traveling
   stelle gesucht als im bereich befristet unbefristet vollzeit teilzeit cdi cdd temps plein partiel
   en de du des la le les et und fur der die das bei`.split(/\s+/),
);

const EMERGENCY_NUMBER = '911';

const GENDER_MARKS =
  /\((?:\s*[mwfdxhgni]\s*[/|*,.-]?\s*){2,4}\)|\b[mwfhd]\s*\/\s*[mwfhd](?:\s*\/\s*[dxi])?\b|[/*:_(]\s*-?in(?:nen)?\b\)?|[/(]-?(?:frau|mann|euse|trice|ienne|iere|ere|e)\b\)?/g;

const ASCII_WORD = /\.?[a-z0-9][a-z0-9+#]*/g;
const ANY_WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
const ASCII_ONLY = /^[\x20-\x7e\s]*$/;

/** Lower case without accents; umlauts as their base letter, on both sides of every comparison. */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .toLowerCase();
}

/** Feminine and plural forms folded into one, cheaply: enough for titles, useless for prose. */
function foldEnding(word: string): string {
  if (word.length < 5) return word;
  if (word.endsWith('frau')) return `${word.slice(0, -4)}mann`;
  if (/(?:er|or|ist|ent|ant|eur|oge|at)in$/.test(word))
    return word.slice(0, -2).replace(/og$/, 'oge');
  if (word.endsWith('euse')) return `${word.slice(0, -4)}eur`;
  if (word.endsWith('trice')) return `${word.slice(0, -5)}teur`;
  if (word.endsWith('ienne')) return word.slice(0, -2);
  if (word.endsWith('iere')) return word.slice(0, -1);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('s') && !/(?:ss|us|is|ous)$/.test(word)) return word.slice(0, -1);
  return word;
}

const titleWords = new Map<string, string>();

/** Remembered only for short texts' worth of words: titles share a small vocabulary. */
function toTitleWord(word: string): string {
  const known = titleWords.get(word);
  if (known !== undefined) return known;
  const folded = foldEnding(SPELLED_OUT.get(word) ?? word);
  if (titleWords.size < 20_000) titleWords.set(word, folded);
  return folded;
}

/** The words of a title in order, spelled out and folded; noise included. */
export function toTitleWords(text: string): string[] {
  const folded = foldText(text).replace(/['’`]/g, '').replace(/\s+/g, ' ');
  const plain = /[/*:_(]/.test(folded) ? folded.replace(GENDER_MARKS, ' ') : folded;
  const words = plain.match(ASCII_ONLY.test(plain) ? ASCII_WORD : ANY_WORD);
  return (words ?? []).map(toTitleWord);
}

const isNoise = (word: string): boolean => NOISE.has(word);

/** Whether a title names more than a level, a contract or a season: "Summer Intern" does not. */
export const namesWork = (words: readonly string[]): boolean =>
  words.some((word) => !isNoise(word));

/** The words that tell the occupation. When nothing but noise was written, the noise is all there is. */
export function pickCoreWords(words: string[]): string[] {
  const core = words.filter(
    (word) => !isNoise(word) && (!/^\d[\dk]*$/.test(word) || word === EMERGENCY_NUMBER),
  );
  return core.length > 0 ? core : words;
}

/** "Analyst 9-P11 - Campaign Finance Analyst (Lansing)" holds several titles; the whole one comes first. */
export function splitTitle(title: string): string[] {
  const plain = title
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})\((?:e|in|euse|rice|trice|ne|le|ère)\)/giu, '')
    .replace(/\$\s?\d[\d.,k]*(?:\s?[-–]\s?\$?\d[\d.,k]*)?(?:\s?(?:\/|per)\s?\w+)?/gi, ' ');
  const parts = plain
    .split(
      /(?<!\s)\s+[-–—|•·:@]\s*|(?:(?<!\s)\s+)?[-–—|•·:@]\s+|[,;()[\]{}]|(?:(?<!\s)\s+)?\/\s*|\b(?:at|in|for|with)\b(?=\s+[A-Z])/,
    )
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return [...new Set([plain.trim(), ...parts])].filter(Boolean);
}
