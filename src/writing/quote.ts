/** In quotation marks; marks inside become single ones, and an inch mark at the end is written out. */
export const quote = (text: string): string =>
  `"${text.replace(/(?<=\d)\s?["”]/g, ' in').replace(/["“”„]/g, "'")}"`;
