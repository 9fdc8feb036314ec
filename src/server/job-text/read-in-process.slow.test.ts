import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readInProcess } from './read-in-process.ts';
import { makeLockedDocx } from './samples/make-doc.ts';
import { makeDocx, paragraph } from './samples/make-docx.ts';
import { makeGrowingPdf, makeLockedPdf, makePdf, makeTextPdf } from './samples/make-pdf.ts';

/** The limits, and some more for a machine that is busy with other tests. */
const patience = { timeout: 30_000 };

describe('a PDF', patience, () => {
  const read = (bytes: Buffer) => readInProcess({ kind: 'pdf', bytes });

  it('is read line by line', async () => {
    expect(await read(makeTextPdf(['Night Shift Welder', 'Lansing, MI']))).toEqual({
      text: 'Night Shift Welder\nLansing, MI',
    });
  });

  it('may begin after some bytes that do not belong to it', async () => {
    const file = Buffer.concat([Buffer.from('junk\n'), makeTextPdf(['Welder'])]);
    expect(await read(file)).toEqual({ text: 'Welder' });
  });

  it('that is a form is read with what was filled in', async () => {
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (title) /V (Crane Operator) /Rect [0 0 99 20] >>';
    const file = makeTextPdf(['Title:'], { objects: [field], page: '/Annots [6 0 R]' });
    expect(await read(file)).toEqual({ text: 'Title:\nCrane Operator' });
  });

  it('without text has none', async () => {
    expect(await read(makePdf({ content: '0 0 100 100 re f' }))).toEqual({ refusal: 'no-text' });
  });

  it('with a password says so', async () => {
    expect(await read(makeLockedPdf())).toEqual({ refusal: 'password' });
  });

  it('that holds nothing behind its first line is damaged', async () => {
    expect(await read(Buffer.from('%PDF-1.7\nnothing'))).toEqual({ refusal: 'damaged' });
  });

  it('that is a program is disguised', async () => {
    const program = Buffer.from('4d5a90000300000004000000ffff0000b8', 'hex');
    expect(await read(program)).toEqual({ refusal: 'disguised' });
  });

  it('whose pages are their own parents ends', async () => {
    expect(await read(makePdf({ kids: '2 0 R 2 0 R' }))).toHaveProperty('refusal');
  });

  it('that draws itself within itself ends', async () => {
    const form =
      '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >> /Length 10 >>\nstream\n/X Do /X Do\nendstream';
    const file = makePdf({
      content: '/X Do',
      objects: [form],
      resources: '/XObject << /X 6 0 R >>',
    });
    expect(await read(file)).toHaveProperty('refusal');
  });

  it('that unpacks to more than fits is stopped', async () => {
    const file = makePdf({ content: Buffer.alloc(200 * 1024 * 1024, ' ') });
    expect(file.length).toBeLessThan(300_000);
    expect(await read(file)).toEqual({ refusal: 'limits' });
  });
});

describe('a .docx', patience, () => {
  const read = (bytes: Buffer) => readInProcess({ kind: 'docx', bytes });
  const body = paragraph('Welder');

  it('with a password says so', async () => {
    expect(await read(makeLockedDocx())).toEqual({ refusal: 'password' });
  });

  it('that claims to be small and is not is stopped while it unpacks', async () => {
    const bomb = {
      name: 'word/styles.xml',
      bytes: Buffer.alloc(100 * 1024 * 1024, ' '),
      pack: true,
      claimedSize: 100,
    };
    expect(await read(makeDocx({ body, parts: [bomb] }))).toEqual({ refusal: 'too-much-text' });
  });

  it('of many parts that are small each is stopped all the same', async () => {
    const parts = Array.from({ length: 40 }, (_, index) => ({
      name: `word/header${index}.xml`,
      bytes: Buffer.alloc(1024 * 1024, ' '),
      pack: true,
    }));
    expect(await read(makeDocx({ body, parts }))).toEqual({ refusal: 'too-much-text' });
  });

  it('leaves pictures and what else is not text packed', async () => {
    const packed = deflateRawSync(Buffer.alloc(50 * 1024 * 1024));
    const parts = [{ name: 'word/media/image1.png', bytes: packed }];
    expect(await read(makeDocx({ body, parts }))).toEqual({ text: 'Welder' });
  });

  it('100,000 levels deep ends', async () => {
    const deep = '<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000);
    expect(await read(makeDocx({ body: deep }))).toHaveProperty('refusal');
  });

  it.each([
    ['a file of ours', '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['itself many times', '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY x "&a;&a;&a;&a;">]>'],
  ])('with an entity that names %s is not read', async (_what, prolog) => {
    expect(await read(makeDocx({ prolog, body: paragraph('&x;') }))).toEqual({
      refusal: 'damaged',
    });
  });

  it('with a linked picture does not open it', async () => {
    const relations =
      '<Relationship Id="p1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/>';
    const picture =
      '<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="P" descr="Logo"/><a:graphic><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="p1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
    expect(await read(makeDocx({ relations, body: body + picture }))).toEqual({ text: 'Welder' });
  });
});

describe('the limits', patience, () => {
  it('end a reading that takes too long', async () => {
    const started = performance.now();
    const reading = await readInProcess(
      { kind: 'pdf', bytes: makeTextPdf(['Welder']) },
      { milliseconds: 10, megabytes: 256 },
    );
    expect(reading).toEqual({ refusal: 'limits' });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('end a reading that never lets go of its process', async () => {
    const reading = await readInProcess(
      { kind: 'pdf', bytes: makeGrowingPdf(12) },
      { milliseconds: 3000, megabytes: 256 },
    );
    expect(reading).toEqual({ refusal: 'limits' });
  });

  it('end a reading whose objects take too much memory', async () => {
    const file = makeDocx({ body: paragraph('x').repeat(600_000) });
    expect(file.length).toBeLessThan(1024 * 1024);
    expect(await readInProcess({ kind: 'docx', bytes: file })).toEqual({ refusal: 'limits' });
  });
});
