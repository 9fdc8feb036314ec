import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** "in the field#URL_8c1f...#We offer": two sentences without a blank were taken for an address, and hidden as one. */
const between = /(?<=\p{L}[)"]? ?)#URL_[\da-f]{8,80}#?(?= ?['’]?\p{L})/giu;

/** Gives back the end of the sentence; a real address stands alone or at the end. */
export const breakAtHidden = (source: MappedText): MappedText =>
  replaceAll(source, between, () => '\n');
