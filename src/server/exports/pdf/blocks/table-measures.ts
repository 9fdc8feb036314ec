import { splitPieces } from '../text/pieces.ts';

/** The more columns, the smaller the letters. */
export function sizeFor(columns: number): number {
  if (columns > 7) return 7;
  return columns > 4 ? 8 : 8.5;
}

interface Table {
  columns: readonly string[];
  rows: readonly string[][];
  width: number;
}

/**
 * How wide each column is: as wide as its longest word, and what is left shared out by how much most
 * rows say. Where even the words do not fit, all give way alike and the longest are broken.
 */
export function shareWidth(
  { columns, rows, width }: Table,
  measure: (word: string, isHead: boolean) => number,
): number[] {
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? '');
  const needs = columns.map((name, column) => {
    const words = [
      { word: longestWord([name]), isHead: true },
      { word: longestWord(cellsOf(column)), isHead: false },
    ];
    return Math.max(...words.map(({ word, isHead }) => measure(word, isHead)));
  });
  const needed = sum(needs);
  if (needed >= width) {
    const fair = width / columns.length;
    const given = needs.map((need) => Math.min(need, fair));
    const over = needs.map((need, column) => need - (given[column] ?? 0));
    const left = width - sum(given);
    const rest = sum(over);
    return given.map((own, column) => own + (rest > 0 ? (left * (over[column] ?? 0)) / rest : 0));
  }
  const wishes = columns.map((name, column) => weigh([name, ...cellsOf(column)]));
  const wished = sum(wishes);
  return needs.map((need, column) => need + ((width - needed) * (wishes[column] ?? 0)) / wished);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const longestWord = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => text.split('\n').flatMap(splitPieces))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** What most rows say, short texts counting for what they are and long ones not without end. */
const weigh = (texts: readonly string[]): number =>
  sum(texts.map(({ length }) => Math.min(length, 160))) / texts.length + 1;
