import { rememberTexts } from '#shared/remember-texts.ts';
import { findTerm } from './find-term.ts';

const endings = ['s', 'es', 'ed', 'ing'];

/** A term as whole words of a text in small letters, in any number: "night shifts" is also spoken of by "night shift". */
export const asWord = rememberTexts((term): Word => {
  const small = term.toLowerCase();
  const one = small.length > 4 ? small.replace(/(?<=[^s])s$/, '') : small;
  return {
    isIn: (text) => findTerm(text, one, endings) !== -1,
    countIn: (text) => {
      let count = 0;
      let at = findTerm(text, one, endings);
      while (at !== -1) {
        count += 1;
        at = findTerm(text, one, endings, at + one.length);
      }
      return count;
    },
  };
});

interface Word {
  isIn: (text: string) => boolean;
  countIn: (text: string) => number;
}
