import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  bytes: Buffer;
  /** Packed with deflate; otherwise kept as it is. */
  pack?: boolean;
  /** What the file says the part unpacks to, where that is not the truth. */
  claimedSize?: number;
}

/** A plain zip file of a few parts, without dates and attributes. */
export function writeZip(parts: ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const packed = part.pack ? deflateRawSync(part.bytes) : part.bytes;
    const common = describePart(part, packed.length, name.length);
    const head = Buffer.concat([mark(0x04034b50), common, name]);
    const extra = Buffer.alloc(14);
    extra.writeUInt32LE(at, 10);
    listed.push(mark(0x02014b50), Buffer.from([20, 0]), common, extra, name);
    local.push(head, packed);
    at += head.length + packed.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...local, list, mark(0x06054b50), end]);
}

/** The 26 bytes that stand both before the part and in the list at the end. */
function describePart(part: ZipPart, packedSize: number, nameSize: number): Buffer {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(part.pack ? 8 : 0, 4);
  common.writeUInt32LE(crc32(part.bytes), 10);
  common.writeUInt32LE(packedSize, 14);
  common.writeUInt32LE(part.claimedSize ?? part.bytes.length, 18);
  common.writeUInt16LE(nameSize, 22);
  return common;
}

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
