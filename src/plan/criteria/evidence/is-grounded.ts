import type { Fact } from '#shared/brief.ts';
import { listenForTerms } from '#knowledge/hear-work.ts';
import { memoize } from '#shared/memoize.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';
import { rateProof, type Provable } from './proof.ts';
import { rateStem } from './stem-rarity.ts';

/** A line that shares less with what is told of a thing is about something else, whatever word of it was heard. */
const leastProof = 0.2;
/** By one word that it is heard by, beside a word of its name or so much that is told of it. */
const byOneWord = 0.5;
/** By one word of its name, where it listens for none of the words of the line. */
const byItsName = 0.65;
const byRareName = 0.4;
const wordsOfName = 2;
const rare = 4;

/** "Lead tracking", "generate leads": who may buy, and nobody who is led. */
const salesLeads =
  /\bleads?\b(?= (?:tracking|generation|conversion|management|nurturing|scoring|qualification|capture|lists?|sources?|times?|pipelines?|flow)\b)|(?<=\b(?:generat\p{L}+|qualif\p{L}+|convert\p{L}*|new|sales|inbound|outbound|warm|cold) )leads?\b/giu;

const isLetters = (term: string): boolean => /^\p{Lu}[\p{Lu}\d&]{1,7}$/u.test(term);

const readOwn = memoize((line: Provable) => ({
  listen: listenForTerms([{ of: '', terms: line.called_for_by }]),
  name: [...new Set(stemsOf(line.name))].filter((stem) => !isAnywhere(stem)),
}));

/**
 * Whether a line of the job really speaks of what a catalogue has a name for: in a whole phrase, in two words of the
 * name, or in one word with much beside it. "All plant processes" has a word of trials in a plant, and tells of none.
 */
export function isGrounded(line: Provable, fact: Fact): boolean {
  if (fact.source.from === 'job' && fact.source.field === 'answers') return true;
  const matter = (toMatter(fact.text).text || fact.text).replace(salesLeads, '');
  const { listen, name } = readOwn(line);
  const heard = listen(matter).filter(
    ({ term, size }) => size > 1 || !stemsOf(term).every(isAnywhere) || isLetters(term),
  );
  if (heard.some(({ term }) => isLetters(term))) return true;
  const said = new Set(stemsOf(matter));
  const inName = name.filter((stem) => said.has(stem));
  // A word that hardly any other work goes by, heard and in the name, is no chance.
  if (heard.length > 0 && inName.some((stem) => rateStem(stem) >= rare)) return true;
  const proof = rateProof(line, fact);
  if (proof < leastProof) return false;
  const named = inName.length;
  if (proof >= byRareName && inName.some((stem) => rateStem(stem) >= rare)) return true;
  return (
    heard.some(({ size }) => size > 1) ||
    named >= wordsOfName ||
    (heard.length > 0 && (named > 0 || proof >= byOneWord)) ||
    (named > 0 && proof >= byItsName)
  );
}
