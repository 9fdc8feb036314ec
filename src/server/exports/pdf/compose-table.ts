import type { Block } from '#shared/document.ts';
import { breakWords } from './break-words.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Rows up to this many characters in a cell are kept on one page. */
const longCell = 900;

/** A table with the share of the width that each column needs, and where its rows may break. */
export function composeTable({ columns, rows, caption }: Table) {
  const longest = columns.length > 5 ? 12 : 16;
  const fill = (cells: readonly string[]) =>
    columns.map((_, column) => breakWords(cells[column] ?? '', longest));
  return {
    kind: 'table',
    caption: caption ?? null,
    size: sizeFor(columns.length),
    columns: fill(columns),
    weights: columns.map((name, column) =>
      weigh(
        name,
        rows.map((row) => row[column] ?? ''),
      ),
    ),
    numeric: columns.map((_, column) => rows.every((row) => isFigure(row[column] ?? ''))),
    rows: rows.map((row) => ({
      cells: fill(row),
      long: row.some((cell) => cell.length > longCell || cell.split('\n').length > 20),
    })),
  };
}

function sizeFor(columns: number): number {
  if (columns > 7) return 7;
  return columns > 4 ? 8 : 8.5;
}

/** By what most rows need, but never narrower than the longest word that is not broken. */
function weigh(name: string, cells: readonly string[]): number {
  const usual = cells.reduce((sum, cell) => sum + Math.min(cell.length, 160), 0) / cells.length;
  const word = Math.max(
    ...[name, ...cells].flatMap((text) => text.split(/\s+/u)).map((part) => part.length),
  );
  return Math.round(Math.max(Math.min(usual || 0, 46), Math.min(word, 14) + 2));
}

const isFigure = (text: string) => /\d/.test(text) && /^[\d\s.,%$€£+\-–/()]+$/u.test(text);
