import WordExtractor from 'word-extractor';
import { Unreadable } from './unreadable.ts';

const sectorSize = 512;
const documentStart = 0xa5ec;
const flagsAt = 10;
const encryptedFlag = 0x0100;

/** Word 97–2003: headers, body, text boxes, notes, footers. */
export async function readDoc(bytes: Buffer): Promise<string> {
  if (isEncrypted(bytes)) throw new Unreadable('password');
  const document = await new WordExtractor().extract(bytes);
  const asTyped = { filterUnicode: false };
  return [
    document.getHeaders({ ...asTyped, includeFooters: false }),
    document.getBody(asTyped),
    document.getTextboxes(asTyped),
    document.getFootnotes(asTyped),
    document.getEndnotes(asTyped),
    document.getFooters(asTyped),
  ]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** The stream with the document begins at a sector and says in its head whether it is locked. */
function isEncrypted(bytes: Buffer): boolean {
  for (let at = sectorSize; at + sectorSize <= bytes.length; at += sectorSize)
    if (bytes.readUInt16LE(at) === documentStart)
      return (bytes.readUInt16LE(at + flagsAt) & encryptedFlag) !== 0;
  return false;
}
