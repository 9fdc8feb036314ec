let turn = Promise.resolve();

/**
 * One after another. A writing that may kill its process must not take others down with it that were
 * only unlucky to be beside it before: their last try is made without company of that kind.
 */
export function oneAtATime(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}
