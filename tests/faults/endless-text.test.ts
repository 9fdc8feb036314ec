import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { shortLived, startScriptedApp } from '../support/app-process.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { findFreePort } from '../support/free-port.ts';
import { newRecruiter } from '../support/recruiter.ts';

interface Output {
  status: string;
  failure: string | null;
}

it('a stored job that takes for ever to read freezes neither the server nor its restart', async (context) => {
  const dataDir = await makeDataFolder();
  const port = await findFreePort();
  const start = (READ_LIMIT_MS: string) =>
    startScriptedApp({ dataDir, port, nodeArgs: shortLived, env: { READ_LIMIT_MS } });
  context.onTestFinished(() => rm(dataDir, { recursive: true }));

  // 1. It is being read, and the process dies over it.
  const first = await start('600000');
  const recruiter = await newRecruiter(first.url);
  const endless = await recruiter.createJob('Welder who takes for ever');
  const outputsOf = async (jobId: number) =>
    (await recruiter.get(`/api/jobs/${jobId}/outputs`)) as Output[];
  const states = async (jobId: number) => (await outputsOf(jobId)).map(({ status }) => status);
  await expect.poll(() => states(endless), { timeout: 60_000 }).toContain('processing');
  await first.kill();

  // 2. It is read again after the restart, refused, and others are written meanwhile.
  const second = await start('10000');
  context.onTestFinished(async () => void (await second.stop()));
  const colleague = await newRecruiter(second.url);
  const fine = await colleague.createJob('Nurse');
  const isDone = async () => {
    const outputs = (await colleague.get(`/api/jobs/${fine}/outputs`)) as Output[];
    return outputs.every(({ status }) => status === 'completed');
  };
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true);
  await expect
    .poll(async () => new Set(await states(endless)), { timeout: 120_000 })
    .toEqual(new Set(['failed']));
  for (const { failure } of await outputsOf(endless)) {
    expect(failure).toContain('takes longer to read than a job description should');
  }
  expect(second.child.exitCode).toBe(null);
});
