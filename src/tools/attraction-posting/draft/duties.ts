import { listFacts, ownWords } from '#plan/own-words.ts';
import { listDuties } from '#plan/requirements.ts';
import type { Source } from '#plan/source.ts';
import { fitWords } from './demands.ts';
import { listFair } from './private.ts';

const mostWords = 135;
const mostDuties = 14;

/** "The server will be responsible for the dining area" tells what is done, outside any list. */
const tellsWork =
  /\b(?:responsible for|responsibilities (?:are|include)|will (?:also )?(?:be (?:responsible|required|tasked)|provide|support|lead|perform|assist|examine|prepare|manage|help))\b/i;

/** What is done in this job, in its own words; nothing where it does not say. */
export function listWork({ brief }: Source): string[] {
  const listed = listDuties(brief);
  const told = listFacts(brief, { kinds: ['other'] })
    .map(ownWords)
    .filter((text) => tellsWork.test(text));
  const work = listFair(listed.length > 0 ? listed : told);
  return fitWords(work, mostWords).slice(0, mostDuties);
}
