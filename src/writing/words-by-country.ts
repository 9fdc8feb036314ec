import { rememberTexts } from '#shared/remember-texts.ts';
import { getArticle } from './article.ts';
import { capitalize } from './casing.ts';
import type { CountryWord } from './country-word.ts';
import { countryWords, shiftWords } from './words-by-country.data.ts';

type Form = 'us' | 'gb' | 'ca' | 'ie' | 'au' | 'in' | 'eu';

const continent = 'DE AT CH NL BE LU FR DK SE FI CZ SK SI HU PL IT ES PT RO GR NO';

const forms: Readonly<Partial<Record<string, Form>>> = {
  US: 'us',
  PH: 'us',
  PR: 'us',
  LR: 'us',
  MX: 'us',
  CA: 'ca',
  IE: 'ie',
  AU: 'au',
  NZ: 'au',
  IN: 'in',
  ...Object.fromEntries(continent.split(' ').map((code) => [code, 'eu' as const])),
};

const follows: Readonly<Record<Form, 'us' | 'gb'>> = {
  us: 'us',
  ca: 'us',
  gb: 'gb',
  ie: 'gb',
  au: 'gb',
  in: 'gb',
  eu: 'gb',
};

/** What a form becomes; a proper one is written with capitals wherever it stands, as HVAC. */
interface Change {
  to: string;
  word: CountryWord;
  isProper: boolean;
}

const made = new Map<string, (text: string) => string>();

/** Words of the trades as the country says them, and of shifts where people work in them; its spelling is another matter. */
export function sayAsIn(country: string | null, hasShifts = false): (text: string) => string {
  const form = country === null ? 'us' : (forms[country] ?? 'gb');
  const key = `${form} ${hasShifts}`;
  const known =
    made.get(key) ??
    rememberTexts(makeChange(form, hasShifts ? [...countryWords, ...shiftWords] : countryWords));
  made.set(key, known);
  return known;
}

function makeChange(form: Form, words: readonly CountryWord[]): (text: string) => string {
  const changes = new Map<string, Change>();
  for (const word of words) {
    const to = word[form] ?? word[follows[form]];
    for (const from of word.from) {
      if (from === to) continue;
      const key = from.toLowerCase();
      const isProper = key !== from;
      changes.set(key, { to, word, isProper });
      if (takesPlural(from)) changes.set(`${key}s`, { to: pluralOf(to), word, isProper });
    }
    // What is right here already is not taken apart: the estate agent of "real estate agent" stays there.
    if (to.includes(' ')) {
      for (const right of [to, pluralOf(to)]) {
        if (!changes.has(right)) changes.set(right, { to: right, word, isProper: false });
      }
    }
  }
  // The longest first, so that a word inside a longer term does not win.
  const terms = [...changes.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d{-])(an? )?(${terms.join('|')})(?![\p{L}\d}-])`,
    'giu',
  );
  const beginnings = new Set(terms.map((term) => wordsOf(term)[0]));
  const sayOnce = makeOnce([...changes.values()].map(({ to }) => to));
  return (text) => {
    if (!wordsOf(text).some((word) => beginnings.has(word))) return text;
    const said = text.replace(
      pattern,
      (whole: string, article: string | undefined, found: string, at: number) => {
        const change = changes.get(found.toLowerCase());
        const start = at + (article?.length ?? 0);
        if (!change || isElse(text, start, found, change.word)) return whole;
        const isFirst = startsSentence(text, start);
        // A capital within a sentence belongs to a name or a title, unless the word is written so.
        if (/^\p{Lu}/u.test(found) && !isFirst && !change.isProper) return whole;
        const to = isFirst && /^\p{Lu}/u.test(found) ? capitalize(change.to) : change.to;
        if (article === undefined) return to;
        if (change.word.isBare) return article.startsWith('A') ? capitalize(to) : to;
        return `${article.startsWith('A') ? 'A' : 'a'}${getArticle(to).slice(1)} ${to}`;
      },
    );
    return said === text ? text : sayOnce(said);
  };
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Two words of one country may be one word of another: "a charity or nonprofit" is a nonprofit. */
function makeOnce(words: readonly string[]): (text: string) => string {
  const terms = [...new Set(words)].toSorted((a, b) => b.length - a.length);
  const twice = new RegExp(
    String.raw`(?<![\p{L}\d{-])(${terms.join('|')})(?:(?:, | or | and )(?:an? )?\1(?![\p{L}\d}-]))+`,
    'giu',
  );
  return (text) => text.replace(twice, '$1');
}

const takesPlural = (term: string): boolean =>
  !/(?:s|y|ing|ed|off|pay|cover|staff|math|cutlery|silverware|drywall|post|to earth)$/.test(term);

const pluralOf = (term: string): string =>
  term.replace(/(?:([^aeiou])y)?$/, (_end, before?: string) => (before ? `${before}ies` : 's'));

const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:;/]["”']?\s|\n|["“])\s*(?:An? )?$/.test(text.slice(Math.max(0, at - 8), at));

const isElse = (text: string, at: number, found: string, { unless }: CountryWord): boolean => {
  const before = text.slice(0, at).toLowerCase();
  const after = text.slice(at + found.length).toLowerCase();
  return (
    (unless?.before?.some((word) => before.endsWith(`${word} `)) ?? false) ||
    (unless?.after !== undefined && after.startsWith(` ${unless.after}`))
  );
};
