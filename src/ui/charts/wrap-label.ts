import { cutText } from '#shared/cut-text.ts';

interface LabelBox {
  /** Characters in a line. */
  width: number;
  lines: number;
}

/** Labels in lines, as many as one of them needs; what does not fit is cut, and no two look alike. */
export function wrapLabels(labels: readonly string[], box: LabelBox): string[][] {
  const wrapped = labels.map((label) => wrapLabel(label, box));
  const looks = wrapped.map((lines) => lines.join('\n'));
  return wrapped.map((lines, index) => {
    const alike = looks.flatMap((look, other) => (look === looks[index] ? [other] : []));
    return alike.length === 1 ? lines : numberLabel(lines, alike.indexOf(index) + 1, box.width);
  });
}

/** A label in lines of about so many characters; what does not fit ends with an ellipsis. */
export function wrapLabel(label: string, { width, lines }: LabelBox): string[] {
  const wrapped: string[] = [];
  for (const word of label
    .trim()
    .split(/\s+/)
    .flatMap((long) => breakWord(long, width))) {
    const last = wrapped.at(-1);
    if (last !== undefined && count(last) + 1 + count(word) <= width) {
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    } else {
      wrapped.push(word);
    }
  }
  const shown = wrapped.slice(0, lines);
  const last = shown.pop() ?? '';
  return [...shown, wrapped.length > lines ? cutLine(last, width - 1) : last];
}

function numberLabel(lines: readonly string[], place: number, width: number): string[] {
  const mark = ` (${place})`;
  const last = (lines.at(-1) ?? '').replace(/…$/, '');
  return [...lines.slice(0, -1), `${cutLine(last, width - 1 - count(mark))}${mark}`];
}

function cutLine(line: string, width: number): string {
  return `${cutText(line, width).trimEnd()}…`;
}

/** A word that is longer than a line goes on in the next. */
function breakWord(word: string, width: number): string[] {
  const letters = Array.from(word);
  const pieces = Math.max(Math.ceil(letters.length / width), 1);
  return Array.from({ length: pieces }, (_, index) =>
    letters.slice(index * width, (index + 1) * width).join(''),
  );
}

function count(text: string): number {
  return Array.from(text).length;
}
