import { describe, expect, it } from 'vitest';
import { makeDoc, makeOle } from '../samples/make-doc.ts';
import { makeDocx, paragraph, table, textBox } from '../samples/make-docx.ts';
import { writeZip } from '../samples/write-zip.ts';
import { readDocument } from './read-document.ts';

const read = (kind: 'txt' | 'doc' | 'docx', bytes: Buffer) => readDocument({ kind, bytes });

describe('plain text', () => {
  const text = 'Soudeur à Montréal – 30 € l’heure';
  const utf16 = Buffer.from(text, 'utf16le');
  const western = Buffer.from(
    text.replace('€', '\u0080').replace('’', '\u0092').replace('–', '\u0096'),
    'latin1',
  );

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 LE', utf16],
    ['UTF-16 BE', Buffer.from(utf16).swap16()],
    ['Windows-1252', western],
  ])('is read in %s', async (_name, bytes) => {
    expect(await read('txt', bytes)).toEqual({ text });
  });

  it('is read in ISO 8859-1', async () => {
    expect(await read('txt', Buffer.from('Köln, café', 'latin1'))).toEqual({ text: 'Köln, café' });
  });

  it('keeps every line and loses what is no character', async () => {
    const given = '\r\n Title \r\n\r\n\r\n\r\n- one\r- two\n';
    expect(await read('txt', Buffer.from(given))).toEqual({ text: ' Title\n\n- one\n- two' });
  });

  it('is not guessed when its alphabet cannot be told', async () => {
    const hebrew = Buffer.from('f8faea20ece7e1f8fa20e1f0e9e9ef20e1fae4', 'hex');
    expect(await read('txt', hebrew)).toEqual({ refusal: 'encoding' });
  });

  it.each([
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7 …')],
    ['rich text', Buffer.from(String.raw`{\rtf1 Welder}`)],
    ['a Word document', makeDocx({ body: paragraph('Welder') })],
  ])('is not %s', async (_name, bytes) => {
    expect(await read('txt', bytes)).toEqual({ refusal: 'disguised' });
  });

  it('of spaces only has no text', async () => {
    expect(await read('txt', Buffer.from(' \r\n\t '))).toEqual({ refusal: 'no-text' });
  });
});

describe('a .docx', () => {
  it('is read with header, tables, text boxes and footer', async () => {
    const file = makeDocx({
      header: paragraph('Acme Inc.'),
      body:
        paragraph('Welder &amp; Fitter') +
        table([
          ['Location', 'Lansing, MI'],
          ['Pay', '$30 &lt; $34'],
        ]) +
        textBox('Night shift') +
        paragraph('Apply now'),
      footer: paragraph('Equal opportunity employer') + textBox('Page 1'),
    });
    expect(await read('docx', file)).toEqual({
      text: 'Acme Inc.\n\nWelder & Fitter\nLocation\tLansing, MI\nPay\t$30 < $34\n\nNight shift\nApply now\n\nEqual opportunity employer\nPage 1',
    });
  });

  it('gives the text of a box whose fallback is a picture, once', async () => {
    const file = makeDocx({ body: textBox('Only here', '<w:p/>') });
    expect(await read('docx', file)).toEqual({ text: 'Only here' });
  });

  it('says the same header once', async () => {
    const file = makeDocx({
      header: paragraph('Acme'),
      body: paragraph('Job'),
      footer: paragraph('Acme'),
    });
    expect(await read('docx', file)).toEqual({ text: 'Acme\n\nJob' });
  });

  it('puts the cells of a layout table one below the other', async () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.map(paragraph).join('')}</w:tc>`;
    const body = `<w:tbl><w:tr>${cell('Duties', 'Weld')}${cell('Skills')}</w:tr></w:tbl>`;
    expect(await read('docx', makeDocx({ body }))).toEqual({ text: 'Duties\nWeld\nSkills' });
  });

  it('that was cut off is damaged', async () => {
    const file = makeDocx({ body: paragraph('Welder') });
    expect(await read('docx', file.subarray(0, file.length - 60))).toEqual({ refusal: 'damaged' });
  });

  it('that was packed with a password says so', async () => {
    const file = makeDocx({ body: paragraph('Welder') });
    file.writeUInt16LE(1, 6);
    expect(await read('docx', file)).toEqual({ refusal: 'password' });
  });

  it('that is a zip of something else is disguised', async () => {
    const zip = writeZip([{ name: 'xl/workbook.xml', bytes: Buffer.from('<a/>') }]);
    expect(await read('docx', zip)).toEqual({ refusal: 'disguised' });
  });
});

describe('a .doc', () => {
  it('is read with header, table cells, text box and footer', async () => {
    const file = makeDoc({
      header: 'Acme Inc.',
      body: 'Welder – nights\rLocation\u0007Lansing\u0007',
      textBox: 'Call us',
      footer: 'Equal opportunity',
    });
    expect(await read('doc', file)).toEqual({
      text: 'Acme Inc.\n\nWelder – nights\nLocation\tLansing\n\nCall us\n\nEqual opportunity',
    });
  });

  it('with a password says so', async () => {
    expect(await read('doc', makeDoc({ body: 'Welder', isEncrypted: true }))).toEqual({
      refusal: 'password',
    });
  });

  it('that was cut off is damaged', async () => {
    const file = makeDoc({ body: 'Welder' });
    expect(await read('doc', file.subarray(0, 5000))).toEqual({ refusal: 'damaged' });
    expect(await read('doc', file.subarray(0, 100))).toEqual({ refusal: 'damaged' });
  });

  it('that is a spreadsheet or a newer document is disguised', async () => {
    const sheet = makeOle({ Workbook: Buffer.alloc(4096) });
    expect(await read('doc', sheet)).toEqual({ refusal: 'disguised' });
    const newer = makeDocx({ body: paragraph('Welder') });
    expect(await read('doc', newer)).toEqual({ refusal: 'disguised' });
  });
});
