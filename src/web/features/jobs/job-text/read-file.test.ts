import { afterEach, expect, it, vi } from 'vitest';

import { stubUpload } from '../testing/stub-upload.ts';
import { explainUnreadFile, kindOfFile, readFileText } from './read-file.ts';

afterEach(() => vi.unstubAllGlobals());

function read(file: File) {
  const kind = kindOfFile(file);
  if (!kind) throw new Error('Not a kind that is read.');
  return readFileText({ file, kind, onProgress: () => {}, signal: new AbortController().signal });
}

it('knows a file by its name or by its type', () => {
  expect(kindOfFile(new File([], 'Job.PDF'))).toBe('pdf');
  expect(kindOfFile(new File([], 'job', { type: 'application/msword' }))).toBe('doc');
  expect(kindOfFile(new File([], 'job.odt'))).toBeUndefined();
});

it('reads plain text here', async () => {
  const sent = stubUpload(200, { text: '' });
  expect(await read(new File(['Schweißer'], 'job.txt'))).toBe('Schweißer');
  expect(sent).toEqual([]);
});

it('leaves other encodings and other kinds to the server, under a name that says the kind', async () => {
  const sent = stubUpload(200, { text: 'Schweißer' });
  const latin = new Uint8Array([0x53, 0xdf]);
  expect(await read(new File([latin], 'job.txt'))).toBe('Schweißer');
  expect(await read(new File(['x'], 'job', { type: 'application/pdf' }))).toBe('Schweißer');
  expect(sent.map((form) => (form.get('file') as File).name)).toEqual(['job.txt', 'job.pdf']);
});

it('refuses a text of many jobs by its size, before anything is read or sent', async () => {
  const sent = stubUpload(200, { text: '' });
  const large = new File(['x'.repeat(9_900_000)], 'jobs.txt');
  const opened = vi.spyOn(large, 'arrayBuffer');
  expect(await read(large).catch(explainUnreadFile)).toContain('far more text than one job');
  expect(opened).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('refuses what is longer than a job before it is shown', async () => {
  const long = 'x'.repeat(200_001);
  stubUpload(200, { text: long });
  const refused = [new File([long], 'jobs.txt'), new File(['x'], 'jobs.pdf')];
  for (const file of refused) {
    expect(await read(file).catch(explainUnreadFile)).toContain('far more text than one job');
  }
  expect(await read(new File([long.slice(1)], 'job.txt'))).toHaveLength(200_000);
});

it('says when to try again after many files', async () => {
  stubUpload(429, { message: 'Please try again in 40 seconds.' });
  const refused = read(new File(['x'], 'job.pdf')).catch(explainUnreadFile);
  expect(await refused).toBe('Please try again in 40 seconds.');
});

it('says why a file gives no text', async () => {
  stubUpload(422, { message: 'This file is protected with a password.' });
  const locked = read(new File(['x'], 'job.pdf')).catch(explainUnreadFile);
  expect(await locked).toBe('This file is protected with a password.');
  const large = new File(['x'], 'job.pdf');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  expect(await read(large).catch(explainUnreadFile)).toContain('larger than 10 MB');
  expect(explainUnreadFile(new Error('broken'))).toBe(
    'Failed to read the file. Please try again or use a different file format.',
  );
});
