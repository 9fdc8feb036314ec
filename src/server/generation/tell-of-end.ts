import type { Db } from '../db/database.ts';
import type { OutputRow } from '../outputs/outputs.rows.ts';
import type { TaskContext } from '../queue/task-context.ts';

/** Whoever outside wants to know that an output was completed or failed; in the transaction that ends it. */
export async function tellOfEnd(_context: TaskContext, _tx: Db, _ended: OutputRow): Promise<void> {}
