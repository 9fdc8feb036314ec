import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { isFigure } from '../is-figure.ts';
import { fitColumns } from './fit-columns.ts';
import { colours, pageWidth, styleNames } from './styles.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const noBorders = { top: none, bottom: none, left: none, right: none };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
export const cellMargins = { top: 60, bottom: 60, left: 80, right: 80 };

/** A table whose head comes again on every page and whose rows stay whole. */
export function writeTable(columns: readonly string[], rows: readonly string[][]): Table {
  const cellsOf = columns.map((_, column) => rows.map((row) => row[column] ?? ''));
  const isNumeric = cellsOf.map((cells) => cells.length > 0 && cells.every(isFigure));
  const widths = fitColumns(
    columns.map((name, column) => [name, ...(cellsOf[column] ?? [])]),
    pageWidth,
  );
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: cells.every((cell) => cell.length < 900),
      children: columns.map(
        (_, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            margins: cellMargins,
            borders: {
              ...noBorders,
              bottom: isHead ? { ...hairline, size: 8, color: colours.ink } : hairline,
            },
            children: [
              new Paragraph({
                style: isHead ? styleNames.cellHead : styleNames.cell,
                alignment: isNumeric[column] ? AlignmentType.END : AlignmentType.START,
                children: writeCell(cells[column] ?? ''),
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    rows: [row(columns, true), ...rows.map((cells) => row(cells, false))],
  });
}

const writeCell = (text: string) =>
  text
    .split('\n')
    .map((line, index) => new TextRun(index === 0 ? { text: line } : { text: line, break: 1 }));
