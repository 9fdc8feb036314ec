import { memoize } from '#shared/memoize.ts';
import { asWord } from '#knowledge/as-word.ts';
import type { Brief } from '#shared/brief.ts';
import { industries, kindsOfHouses } from './industries.data.ts';
import { listFacts } from '../wording/own-words.ts';

const fields = industries.map((name) => ({ name, word: asWord(name) }));
const most = 2;
const often = 2;

/** Also what is paid, carried, sent or used in any field: they tell one only where the words around them say so. */
const doubtful =
  /\b(payments|utilities|insurance|shipping|packaging|furniture|travel|media|chemical|steel|sports|gaming|asset management)\b/g;
const asField =
  /^ (?:industry|industries|sector|compan(?:y|ies)|firms?|agenc(?:y|ies)|carriers?|brokers?|brokerage|business|manufactur\p{L}{1,4}|experience|background|sales|space|plants?|lines?|products?|clients|customers|operations|trade)\b/u;
const ofField =
  /\b(?:experience|background|worked|working|career|years?)(?: \p{L}{1,12}){0,3} (?:in|within|of)(?: the)? $/u;
/** Insurance that somebody must have, and what an employer gives. */
const covers =
  /\b(?:liability|health|dental|medical|life|vision|auto|car|vehicle|malpractice|disability|indemnity|national|social|digital) $/;

/** Without the words that are no field where they stand. */
const dropDoubtful = (text: string): string =>
  text.replaceAll(doubtful, (word, _, at: number) => {
    const before = text.slice(Math.max(0, at - farBefore), at);
    const isField = asField.test(text.slice(at + word.length)) || ofField.test(before);
    return isField && !covers.test(before) ? word : ' ';
  });
const farBefore = 60;

/** "Shipping and scaling products" is done and "banking partners" are dealt with: no field of work. */
const done =
  /\bbanking(?= (?:partners?|relationships?|details|arrangements|facilities|covenants|matters|transactions|activities)\b)|(?<=\b(?:treasury|cash|tax|hedging|payroll)(?: and|,|, and) )banking\b|\bbanking(?=,? (?:and |hedging|treasury|cash))|\b(?:eye ?|sun ?)?glasses\b|\b(?:shipping|packaging|publishing|advertising)(?= (?:and [a-z]{3,20}ing\b|(?:new )?(?:products?|features?|code|software|releases?)\b))/g;

/** The fields of work that a job demands experience of, or comes back to: "manufacturing" tells its accountants apart. */
export const listFieldsOfWork = memoize((brief: Brief): string[] => {
  return rateFields(brief, fields);
});

const houses = kindsOfHouses.map((name) => ({ name, word: asWord(name) }));

/** The kind of house that a job comes back to: whoever heads a department of a hotel has worked in one. */
export const listHouses = memoize((brief: Brief): string[] => rateFields(brief, houses));

/** Those fields and houses that the title names or the job demands experience of: whoever has none of them is no hit. */
export function listAskedFields(brief: Brief): string[] {
  const demands = listFacts(brief, { kinds: ['experience'], importance: ['must'] })
    .map(({ text }) => text)
    .map(toPlain)
    .concat(brief.title.given.toLowerCase());
  return [...listHouses(brief), ...listFieldsOfWork(brief)].filter((name) =>
    demands.some((text) => asWord(name).isIn(text)),
  );
}

const toPlain = (text: string): string =>
  dropDoubtful(text.toLowerCase().replaceAll(' and/or ', ' and ').replace(done, ' '));

function rateFields(brief: Brief, list: typeof fields): string[] {
  const demands = listFacts(brief, { kinds: ['experience'], importance: ['must'] }).map(
    ({ text }) => toPlain(text),
  );
  const work = brief.facts.filter(({ kind }) => kind !== 'benefit' && kind !== 'culture');
  const title = brief.title.given.toLowerCase();
  const lines = [title, ...work.map(({ text }) => toPlain(text))];
  // What would only be liked, and is no part of the work, need not have been anybody's field.
  const meant = [
    title,
    ...work
      .filter(({ importance }) => importance !== 'preferred' && importance !== 'nice')
      .map(({ text }) => toPlain(text)),
  ];
  const found = list
    .map(({ name, word }) => ({
      name,
      isDemanded: demands.some((text) => word.isIn(text)),
      count: meant.some((text) => word.isIn(text))
        ? lines.filter((text) => word.isIn(text)).length
        : 0,
    }))
    .filter(({ isDemanded, count }) => isDemanded || count >= often)
    .toSorted((a, b) => Number(b.isDemanded) - Number(a.isDemanded) || b.count - a.count);
  // "Real estate" says nothing beside "commercial real estate".
  return found
    .map(({ name }) => name)
    .filter((name, _, all) => !all.some((other) => other !== name && other.includes(name)))
    .slice(0, most);
}
