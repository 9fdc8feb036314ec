import { setTimeout as sleep } from 'node:timers/promises';
import { startScriptedWorker } from './app-process.ts';
import type { newRecruiter } from './recruiter.ts';
import { hasEnded, type openWritten } from './written.ts';

interface Killing {
  shared: Record<string, string>;
  recruiter: Awaited<ReturnType<typeof newRecruiter>>;
  written: Awaited<ReturnType<typeof openWritten>>;
  kills: number;
}

/**
 * As many jobs and workers as are killed, and one worker that is left. Fails when an output is lost,
 * failed or written twice; gives the time from the last kill to the last takeover.
 */
export async function killWorkers({ shared, recruiter, written, kills }: Killing) {
  const env = { ...shared, SLOW_MS: '3000', WRITE_CONCURRENCY: '6' };
  const workers = await Promise.all(
    Array.from({ length: kills + 1 }, () => startScriptedWorker(env)),
  );
  const [survivor, ...victims] = workers;
  const known = new Set((await written.read()).map(({ jobId }) => jobId));
  const jobs = await Promise.all(victims.map(() => recruiter.createJob()));
  const own = <Row extends { jobId: number }>(rows: Row[]) =>
    rows.filter(({ jobId }) => !known.has(jobId));
  // Begun, not being written at this moment: on a busy machine the first are done before the last begin.
  await written.until('most workers have begun', (found) => {
    return own(found).filter(({ attempt }) => attempt > 0).length >= workers.length * 3;
  });
  for (const victim of victims) {
    // Another moment each time, so that the kills fall into different parts of a writing.
    await sleep(Math.random() * 200);
    await victim.kill();
  }
  const killedAt = Date.now();
  const rows = own(
    await written.until('all have ended', (found) => own(found).every(hasEnded), 150_000),
  );
  await survivor?.stop();
  const wrong = rows.filter(({ status, versions }) => status !== 'completed' || versions !== 1);
  if (wrong.length > 0 || rows.length !== jobs.length * 10) {
    const tasks = await written.readTasks(wrong.map(({ id }) => id));
    throw new Error(
      `${rows.length} outputs, of which wrong: ${JSON.stringify(wrong)}\ntheir tasks: ${JSON.stringify(tasks)}\nthe last worker said:\n${survivor?.output()}`,
    );
  }
  const takenOver = rows.filter(({ attempt }) => attempt > 1);
  const last = Math.max(killedAt, ...takenOver.map(({ updatedAt }) => updatedAt.getTime()));
  return { takeoverMs: last - killedAt, takenOver: takenOver.length };
}
