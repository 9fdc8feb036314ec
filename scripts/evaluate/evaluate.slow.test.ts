import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJob } from '#reading/read-job.ts';
import { testTextWork } from '#server/testing/test-text-work.ts';
import type { ModelSettings } from '#server/writers/model/settings.ts';
import { startModelServer, type ModelServer } from '../../tests/support/model-server.ts';
import { evaluate } from './evaluate.ts';

const text = `We are Bright Harbour, and this is about a ship's cook for our galley.

On board the ferry you cook breakfast for two hundred. You clean down at night and order stores.
Anyone who has fed a crowd will do. A food hygiene certificate is a plus.

The money is between £14.20 and £15.90 for every hour. Ports: Oban.`;

const told = {
  roles: [
    {
      unit: readJob(text).units.findIndex((unit) => unit.text.startsWith('Anyone who')),
      role: 'must',
      also: [],
    },
  ],
  fields: {
    title: "ship's cook",
    employer: 'Bright Harbour',
    place: 'Oban',
    workType: null,
    pay: 'between £14.20 and £15.90 for every hour',
    employmentType: null,
    hours: null,
    department: null,
    reportsTo: null,
    startDate: null,
    openings: null,
    yearsMin: null,
    education: null,
    deadline: null,
  },
  occupation: null,
};

let folder: string;
let model: ModelServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evaluate-'));
  await writeFile(join(folder, 'cook.txt'), text);
  await writeFile(join(folder, 'cook.tsv'), '1\t?\tAnyone who has fed a crowd will do.\n');
  await writeFile(
    join(folder, 'cook.labels.json'),
    JSON.stringify({ roles: { 1: 'must' }, fields: { employer: 'Bright Harbour', city: 'Oban' } }),
  );
  model = await startModelServer(({ prompt }) =>
    prompt.includes('You read job advertisements')
      ? { text: JSON.stringify(told) }
      : { text: 'No.' },
  );
});
afterAll(async () => {
  await model.close();
  await rm(folder, { recursive: true });
});

it('compares the reading with the labels, and counts tokens, time and failures', async () => {
  const settings: ModelSettings = {
    provider: 'openai-compatible',
    model: 'test-model',
    modelFor: {},
    apiKey: undefined,
    baseUrl: model.url,
    price: { input: 1, output: 1 },
    tokensPerDay: null,
    maxOutputTokens: undefined,
    windowTokens: 64_000,
    timeouts: { firstByteMs: 5000, stallMs: 5000, totalMs: 20_000 },
    readMs: 10_000,
  };
  const files = [join(folder, 'cook.txt')];
  const tools = ['engagementKit' as const];
  const given = { files, tools, settings, textWork: testTextWork };
  const result = await evaluate({ ...given, today: '2026-11-15' });
  expect(result).toMatchObject({ texts: 1, readByModel: 1, labelled: 1 });
  expect(result.withModel.fields.get('city')).toEqual({ right: 1, of: 1 });
  expect(result.alone.fields.get('city')?.of).toBe(1);
  expect(result.withModel.roles.get('must')).toEqual({ right: 1, wrong: 0, missed: 0 });
  expect(result.withModel.fields.get('employer')).toEqual({ right: 1, of: 1 });
  expect(result.reading.tokens).toBeGreaterThan(100);
  expect(result.writing.tokens).toBeGreaterThan(1000);
  expect(result.failures).toEqual([expect.stringContaining('cook.txt, engagementKit')]);
});
