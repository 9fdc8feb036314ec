import { countryMarkSigns, countrySignals } from '../data/country-signals.data.ts';
import type { PlaceMention } from '../find-mentions.ts';

const LONGEST = 20_000;
const WORD = /\p{L}[\p{L}\p{N}'’]*|\d+\p{L}*/gu;
/** Only what people spell both ways. */
const SPELLED =
  /^(?:\p{L}{0,5}(?:organ|recogn|priorit|util|special|optim|maxim|minim|summar|custom|personal|real|emphas|final|standard|author|character|categor|visual|formal|capital|central|modern|digit|harmon|stabil|initial|monet|local|global|critic|crystall|social|improv|analy))(?:i?)([sz])(?:e|ed|es|er|ers|ing|ation|ations|ational)$/u;
const NO_SPELLING = /^(?:improvis\p{L}*|analys(?:es|e|t)|realist\p{L}*|utilit\p{L}*)$/u;

interface Phrase {
  signal: string;
  /** As it must be written, for abbreviations. */
  written: string | null;
}

let phrases: Map<string, Phrase[]> | undefined;
const MOST_WORDS = 6;

const cutWords = (text: string): string[] => text.match(WORD) ?? [];

function getPhrases(): Map<string, Phrase[]> {
  if (phrases) return phrases;
  phrases = new Map();
  for (const line of countrySignals.trim().split('\n')) {
    const [signal = '', list = ''] = line.split(': ');
    for (const entry of list.split('|')) {
      const written = entry.startsWith('=') ? cutWords(entry).join(' ') : null;
      const key = cutWords(entry).join(' ').toLowerCase();
      phrases.set(key, [...(phrases.get(key) ?? []), { signal, written }]);
    }
  }
  return phrases;
}

/** Said in two and in five ways a thing is surer than said once. */
const STEPS = [1, 2, 4, 7];

const MANY_PEOPLE = 20_000;

/** A place tells its country; a name that many countries have tells nothing. */
function readMention(mention: PlaceMention, told: (country: string) => string): string | undefined {
  const { kind, country, towns, isVouched, isOrdinary, goesOn } = mention;
  if (kind === 'wide') return undefined;
  if (kind === 'country') return country ? `named ${told(country)}` : undefined;
  if (country)
    return isOrdinary && !isVouched
      ? undefined
      : `${isVouched ? 'vouched' : 'region'} ${told(country)}`;
  const [first] = towns;
  const isAlone = first && towns.every((town) => town.country === first.country);
  return isAlone && first.population > MANY_PEOPLE && !isOrdinary && !goesOn
    ? `town ${told(first.country)}`
    : undefined;
}

/** The signals of a text, each with the number of ways in which it is said: "british words 1", "british words 2". */
export function readCountrySignals(
  text: string,
  mentions: readonly PlaceMention[],
  told: (country: string) => string,
): string[] {
  const read = text.slice(0, LONGEST);
  const ways = new Map<string, Set<string>>();
  const add = (signal: string, way: string): void => {
    const known = ways.get(signal);
    if (known) known.add(way);
    else ways.set(signal, new Set([way]));
  };
  for (const [name, pattern] of countryMarkSigns) if (pattern.test(read)) add(name, name);
  for (const mention of mentions) {
    const signal = readMention(mention, told);
    if (signal) add(signal, mention.name);
  }
  const words = cutWords(read).map((word) => word.replaceAll('’', "'"));
  const known = getPhrases();
  for (let i = 0; i < words.length; i += 1) {
    const [, letter] = SPELLED.exec(words[i]!.toLowerCase()) ?? [];
    if (letter && !NO_SPELLING.test(words[i]!.toLowerCase()))
      add(letter === 's' ? 'british spelling' : 'american spelling', words[i]!.toLowerCase());
    let written = '';
    for (let count = 1; count <= MOST_WORDS && i + count <= words.length; count += 1) {
      written = count === 1 ? words[i]! : `${written} ${words[i + count - 1]!}`;
      for (const phrase of known.get(written.toLowerCase()) ?? [])
        if (phrase.written === null || phrase.written === written) add(phrase.signal, written);
    }
  }
  return [...ways].flatMap(([signal, { size }]) =>
    STEPS.filter((step) => size >= step).map((step) => `${signal} ${step}`),
  );
}
