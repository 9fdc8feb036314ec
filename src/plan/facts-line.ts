import { lowerFirst, stripEnd } from '#writing/casing.ts';
import type { Plan } from './plan.ts';
import type { Source } from './source.ts';

const shortEnough = (words: number) => (text: string) => text.split(/\s+/).length <= words;
const shown = { offers: 2, hard: 1 };

interface Decisive {
  /** In a few words. */
  fact: string;
  /** The sentence that says the same. */
  sentence: string;
}

/** What decides for most people: where, how long, for how much, what else, what is hard. */
function listDecisive({ brief }: Source, plan: Plan): Decisive[] {
  const { place, pay, sentences, offers, hardParts } = plan;
  const where = {
    remote: 'remote',
    hybrid: `hybrid, ${place.in}`,
    'on-site': `on site ${place.in}`,
  };
  const alone = (fact: string): Decisive => ({ fact, sentence: fact });
  return [
    { fact: brief.workType ? where[brief.workType] : '', sentence: sentences.place },
    { fact: sentences.contract.replace(/^It is |\.$/g, ''), sentence: sentences.contract },
    { fact: sentences.pay ? (pay.spoken ?? '') : '', sentence: sentences.pay },
    { fact: stripEnd(sentences.hours.replace(/^Hours: /, '')), sentence: sentences.hours },
    ...offers.filter(shortEnough(10)).slice(0, shown.offers).map(alone),
    ...hardParts.filter(shortEnough(16)).slice(0, shown.hard).map(alone),
  ].filter(({ fact }) => fact !== '');
}

/** A first mail with the decisive facts that its author left no room for, before its question. */
export function addFacts(source: Source, plan: Plan, mail: string): string {
  if (plan.phrases) return mail;
  const said = mail.toLowerCase();
  const missing = listDecisive(source, plan).filter(
    ({ fact, sentence }) =>
      !said.includes(fact.toLowerCase()) && !said.includes(sentence.toLowerCase()),
  );
  const parts = mail.split('\n\n');
  if (missing.length === 0 || parts.length < 3) return mail;
  const line = `From the advertisement: ${missing.map(({ fact }) => toItem(fact)).join('; ')}.`;
  return [...parts.slice(0, -2), line, ...parts.slice(-2)].join('\n\n');
}

/** Small in a list, unless it is written with a capital for a reason. */
const toItem = (text: string): string => (/\s\p{Lu}\p{Ll}/u.test(text) ? text : lowerFirst(text));
