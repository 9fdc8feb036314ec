import type { UploadKind } from '#shared/api/job-text.ts';
import { decodeText, hasControlCharacters } from './decode-text.ts';
import { findKind } from './find-kind.ts';
import type { Reading, Upload } from './reading.ts';
import { tidyText } from './tidy-text.ts';
import { Unreadable } from './unreadable.ts';

/** No file of 10 MB that is all text has more. */
const maxCharacters = 10 * 1024 * 1024;

export async function readDocument({ kind, bytes }: Upload): Promise<Reading> {
  // Not within the try: a library that does not load is no damage of the file.
  const read = await readers[kind]();
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (findKind(buffer) !== kind) return { refusal: 'disguised' };
    const text = tidyText(await read(buffer));
    if (text === '') return { refusal: 'no-text' };
    return text.length > maxCharacters ? { refusal: 'too-much-text' } : { text };
  } catch (error) {
    return { refusal: error instanceof Unreadable ? error.refusal : 'damaged' };
  }
}

type Reader = (bytes: Buffer) => string | Promise<string>;

/** Loaded for the kind at hand only: each library takes time and memory of its own. */
const readers: Record<UploadKind, () => Promise<Reader>> = {
  txt: async () => readTxt,
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  doc: async () => (await import('./read-doc.ts')).readDoc,
  docx: async () => (await import('./read-docx.ts')).readDocx,
};

function readTxt(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (hasControlCharacters(text)) throw new Unreadable('disguised');
  return text;
}
