import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { colours, pageWidth, styleNames } from './styles.ts';
import { cellMargins, noBorders } from './write-table.ts';

export interface Bar {
  label: string;
  amount: string;
  share: number;
}

const labelWidth = 4000;
const amountWidth = 1760;
/** A bar is drawn in steps of a twentieth. */
const steps = 20;
const stepWidth = (pageWidth - labelWidth - amountWidth) / steps;

/** Label, bar and amount in a row; the bar is a pair of shaded cells, so that it stays editable. */
export function writeBars(bars: readonly Bar[]): Table {
  return new Table({
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: [labelWidth, ...Array.from({ length: steps }, () => stepWidth), amountWidth],
    layout: TableLayoutType.FIXED,
    rows: bars.map(
      ({ label, amount, share }) =>
        new TableRow({
          cantSplit: true,
          height: { value: 340, rule: HeightRule.ATLEAST },
          children: [
            sayCell([new TextRun(label)], { width: labelWidth, alignment: AlignmentType.START }),
            ...drawBar(share),
            sayCell([new TextRun({ text: amount, bold: true })], {
              width: amountWidth,
              alignment: AlignmentType.END,
            }),
          ],
        }),
    ),
  });
}

interface Side {
  width: number;
  alignment: (typeof AlignmentType)['START' | 'END'];
}

const sayCell = (children: TextRun[], { width, alignment }: Side) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: cellMargins,
    borders: noBorders,
    verticalAlign: VerticalAlign.CENTER,
    children: [new Paragraph({ style: styleNames.cell, alignment, children })],
  });

/** Paper above and below keeps the bars of two rows apart. */
const paper = { style: BorderStyle.SINGLE, size: 40, color: 'FFFFFF' };

function drawBar(share: number): TableCell[] {
  const full = Math.round(Math.max(0, Math.min(1, share)) * steps);
  return [
    { span: full, fill: colours.accent },
    { span: steps - full, fill: colours.sunken },
  ]
    .filter(({ span }) => span > 0)
    .map(
      ({ span, fill }) =>
        new TableCell({
          columnSpan: span,
          width: { size: span * stepWidth, type: WidthType.DXA },
          borders: { ...noBorders, top: paper, bottom: paper },
          shading: { type: ShadingType.CLEAR, fill },
          children: [new Paragraph({ style: styleNames.cell })],
        }),
    );
}
