import type { Fact } from '#shared/brief.ts';
import { isTitleCase } from '../layout/part-headings.ts';
import { calmWords } from './shapes/calm-capitals.ts';
import type { VerbPhrase } from './shapes/verb-phrase.ts';

type Told = Pick<Fact, 'kind' | 'text'> & { verb: VerbPhrase | undefined };

const fewest = 3;
const most = 0.6;
const kinds: readonly Fact['kind'][] = ['duty', 'skill'];

const small = / (?:with|from|into|onto|over|upon|that|their|your|this|these)(?= )/g;
const isCapital = ({ text }: Told): boolean =>
  isTitleCase(text.replace(small, '')) && / \p{Lu}\p{Ll}{3}/u.test(text);

/** "Set the Lamps" among "Keep All Logs" and "Greet Pilots": where a whole list is written so, its capitals name nothing. */
export function calmList<T extends Told>(
  facts: readonly T[],
  isName: (word: string) => boolean,
): T[] {
  const calm = new Set(
    kinds.filter((kind) => {
      const listed = facts.filter((fact) => fact.kind === kind && fact.text.includes(' '));
      const capital = listed.filter(isCapital);
      return capital.length >= fewest && capital.length >= listed.length * most;
    }),
  );
  return facts.map((fact) =>
    calm.has(fact.kind) && isCapital(fact)
      ? {
          ...fact,
          text: calmWords(fact.text, isName),
          verb: fact.verb && {
            ...fact.verb,
            text: calmWords(fact.verb.text, isName),
          },
        }
      : fact,
  );
}
