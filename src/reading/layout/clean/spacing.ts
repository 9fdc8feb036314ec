import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/**
 * Wide gaps become one tab (they separate table cells), everything else one space.
 * Later patterns rely on this: no run of blanks is longer than one character.
 */
export function tidySpacing(source: MappedText): MappedText {
  const gaps = replaceAll(source, /[ \t]{2,}|\t/g, ({ 0: gap, index, input }) => {
    const before = input[index - 1];
    const after = input[index + gap.length];
    if (before === undefined || before === '\n' || after === undefined || after === '\n') return '';
    return gap.includes('\t') || gap.length > 2 ? '\t' : ' ';
  });
  const dots = replaceAll(gaps, /(?:[.…][ \t]?){5,}|(?:_[ \t]?){4,}/g, () => ' ');
  const ends = replaceAll(dots, /[ \t](?=\n)|(?<=\n)[ \t]/g, () => '');
  return replaceAll(ends, /\n{3,}/g, () => '\n\n');
}
