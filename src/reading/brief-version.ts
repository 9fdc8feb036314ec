import { READING_VERSION } from './reading-version.ts';

/** Grows when the same job would be understood differently, so that stored briefs are made anew. */
export const BRIEF_VERSION = 605 + READING_VERSION;
