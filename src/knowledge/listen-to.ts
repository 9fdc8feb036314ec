import type { Brief } from '#shared/brief.ts';
import { chanceWords } from './chance-words.data.ts';
import { findTerm } from './find-term.ts';

const isAcronym = (term: string): boolean => /^\p{Lu}[\p{Lu}\d&/-]{1,4}$/u.test(term);

/** What a job says of itself; who and where too: the receptionist of a hotel may never read the word hotel. */
type Told = Pick<Brief, 'title' | 'facts'> & {
  employer?: Pick<Brief['employer'], 'name'>;
  workplace?: Pick<NonNullable<Brief['workplace']>, 'text'> | null;
};

/**
 * Whether a job speaks of something, in any line but its benefits: dental insurance makes no dental practice. A term
 * may stand in the plural; one that is given in the plural must ("wills" is not spoken of by "will"), and letters like
 * PA or IT must be capitals. A word in a turn of speech is not heard: team players play no games.
 */
export function listenTo({ title, facts, employer, workplace }: Told): (term: string) => boolean {
  const text = [
    title.given,
    employer?.name ?? '',
    workplace?.text ?? '',
    ...facts.filter(({ kind }) => kind !== 'benefit').map((fact) => fact.text),
  ]
    .join('\n')
    .replace(chanceWords, ' ');
  const small = text.toLowerCase();
  return (term) => {
    const isShort = isAcronym(term);
    const at = findTerm(isShort ? text : small, isShort ? term : term.toLowerCase(), ['s', 'es']);
    return at !== -1;
  };
}
