import type { Source } from '../source.ts';

/** How a letter names the employer at the start of a sentence. */
export const nameHouse = ({ brief: { employer } }: Pick<Source, 'brief'>): string =>
  employer.confidential || employer.name === '' ? 'The employer' : employer.name.replace(/\.$/, '');
