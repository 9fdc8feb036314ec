import type { Worker } from 'node:worker_threads';

interface Refusals {
  tooLong: () => Error;
  tooLarge: () => Error;
}

/** Counted in steps: while the whole process is stopped only one of them passes. */
const steps = 10;

/** The next thing a thread says. */
export function listen<Said>(
  worker: Worker,
  milliseconds: number,
  { tooLong, tooLarge }: Refusals,
): Promise<Said> {
  const { promise, resolve, reject } = Promise.withResolvers<Said>();
  const onError = (error: Error) =>
    reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error);
  const onExit = () => reject(new Error('The thread ended before it was done.'));
  let passed = 0;
  const timer = setInterval(() => {
    passed += 1;
    if (passed >= steps) reject(tooLong());
  }, milliseconds / steps);
  worker.on('message', resolve).on('error', onError).on('exit', onExit);
  return promise.finally(() => {
    clearInterval(timer);
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
  });
}
