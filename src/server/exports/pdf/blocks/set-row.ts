import { blank, merge, type Strip } from '../page/strip.ts';

export interface Cell {
  x: number;
  strips: readonly Strip[];
}

/** Texts side by side, line by line, each line on one foot. */
export function setRow(cells: readonly Cell[]): Strip[] {
  const count = Math.max(0, ...cells.map(({ strips }) => strips.length));
  return Array.from({ length: count }, (_, index) => {
    const level = cells.flatMap(({ x, strips }) => {
      const strip = strips[index];
      return strip ? [{ x, strip }] : [];
    });
    const height = Math.max(...level.map(({ strip }) => strip.height));
    return {
      ...blank(height),
      above: Math.max(...level.map(({ strip }) => strip.above)),
      draw: ({ canvas, x, y }) => {
        for (const part of level) {
          part.strip.draw({ canvas, x: x + part.x, y: y + height - part.strip.height });
        }
      },
    };
  });
}

/** Rows taller than this may go on on the next page. */
const tallRow = 220;

/**
 * Texts side by side that stay on one page unless they are tall. Each is drawn whole before the next,
 * so that the file says them in the order they are read.
 */
export function setCells(cells: readonly Cell[]): Strip[] {
  const lines = setRow(cells);
  const { height } = merge(lines);
  if (height > tallRow) return lines;
  const first = Math.max(0, ...cells.map(({ strips }) => strips[0]?.height ?? 0));
  const parts = cells.map(({ x, strips }) => ({
    x,
    y: first - (strips[0]?.height ?? 0),
    strip: merge(strips),
  }));
  return [
    {
      ...blank(height),
      draw: ({ canvas, x, y }) => {
        for (const part of parts) part.strip.draw({ canvas, x: x + part.x, y: y + part.y });
      },
    },
  ];
}

/** Things side by side, each in the middle of the row; tall ones line by line. */
export function setMiddles(cells: readonly Cell[]): Strip[] {
  const parts = cells.map(({ x, strips }) => ({ x, strip: merge(strips) }));
  const height = Math.max(...parts.map(({ strip }) => strip.height));
  if (height > tallRow) return setRow(cells);
  return [
    {
      ...blank(height),
      draw: ({ canvas, x, y }) => {
        for (const part of parts) {
          part.strip.draw({ canvas, x: x + part.x, y: y + (height - part.strip.height) / 2 });
        }
      },
    },
  ];
}
