import { answerOrders } from '../threads/answer-orders.ts';
import { doTextJob, readTables, type TextOrder } from './jobs.ts';
import { rehearseWriting } from './rehearse-writing.ts';

/** A thread that was started for one order more is gone by then. */
const idleMilliseconds = 3000;

/** A thread that reads one text after another; it is ready when it has read its tables. */
await readTables();
let hasWritten = false;
answerOrders((order: TextOrder) => {
  hasWritten ||= order.job === 'prepare';
  return doTextJob(order);
});
// Who has written a real job has nothing left to rehearse.
setTimeout(() => void rehearseWriting(() => !hasWritten), idleMilliseconds).unref();
