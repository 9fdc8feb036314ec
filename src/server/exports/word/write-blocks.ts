import { HeadingLevel, Paragraph, Table, TextRun } from 'docx';
import type { Block } from '#shared/document.ts';
import { writeAmount } from '#shared/document-text.ts';
import { bulletReference, numberReference, styleNames } from './styles.ts';
import { writeBars } from './write-bars.ts';
import { writeTable } from './write-table.ts';

type Part = Paragraph | Table;
/** Each list that is numbered begins at one, so each is counted apart. */
export interface Counting {
  lists: number;
}

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;

export function writeBlock(block: Block, counting: Counting): Part[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: headings[block.level], children: writeLines(block.text) })];
    case 'paragraph':
      return [say(block.text)];
    case 'note':
      return [say(block.text, styleNames.note)];
    case 'list':
      return writeList(block, counting);
    case 'facts':
      return block.items.map(({ label, text }) =>
        label === '' ? say(text, styleNames.fact) : sayLabelled(label, text),
      );
    case 'quote':
      return [
        say(block.text, styleNames.quote),
        ...(block.from ? [say(block.from, styleNames.source)] : []),
      ];
    case 'code':
      return [
        ...(block.label ? [say(block.label, styleNames.label)] : []),
        say(block.text, styleNames.code),
      ];
    case 'table':
      return [
        ...(block.caption ? [say(block.caption, styleNames.label)] : []),
        writeTable(block.columns, block.rows),
        makeRoom(),
      ];
    case 'meter':
      return writeMeter(block);
    default:
      return writeParts(block);
  }
}

/** Ends of lines stay, as breaks inside the paragraph. */
export const writeLines = (text: string): TextRun[] =>
  text
    .split('\n')
    .map((line, index) => new TextRun(index === 0 ? { text: line } : { text: line, break: 1 }));

export const say = (text: string, style?: string) =>
  new Paragraph({ ...(style ? { style } : {}), children: writeLines(text), ...direction(text) });

/** Between a table and what follows; two tables without it would become one. */
const makeRoom = () => new Paragraph({ style: styleNames.cell });

const sayLabelled = (label: string, text: string) =>
  new Paragraph({
    style: styleNames.fact,
    children: [new TextRun({ text: `${label}: `, bold: true }), ...writeLines(text)],
    ...direction(text),
  });

const direction = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text) ? { bidirectional: true } : {};

function writeList({ items, ordered }: Extract<Block, { kind: 'list' }>, counting: Counting) {
  if (ordered) counting.lists += 1;
  const numbering = ordered
    ? { reference: numberReference, level: 0, instance: counting.lists }
    : { reference: bulletReference, level: 0 };
  return items.map(
    (item) =>
      new Paragraph({
        style: styleNames.item,
        numbering,
        children: writeLines(item),
        ...direction(item),
      }),
  );
}

function writeMeter({ label, value, max, note }: Extract<Block, { kind: 'meter' }>): Part[] {
  const amount = max === 100 ? writeAmount(value, '%') : `${writeAmount(value, '')} of ${max}`;
  return [
    writeBars([{ label, amount, share: max > 0 ? value / max : 0 }]),
    note ? say(note, styleNames.note) : makeRoom(),
  ];
}

/** A share of a whole and an amount among others are both told best by a bar that a table draws. */
function writeParts({
  kind,
  title,
  unit,
  parts,
}: Extract<Block, { kind: 'bars' | 'pie' }>): Part[] {
  const positive = parts.map(({ value }) => Math.max(0, value));
  const whole =
    kind === 'pie' ? positive.reduce((sum, value) => sum + value, 0) : Math.max(0, ...positive);
  const bars = parts.map(({ label, value }, index) => ({
    label,
    amount: writeAmount(value, unit),
    share: whole > 0 ? (positive[index] ?? 0) / whole : 0,
  }));
  return [say(title, styleNames.label), ...(bars.length > 0 ? [writeBars(bars)] : []), makeRoom()];
}
