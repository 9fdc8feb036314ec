import { beginsWithVerb } from '../wording/orders.ts';

/** "plan", "refer": the last letter is doubled; "open" and "order" keep one. */
const doubled =
  /^(?:[^aeiou]*[aeiou][bdgklmnprt]|.*(?:refer|prefer|debug|submit|commit|permit|admit|control|equip|transfer|upset|begin|forget|format))$/i;
const doing = (verb: string): string => {
  if (/ie$/i.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^aeiouy]e$|ue$|[aeiou][^aeiou]e$/i.test(verb) && verb.length > 2)
    return `${verb.slice(0, -1)}ing`;
  return doubled.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
};

/** Verbs before their thing: "check, sort and stack". */
const verbs = /^(\p{L}+ly )?(\p{Ll}+(?:, (?!and\b|or\b)\p{Ll}+)*(?:,? (?:and|or) \p{Ll}+)?)(?= )/u;

/** "prepare and check invoices" as "preparing and checking invoices". */
export function sayDoing(duty: string): string {
  const [all = '', manner = '', row = ''] = verbs.exec(duty) ?? [];
  const told = row.replace(/\p{Ll}+/gu, (word) => (/^(?:and|or)$/.test(word) ? word : doing(word)));
  return `${manner}${told}${duty.slice(all.length)}`;
}

/** Verbs that are things as well. */
const alsoThing =
  /^(?:report|present|support|register|plan|train|order|record|process|draft|handle|answer|check|file|book|serve|offer|balance|recommend|stock|give|show|sell|send|bring|add|set|keep|code)$/;
const later = /(?:,| and| or) (?:and |or )?(\p{Ll}+)(?= \p{L})/gu;

/** Whether a second verb stands behind the first thing: turned alone, the first would lose it. */
export function hasSecondVerb(duty: string): boolean {
  const [all = ''] = verbs.exec(duty) ?? [];
  return [...duty.slice(all.length).matchAll(later)].some(
    ([, word = '']) => beginsWithVerb(`${word} it`) || alsoThing.test(word),
  );
}
