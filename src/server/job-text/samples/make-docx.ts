import { writeZip, type ZipPart } from './write-zip.ts';

const namespaces = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['v', 'urn:schemas-microsoft-com:vml'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface DocxContent {
  /** XML inside w:body. */
  body: string;
  header?: string;
  footer?: string;
  /** Stands before the document element. */
  prolog?: string;
  /** XML of the document's relationships. */
  relations?: string;
  parts?: ZipPart[];
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const table = (rows: string[][]) =>
  `<w:tbl>${rows
    .map(
      (cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

/** As Word writes it: a drawing, and for old readers the same text or a picture again. */
export const textBox = (text: string, fallback = paragraph(text)) =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:docPr id="1" name="Box"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${fallback}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;

export function makeDocx(content: DocxContent): Buffer {
  const { body, header, footer, prolog = '', relations = '', parts = [] } = content;
  const xml = (name: string, text: string): ZipPart => ({
    name,
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
    pack: true,
  });
  return writeZip([
    xml(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    xml(
      '_rels/.rels',
      relationships(
        `<Relationship Id="r1" Type="${officeRelations}/officeDocument" Target="word/document.xml"/>`,
      ),
    ),
    xml('word/_rels/document.xml.rels', relationships(relations)),
    xml(
      'word/document.xml',
      `${prolog}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ),
    ...(header ? [xml('word/header1.xml', `<w:hdr ${namespaces}>${header}</w:hdr>`)] : []),
    ...(footer ? [xml('word/footer1.xml', `<w:ftr ${namespaces}>${footer}</w:ftr>`)] : []),
    ...parts,
  ]);
}

const relationships = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
