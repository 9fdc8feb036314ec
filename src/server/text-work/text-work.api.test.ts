import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobToolIds } from '#shared/tool-info.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outputOf, until, waitUntilWritten } from '../testing/written-jobs.ts';
import { createTextWork, TooMuchToRead, type TextWork } from './text-work.ts';

let textWork: TextWork;
let server: TestApp;
let attacker: Team;
let other: Team;

// Long enough for the first text that a new thread reads, on a machine that is busy with much else.
const milliseconds = 6000;
/** Each refusal ends a thread, and the next one starts slowly on such a machine. */
const patience = 200_000;
const entry = join(import.meta.dirname, '../testing/endless-text-worker.ts');

beforeAll(async () => {
  textWork = createTextWork({ entry, limits: { kept: 2, milliseconds } });
  server = await startTestApp({ BUDGET_FACTOR: '1000' }, { textWork });
  attacker = await foundTeam(server, 'Attacker');
  other = await foundTeam(server, 'Other');
  await textWork.warmUp();
});
afterAll(async () => {
  await server.close();
  await textWork.close();
});

const tooMuch = {
  code: 'UNPROCESSABLE',
  message:
    'This text takes longer to read than a job description should. Please shorten it or take out long rows of signs, then try again.',
};
const read = ({ admin }: Team, jobDescriptionText: string) =>
  admin.post('/api/parse-job-description', { jobDescriptionText });
const welder = 'Welder\nLocation: Lansing, MI\nPay: $28 - $34 per hour';
const endless = `${welder}\nThis takes for ever`;

async function createJob({ admin, organizationId }: Team, description: string): Promise<number> {
  const job = { title: 'Welder', location: 'Lansing, MI', description, organizationId };
  return Number((await admin.post('/api/jobs', job)).body.id);
}

describe('a text that takes for ever', { timeout: 300_000 }, () => {
  it('is refused, while others are answered and read; and the next text is read', async () => {
    const state = { reading: true };
    const hostile = Promise.all([read(attacker, endless), read(attacker, endless)]).finally(() => {
      state.reading = false;
    });
    const answered: [number, boolean][] = [];
    while (state.reading) {
      const health = await other.admin.get('/api/health');
      const parsed = await read(other, welder);
      expect([health.status, parsed.status, parsed.body.title]).toEqual([200, 200, 'Welder']);
      answered.push([parsed.status, state.reading]);
    }
    // Several while the first two were still under way, not only after them.
    expect(answered.filter(([, isMeanwhile]) => isMeanwhile).length).toBeGreaterThan(2);
    for (const { status, body } of await hostile) {
      expect([status, body]).toEqual([422, expect.objectContaining(tooMuch)]);
    }
    expect((await read(attacker, welder)).status).toBe(200);
  });

  // One test: each refusal of a thread starts another one, which takes seconds.
  it('as a stored job fails its outputs once, with the sentence, and no other job, until it is shortened', async () => {
    const jobId = await createJob(attacker, endless);
    const fine = await createJob(other, 'You weld frames of trailers.');
    const outputs = await waitUntilWritten(attacker.admin, jobId, patience);
    expect(outputs).toHaveLength(jobToolIds.length);
    for (const { status, failure } of outputs) {
      expect([status, failure]).toEqual(['failed', tooMuch.message]);
    }
    const written = await waitUntilWritten(other.admin, fine, patience);
    expect(written.map(({ status }) => status)).toEqual(jobToolIds.map(() => 'completed'));
    const brief = await attacker.admin.get(`/api/jobs/${jobId}/brief`);
    expect([brief.status, brief.body]).toEqual([422, expect.objectContaining(tooMuch)]);

    await attacker.admin.patch(`/api/jobs/${jobId}`, { description: 'You weld frames.' });
    await attacker.admin.post(`/api/jobs/${jobId}/generate/marketIntel`);
    await until('it is written', async () => {
      const { status, queued } = await outputOf(attacker.admin, jobId, 'marketIntel');
      return status === 'completed' && !queued;
    });
  });
});

describe('the threads', () => {
  const owner = { organizationId: 1 };

  it('tell what went wrong in them, and go on', async () => {
    const broken = { brief: undefined, payRows: [], today: '' };
    await expect(textWork.run('assess', broken as never, owner)).rejects.toThrow(TypeError.name);
    expect(await textWork.run('parse', { text: welder }, owner)).toMatchObject({
      parsed: { title: 'Welder' },
    });
  });

  it('are ended by a reading that takes too much memory, and not the process', async () => {
    const greedy = `${welder}\nThis takes all memory`;
    await expect(textWork.run('parse', { text: greedy }, owner)).rejects.toThrow(TooMuchToRead);
    expect(await textWork.run('parse', { text: welder }, owner)).toMatchObject({
      parsed: { title: 'Welder' },
    });
  });
});
