import { rememberTexts } from '#shared/remember-texts.ts';
/** "USDRegular" and "parkingPension": two words that lost the blank between them. */
export const isGlued = rememberTexts((text): boolean =>
  /\p{Lu}{3}\p{Ll}{4}|\p{Lu}{9}|\p{L}{24}/u.test(text),
);

/** Not "Baker,BREADCO": two lines that grew together. */
export const isWhole = (words: string): boolean => !isGlued(words) && !/\p{L},\p{Lu}/u.test(words);
