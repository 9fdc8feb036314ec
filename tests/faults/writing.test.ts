import { it, type TestContext } from 'vitest';
import { startApp, startScriptedWorker } from '../support/app-process.ts';
import { newDatabase } from '../support/new-database.ts';
import { newRecruiter } from '../support/recruiter.ts';
import { hasEnded, openWritten } from '../support/written.ts';
import { killWorkers } from '../support/kill-workers.ts';

const AUTH_SECRET = 'the-same-secret-on-every-machine-0123456789';

/** Ends what a test has started, the last first. */
function endAfter({ onTestFinished }: TestContext) {
  const ended: (() => Promise<unknown>)[] = [];
  onTestFinished(async () => {
    for (const end of ended.toReversed()) await end();
  });
  return (end: () => Promise<unknown>) => ended.push(end);
}

async function startWeb(later: ReturnType<typeof endAfter>) {
  const database = await newDatabase();
  later(database.drop);
  const shared = { DATABASE_URL: database.url, AUTH_SECRET };
  const web = await startApp({ env: { ...shared, ROLE: 'web' } });
  later(web.stop);
  const written = await openWritten(database.url);
  return { shared, recruiter: await newRecruiter(web.url), written };
}

// Most of their time is waiting for a lease to run out, so they wait together.
it.concurrent('loses no output and doubles none when three of four workers are killed', async (context) => {
  const later = endAfter(context);
  const { shared, recruiter, written } = await startWeb(later);
  const { takenOver } = await killWorkers({ shared, recruiter, written, kills: 3 });
  context.expect(takenOver).toBeGreaterThan(0);
});

it.concurrent('refuses the late save of a worker that was stopped for longer than its lease', async (context) => {
  const later = endAfter(context);
  const { shared, recruiter, written } = await startWeb(later);
  // Long enough to see all ten begun; what is left of it passes while the worker is stopped.
  const sleeper = await startScriptedWorker({ ...shared, SLOW_MS: '8000' });
  later(sleeper.kill);
  await recruiter.createJob();
  await written.until('all are begun', (rows) =>
    rows.every(({ status }) => status === 'processing'),
  );
  sleeper.child.kill('SIGSTOP');
  const other = await startScriptedWorker({ ...shared, SLOW_MS: '500' });
  later(other.stop);
  await written.until('the other one has written all', (rows) =>
    rows.every(({ status, attempt }) => status === 'completed' && attempt === 2),
  );
  sleeper.child.kill('SIGCONT');
  await context.expect
    .poll(() => sleeper.output().split('late writing refused').length - 1, { timeout: 90_000 })
    .toBe(10);
  const rows = await written.read();
  context.expect(rows.map(({ versions }) => versions)).toEqual(Array.from({ length: 10 }, () => 1));
});

it.concurrent('sets a deadly task aside after three tries, and only that one', async (context) => {
  const later = endAfter(context);
  const { shared, recruiter, written } = await startWeb(later);
  const deadly = { ...shared, SLOW_MS: '300', DEADLY_TOOL: 'marketIntel' };
  let deaths = 0;
  const supervise = async (): Promise<void> => {
    const worker = await startScriptedWorker(deadly);
    later(worker.stop);
    worker.child.once('exit', (_, signal) => {
      if (signal !== 'SIGKILL') return;
      deaths += 1;
      void supervise();
    });
  };
  await supervise();
  await recruiter.createJob();
  const rows = await written.until('all have ended', (found) => found.every(hasEnded), 200_000);
  context.expect(rows.filter(({ status }) => status === 'failed')).toMatchObject([
    {
      tool: 'marketIntel',
      failure: 'Writing stopped unexpectedly. Please try again.',
      attempt: 3,
    },
  ]);
  context
    .expect(rows.every(({ versions, status }) => versions === (status === 'failed' ? 0 : 1)))
    .toBe(true);
  context.expect(deaths).toBe(3);
});

// Alone: it has twenty seconds to finish, which the others would use up.
it('finishes what it has begun when it is asked to stop', async (context) => {
  const later = endAfter(context);
  const { shared, recruiter, written } = await startWeb(later);
  const worker = await startScriptedWorker({ ...shared, SLOW_MS: '4000', WRITE_CONCURRENCY: '5' });
  later(worker.kill);
  await recruiter.createJob();
  const isBegun = ({ status }: { status: string }) => status !== 'pending';
  const before = await written.until('some are begun', (rows) => rows.filter(isBegun).length >= 3);
  context.expect(await worker.stop()).toBe(0);
  const rows = await written.read();
  const completed = rows.filter(({ status }) => status === 'completed').map(({ tool }) => tool);
  const begun = before.filter(isBegun).map(({ tool }) => tool);
  context.expect(completed).toEqual(context.expect.arrayContaining(begun));
  const rest = rows.filter(({ tool }) => !completed.includes(tool));
  context.expect(rest.length).toBeGreaterThan(0);
  context
    .expect(rest.filter(({ status, versions }) => status !== 'pending' || versions > 0))
    .toEqual([]);
});
