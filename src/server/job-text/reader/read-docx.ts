import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { walkZip } from '../../zip/walk-zip.ts';
import { decodeText } from './decode-text.ts';
import { freeTextBoxes } from './free-text-boxes.ts';
import { htmlToText } from './html-to-text.ts';
import { Unreadable } from './unreadable.ts';

/** All parts together; the words of a thick book are a tenth of it. */
const maxUnpacked = 32 * 1024 * 1024;

/** What the text is made from. Pictures, fonts and embedded files are never unpacked. */
const readParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w.-]+\.(?:xml|rels))$/i;

/** Headers, the document with its notes, footers. */
export async function readDocx(bytes: Buffer): Promise<string> {
  const parts = unpackParts(bytes);
  const named = (pattern: RegExp) => [...parts.keys()].filter((name) => pattern.test(name)).sort();
  const texts: string[] = [];
  for (const name of named(/^word\/header\d*\.xml$/i)) texts.push(await readEdge(parts, name));
  texts.push(await readBody(parts));
  for (const name of named(/^word\/footer\d*\.xml$/i)) texts.push(await readEdge(parts, name));
  // A header for first, odd and even pages often says the same three times.
  return [...new Set(texts.map((text) => text.trim()))].filter(Boolean).join('\n\n');
}

function unpackParts(bytes: Buffer): Map<string, string> {
  if (isLocked(bytes)) throw new Unreadable('password');
  const pieces = new Map<string, Uint8Array[]>();
  let left = maxUnpacked;
  walkZip(bytes, (name) => {
    if (!readParts.test(name)) return undefined;
    const mine: Uint8Array[] = [];
    pieces.set(name, mine);
    return (piece) => {
      left -= piece.length;
      if (left < 0) throw new Unreadable('too-much-text');
      mine.push(piece);
    };
  });
  const parts = new Map<string, string>();
  for (const [name, mine] of pieces) {
    const xml = decodeText(Buffer.concat(mine));
    // The format forbids document types: they are only good for entities that grow or reach outside.
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Unreadable('damaged');
    parts.set(name, freeTextBoxes(xml));
  }
  return parts;
}

/** A flag before the first part, as programs leave it that pack with a password. */
const isLocked = (bytes: Buffer): boolean => (bytes.readUInt16LE(6) & 1) === 1;

/** Mammoth reads documents only, so a header or footer is handed to it as one. */
function readEdge(parts: Map<string, string>, name: string): Promise<string> {
  const xml = parts.get(name) ?? '';
  const asDocument = xml
    .replace(/<(\w+:|)(?:hdr|ftr)\b([^>]*?)(\/?)>/, '<$1document$2><$1body>')
    .replace(/<\/(\w+:|)(?:hdr|ftr)\s*>\s*$/, '</$1body></$1document>');
  if (!asDocument.includes('body></')) return Promise.resolve('');
  const related = parts.get(name.replace(/^word\//, 'word/_rels/').concat('.rels'));
  const alone = new Map(parts);
  alone.set('_rels/.rels', relationsTo('word/document.xml'));
  alone.set('word/document.xml', asDocument);
  alone.set('word/_rels/document.xml.rels', related ?? relationsTo());
  for (const notes of ['footnotes', 'endnotes', 'comments']) alone.delete(`word/${notes}.xml`);
  return readBody(alone);
}

async function readBody(parts: Map<string, string>): Promise<string> {
  const files = [...parts].map(([name, xml]) => [name, Buffer.from(xml, 'utf8')] as const);
  const buffer = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  const noImages = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const { value } = await mammoth.convertToHtml(
    { buffer },
    { convertImage: noImages, externalFileAccess: false, includeEmbeddedStyleMap: false },
  );
  // The way back from a note to its place in the text.
  return htmlToText(value.replaceAll(/<a href="#[^"]*">↑<\/a>/g, ''));
}

const relationsTo = (target?: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${
    target
      ? `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/>`
      : ''
  }</Relationships>`;
