import { createReadStream } from 'node:fs';
import { createZipWalk, type FindTaker } from '../zip/walk-zip.ts';

/**
 * The first sheet of a workbook, row by row. The official workbooks hold hundreds of thousands of rows;
 * a sheet is therefore read as a stream, and only its shared strings are kept.
 */
export async function* readWorkbookRows(path: string): AsyncGenerator<string[]> {
  const names: string[] = [];
  const strings: string[] = [];
  for await (const item of readElements(unpack(path, sharedStrings, names), 'si')) {
    strings.push(readText(item));
  }
  const sheet = findFirstSheet(names);
  if (sheet === undefined) throw new WorkbookError(describeArchive(names));
  for await (const row of readElements(unpack(path, sheet), 'row')) yield readCells(row, strings);
}

const sharedStrings = 'xl/sharedStrings.xml';

export class WorkbookError extends Error {}

/** One part of an archive as it is unpacked; `names` gets those of all parts. */
async function* unpack(
  path: string,
  wanted: string,
  names: string[] = [],
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const findTaker: FindTaker = (name) => {
    names.push(name);
    return name === wanted ? (piece) => pieces.push(piece) : undefined;
  };
  const push = createZipWalk(findTaker);
  for await (const chunk of createReadStream(path)) {
    push(chunk as Buffer, false);
    yield* pieces;
    pieces = [];
  }
  // Only what is a zip at all can break off.
  if (names.length > 0) push(new Uint8Array(0), true);
  yield* pieces;
}

function describeArchive(names: readonly string[]): string {
  if (names.length === 0) return 'This is not a workbook: it cannot be opened as .xlsx.';
  const inside = names.find((name) => /\.(?:xlsx|csv)$/i.test(name));
  return inside === undefined
    ? 'This is not a workbook: it holds no sheet.'
    : `This is an archive. Unpack it first and import the file "${inside}" from it.`;
}

function findFirstSheet(names: readonly string[]): string | undefined {
  const number = (name: string): number => Number(/(?<!\d)(\d+)\.xml$/.exec(name)?.[1] ?? 0);
  return names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .sort((a, b) => number(a) - number(b))[0];
}

/** Longer than any row of a survey; what goes on without an end is damaged or hostile. */
const longestElement = 4_000_000;

/** The source of each element of that name, one after the other. */
async function* readElements(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const opening = new RegExp(`<${name}[ >/]`);
  const closing = `</${name}>`;
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    for (;;) {
      const begin = rest.search(opening);
      const tagEnd = begin === -1 ? -1 : rest.indexOf('>', begin);
      if (tagEnd !== -1 && rest[tagEnd - 1] === '/') {
        rest = rest.slice(tagEnd + 1);
        continue;
      }
      const end = tagEnd === -1 ? -1 : rest.indexOf(closing, tagEnd);
      if (end === -1) {
        // What stands before an opening is no longer needed; a name may be cut in two.
        if (begin === -1) rest = rest.slice(-name.length - 2);
        break;
      }
      yield rest.slice(begin, end);
      rest = rest.slice(end + closing.length);
    }
    if (rest.length > longestElement) throw new WorkbookError('This workbook is damaged.');
  }
}

const cellForm = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;

function readCells(row: string, strings: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(cellForm)) {
    const column = /\br="([A-Z]{1,3})\d*"/.exec(attributes)?.[1];
    const at = column === undefined ? cells.length : toIndex(column);
    while (cells.length < at) cells.push('');
    cells[at] = readCell(attributes, content, strings);
  }
  return cells;
}

function readCell(attributes: string, content: string, strings: readonly string[]): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1];
  if (type === 'inlineStr') return readText(content);
  const value = decode(/<v[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '');
  return type === 's' ? (strings[Number(value)] ?? '') : value;
}

/** "A" is 0, "AB" is 27. */
function toIndex(column: string): number {
  let index = 0;
  for (const letter of column) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

function readText(source: string): string {
  const parts = [...source.matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)];
  return parts.map(([, text = '']) => decode(text)).join('');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
