import type { Block } from '#shared/document.ts';
import { AppError } from '../../http/app-error.ts';
import type { Booklet } from '../booklet.ts';

/**
 * A job's booklet has a few thousand parts; at this many, Word files take ten seconds, and at five times as
 * many a worker's memory is full.
 */
const maxParts = 100_000;

export const tooMuch = () =>
  new AppError(
    'UNPROCESSABLE',
    'This is too long for a PDF or Word file. Export it as plain text or Markdown, or shorten what was edited.',
  );

/** Said before anything is made rather than after a long wait. */
export function refuseTooMuch({ sections }: Booklet): void {
  let parts = 0;
  for (const { document } of sections) {
    for (const block of document.blocks) {
      parts += countParts(block);
      if (parts > maxParts) throw tooMuch();
    }
  }
}

/** Cells of a table weigh more than lines: each has borders, margins and a paragraph of its own. */
const cellWeight = 4;

function countParts(block: Block): number {
  switch (block.kind) {
    case 'list':
      return countLines(block.items);
    case 'facts':
      return countLines(block.items.map(({ text }) => text));
    case 'table':
      return cellWeight * countLines([block.columns, ...block.rows].flat());
    case 'meter':
      return cellWeight;
    case 'bars':
    case 'pie':
      return cellWeight * block.parts.length;
    default:
      return countLines([block.text]);
  }
}

function countLines(texts: readonly string[]): number {
  let lines = texts.length;
  for (const text of texts) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  }
  return lines;
}
