const sector = 512;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;
const allocation = 0xfffffffd;

interface DocContent {
  body: string;
  header?: string;
  footer?: string;
  textBox?: string;
  isEncrypted?: boolean;
}

/** A Word 97 document with the few structures that say where its text is. */
export function makeDoc(content: DocContent): Buffer {
  const { body, header = '', footer = '', textBox = '', isEncrypted = false } = content;
  const edges = `${header}\r${footer}\r\r`;
  const stories = [`${body}\r`, edges, `${textBox}\r\r`];
  const text = stories.join('');
  const textAt = 0x800;
  const document = Buffer.alloc(roundUp(textAt + text.length * 2));
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 10);
  document.writeUInt32LE(stories[0]?.length ?? 0, 0x4c);
  document.writeUInt32LE(edges.length, 0x54);
  document.writeUInt32LE(stories[2]?.length ?? 0, 0x64);
  document.write(text, textAt, 'utf16le');

  const tables = Buffer.alloc(roundUp(1));
  // One piece: where its characters begin and end, and where in the stream they stand.
  tables.writeUInt8(2, 0);
  tables.writeUInt32LE(16, 1);
  tables.writeUInt32LE(text.length, 9);
  tables.writeUInt32LE(textAt, 15);
  // The first six stories are separators of notes; then even and odd header, even and odd footer.
  const headerEnd = header.length + 1;
  const footerEnd = headerEnd + footer.length + 1;
  const edgeEnds = [0, 0, 0, 0, 0, 0, 0, 0, headerEnd, headerEnd, footerEnd, footerEnd];
  const edgesAt = 64;
  for (const [index, end] of edgeEnds.entries()) tables.writeUInt32LE(end, edgesAt + index * 4);
  document.writeUInt32LE(edgesAt, 0xf2);
  document.writeUInt32LE(edgeEnds.length * 4, 0xf6);
  document.writeUInt32LE(0, 0x1a2);

  return makeOle({ WordDocument: document, '1Table': tables });
}

/** What Office makes of a .docx with a password. */
export const makeLockedDocx = () =>
  makeOle({ EncryptionInfo: Buffer.alloc(4096, 1), EncryptedPackage: Buffer.alloc(4096, 2) });

/** An OLE file of two or three streams, each of at least 4096 bytes and whole sectors. */
export function makeOle(streams: Record<string, Buffer>): Buffer {
  const chains: number[] = [allocation];
  const directory = [directoryEntry({ name: 'Root Entry', type: 5, child: 1 })];
  const names = Object.keys(streams);
  for (const [index, name] of names.entries()) {
    const bytes = streams[name] ?? Buffer.alloc(0);
    const right = index + 2 <= names.length ? index + 2 : undefined;
    directory.push(
      directoryEntry({ name, type: 2, start: chains.length, size: bytes.length, right }),
    );
    addChain(chains, bytes.length / sector);
  }
  const directoryAt = chains.length;
  const directoryBytes = Buffer.concat(directory);
  const directoryPadded = Buffer.concat([
    directoryBytes,
    Buffer.alloc(-directoryBytes.length & (sector - 1)),
  ]);
  addChain(chains, directoryPadded.length / sector);

  const header = Buffer.alloc(sector, 0xff);
  header.fill(0, 0, 76);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directoryAt, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sector, 0xff);
  for (const [index, next] of chains.entries()) table.writeUInt32LE(next, index * 4);
  return Buffer.concat([header, table, ...Object.values(streams), directoryPadded]);
}

function addChain(chains: number[], sectors: number): void {
  for (let left = sectors; left > 0; left -= 1)
    chains.push(left === 1 ? endOfChain : chains.length + 1);
}

interface DirectoryEntry {
  name: string;
  type: number;
  child?: number;
  right?: number;
  start?: number;
  size?: number;
}

function directoryEntry({ name, type, child, right, start, size }: DirectoryEntry): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt32LE(free, 68);
  entry.writeUInt32LE(right ?? free, 72);
  entry.writeUInt32LE(child ?? free, 76);
  entry.writeUInt32LE(start ?? endOfChain, 116);
  entry.writeUInt32LE(size ?? 0, 120);
  return entry;
}

const roundUp = (size: number) => Math.max(4096, Math.ceil(size / sector) * sector);
