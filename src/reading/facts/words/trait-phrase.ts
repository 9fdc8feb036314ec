import { capitalize } from './phrase.ts';

const being =
  /^(?:(?:and )?you(?:['’]re| are| have| possess| bring| must be| must have| should be| should have)|(?:must|should) (?:be|have|possess)|someone (?:who is|who has|with)|are|is|have|has|be|being)\s+(?:an?\s|the\s)?|^an?\s/i;

/** "A calm hand is required": that it is asked for is said by where it stands. */
const called = /,? (?:(?:is|are) )?(?:required|essential|mandatory|a must)$/i;

/** "You are a self-starter" is, in a list, "Self-starter"; what goes on with "you" stays a sentence. */
export function toTraitPhrase(text: string): string {
  const rest = text.replace(being, '').replace(called, '');
  return capitalize(/\b(?:you|your|yourself)\b/i.test(rest) || rest.length < 4 ? text : rest);
}
