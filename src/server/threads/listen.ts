import type { Worker } from 'node:worker_threads';

interface Refusals {
  tooLong: () => Error;
  tooLarge: () => Error;
}

/** How often a thread is asked what it has used. */
const steps = 10;
/** Times its limit: what a thread may take on the clock, because others keep the machine busy. */
const patience = 6;

/** The next thing a thread says, unless it computes for longer than its milliseconds. */
export function listen<Said>(
  worker: Worker,
  milliseconds: number,
  { tooLong, tooLarge }: Refusals,
): Promise<Said> {
  const { promise, resolve, reject } = Promise.withResolvers<Said>();
  const onError = (error: Error) =>
    reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error);
  const onExit = () => reject(new Error('The thread ended before it was done.'));
  // Counted in steps: while the whole process is stopped only one of them passes.
  let passed = 0;
  const begun = computedBy(worker);
  const timer = setInterval(async () => {
    passed += 1;
    if (passed >= steps * patience) reject(tooLong());
    else if (passed >= steps && (await computedBy(worker)) - (await begun) >= milliseconds) {
      reject(tooLong());
    }
  }, milliseconds / steps);
  worker.on('message', resolve).on('error', onError).on('exit', onExit);
  return promise.finally(() => {
    clearInterval(timer);
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
  });
}

/** In milliseconds; nothing for a thread that does not run, which is told in another way. */
async function computedBy(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
