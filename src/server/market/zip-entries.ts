import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** A file inside a zip archive, found without reading the archive into memory. */
export interface ZipEntry {
  name: string;
  method: number;
  compressedSize: number;
  headerAt: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
const localHeaderLength = 30;
const deflated = 8;

/** The directory at the end of the archive; empty when the file is no zip. */
export async function listZipEntries(path: string): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tailLength = Math.min(size, endLength + longestComment);
    const tail = Buffer.alloc(tailLength);
    await file.read(tail, 0, tailLength, size - tailLength);
    const endAt = findEnd(tail);
    if (endAt === undefined) return [];
    const length = tail.readUInt32LE(endAt + 12);
    const start = tail.readUInt32LE(endAt + 16);
    if (start + length > size) return [];
    const directory = Buffer.alloc(length);
    await file.read(directory, 0, length, start);
    return readDirectory(directory);
  } finally {
    await file.close();
  }
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END) return at;
  }
  return undefined;
}

function readDirectory(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === CENTRAL) {
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      headerAt: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** The content of one entry as it is unpacked. */
export async function openZipEntry(path: string, entry: ZipEntry): Promise<Readable> {
  const file = await open(path);
  const header = Buffer.alloc(localHeaderLength);
  await file.read(header, 0, localHeaderLength, entry.headerAt);
  await file.close();
  const start =
    entry.headerAt + localHeaderLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  const end = start + entry.compressedSize - 1;
  const packed = createReadStream(path, { start, end });
  if (entry.method !== deflated) return packed;
  // An error of either stream ends the reading of the other.
  return pipeline(packed, createInflateRaw(), () => undefined);
}
