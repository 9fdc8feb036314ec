import { isGlued } from '#writing/glued.ts';
import { stripEnd } from '#writing/casing.ts';
import { toMainClause } from '../wording/main-clause.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { boast } from './boast.ts';

/** The unit or house as the advertisement describes it, in a sentence that anybody may say. */
const describes =
  /^(?:The|This|Our) .*\b(?:provides?|serves?|includes?|has|treats?|handles?|runs?|operates?|covers?|supports?|builds?)\b|^\p{L}+ in the \p{L}+ (?:may )?include\b/u;
const described = { fewest: 8, most: 22 };

export function listDescriptions({ brief }: Source): string[] {
  return (
    listFacts(brief, { kinds: ['team', 'other'] })
      .map((fact) => toMainClause(stripEnd(ownWords(fact))))
      .filter((text) => {
        const count = text.split(/\s+/).length;
        return (
          describes.test(text) &&
          count >= described.fewest &&
          count <= described.most &&
          !isGlued(text) &&
          !/[:;]|\b(?:will|we|our|us|you|your|candidates?|applicants?|successful|role|position)\b/i.test(
            text,
          ) &&
          !boast.test(text)
        );
      })
      // Whom a post reports to and what it may lead to is no picture of a unit.
      .filter((text) => !/\bopportunit\w+\b|\breports to\b/i.test(text))
      .map((text) => `${text}.`)
  );
}
