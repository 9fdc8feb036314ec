import { readNominalDuty } from './nominal-duty.ts';
import type { VerbPhrase } from './verb-phrase.ts';

/** "the stock of three shops", for which somebody is responsible: told as what they do. */
export function tellThing(text: string, ofThing: string): { text: string; verb: VerbPhrase } {
  const said = readNominalDuty(text) ?? `${ofThing} ${text}`;
  const words = /^\p{L}+ing\s/iu.test(text) ? text : said.charAt(0).toUpperCase() + said.slice(1);
  return { text: words, verb: { text: said, form: 'plain', isSure: true } };
}
