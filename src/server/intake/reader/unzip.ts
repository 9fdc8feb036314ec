import { inflateRawSync } from 'node:zlib';
import { Unreadable } from './unreadable.ts';

interface Entry {
  name: string;
  method: number;
  /** Encrypted entries carry it. */
  isEncrypted: boolean;
  packedSize: number;
  headerAt: number;
}

const endMark = 0x06054b50;
const listedMark = 0x02014b50;
const localMark = 0x04034b50;
const endSize = 22;
const maxComment = 0xffff;

/** The contents of a zip file, from the list at its end. The sizes it claims are never believed. */
export function listEntries(zip: Buffer): Entry[] {
  const end = findEnd(zip);
  const entries: Entry[] = [];
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  while (entries.length < count) {
    if (zip.readUInt32LE(at) !== listedMark) throw new Unreadable('damaged');
    const nameSize = zip.readUInt16LE(at + 28);
    const nameAt = at + 46;
    entries.push({
      name: zip.toString('utf8', nameAt, nameAt + nameSize),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      method: zip.readUInt16LE(at + 10),
      packedSize: zip.readUInt32LE(at + 20),
      headerAt: zip.readUInt32LE(at + 42),
    });
    at = nameAt + nameSize + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** One entry unpacked; more than `maxSize` bytes stop it while it unpacks, not after. */
export function unpackEntry(zip: Buffer, entry: Entry, maxSize: number): Buffer {
  if (entry.isEncrypted) throw new Unreadable('password');
  const { headerAt, packedSize, method } = entry;
  if (zip.readUInt32LE(headerAt) !== localMark) throw new Unreadable('damaged');
  const start = headerAt + 30 + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28);
  const packed = zip.subarray(start, start + packedSize);
  if (method === 0) {
    if (packed.length > maxSize) throw new Unreadable('too-much-text');
    return packed;
  }
  if (method !== 8) throw new Unreadable('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: maxSize });
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    throw new Unreadable(tooLarge ? 'too-much-text' : 'damaged');
  }
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - endSize - maxComment);
  for (let at = zip.length - endSize; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === endMark) return at;
  throw new Unreadable('damaged');
}
