import type { Face } from '../text/face.ts';
import type { Shaped } from '../text/shaped.ts';
import { subsetFont } from '../text/subset.ts';
import { ref, type PdfObjects } from './objects.ts';

/** The fonts of one document: their short names, and which glyphs stand for which text. */
export interface FontUse {
  nameOf(face: Face): string;
  /** Notes the glyphs; says whether they alone do not tell the text, as after reordering. */
  needsText(face: Face, shaped: Shaped): boolean;
  write(objects: PdfObjects): string;
}

interface Use {
  name: string;
  texts: Map<number, string>;
  seen: Map<Shaped, boolean>;
}

export function createFontUse(): FontUse {
  const uses = new Map<Face, Use>();
  const useOf = (face: Face): Use => {
    const known = uses.get(face);
    if (known) return known;
    const use = { name: `F${uses.size}`, texts: new Map<number, string>(), seen: new Map() };
    uses.set(face, use);
    return use;
  };

  return {
    nameOf: (face) => useOf(face).name,
    needsText(face, shaped) {
      const { texts, seen } = useOf(face);
      const known = seen.get(shaped);
      if (known !== undefined) return known;
      let isUnclear = false;
      for (const { id, text } of shaped.glyphs) {
        const before = texts.get(id);
        if (before === undefined) texts.set(id, text);
        if (id === 0 || (before !== undefined && before !== text)) isUnclear = true;
      }
      seen.set(shaped, isUnclear);
      return isUnclear;
    },
    write(objects) {
      const fonts = Array.from(
        uses,
        ([face, { name, texts }]) => `/${name} ${ref(writeFont(objects, face, texts))}`,
      );
      return `<< ${fonts.join(' ')} >>`;
    },
  };
}

function writeFont(objects: PdfObjects, face: Face, texts: Map<number, string>): number {
  const glyphs = [...texts.keys()].toSorted((one, other) => one - other);
  const cut = subsetFont(face.bytes, glyphs);
  const name = `${tagFor(glyphs)}+${face.name.replaceAll(/[^\w-]/g, '')}`;
  const file = objects.addStream(`/Length1 ${cut.length}`, cut);
  const isMono = face.name.includes('Mono');
  const descriptor = objects.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags ${isMono ? 5 : 4} /FontBBox [${face.bounds.join(' ')}] /ItalicAngle 0 /Ascent ${Math.round(face.ascent)} /Descent ${Math.round(face.descent)} /CapHeight ${Math.round(face.capHeight)} /StemV ${Math.round(face.weight / 5)} /FontFile2 ${ref(file)} >>`,
  );
  const widths = glyphs.map((glyph) => `${glyph} [${Math.round(face.widthOf(glyph) * 100) / 100}]`);
  const inner = objects.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${ref(descriptor)} /CIDToGIDMap /Identity /W [${widths.join(' ')}] >>`,
  );
  const map = objects.addStream('', Buffer.from(writeMap(texts), 'latin1'));
  return objects.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${ref(inner)}] /ToUnicode ${ref(map)} >>`,
  );
}

/** Six letters that tell one cut of a font from another. */
function tagFor(glyphs: readonly number[]): string {
  let sum = 7;
  for (const glyph of glyphs) sum = (sum * 31 + glyph) % 308_915_776;
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCodePoint(65 + (Math.floor(sum / 26 ** place) % 26)),
  ).join('');
}

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

function writeMap(texts: ReadonlyMap<number, string>): string {
  const lines = [...texts]
    .filter(([glyph]) => glyph !== 0)
    .map(([glyph, text]) => `<${glyph.toString(16).padStart(4, '0')}> <${hex(text)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
