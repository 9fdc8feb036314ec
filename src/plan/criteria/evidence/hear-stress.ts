import type { Brief, Fact } from '#shared/brief.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { emptyWords } from './proof.data.ts';
import { namesStandard } from './standards.data.ts';
import { rateStem } from './stem-rarity.ts';

/** Behind these a sentence on the post says what it is there for: "with a focus on looms, dyes and yarn". */
const stress =
  /\b(?:focus(?:e[ds]|es|ing|sing|sed)? (?:primarily |mainly |heavily )?on|(?:focus|emphasis|specialism|expertise) (?:is|will be)? ?(?:on|in)|speciali[sz](?:es|ing|ed|e) in|responsib(?:le|ility|ilities) (?:for|include)|in charge of|accountable for|purpose of (?:this|the) (?:role|position|job|post) is|will (?:lead|manage|oversee|own|run)|primarily|mainly)\b/giu;

/** So many words in common, and so rare in all, are the same matter. */
const fewest = 2;
const enough = 5;

const tellingOf = (text: string): string[] =>
  stemsOf(text).filter((stem) => !isAnywhere(stem) && !emptyWords.has(stem));

/** What the sentences on the post stress: all that stands behind such words. */
const readStressed = (brief: Pick<Brief, 'roleSaid'>): ReadonlySet<string> =>
  new Set(
    brief.roleSaid.flatMap(({ text }) => {
      const [first] = text.matchAll(stress);
      return first ? tellingOf(text.slice(first.index + first[0].length)) : [];
    }),
  );

/**
 * Tells the duties that the job stresses, wherever they stand: those on what the post is there for by the job's own
 * words, and those that keep a standard which goes by a name.
 */
export function hearStress(
  brief: Pick<Brief, 'title' | 'roleSaid'>,
): (fact: Pick<Fact, 'kind' | 'text'>) => boolean {
  const stressed = readStressed(brief);
  const known = new Set(stemsOf(brief.title.clean));
  return ({ kind, text }) => {
    if (kind !== 'duty') return false;
    const shared = [...new Set(tellingOf(toMatter(text).text))].filter(
      (stem) => stressed.has(stem) && !known.has(stem),
    );
    const rare = shared.reduce((sum, stem) => sum + Math.max(0, rateStem(stem)), 0);
    return namesStandard.test(text) || (shared.length >= fewest && rare >= enough);
  };
}
