import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, fromPglite, PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { checkTasks, type AnyTask, type Task } from './define-task.ts';
import { lookAgain } from './look-again.ts';
import type { QueueSender } from './sender.ts';
import type { TaskContext } from './task-context.ts';
import type { TaskName } from './task-names.ts';

/** pg-boss allows no less; with a look every second a killed worker's task is free after 10.5 s. */
const heartbeatSeconds = 10;
/**
 * How often to look for lost tasks and for those whose time has come; new ones announce themselves. Each
 * look at the embedded database is work for this very process, also while nobody uses it.
 */
const lookEverySeconds = { postgres: 1, pglite: 2 };
const drainMilliseconds = 20_000;

export interface Queue extends QueueSender {
  /** Takes tasks from now on. */
  work: (context: TaskContext) => Promise<void>;
  isReady: () => Promise<boolean>;
  /** Lets running tasks finish, then lets go of the database. */
  stop: () => Promise<void>;
}

interface QueueParts {
  database: Database;
  tasks: readonly AnyTask[];
  log: FastifyBaseLogger;
  /** Where the operator wants another number than the task's own. */
  concurrency?: Partial<Record<TaskName, number>>;
}

export async function startQueue({
  database,
  tasks,
  log,
  concurrency = {},
}: QueueParts): Promise<Queue> {
  checkTasks(tasks);
  const everySeconds = lookEverySeconds[database.driver.kind];
  const boss = new PgBoss({
    ...bossDatabase(database),
    useListenNotify: true,
    superviseIntervalSeconds: everySeconds,
    // Each pass asks a queue only this often; the default of a minute would leave lost tasks lying.
    monitorIntervalSeconds: everySeconds,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: asError(error) }, 'queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue warning'));
  await boss.start();
  const kept = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, options] of tasks.flatMap(listQueues)) {
    if (!hasAll(kept.get(name), options)) await upsertQueue(boss, name, options);
  }

  return {
    send: async (task, payload, { db, startAfterSeconds, group, ...options }) => {
      await boss.send(task.name, task.payload.parse(payload), {
        ...options,
        db: fromDrizzle(db, sql),
        ...(group === undefined ? {} : { group: { id: group } }),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      });
    },
    hurry: async (task, id, { db }) => {
      const at = { id, startAfter: 0, db: fromDrizzle(db, sql) };
      await boss.update(task.name, undefined, at);
    },
    work: async (context) => {
      for (const task of tasks) {
        const sideBySide = concurrency[task.name] ?? task.concurrency;
        await takeTasks({ boss, task, context, sideBySide, everySeconds });
      }
    },
    isReady: () => boss.isInstalled(),
    stop: () => boss.stop({ graceful: true, timeout: drainMilliseconds, close: true }),
  };
}

/** Some of the library's errors come as plain objects, which a log would not show. */
const asError = (error: object): Error =>
  error instanceof Error ? error : Object.assign(new Error('queue error'), error);

function bossDatabase({ driver }: Database) {
  if (driver.kind === 'pglite') {
    return { db: fromPglite(driver.client), backend: 'pglite' as const };
  }
  return { connectionString: driver.url, max: 4, application_name: 'requisite-queue' };
}

const deadLetterOf = (task: AnyTask) => `${task.name}-failed`;

/** Each task has two: its own, and one for what was given up. */
function listQueues(task: AnyTask): [name: string, options: object][] {
  const shared = {
    heartbeatSeconds,
    notify: true,
    retryLimit: task.retry.limit,
    retryDelay: task.retry.delaySeconds,
    retryDelayMax: task.retry.maxDelaySeconds,
    retryBackoff: true,
    expireInSeconds: task.timeLimitSeconds,
  };
  return [
    [deadLetterOf(task), { ...shared, retryLimit: 10 }],
    [task.name, { ...shared, deadLetter: deadLetterOf(task) }],
  ];
}

/** Then nothing need be written, which would take a quarter of a second of every start. */
const hasAll = (kept: object | undefined, options: object): boolean =>
  kept !== undefined &&
  Object.entries(options).every(([name, value]) => Reflect.get(kept, name) === value);

/** Settings live in the database, so a changed retry policy must be written over the old one. */
async function upsertQueue(boss: PgBoss, name: string, options: object): Promise<void> {
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  // The library reads a queue it does not know yet when something is sent to it. On the embedded
  // database, in the middle of a transaction, that would wait for itself; asked now, it knows.
  await boss.findJobs(name, { id: nobody });
}

const nobody = '00000000-0000-0000-0000-000000000000';

interface TakeParts {
  boss: PgBoss;
  task: AnyTask;
  context: TaskContext;
  sideBySide: number;
  everySeconds: number;
}

async function takeTasks(parts: TakeParts): Promise<void> {
  const { boss, task, context, sideBySide, everySeconds } = parts;
  const options = {
    includeMetadata: true as const,
    localConcurrency: sideBySide,
    pollingIntervalSeconds: everySeconds,
    notifyPollingIntervalSeconds: everySeconds,
  };
  const { concurrencyPerGroup } = task;
  const grouped =
    concurrencyPerGroup === undefined ? {} : { localGroupConcurrency: concurrencyPerGroup };
  await boss.work(task.name, { ...options, ...grouped }, async ([job]: JobWithMetadata[]) => {
    if (!job) return;
    const log = context.log.child({ task: task.name, taskId: job.id, attempt: job.retryCount + 1 });
    const payload = task.payload.parse(job.data);
    const handle = task.handle as Task['handle'];
    try {
      await handle({ payload, context: { ...context, log }, signal: job.signal });
    } catch (error) {
      log.warn({ err: error }, 'task failed');
      throw error;
    } finally {
      lookAgain(boss, task.name);
    }
  });
  await boss.work(
    deadLetterOf(task),
    { ...options, localConcurrency: 1 },
    async ([job]: JobWithMetadata[]) => {
      if (!job) return;
      const log = context.log.child({ task: task.name, taskId: job.id });
      const onFailure = task.onFailure as Task['onFailure'];
      log.error('task given up after its last try');
      await onFailure({
        payload: task.payload.parse(job.data),
        context: { ...context, log },
        reason: failureReason(job),
      });
    },
  );
}

function failureReason(job: JobWithMetadata): string {
  const output: unknown = job.output;
  const message =
    output && typeof output === 'object' && 'message' in output ? output.message : undefined;
  return typeof message === 'string' ? message : 'The work stopped before it was done.';
}
