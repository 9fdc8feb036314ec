import { answerOrders } from '../threads/answer-orders.ts';
import { doTextJob, readTables, type TextOrder } from './jobs.ts';

/** A thread that reads one text after another; it is ready when it has read its tables. */
await readTables();
answerOrders((order: TextOrder) => doTextJob(order));
