import type { Block } from './document.ts';

/** Columns side by side are readable up to this many characters; wider tables become one entry a row. */
const widestTable = 80;

/** Blocks as plain text: what copy buttons put on the clipboard and text exports are made of. */
export function writeBlocksAsText(blocks: readonly Block[]): string {
  return blocks
    .map((block, index) => {
      const text = writeBlock(block);
      return index === 0 ? text : `${separate(blocks[index - 1], block)}${text}`;
    })
    .join('');
}

/** A figure with its unit: "76.5%", "12 people". */
export function writeAmount(value: number, unit: string): string {
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return unit === '' || unit === '%' ? `${number}${unit}` : `${number} ${unit}`;
}

/** A small heading stays with what it heads. */
function separate(before: Block | undefined, block: Block): string {
  const isUnderHeading = before?.kind === 'heading' && before.level > 1 && block.kind !== 'heading';
  return isUnderHeading ? '\n' : '\n\n';
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? `${block.text}\n${underline(block.text)}` : block.text;
    case 'paragraph':
    case 'note':
      return block.text;
    case 'list':
      return writeList(block.items, block.ordered);
    case 'facts':
      return block.items.map(({ label, text }) => writeFact(label, text)).join('\n');
    case 'quote':
      return block.from ? `"${block.text}"\n- ${block.from}` : `"${block.text}"`;
    case 'code':
      return block.label ? `${block.label}:\n${block.text}` : block.text;
    case 'table':
      return [block.caption, writeTable(block.columns, block.rows)].filter(Boolean).join('\n');
    case 'meter':
      return writeMeter(block);
    default:
      return [
        block.title,
        ...block.parts.map(({ label, value }) => `- ${label}: ${writeAmount(value, block.unit)}`),
      ].join('\n');
  }
}

function underline(text: string): string {
  return '-'.repeat(text.length);
}

function writeFact(label: string, text: string): string {
  return label === '' ? text : `${label}: ${text}`;
}

function writeList(items: readonly string[], ordered: boolean): string {
  return items
    .map((item, index) => {
      const mark = ordered ? `${index + 1}. ` : '- ';
      return mark + item.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

function writeMeter({
  label,
  value,
  max,
  note,
}: {
  label: string;
  value: number;
  max: number;
  note?: string;
}): string {
  const amount = max === 100 ? writeAmount(value, '%') : `${writeAmount(value, '')} of ${max}`;
  return note ? `${label}: ${amount} (${note})` : `${label}: ${amount}`;
}

function writeTable(columns: readonly string[], rows: readonly string[][]): string {
  const all = [columns, ...rows];
  const widths = columns.map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  const isFlat = rows.every((row) => row.every((cell) => !cell.includes('\n')));
  if (isFlat && sum(widths) + 2 * (widths.length - 1) <= widestTable) {
    const [head = '', ...body] = all.map((row) => alignRow(row, widths));
    return [head, underline(head), ...body].join('\n');
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => (cell ? writeFact(columns[column] ?? '', cell) : ''))
        .filter(Boolean),
    )
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function alignRow(row: readonly string[], widths: readonly number[]): string {
  return widths
    .map((width, column) => {
      const cell = row[column] ?? '';
      return cell + ' '.repeat(width - cell.length);
    })
    .join('  ')
    .trimEnd();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
