/** Grows when the same text would be read differently, so that what was made of it is made anew. */
export const READING_VERSION = 34;
