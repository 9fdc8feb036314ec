import { sayFact } from './facts.ts';
import { lowerFirst } from './prose/casing.ts';
import { toSecondPerson } from './you-clause.ts';

/** What the employer does not give is told as the wish it leaves open, not as something the reader lacks. */
const NOT_GIVEN: [RegExp, string][] = [
  [
    /^(?:no|without|not offering)\s+(?:visas?|(?:visa |employment |work )?sponsorship|work permits?)\b.*$/i,
    'need an employer to sponsor your visa',
  ],
  [/^(?:no|without)\s+relocation\b.*$/i, 'need help with relocation'],
  [
    /^(?:no|not)\s+(?:remote|work(?:ing)? from home|home ?office|telework)\b.*$/i,
    'want to work from home',
  ],
];

const CLAUSES: [RegExp, string][] = [
  [/^(?:can ?not|can['’]t|unable to|not able to|inability to)\s+/i, 'cannot '],
  [
    /^(?:will not|won['’]t|unwilling to|not willing to|refuses? to|unwillingness to)\s+/i,
    'will not ',
  ],
  [/^(?:does not|doesn['’]t|do not|don['’]t)\s+(?:have|hold)\s+/i, 'do not have '],
  [/^(?:does not|doesn['’]t|do not|don['’]t)\s+/i, 'do not '],
  [/^(?:no|without|lack of|lacks|lacking|missing)\s+/i, 'have no '],
  [/^(?:less than|fewer than|under)\s+/i, 'have less than '],
];

/** "cannot climb towers", for "not the job for you if you ..."; null for what is no business of an ad. */
function toIfYou(text: string): string | null {
  const wish = NOT_GIVEN.find(([pattern]) => pattern.test(text));
  if (wish) return wish[1];
  for (const [pattern, words] of CLAUSES) {
    if (pattern.test(text))
      return toSecondPerson(`${words}${lowerFirst(text.replace(pattern, ''))}`);
  }
  return null;
}

/** The deal breakers a reader of the ad can check alone. */
export const listIfYou = ({ dealBreakers }: { dealBreakers: { text: string }[] }): string[] =>
  dealBreakers.map((breaker) => toIfYou(sayFact(breaker))).filter((text) => text !== null);
