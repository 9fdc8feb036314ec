import type { Block } from '#shared/document.ts';
import { writeAmount } from '#shared/document-text.ts';
import { bookletFacts, productName, writeOrigin, type Booklet } from './booklet.ts';

/** CommonMark with tables, every sign of it in a text escaped: what is shown is what was written. */
export function writeMarkdown(booklet: Booklet): string {
  const { combined, sections } = booklet;
  const facts = bookletFacts(booklet).map(({ label, text }) => `**${label}:** ${inline(text)}`);
  const head = [`# ${combined ? `${productName}: All Tools` : productName}`, hardLines(facts)];
  const bodies = sections.flatMap((section, index) => [
    `## ${combined ? `${index + 1}. ` : ''}${inline(section.document.title)}`,
    `*${inline(writeOrigin(section))}*`,
    ...section.document.blocks.map(writeBlock),
  ]);
  return `${[...head, ...bodies].filter((part) => part !== '').join('\n\n')}\n`;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level + 2)} ${inline(block.text)}`;
    case 'paragraph':
      return prose(block.text);
    case 'note':
      return `*${inline(block.text)}*`;
    case 'list':
      return block.items
        .map((item, i) => writeItem(item, block.ordered ? `${i + 1}.` : '-'))
        .join('\n');
    case 'facts':
      return hardLines(
        block.items.map(({ label, text }) =>
          label === '' ? prose(text) : `**${inline(label)}:** ${prose(text)}`,
        ),
      );
    case 'quote':
      return [prose(block.text), block.from ? `– ${inline(block.from)}` : '']
        .filter(Boolean)
        .join('\n\n')
        .replaceAll(/^/gm, '> ');
    case 'code':
      return [block.label ? `**${inline(block.label)}**` : '', fence(block.text)]
        .filter(Boolean)
        .join('\n\n');
    case 'table':
      return [block.caption ? inline(block.caption) : '', writeTable(block.columns, block.rows)]
        .filter(Boolean)
        .join('\n\n');
    case 'meter':
      return `**${inline(block.label)}:** ${writeMeter(block)}`;
    default:
      return [
        `**${inline(block.title)}**`,
        block.parts
          .map(
            ({ label, value }) => `- ${inline(label)}: ${inline(writeAmount(value, block.unit))}`,
          )
          .join('\n'),
      ].join('\n\n');
  }
}

/** Signs that mean something anywhere in a line, between letters too, or at its start. */
const escape = (line: string) =>
  line
    .replaceAll(/[\\`*[\]<>|~]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replaceAll(/^(\s*)([-+=]|#+)(?=\s|$|[-=])/g, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)([.)])(?=\s|$)/g, String.raw`$1\$2`);

const lines = (text: string) => text.split('\n').map((line) => escape(line.trim()));
const inline = (text: string) => lines(text).filter(Boolean).join(' ');
const hardLines = (parts: readonly string[]) => parts.join('  \n');
/** A blank line parts paragraphs, a single end of line stays one. */
const prose = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => hardLines(lines(part)))
    .join('\n\n');

const writeItem = (item: string, mark: string) =>
  `${mark} ${prose(item).replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`;

/** A fence longer than any run of backticks inside. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}\n${text}\n${mark}`;
}

function writeTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${columns.map((_, i) => lines(cells[i] ?? '').join('<br>')).join(' | ')} |`;
  const ruler = `| ${columns.map(() => '---').join(' | ')} |`;
  return [line(columns), ruler, ...rows.map(line)].join('\n');
}

function writeMeter({ value, max, note }: Extract<Block, { kind: 'meter' }>): string {
  const amount = max === 100 ? writeAmount(value, '%') : `${writeAmount(value, '')} of ${max}`;
  return note ? `${amount} (${inline(note)})` : amount;
}
