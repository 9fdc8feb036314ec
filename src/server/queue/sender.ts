import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import type { TaskName } from './task-names.ts';

/** What must be known of a task to send it. */
export interface Sendable<Payload extends object = object> {
  name: TaskName;
  payload: z.ZodType<Payload>;
}

export interface SendOptions {
  /** Pass the transaction that wrote the rows, so that the task exists exactly when they do. */
  db: Db;
  startAfterSeconds?: number;
  /** A UUID to find the task by. */
  id?: string;
  /** The higher, the sooner it is taken. */
  priority?: number;
  /** Tasks of one group leave room for others, as their definition says. */
  group?: string;
}

/** The side of the queue at which tasks are handed in; whoever hands one in need not know who does it. */
export interface QueueSender {
  send: <Payload extends object>(
    task: Sendable<Payload>,
    payload: Payload,
    options: SendOptions,
  ) => Promise<void>;
  /** A task that waits for its time is taken now. One that is gone or under way is left alone. */
  hurry: (task: Pick<Sendable, 'name'>, id: string, options: { db: Db }) => Promise<void>;
}
