import type { Block, Document } from '#shared/document.ts';
import { writeAmount } from '#shared/document-text.ts';
import { escapePattern } from './escape-pattern.ts';

/** Every text of a document in the order a reader meets it. */
export const listTexts = ({ title, blocks }: Document): (string | undefined)[] => [
  title,
  ...blocks.flatMap(listBlock),
];

function listBlock(block: Block): (string | undefined)[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'facts':
      return block.items.flatMap(({ label, text }) => [label, text]);
    case 'quote':
      return [block.text, block.from];
    case 'code':
      return [block.label, block.text];
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'meter': {
      const { label, value, max, note } = block;
      const amount = max === 100 ? writeAmount(value, '%') : `${writeAmount(value, '')} of ${max}`;
      return [label, amount, note];
    }
    case 'bars':
    case 'pie':
      return [
        block.title,
        ...block.parts.flatMap(({ label, value }) => [label, writeAmount(value, block.unit)]),
      ];
    default:
      return [block.text];
  }
}

/** What a table may say again on each page it goes on. */
export const listHeads = ({ blocks }: Document): string[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block.columns.join('')] : []));

/** Without blanks: formats break lines and words where they must. */
const squeeze = (text: string) => text.normalize('NFC').replaceAll(/[\s\u00a0\u00ad\u200b]+/gu, '');

/**
 * What is missing from a file, and what is in it that was not asked for: a text twice, markup shown as
 * text, a box of a template. A format may add the numbers and marks of lists, and say the head of a
 * table again on the next page.
 */
export function findDifferences(
  file: string,
  texts: readonly (string | undefined)[],
  heads: readonly string[] = [],
): string[] {
  const whole = squeeze(file);
  const added = new RegExp(
    `^(?:\\d+\\.|[-•:–()]|${heads.map((head) => escapePattern(squeeze(head))).join('|') || '-'})*$`,
    'u',
  );
  const differences: string[] = [];
  let at = 0;
  for (const text of texts) {
    const wanted = squeeze(text ?? '');
    if (wanted === '') continue;
    const found = whole.indexOf(wanted, at);
    if (found === -1) {
      differences.push(`missing or out of order: ${text}`);
      continue;
    }
    const between = whole.slice(at, found);
    if (!added.test(between)) differences.push(`too much: ${between}`);
    at = found + wanted.length;
  }
  if (at < whole.length) differences.push(`too much: ${whole.slice(at)}`);
  return differences;
}
