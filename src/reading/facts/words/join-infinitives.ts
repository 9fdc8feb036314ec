import { readPlainVerb } from '../shapes/plain-verb.ts';

const second =
  /^((?:(?! to ).)+?,? (?:and|or)) to (\p{Ll}+)(?= (?!and\b|or\b|in\b|of\b|at\b|on\b|by\b|as\b)\p{L})/u;

/** "Trim the lamps and to log ships", of "The goal is to trim ...": the "to" that both verbs hung on is gone, so is the second. */
export const joinInfinitives = (text: string): string =>
  text.replace(second, (whole, before: string, word: string) =>
    readPlainVerb(word)?.form === 'plain' ? `${before} ${word}` : whole,
  );
