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
