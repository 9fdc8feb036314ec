import type { Brief } from '#shared/brief.ts';
import { isCalled } from './is-called.ts';
import { anyTrade } from './title-kin.ts';

/** "Engineering", "Mechanical": half of a field. */
const halfOfField = /(?:ing|al|ic|ics|tion|ment)$/i;

/** Of the words that the text gives to be found by those that name things, in small letters where it writes them so. */
export function listKeyWords({
  searchWords,
  facts,
}: Pick<Brief, 'searchWords' | 'facts'>): string[] {
  const said = facts.map(({ text }) => text).join('\n');
  return searchWords
    .map(({ text }) => text)
    .filter((text) => !isCalled(text.toLowerCase()) && !anyTrade.has(text.toLowerCase()))
    .filter((text) => text.includes(' ') || !halfOfField.test(text))
    .map((text) => (said.includes(text.toLowerCase()) ? text.toLowerCase() : text));
}
