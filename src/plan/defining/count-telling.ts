import { rememberTexts } from '#shared/remember-texts.ts';
import { commonWorkWords } from './common-work-words.data.ts';

/** The beginning that the forms of a word share. */
const stemOf = (word: string): string => {
  const bare = word.replace(/['’]s?$/, '');
  if (bare.length > 5 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  return bare.endsWith('ss') ? bare : bare.replace(/(?<=.{3})(?:ing|ed|es|s|e)$/, '');
};

/** Said in most jobs. */
export const isCommon = (word: string): boolean =>
  commonWorkWords.has(stemOf(word)) ||
  // "planned", "running": the last letter stands twice.
  commonWorkWords.has(stemOf(word).replace(/(\p{L})\1$/u, '$1')) ||
  /\p{L}{2}ly$/u.test(word);

/** The words of a sentence that few other jobs have, each once: things, people, places, names, figures. */
const listRare = (text: string): string[] => [
  ...new Set(
    (
      text
        .replace(/^(?:You would|The work includes) /, '')
        .match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#-]+/gu) ?? []
    )
      .map((word) => word.toLowerCase().replace(/[.-]{1,3}$/, ''))
      .filter((word) => /\d/.test(word) || (word.length >= 3 && !isCommon(word)))
      // "high-performing" is made of two words that stand everywhere.
      .filter(
        (word) =>
          !word.includes('-') || word.split('-').some((part) => part.length > 3 && !isCommon(part)),
      ),
  ),
];

/** How much a sentence tells of this very job. */
export const countTelling = rememberTexts((text) => listRare(text).length);
