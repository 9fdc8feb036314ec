import { deflateSync } from 'node:zlib';

/** A PDF file while it grows: numbered objects, written out compressed at the end. */
export interface PdfObjects {
  /** A number to refer to before the object is known. */
  reserve(): number;
  set(id: number, body: string): void;
  add(body: string): number;
  addStream(dictionary: string, bytes: Uint8Array): number;
  finish(trailer: { root: number; info: number; id: string }): Uint8Array<ArrayBuffer>;
}

export const ref = (id: number): string => `${id} 0 R`;

/** Text in a dictionary, whatever its characters. */
export const textString = (text: string): string =>
  `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** As exact as a printer needs it. */
export const num = (value: number): string => `${Math.round(value * 100) / 100}`;

const perPack = 200;

export function createObjects(): PdfObjects {
  const bodies: (string | undefined)[] = [undefined];
  const streams = new Map<number, { dictionary: string; bytes: Uint8Array }>();

  const reserve = () => bodies.push(undefined) - 1;
  const add = (body: string) => bodies.push(body) - 1;
  const addStream = (dictionary: string, bytes: Uint8Array) => {
    const id = reserve();
    streams.set(id, { dictionary, bytes: deflateSync(bytes, { level: 4 }) });
    return id;
  };

  return {
    reserve,
    set(id, body) {
      bodies[id] = body;
    },
    add,
    addStream,
    finish({ root, info, id }) {
      const plain = bodies.flatMap((body, number) =>
        body === undefined ? [] : [{ number, body }],
      );
      const places = new Map<number, { pack: number; index: number }>();
      for (let start = 0; start < plain.length; start += perPack) {
        const held = plain.slice(start, start + perPack);
        const pack = packObjects(held, addStream);
        held.forEach(({ number }, index) => places.set(number, { pack, index }));
      }
      return writeFile({ last: reserve(), streams, places }, { root, info, id });
    },
  };
}

function packObjects(
  held: readonly { number: number; body: string }[],
  addStream: PdfObjects['addStream'],
): number {
  let at = 0;
  const heads = held.map(({ number, body }) => {
    const head = `${number} ${at}`;
    at += body.length + 1;
    return head;
  });
  const first = `${heads.join(' ')}\n`;
  const body = first + held.map((object) => object.body).join('\n');
  return addStream(
    `/Type /ObjStm /N ${held.length} /First ${first.length}`,
    Buffer.from(body, 'latin1'),
  );
}

interface Written {
  /** The number of the table itself, which comes last. */
  last: number;
  streams: Map<number, { dictionary: string; bytes: Uint8Array }>;
  places: Map<number, { pack: number; index: number }>;
}

function writeFile(
  { last, streams, places }: Written,
  { root, info, id }: { root: number; info: number; id: string },
): Uint8Array<ArrayBuffer> {
  const chunks: Buffer[] = [];
  let at = 0;
  const write = (chunk: Buffer) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  const writeStream = (number: number, dictionary: string, bytes: Uint8Array) => {
    write(
      Buffer.from(
        `${number} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`,
        'latin1',
      ),
    );
    write(Buffer.from(bytes));
    write(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  };
  const table = Buffer.alloc((last + 1) * 7);
  const enter = (number: number, [kind, place, index]: [number, number, number]) => {
    table.writeUInt8(kind, number * 7);
    table.writeUInt32BE(place, number * 7 + 1);
    table.writeUInt16BE(index, number * 7 + 5);
  };
  write(Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1'));
  enter(0, [0, 0, 65_535]);
  for (const [number, { dictionary, bytes }] of streams) {
    enter(number, [1, at, 0]);
    writeStream(number, dictionary, bytes);
  }
  for (const [number, { pack, index }] of places) enter(number, [2, pack, index]);
  const start = at;
  enter(last, [1, start, 0]);
  writeStream(
    last,
    `/Type /XRef /Size ${last + 1} /W [1 4 2] /Root ${ref(root)} /Info ${ref(info)} /ID [<${id}> <${id}>]`,
    deflateSync(table),
  );
  write(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
  return Uint8Array.from(Buffer.concat(chunks, at));
}
