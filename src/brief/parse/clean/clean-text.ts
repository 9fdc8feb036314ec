import { mapText } from '../text/mapped-text.ts';
import type { MappedText } from '../text/mapped-text.ts';
import { removeBoardChrome } from './board-chrome.ts';
import { normaliseCharacters } from './characters.ts';
import { removeMarkdown } from './markdown.ts';
import { removeMarkup } from './markup.ts';
import { splitRunTogether } from './run-together.ts';
import { tidySpacing } from './spacing.ts';

/** From whatever was pasted to lines of plain text, every character still traceable. */
export function cleanText(original: string): MappedText {
  const steps = [
    normaliseCharacters,
    tidySpacing,
    removeMarkup,
    tidySpacing,
    removeMarkdown,
    splitRunTogether,
    removeBoardChrome,
    tidySpacing,
  ];
  return steps.reduce((text, step) => step(text), mapText(original));
}
