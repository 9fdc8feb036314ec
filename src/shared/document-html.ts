import type { Block } from './document.ts';
import { writeAmount } from './document-text.ts';

/** Blocks as plain markup, for those who paste into a mail or a word processor; without any looks of our own. */
export function writeBlocksAsHtml(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('');
}

/** Lines and paragraphs of a text that has no markup of its own. */
export function writeTextAsHtml(text: string): string {
  return text
    .split(/\n\n+/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => tag('p', escape(paragraph)))
    .join('');
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return tag(`h${block.level}`, escape(block.text));
    case 'paragraph':
    case 'note':
      return writeTextAsHtml(block.text);
    case 'list':
      return writeList(block.items, block.ordered ? 'ol' : 'ul');
    case 'facts':
      return tag('p', block.items.map(({ label, text }) => writeFact(label, text)).join('<br>'));
    case 'quote':
      return tag('blockquote', escape(block.from ? `${block.text}\n${block.from}` : block.text));
    case 'code':
      return `${block.label ? tag('p', escape(block.label)) : ''}${tag('pre', escape(block.text, '\n'))}`;
    case 'table':
      return writeTable(block);
    case 'meter':
      return tag('p', writeFact(block.label, `${writeAmount(block.value, '')} of ${block.max}`));
    default:
      return (
        tag('p', escape(block.title)) +
        writeList(
          block.parts.map(({ label, value }) => `${label}: ${writeAmount(value, block.unit)}`),
          'ul',
        )
      );
  }
}

function writeTable({
  columns,
  rows,
  caption,
}: {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  caption?: string | undefined;
}): string {
  const head = tag('tr', columns.map((column) => tag('th', escape(column))).join(''));
  const body = rows.map((row) => tag('tr', row.map((cell) => tag('td', escape(cell))).join('')));
  return `${caption ? tag('p', escape(caption)) : ''}${tag('table', head + body.join(''))}`;
}

function writeList(items: readonly string[], name: 'ol' | 'ul'): string {
  return tag(name, items.map((item) => tag('li', escape(item))).join(''));
}

function writeFact(label: string, text: string): string {
  return label === '' ? escape(text) : `${tag('b', `${escape(label)}:`)} ${escape(text)}`;
}

function tag(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string, line = '<br>'): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign).replaceAll('\n', line);
}
