import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';

/** The compiled typesetter, made once and shared by all threads. */
export type Program = object;

/** Node has it; its types leave it to those of browsers. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile: (bytes: Uint8Array) => Promise<Program> };
};

const file = join(
  projectRoot,
  'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm',
);

export const compileProgram = async (): Promise<Program> =>
  WebAssembly.compile(await readFile(file));
