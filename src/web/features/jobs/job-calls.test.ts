import { afterEach, expect, it, vi } from 'vitest';

import { parseDescription } from './job-calls.ts';
import { sampleParsed } from './testing/sample.ts';

afterEach(() => vi.unstubAllGlobals());

it('a server that knows fewer fields has read nothing in the others', async () => {
  const { urgencyLevel: _, redFlags: __, employer: ___, reading: ____, ...older } = sampleParsed;
  vi.stubGlobal('fetch', async () => Response.json(older));
  const expected = { title: 'Welder', urgencyLevel: '', redFlags: [], employer: '' };
  expect(await parseDescription('Welder')).toMatchObject(expected);
});
