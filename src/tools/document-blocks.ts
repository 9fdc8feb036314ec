import type { Block } from '#shared/document.ts';

/** Blocks for what there is to say: each of these makes none from nothing. */

type Level = Extract<Block, { kind: 'heading' }>['level'];

export function paragraph(text: string): Block[] {
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

export function bullets(items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered: false, items: [...items] }];
}

export function numbered(items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered: true, items: [...items] }];
}

export function facts(items: readonly { label: string; text: string }[]): Block[] {
  const known = items.filter(({ text }) => text !== '').map(({ label, text }) => ({ label, text }));
  return known.length === 0 ? [] : [{ kind: 'facts', items: known }];
}

export function quote(text: string, from?: string): Block[] {
  return text === '' ? [] : [{ kind: 'quote', text, from }];
}

export function code(text: string, label?: string): Block[] {
  return text === '' ? [] : [{ kind: 'code', text, label: label || undefined }];
}

export function note(text: string): Block[] {
  return text === '' ? [] : [{ kind: 'note', text }];
}

export function meter({
  label,
  value,
  max,
  note,
}: {
  label: string;
  value: number | null;
  max: number;
  note?: string;
}): Block[] {
  return value === null ? [] : [{ kind: 'meter', label, value, max, note: note || undefined }];
}

/** Columns without a single entry are left out. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): Block[] {
  const used = columns.map((_, index) => rows.some((row) => (row[index] ?? '') !== ''));
  const keepUsed = (cells: readonly string[]) =>
    columns.flatMap((_, i) => (used[i] ? [cells[i] ?? ''] : []));
  return rows.length === 0
    ? []
    : [{ kind: 'table', columns: keepUsed(columns), rows: rows.map(keepUsed) }];
}

/** A heading over blocks, and nothing where there are none. */
export function headed(level: Level, text: string, blocks: readonly Block[]): Block[] {
  if (blocks.length === 0 || text === '') return [...blocks];
  return [{ kind: 'heading', level, text }, ...blocks];
}
