import type { Booklet } from '../booklet.ts';
import { chooseFonts } from './fonts.ts';
import type { TypefaceName } from './page/look.ts';
import { printBooklet } from './print-booklet.ts';
import { openFace, type Face } from './text/face.ts';
import { createTypeface, type Typeface } from './text/typeface.ts';

/** Every mix of scripts is a set of typefaces, and each keeps its words. */
const mostVoices = 24;

export interface Typesetter {
  print(booklet: Booklet): Uint8Array<ArrayBuffer>;
}

/** Sets booklets as PDF. Fonts stay once opened; most documents need none but the usual ones. */
export function createTypesetter(): Typesetter {
  const faces = new Map<string, Face>();
  const open = (file: string): Face => {
    const known = faces.get(file);
    if (known) return known;
    const face = openFace(file);
    faces.set(file, face);
    return face;
  };
  const typefaces = new Map<string, Typeface>();
  const voiceOf = (files: readonly string[], name: TypefaceName): Typeface => {
    const key = [name, ...files].join('\n');
    const known = typefaces.get(key);
    if (known) return known;
    if (typefaces.size >= mostVoices) typefaces.clear();
    const typeface = createTypeface(files.map(open));
    typefaces.set(key, typeface);
    return typeface;
  };
  return {
    print(booklet) {
      const files = chooseFonts(JSON.stringify(booklet));
      return printBooklet(booklet, {
        serif: voiceOf(files.serif, 'serif'),
        serifMedium: voiceOf(files.serifMedium, 'serifMedium'),
        serifBold: voiceOf(files.serifBold, 'serifBold'),
        sans: voiceOf(files.sans, 'sans'),
        sansBold: voiceOf(files.sansBold, 'sansBold'),
        mono: voiceOf(files.mono, 'mono'),
      });
    },
  };
}
