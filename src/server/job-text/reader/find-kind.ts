import type { UploadKind } from '#shared/api/job-text.ts';
import { listZip } from '../../zip/list-zip.ts';
import { Unreadable } from './unreadable.ts';

const oleStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** OLE keeps the names of its streams in UTF-16. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const wordStream = Buffer.from('WordDocument', 'utf16le');
/** Readers of PDF allow this much before the start. */
const pdfStartWithin = 1024;

/** What the bytes say the file is; `other` is anything we do not read and can tell from a text. */
export function findKind(bytes: Buffer): UploadKind | 'other' {
  if (bytes.subarray(0, 8).equals(oleStart)) {
    // A .docx or .xlsx with a password: what it is cannot be seen from outside.
    if (bytes.includes(encryptedPackage)) throw new Unreadable('password');
    if (isCutOff(bytes)) throw new Unreadable('damaged');
    return bytes.includes(wordStream) ? 'doc' : 'other';
  }
  if (bytes.subarray(0, pdfStartWithin).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const names = listZip(bytes).map((name) => name.toLowerCase());
    return names.some((name) => /^word\/[^/]*\.xml$/.test(name)) ? 'docx' : 'other';
  }
  return bytes.subarray(0, 5).equals(Buffer.from('{\\rtf')) ? 'other' : 'txt';
}

/** The list of streams, mostly near the end, is not there any more. */
function isCutOff(ole: Buffer): boolean {
  if (ole.length < 512) return true;
  const sectorSize = 1 << ole.readUInt16LE(30);
  return (ole.readUInt32LE(48) + 1) * sectorSize >= ole.length;
}
