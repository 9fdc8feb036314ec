import type { Sendable } from './sender.ts';
import type { TaskContext } from './task-context.ts';
import { taskNames } from './task-names.ts';

export interface TaskRun<Payload> {
  payload: Payload;
  context: TaskContext;
  /** Ends when the process is asked to stop or the task has run out of time. */
  signal: AbortSignal;
}

export interface Task<Payload extends object = object> extends Sendable<Payload> {
  /** Tries after the first, and the seconds between them, doubling up to the maximum. */
  retry: { limit: number; delaySeconds: number; maxDelaySeconds: number };
  timeLimitSeconds: number;
  /** How many of these one process runs side by side. */
  concurrency: number;
  /** How many of these may belong to one group, where tasks are sent with one. */
  concurrencyPerGroup?: number;
  handle: (run: TaskRun<Payload>) => Promise<void>;
  /** Runs once when every try has failed, also when the process died on the last one. */
  onFailure: (run: Omit<TaskRun<Payload>, 'signal'> & { reason: string }) => Promise<void>;
}

export function defineTask<Payload extends object>(task: Task<Payload>): Task<Payload> {
  return task;
}

// A list holds tasks of many payloads; each is parsed by its own schema before its handler sees it.
export type AnyTask = Omit<Task, 'handle' | 'onFailure'> & {
  handle: (run: never) => Promise<void>;
  onFailure: (run: never) => Promise<void>;
};

export function checkTasks(tasks: readonly AnyTask[]): void {
  for (const name of taskNames) {
    const count = tasks.filter((task) => task.name === name).length;
    if (count !== 1) throw new Error(`Task ${name} has ${count} handlers; it needs exactly one.`);
  }
}
