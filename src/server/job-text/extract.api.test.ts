import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxUploadBytes } from '#shared/api/job-text.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';
import { makeDoc, makeLockedDocx } from './samples/make-doc.ts';
import { makeDocx, paragraph, table } from './samples/make-docx.ts';
import { makeLockedPdf, makePdf, makeTextPdf } from './samples/make-pdf.ts';

let server: TestApp;
let recruiter: Visitor;
beforeAll(async () => {
  server = await startTestApp();
  recruiter = await server.visitor().signUp();
});
afterAll(() => server.close());

function upload(name: string, content: Buffer | string, visitor = recruiter) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(content))], name));
  return visitor.post('/api/extract-text', form);
}

describe('a file that can be read', () => {
  it.each([
    ['job.txt', Buffer.from('Welder wanted')],
    ['Job Posting (final).PDF', makeTextPdf(['Welder wanted'])],
    ['job.doc', makeDoc({ body: 'Welder wanted' })],
    ['job.docx', makeDocx({ body: paragraph('Welder wanted') })],
  ])('answers with its text: %s', async (name, content) => {
    const { status, body } = await upload(name, content);
    expect([status, body]).toEqual([200, { text: 'Welder wanted' }]);
  });

  it('may be as large as 10 MB and comes back whole', async () => {
    const line = 'Welder wanted in Lansing\n';
    const content = line.repeat(Math.floor(maxUploadBytes / line.length));
    const { status, body } = await upload('job.txt', content);
    expect(status).toBe(200);
    expect(String(body['text']).length).toBe(content.length - 1);
  });
});

describe('a file that cannot be read says why', () => {
  it.each([
    ['job.odt', 'x', 400, 'Please upload a .txt, .pdf, .doc, or .docx file'],
    ['job', 'x', 400, 'Please upload a .txt, .pdf, .doc, or .docx file'],
    ['job.txt', '', 422, 'This file is empty. '],
    ['job.txt', ' \n ', 422, 'There is no text in this file. '],
    ['job.txt', Buffer.alloc(maxUploadBytes + 1, 'x'), 413, 'This file is larger than 10 MB. '],
    ['job.pdf', 'MZ\u0090\0\u0003', 422, 'The name ends in .pdf, but this is not a PDF. '],
    ['job.pdf', makePdf({}), 422, 'There is no text in this PDF; it looks like a scan. '],
    ['job.pdf', makeLockedPdf(), 422, 'This file is protected with a password. '],
    ['job.docx', makeLockedDocx(), 422, 'This file is protected with a password. '],
    ['job.docx', 'PK\u0003\u0004 and no more', 422, 'This file is damaged: '],
    ['job.doc', makeTextPdf(['x']), 422, 'The name ends in .doc, but this is not '],
  ])('%s (%#)', async (name, content, status, sentence) => {
    const reply = await upload(name, content);
    expect([reply.status, reply.body['message']]).toEqual([status, expect.any(String)]);
    expect(reply.body['message']).toContain(sentence);
    expect(reply.body['message']).toContain('lease ');
  });
});

describe('a form', () => {
  it('is not even looked at for somebody who is not signed in', async () => {
    const { status, body } = await upload('job.exe', 'x', server.visitor());
    expect([status, body['code']]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('needs a file, one, and nothing beside it', async () => {
    const empty = new FormData();
    const text = new FormData();
    text.append('file', 'Welder wanted');
    const two = new FormData();
    two.append('file', new File(['a'], 'a.txt'));
    two.append('file', new File(['b'], 'b.txt'));
    const other = new FormData();
    other.append('document', new File(['a'], 'a.txt'));
    for (const form of [empty, text, two, other, { file: 'Welder' }]) {
      const { status, body } = await recruiter.post('/api/extract-text', form);
      expect([status, body['code']]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  it('that breaks off is asked for again', async () => {
    const { status, body } = await recruiter.post(
      '/api/extract-text',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nWel',
      { 'content-type': 'multipart/form-data; boundary=x' },
    );
    expect(status).toBe(400);
    expect(body['message']).toBe('The file did not arrive whole. Please upload one file again.');
  });
});

it('one account’s many files do not stand before the one of another', async () => {
  const flood = await server.visitor().signUp();
  const other = await server.visitor().signUp();
  const pdf = makeTextPdf(['Welder wanted']);
  const done: string[] = [];
  const send = async (name: string, visitor: Visitor) => {
    const { status } = await upload('job.pdf', pdf, visitor);
    if (status === 200) done.push(name);
    return status;
  };
  const many = Array.from({ length: 25 }, () => send('flood', flood));
  expect(await send('other', other)).toBe(200);
  const statuses = await Promise.all(many);
  // Some wait for their turn, and the rest are told to come back.
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(done.indexOf('other')).toBeLessThan(4);
});

it('the server answers others while files are read that hurt', { timeout: 60_000 }, async () => {
  const heavy = makeDocx({ body: table([['a', 'b']]).repeat(200_000) });
  const state = { reading: true };
  const hostile = Promise.all([
    upload('a.docx', heavy),
    upload('b.docx', heavy),
    upload('c.docx', heavy),
  ]).finally(() => {
    state.reading = false;
  });
  const waits: number[] = [];
  while (state.reading) {
    const asked = performance.now();
    expect((await server.visitor().get('/api/health')).status).toBe(200);
    waits.push(performance.now() - asked);
    await new Promise((go) => {
      setTimeout(go, 20);
    });
  }
  const replies = await hostile;
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(replies[0].body['message']).toContain('more time or memory');
  expect(waits.length).toBeGreaterThan(10);
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(1000);
});
