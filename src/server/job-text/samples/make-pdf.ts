import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** What is drawn on the one page, in PDF's own language. */
  content?: Buffer | string;
  /** Objects from number 6 on. */
  objects?: string[];
  /** More entries of the page's resources. */
  resources?: string;
  /** More entries of the page. */
  page?: string;
  kids?: string;
  /** More entries of the trailer. */
  trailer?: string;
  /** What becomes of the packed content before it is put in. */
  seal?: (packed: Buffer) => Buffer;
}

/** One page with these lines of text. */
export const makeTextPdf = (lines: string[], more: PdfParts = {}) =>
  makePdf({
    content: `BT /F1 12 Tf 14 TL 72 720 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`,
    ...more,
  });

export function makePdf(parts: PdfParts): Buffer {
  const { content = '', objects = [], resources = '', page = '' } = parts;
  const { kids = '3 0 R', trailer = '', seal = (bytes: Buffer) => bytes } = parts;
  const packed = seal(deflateSync(content));
  const bodies: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count 1 >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${resources} >> ${page} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
    ...objects,
  ];
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = pieces[0]?.length ?? 0;
  for (const [index, body] of bodies.entries()) {
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ]);
    places.push(at);
    pieces.push(piece);
    at += piece.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

/** Locked with a password nobody knows: the checks of the password are 32 arbitrary bytes. */
export function makeLockedPdf(): Buffer {
  const check = `<${'5a'.repeat(32)}>`;
  return makeTextPdf(['Secret'], {
    objects: [`<< /Filter /Standard /V 1 /R 2 /O ${check} /U ${check} /P -4 >>`],
    trailer: `/Encrypt 6 0 R /ID [${check} ${check}]`,
  });
}

/** A form that draws the next one ten times, which draws the next one ten times, and so on. */
export function makeGrowingPdf(levels: number): Buffer {
  const form = (names: string, content: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${names} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const objects = Array.from({ length: levels }, (_, level) =>
    form(`/XObject << /X ${level + 7} 0 R >>`, '/X Do '.repeat(10)),
  );
  objects.push(form('/Font << /F1 4 0 R >>', 'BT /F1 9 Tf (x) Tj ET'));
  return makePdf({ content: '/X Do', objects, resources: '/XObject << /X 6 0 R >>' });
}
