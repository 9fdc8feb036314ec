import { beginsWithVerb } from '../wording/orders.ts';

/** Verbs before their thing: "check, sort and stack". */
const verbs = /^(\p{L}+ly )?(\p{Ll}+(?:, (?!and\b|or\b)\p{Ll}+)*(?:,? (?:and|or) \p{Ll}+)?)(?= )/u;

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
