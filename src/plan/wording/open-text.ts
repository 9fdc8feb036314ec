/** Quotations are others' words, and blanks are names of blanks. */
const closed = /("[^"\n]*"|\[[^\]\n]*\]|\{\{[^}\n]*\}\})/;

/** Changes what is neither quoted nor a blank. */
export const changeOpen = (text: string, change: (part: string) => string): string =>
  text
    .split(closed)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

export const isOpenlyIn = (text: string, pattern: RegExp): boolean =>
  text.split(closed).some((part, index) => index % 2 === 0 && part.search(pattern) !== -1);

/** The sentences of one line, each with the blank before it. */
export const splitSentences = (line: string): string[] => line.split(/(?<=[.?!]["”)]?)(?= )/);
