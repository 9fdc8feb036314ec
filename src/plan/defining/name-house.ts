import type { Source } from '../source.ts';

/** "Harrow Mills, Inc.": the stop belongs to the word, and stands before a verb as well. */
const shortened = /(?<!\p{L})(?:Inc|Co|Corp|Ltd|Bros|Jr|Sr|\p{Lu}(?:\.\p{Lu})+)\.$/u;

/** How a letter names the employer at the start of a sentence. */
export const nameHouse = ({ brief: { employer } }: Pick<Source, 'brief'>): string =>
  employer.confidential || employer.name === ''
    ? 'The employer'
    : shortened.test(employer.name)
      ? employer.name
      : employer.name.replace(/\.$/, '');
