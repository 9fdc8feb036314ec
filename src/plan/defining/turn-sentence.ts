import { tagWords } from '#reading/facts/shapes/tagger.ts';
import { houseVerbs } from './house-words.data.ts';

const gerundOf = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  const stem = first === 'run' ? 'runn' : first.replace(/(?<=[^e])e$/, '');
  return [`${stem}ing`, ...rest].join(' ');
};

/** "making" beside a name: "makes". */
const besideOf: ReadonlyMap<string, string> = new Map(
  [...houseVerbs].map(([plain, beside]) => [gerundOf(plain), beside]),
);
const gerunds = [...besideOf.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** "is located in Hull, and is a chandler": where it sits stands in front of what it is. */
const located =
  /^(.{2,60}?),? (?:is|are) (?:(?:proudly|conveniently) )?(?:located|based|headquartered|situated)\b[^;:]{3,70}?,? and (?=(?:is|are|\p{Ll}+s)\b)/u;
/** "is one of the oldest mills, providing oats to bakers": what it does stands behind its praise. */
const doing = new RegExp(
  `^(.{2,60}?) (?:is|are|has become|has been)\\b([^;:]{3,140}?,?) (?:and )?(${gerunds}) (.{6,240})$`,
  'u',
);

/** "one of the growing firms": it says what kind of thing follows, and not what the thing in front of it does. */
const isAttribute = (before: string): boolean =>
  !before.endsWith(',') && !/^(?:NOUN|PROPN)$/.test(tagWords(before).at(-1)?.pos ?? '');
/** "is dedicated to producing oars". */
const devoted = new RegExp(
  `^(.{2,60}?),?(?: [^,;:]{3,40},)? (?:is|are) (?:dedicated|devoted|committed) to (${gerunds}) (.{6,240})$`,
  'u',
);

const sayDoing = (who: string, gerund: string, what: string): string =>
  `${who} ${besideOf.get(gerund.toLowerCase()) ?? gerund} ${what}`;

/** A sentence of an employer about itself, and other beginnings that its own words allow; the plainest first. */
export function turnSentence(sentence: string): string[] {
  const at = located.exec(sentence);
  const placed = at === null ? [] : [`${at[1]} ${sentence.slice(at[0].length)}`];
  const [, of, aim, made] = devoted.exec(sentence) ?? [];
  const [, who, before = '', gerund, what] = doing.exec(sentence) ?? [];
  return [
    sentence,
    ...placed,
    ...(made === undefined ? [] : [sayDoing(of!, aim!, made)]),
    ...(what === undefined || isAttribute(before) ? [] : [sayDoing(who!, gerund!, what)]),
  ];
}
