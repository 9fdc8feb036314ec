import type { Brief } from '#shared/brief.ts';
import { listFacts } from '../wording/own-words.ts';

const people =
  'operators|technicians|inspectors|nurses|assistants|clerks|analysts|engineers|drivers|cooks|chefs|coordinators|accountants|administrators|mechanics|electricians|cleaners|housekeepers|servers|therapists|specialists|welders|machinists|planners|buyers|designers|developers|caregivers|carers|aides|instructors|receptionists|cashiers|guards';
const led = new RegExp(
  String.raw`\b(?:supervis\p{L}+|oversee\p{L}*|lead(?:s|ing)?|direct(?:s|ing)|manag(?:e|es|ing))\b[^.;]{0,100}?\b((?!(?:of|the|and|all|our|other|to|for|with|new)\b)[\p{L}-]+ )?(${people})\b`,
  'iu',
);
/** Whoever is dealt with is not led: "manages engineers' requests". */
const noGroup = /^(?:qualified|skilled|junior|senior|lead|several|multiple|many|various)\s*$/i;

/** "NDT operator" of a job whose duties have its holder lead NDT operators; null where no such people are named. */
export function findLedPeople(brief: Brief): string | null {
  for (const { text } of listFacts(brief, { kinds: ['duty'] })) {
    const [, field = '', noun = ''] = led.exec(text) ?? [];
    if (noun === '') continue;
    const of = noGroup.test(field) ? '' : field;
    return `${/^\p{Lu}{2,}/u.test(of) ? of : of.toLowerCase()}${noun.toLowerCase().replace(/s$/, '')}`;
  }
  return null;
}
