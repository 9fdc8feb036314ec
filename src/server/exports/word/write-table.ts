import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { composeTable } from '../pdf/compose-table.ts';
import { colours, styleNames } from './styles.ts';

/** The width between the margins, in twentieths of a point. */
const pageWidth = 9360;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
const margins = { top: 60, bottom: 60, left: 80, right: 80 };

/** A table whose head comes again on every page and whose rows stay whole. */
export function writeTable(columns: readonly string[], rows: readonly string[][]): Table {
  const { weights, numeric } = composeTable({
    kind: 'table',
    columns: [...columns],
    rows: [...rows],
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const widths = weights.map((weight) => Math.floor((pageWidth * weight) / total));
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: cells.every((cell) => cell.length < 900),
      children: columns.map(
        (_, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            margins,
            borders: {
              ...noBorders,
              bottom: isHead ? { ...hairline, size: 8, color: colours.ink } : hairline,
            },
            children: [
              new Paragraph({
                style: isHead ? styleNames.cellHead : styleNames.cell,
                alignment: numeric[column] ? AlignmentType.END : AlignmentType.START,
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

interface Bar {
  label: string;
  amount: string;
  share: number;
}

const barWidth = 3600;

/** Label, bar and amount in a row; the bar is a pair of shaded cells, so that it stays editable. */
export function writeBar(bars: readonly Bar[]): Table {
  const widths = [4000, barWidth, 1760];
  return new Table({
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    rows: bars.map(
      ({ label, amount, share }) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell([new TextRun(label)], widths[0]),
            cell(drawBar(share), widths[1]),
            cell([new TextRun({ text: amount, bold: true })], widths[2], AlignmentType.END),
          ],
        }),
    ),
  });
}

type Alignment = (typeof AlignmentType)[keyof typeof AlignmentType];

const cell = (children: TextRun[], width = 0, alignment: Alignment = AlignmentType.START) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins,
    borders: noBorders,
    verticalAlign: VerticalAlign.CENTER,
    children: [new Paragraph({ style: styleNames.cell, alignment, children })],
  });

/** Twenty blanks, shaded up to the share: a picture without a character to read. */
function drawBar(share: number): TextRun[] {
  const full = Math.round(Math.max(0, Math.min(1, share)) * 20);
  const blanks = (count: number, fill: string) =>
    count > 0
      ? [new TextRun({ text: '\u00a0\u00a0'.repeat(count), shading: { type: 'clear', fill } })]
      : [];
  return [...blanks(full, colours.accent), ...blanks(20 - full, colours.sunken)];
}
