import type { Brief } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import type { Motive } from '../letters/motives.ts';
import { findOwnBusiness } from '../contract/deal-form.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import { attractionKinds } from './attractions.data.ts';

export interface Attraction {
  /** "a close-knit team" */
  phrase: string;
  /** Null where it is told together with other promises. */
  sentence: string | null;
  motives: readonly Motive[];
  isFaint: boolean;
}

const fill = (form: string, found: string): string => form.replace('$1', found);

/** What the text states in favor of the job besides pay and benefits, the strongest first. */
export const listAttractions = memoize((brief: Brief): Attraction[] => {
  if ((brief.language ?? 'en') !== 'en') return [];
  // Whoever works on their own account has a client, and no employer.
  const name = (text: string): string =>
    findOwnBusiness(brief) === null
      ? text
      : text.replace(/\ban employer\b/, 'a company').replace(/\bemployer\b/, 'company');
  return attractionKinds.flatMap(({ words, phrase, sentence, kinds, motives, isFaint = false }) => {
    for (const { text } of listFacts(brief, { kinds })) {
      const [whole, found = ''] = words.exec(text) ?? [];
      if (whole === undefined) continue;
      const small = /^\p{Lu}\p{Ll}/u.test(found) ? found.toLowerCase() : found;
      return [
        {
          phrase: name(fill(phrase, small)),
          sentence: sentence === undefined ? null : name(fill(sentence, small)),
          motives,
          isFaint,
        },
      ];
    }
    return [];
  });
});

/** "a mentor" and "mentoring" begin alike. */
const stem = 6;
const promised = /^(?:mentoring|publications|a way into)/;

/** "The posting promises mentoring and publications."; empty where it promises nothing of the kind. */
export function sayPromises(brief: Brief, told: readonly string[] = []): string {
  const phrases = listAttractions(brief)
    .map(({ phrase }) => phrase)
    .filter((phrase) => promised.test(phrase))
    .filter((phrase) => !told.some((text) => text.toLowerCase().includes(phrase.slice(0, stem))));
  return phrases.length === 0 ? '' : `The posting promises ${joinList(phrases)}.`;
}
