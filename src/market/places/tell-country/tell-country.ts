import { countryWeights } from '../data/country-weights.data.ts';
import { findPlaceMentions } from '../find-mentions.ts';
import { readCountrySignals } from './country-signals.ts';

/** The countries whose advertisements are known well enough to be told by their words; any other is "elsewhere". */
export const toldCountries = ['US', 'GB', 'KE', 'PH'] as const;
export const elsewhere = 'XX';
const all = [...toldCountries, elsewhere];

/** Where a place lies, as the weights know it. */
export const toTold = (country: string): string =>
  toldCountries.some((told) => told === country) ? country : elsewhere;

export interface ToldCountry {
  country: string;
  /** 0 to 1. */
  share: number;
}

/** So many of what people paste are from there, beside the texts that the weights were learned from. */
const USUAL: Readonly<Record<string, number>> = { KE: 0.4, PH: 0.4 };
/** Advertisements of other English-speaking countries are written much as in Britain. */
const SURE_FROM: Readonly<Record<string, number>> = { US: 0.9, GB: 0.93, KE: 0.95, PH: 0.95 };

let weights: Map<string, number[]> | undefined;

const getWeights = (): Map<string, number[]> =>
  (weights ??= new Map(
    countryWeights
      .trim()
      .split('\n')
      .map((line) => {
        const [signal = '', numbers = ''] = line.split('\t');
        return [signal, numbers.split(' ').map((number) => Number(number) / 100)] as const;
      }),
  ));

let last: { text: string; told: ToldCountry } | undefined;

/** Money, law, papers, spelling and places of a text, weighed together: which country it is most likely from. */
export function weighCountryWords(text: string): ToldCountry {
  // One text is asked about several times in a row.
  if (last?.text !== text) last = { text, told: weigh(text) };
  return last.told;
}

const english = /\b(?:the|and|with|you|will|are)\b/gi;

/** Two small words of English: the weights know no other language. */
const isEnglish = (text: string): boolean =>
  new Set(text.match(english)?.map((word) => word.toLowerCase())).size > 1;

function weigh(text: string): ToldCountry {
  if (!isEnglish(text)) return { country: elsewhere, share: 0 };
  const known = getWeights();
  const sums = all.map((country) => Math.log(USUAL[country] ?? 1));
  for (const signal of readCountrySignals(text, findPlaceMentions(text), toTold))
    known.get(signal)?.forEach((weight, number) => (sums[number]! += weight));
  const highest = Math.max(...sums);
  const total = sums.reduce((sum, one) => sum + Math.exp(one - highest), 0);
  return { country: all[sums.indexOf(highest)]!, share: 1 / total };
}

/** The country that a text leaves hardly a doubt of, though it may name no place; null where it leaves one. */
export function tellCountry(text: string): string | null {
  const { country, share } = weighCountryWords(text);
  return share >= (SURE_FROM[country] ?? 2) ? country : null;
}
