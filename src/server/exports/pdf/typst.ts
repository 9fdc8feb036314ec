import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  initSync,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
} from '@myriaddreamin/typst-ts-web-compiler';
import type { Booklet } from '../booklet.ts';
import type { Program } from './compile-program.ts';
import { composeBooklet } from './compose.ts';

const source = '/booklet.typ';

export interface Typesetter {
  print(booklet: Booklet): Promise<Uint8Array<ArrayBuffer>>;
}

/** Sets booklets with Typst, which sees no file and no network: only the layout and what it is handed. */
export async function createTypesetter(program: Program): Promise<Typesetter> {
  initSync({ module: program });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.add_source(source, readFileSync(join(import.meta.dirname, 'layout.typ'), 'utf8'));
  const loadFonts = fontLoader(compiler);

  return {
    async print(booklet) {
      const { data, fontFiles } = composeBooklet(booklet);
      await loadFonts(fontFiles);
      const made = compiler.compile(source, [['booklet', JSON.stringify(data)]], 'pdf', 3) as {
        result?: Uint8Array<ArrayBuffer>;
        diagnostics?: unknown;
      };
      compiler.reset();
      if (!made.result) throw new Error(`Typst: ${JSON.stringify(made.diagnostics)}`);
      return made.result;
    },
  };
}

/** Fonts stay once loaded; most documents need none but the usual ones. */
function fontLoader(compiler: TypstCompiler) {
  const loaded = new Set<string>();
  return async (files: readonly string[]): Promise<void> => {
    if (files.every((file) => loaded.has(file))) return;
    for (const file of files) loaded.add(file);
    const fonts = new TypstFontResolverBuilder();
    for (const file of loaded) fonts.add_raw_font(readFileSync(file));
    compiler.set_fonts(await fonts.build());
  };
}
