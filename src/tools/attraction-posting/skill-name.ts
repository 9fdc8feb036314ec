import { beginsWithVerb } from '#plan/wording/orders.ts';
import { aloneSkills, skillHeads } from './keyword-heads.data.ts';

/** A product, a paper or a method by its name: "MIG welding", "QuickBooks", "N+1". */
const named = /\p{Lu}|\d/u;
/** Words that only a sentence has between two others. */
const ofSentence =
  /(?:^|\s)(?:upon|during|before|after|until|while|from|to|by|at|on|whoever|include|including|within|per|via|their|our|your)(?:\s|$)|['’]s\s/i;
const joined = /\s(?:and|or|of|for|in|with)\s|\s&\s/;

const isHead = (word: string): boolean =>
  skillHeads.has(word) || skillHeads.has(`${word}s`) || aloneSkills.has(word);

/** "maximizing sales" is done; "tiling" and "spot welding" are skills. */
const isDone = (first: string): boolean =>
  (first.endsWith('ing') && !isHead(first)) || (beginsWithVerb(first) && !isHead(first));

/** Whether people look for a job by such words: a name, a skill that the trade knows, or a thing that ends as skills do. */
export const isSkillName =
  (known: ReadonlySet<string>) =>
  (term: string): boolean => {
    const small = term.toLowerCase();
    if (known.has(small)) return true;
    if (ofSentence.test(term)) return false;
    if (named.test(term)) return true;
    const words = small.split(/[\s-]+/);
    const [first = ''] = words;
    if (words.length === 1) return aloneSkills.has(first);
    return !joined.test(small) && !isDone(first) && isHead(words.at(-1) ?? '');
  };
