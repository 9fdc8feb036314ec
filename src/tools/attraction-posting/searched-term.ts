import { listHeads } from '#knowledge/load-drawers.ts';
import { isEnglishWord, tagWords } from '#reading/facts/shapes/tagger.ts';
import { rememberTexts } from '#shared/remember-texts.ts';

let known: ReadonlySet<string> | undefined;

const listKnown = (): ReadonlySet<string> =>
  (known ??= new Set(listHeads().flatMap(({ searched }) => [...searched])));

/** Whether people of any trade write a term into their profiles. */
export function isSearchedAnywhere(term: string): boolean {
  const small = term.toLowerCase();
  return listKnown().has(small) || listKnown().has(small.replace(/s$/, ''));
}

const nouns: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);

/** "statistical", "organic": says of which field something is, where others say how good it is. */
const ofField = /(?:al|ic|ary)$/i;
const ofNoField =
  /^(?:additional|actual|annual|critical|essential|exceptional|external|final|general|global|individual|initial|internal|local|national|necessary|occasional|original|overall|potential|primary|professional|real|regional|several|special|strategic|temporary|total|typical|usual)$/i;

/** "drainage design": a thing named by things; "actionable insights" is praised by its first word. */
const isOfNouns = rememberTexts((term): boolean =>
  tagWords(`the ${term}`)
    .slice(1)
    .every(
      ({ pos, text }, at, all) =>
        !(at === 0 && all.length > 1 && text.endsWith('ing')) &&
        (nouns.has(pos) ||
          (text.endsWith('ing') && at === all.length - 1) ||
          (at === 0 && ofField.test(text) && !ofNoField.test(text))),
    ),
);

/** Whether somebody would look for a job by a term that one line of it happens to hold. */
export const mayBeSearched = (term: string): boolean =>
  /\p{Lu}|\d/u.test(term) || isSearchedAnywhere(term) || isOfNouns(term);

/** "INDUSTRY standards" names no standard. */
export const isPlainWord = (word: string): boolean => isEnglishWord(word.toLowerCase());
