import { cutText } from '#shared/cut-text.ts';
/** A label in lines of about so many characters; what does not fit ends with an ellipsis. */
export function wrapLabel(
  label: string,
  { width, lines }: { width: number; lines: number },
): string[] {
  const wrapped: string[] = [];
  for (const word of label.trim().split(/\s+/)) {
    const last = wrapped.at(-1);
    if (last !== undefined && count(last) + 1 + count(word) <= width) {
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    } else {
      wrapped.push(word);
    }
  }
  const shown = wrapped.slice(0, lines);
  const isCut = wrapped.length > lines;
  return shown.map((line, index) => {
    const needsMark = isCut && index === shown.length - 1;
    if (count(line) <= width && !needsMark) return line;
    return `${cutText(line, width - 1).trimEnd()}…`;
  });
}

function count(text: string): number {
  return Array.from(text).length;
}
