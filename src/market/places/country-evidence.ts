import { countryMarks } from './data/country-marks.data.ts';
import { countrySigns } from './data/country-signs.data.ts';
import { findPlaceMentions, type PlaceMention } from './find-mentions.ts';
import { countBritishPostcodes } from './postcodes.ts';
import { tellCountry } from './tell-country/tell-country.ts';
import { readWords, type TextWord } from './words-of-text.ts';

/** How strongly a text speaks for each country, as logarithms of odds. */
export type CountryEvidence = ReadonlyMap<string, number>;

export interface EvidenceSource {
  text: string;
  /** ISO 639. */
  language?: string | null;
  /** ISO 4217, of the pay. */
  currency?: string | null;
  /** The places the text names, when somebody has them already. */
  mentions?: readonly PlaceMention[];
}

interface Mark {
  country: string;
  currency: string;
  calling: string;
  languages: string[];
  domain: string;
}

const WEIGHTS = {
  named: 1.6,
  region: 1,
  vouched: 0.9,
  town: 0.35,
  sign: 0.9,
  currency: 3.5,
  sharedCurrency: 1.5,
  euro: 2.5,
  otherCurrency: -3,
  calling: 1.8,
  domain: 1.2,
  postcode: 1.6,
  language: 1.6,
  told: 3,
};
/** Repeating itself makes a text no surer. */
const MOST_OF_A_KIND = 3;

let marks: Mark[] | undefined;

const getMarks = (): Mark[] =>
  (marks ??= countryMarks
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [country = '', currency = '', calling = '', languages = '', domain = ''] =
        line.split(' ');
      return { country, currency, calling, languages: languages.split(','), domain };
    }));

interface Sign {
  country: string;
  /** As it must be written, for abbreviations. */
  written: string | null;
}

let signs: Map<string, Sign[]> | undefined;
let longestSign = new Map<string, number>();

function getSigns(): Map<string, Sign[]> {
  if (signs) return signs;
  signs = new Map();
  longestSign = new Map();
  for (const [country, list] of Object.entries(countrySigns)) {
    for (const entry of list.split('|')) {
      const isCased = entry.startsWith('=');
      const key = entry.replace('=', '').toLowerCase();
      const words = key.split(' ');
      signs.set(key, [
        ...(signs.get(key) ?? []),
        { country, written: isCased ? entry.slice(1) : null },
      ]);
      longestSign.set(words[0]!, Math.max(longestSign.get(words[0]!) ?? 0, words.length));
    }
  }
  return signs;
}

class Tally {
  readonly sums = new Map<string, number>();
  private readonly counts = new Map<string, number>();

  add(kind: keyof typeof WEIGHTS, country: string, what = kind as string): void {
    const seen = `${kind}.${country}.${what}`;
    const before = this.counts.get(seen) ?? 0;
    this.counts.set(seen, before + 1);
    if (before > 0 && kind !== 'named') return;
    const all = `${kind}.${country}`;
    const count = this.counts.get(all) ?? 0;
    if (count >= MOST_OF_A_KIND) return;
    this.counts.set(all, count + 1);
    this.sums.set(country, (this.sums.get(country) ?? 0) + WEIGHTS[kind]);
  }
}

function addSigns(tally: Tally, text: string, words: readonly TextWord[]): void {
  const known = getSigns();
  for (let i = 0; i < words.length; i += 1) {
    const most = longestSign.get(words[i]!.folded) ?? 0;
    let key = '';
    for (let count = 1; count <= most && i + count <= words.length; count += 1) {
      key = count === 1 ? words[i]!.folded : `${key} ${words[i + count - 1]!.folded}`;
      for (const { country, written } of known.get(key) ?? []) {
        const stands = text.slice(words[i]!.start, words[i + count - 1]!.end);
        if (written === null || stands === written) tally.add('sign', country, key);
      }
    }
  }
}

/** Where wages are told in the country's own money: a dollar sign is against London, not against Sydney. */
const OWN_MONEY = new Set(
  'GB IE FR DE ES IT NL BE AT PT CH PL SE DK NO FI IN ZA KE US CA AU NZ'.split(' '),
);

const isPaidOtherwise = ({ country, currency }: Mark, paid: string | null | undefined): boolean =>
  Boolean(paid) &&
  OWN_MONEY.has(country) &&
  currency !== paid &&
  !(paid === 'dollars' && /^(?:USD|CAD|AUD|NZD)$/.test(currency));

const CALLING = /(?<![\d+])(?:\+|00)(\d{1,4})(?=[\s().\d-]{6})/g;
const DOMAIN = /[a-z\d-]\.(?:co\.|com\.|org\.|ac\.|gov\.|edu\.)?([a-z]{2})(?![a-z\d.])/g;

function addMarks(tally: Tally, { text, language, currency }: EvidenceSource): void {
  const digits = [...text.matchAll(CALLING)].map(([, code = '']) => code);
  const paid = currency ?? (/\$\s?\d/.test(text) ? 'dollars' : null);
  const domains = new Set([...text.matchAll(DOMAIN)].map(([, end]) => end));
  for (const mark of getMarks()) {
    if (mark.currency === currency) {
      const isShared = currency === 'EUR' || (currency === 'USD' && mark.country !== 'US');
      if (currency !== 'USD' || mark.country === 'US')
        tally.add(
          currency === 'EUR'
            ? 'euro'
            : isShared || currency === 'USD'
              ? 'sharedCurrency'
              : 'currency',
          mark.country,
        );
    }
    if (isPaidOtherwise(mark, paid)) tally.add('otherCurrency', mark.country);
    if (language && language !== 'en' && mark.languages.includes(language))
      tally.add('language', mark.country);
    if (mark.calling !== '1' && digits.some((code) => code.startsWith(mark.calling)))
      tally.add('calling', mark.country);
    if (domains.has(mark.domain)) tally.add('domain', mark.country);
  }
}

function addMentions(tally: Tally, mentions: readonly PlaceMention[]): void {
  for (const { kind, name, country, towns, isOrdinary, isVouched, goesOn } of mentions) {
    if (kind === 'country' && country) tally.add('named', country);
    else if (country && kind === 'region') tally.add('region', country, name);
    else if (country && isVouched) tally.add('vouched', country, name);
    else if (kind === 'town' && !isOrdinary && !goesOn) {
      const [first, ...others] = towns;
      const isAlone = others.every((other) => other.country === first?.country);
      if (first && isAlone && first.population > 20_000) tally.add('town', first.country, name);
    }
  }
}

/** Everything in a text that tells its country, besides the place that is to be settled. */
export function weighCountries(source: EvidenceSource): CountryEvidence {
  const tally = new Tally();
  addMarks(tally, source);
  addSigns(tally, source.text, readWords(source.text));
  addMentions(tally, source.mentions ?? findPlaceMentions(source.text));
  for (let i = Math.min(2, countBritishPostcodes(source.text)); i > 0; i -= 1)
    tally.add('postcode', 'GB', String(i));
  const told = (source.language ?? 'en') === 'en' ? tellCountry(source.text) : null;
  if (told) tally.add('told', told);
  return tally.sums;
}
