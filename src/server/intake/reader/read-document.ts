import type { UploadKind } from '#shared/api/intake.ts';
import { decodeText, hasControlCharacters } from './decode-text.ts';
import { findKind } from './find-kind.ts';
import type { Reading, Upload } from './reading.ts';
import { tidyText } from './tidy-text.ts';
import { Unreadable } from './unreadable.ts';

/** No file of 10 MB that is all text has more. */
const maxCharacters = 10 * 1024 * 1024;

/** The libraries are loaded for the kind at hand only: each takes time and memory of its own. */
export async function readDocument({ kind, bytes }: Upload): Promise<Reading> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (findKind(buffer) !== kind) return { refusal: 'disguised' };
    const text = tidyText(await readers[kind](buffer));
    if (text === '') return { refusal: 'no-text' };
    return text.length > maxCharacters ? { refusal: 'too-much-text' } : { text };
  } catch (error) {
    return { refusal: error instanceof Unreadable ? error.refusal : 'damaged' };
  }
}

const readers: Record<UploadKind, (bytes: Buffer) => string | Promise<string>> = {
  txt: readTxt,
  pdf: async (bytes) => (await import('./read-pdf.ts')).readPdf(bytes),
  doc: async (bytes) => (await import('./read-doc.ts')).readDoc(bytes),
  docx: async (bytes) => (await import('./read-docx.ts')).readDocx(bytes),
};

function readTxt(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (hasControlCharacters(text)) throw new Unreadable('disguised');
  return text;
}
