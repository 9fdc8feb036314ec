import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const start = '_initialize';

/** The part of HarfBuzz that cuts fonts down, as its file exports it. */
interface Cutter {
  memory: { buffer: ArrayBuffer };
  malloc(size: number): number;
  free(at: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, done: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
  [start]: () => void;
}

/** Node has it; its types leave it to those of browsers. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object) => { exports: Cutter };
  };
};

const writable = 2;
const dropTables = 3;
/** Without hints for screens; glyphs keep their numbers, and the box for missing ones its shape. */
const flags = 0x01 | 0x02 | 0x40 | 0x200;
/** A PDF shows glyphs by number; what turns text into them is of no use in it. */
const unused = ['GSUB', 'GPOS', 'GDEF', 'name', 'cmap', 'OS/2', 'post', 'STAT', 'DSIG', 'BASE'];

let opened: Cutter | undefined;

function open(): Cutter {
  if (opened) return opened;
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  exports[start]();
  opened = exports;
  return exports;
}

/** A font with only these glyphs. */
export function subsetFont(font: Uint8Array, glyphs: Iterable<number>): Uint8Array {
  const cutter = open();
  const data = cutter.malloc(font.length);
  new Uint8Array(cutter.memory.buffer).set(font, data);
  const blob = cutter.hb_blob_create(data, font.length, writable, 0, 0);
  const face = cutter.hb_face_create(blob, 0);
  cutter.hb_blob_destroy(blob);
  const input = cutter.hb_subset_input_create_or_fail();
  const wanted = cutter.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) cutter.hb_set_add(wanted, glyph);
  const dropped = cutter.hb_subset_input_set(input, dropTables);
  for (const tag of unused) cutter.hb_set_add(dropped, toNumber(tag));
  cutter.hb_subset_input_set_flags(input, flags);
  const cut = cutter.hb_subset_or_fail(face, input);
  const result = cut === 0 ? font : copyOut(cutter, cut);
  if (cut !== 0) cutter.hb_face_destroy(cut);
  cutter.hb_subset_input_destroy(input);
  cutter.hb_face_destroy(face);
  cutter.free(data);
  return result;
}

function copyOut(cutter: Cutter, face: number): Uint8Array {
  const blob = cutter.hb_face_reference_blob(face);
  const at = cutter.hb_blob_get_data(blob, 0);
  const bytes = new Uint8Array(cutter.memory.buffer).slice(
    at,
    at + cutter.hb_blob_get_length(blob),
  );
  cutter.hb_blob_destroy(blob);
  return bytes;
}

const toNumber = (tag: string) => Buffer.from(tag, 'latin1').readUInt32BE();
