import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './db/open-database.ts';
import { EnvError, readEnv, type Env } from './env.ts';
import type { App } from './app-deps.ts';
import { createLogger } from './logger.ts';
import { createMailer } from './mail/mailer.ts';
import { StartupError } from './startup-error.ts';
import { createTextWork, type TextWorkOptions } from './text-work/text-work.ts';
import type { Writer } from './writers/writer.ts';

/** env -> database -> queue -> app -> listen, and the same way back on a signal. */
export async function main(parts: StartedWith = {}): Promise<void> {
  try {
    const stop = await start(readEnv(), parts);
    stopOnSignal(stop);
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

interface StartedWith {
  /** Another than the environment names, where tests script one. */
  writer?: Writer;
  textWork?: TextWorkOptions;
}

async function start(
  env: Env,
  { writer, textWork: options }: StartedWith,
): Promise<() => Promise<void>> {
  // Whatever is written from here on is for this account alone.
  process.umask(0o077);
  openDataFolder(env.DATA_DIR);
  const log = createLogger(env);
  const mailer = createMailer(env, console.log);
  const textWork = createTextWork(options);
  // The embedded database compiles off this thread while the rest of the code is being loaded.
  const [database, { startParts }, { createApp }, { startReaper }] = await Promise.all([
    openDatabase(env),
    import('./start-parts.ts'),
    import('./app.ts'),
    import('./generation/reaper.ts'),
  ]);
  const { deps, taskContext } = await startParts({
    env,
    database,
    mailer,
    log,
    textWork,
    ...(writer ? { writer } : {}),
  });
  const steps = [
    () => database.close(),
    () => deps.live.stop(),
    () => textWork.close(),
    () => deps.queue.stop(),
  ];
  if (env.ROLE !== 'worker') {
    const app = await createApp({ ...deps, logger: log });
    steps.push(() => app.close());
    await listen(app, env).catch(async (error: unknown) => {
      await stopAll(steps);
      throw error;
    });
  }
  // Whoever waits for the first page comes before the tasks.
  if (env.ROLE !== 'web') {
    // A worker has no pages that would come first.
    if (env.ROLE === 'worker') await textWork.warmUp();
    await deps.queue.work(taskContext);
    const reaper = startReaper(taskContext);
    steps.push(async () => reaper.stop());
  }
  printWelcome(env, mailer.destination);
  if (env.ROLE !== 'worker')
    setTimeout(() => void textWork.warmUp(), warmUpAfterMilliseconds).unref();
  return () => stopAll(steps);
}

/**
 * The thread that reads jobs takes two seconds to read its tables of places and occupations. The first
 * pages come before; a job that is there even sooner has it started at once.
 */
const warmUpAfterMilliseconds = 15_000;

async function listen(app: App, { PORT, HOST }: Env): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${PORT} is already in use. Stop what uses it or choose another with PORT.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `Port ${PORT} may not be used by this account. Choose another with PORT.`,
      );
    }
    throw error;
  }
}

function printWelcome(env: Env, mailDestination: string): void {
  const database = env.DATABASE_URL
    ? `PostgreSQL at ${new URL(env.DATABASE_URL).host}`
    : `embedded, in ${env.DATA_DIR}`;
  const writer = env.AI_MODEL
    ? `the model ${env.AI_MODEL}`
    : 'built-in (set AI_MODEL for a language model)';
  const address = env.ROLE === 'worker' ? 'runs as a worker' : `is ready at ${env.BASE_URL}`;
  console.log(`Requisite ${address}`);
  console.log(`  Database: ${database}`);
  console.log(`  Writer:   ${writer}`);
  console.log(`  Mail:     ${mailDestination}`);
}

/** Last opened, first closed. */
async function stopAll(steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps.toReversed()) await step();
}

/** Ctrl-C arrives several times at once: from the terminal, from npm and from the launcher. */
const repeatMilliseconds = 2000;

function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const begin = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > repeatMilliseconds) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin);
  // Whoever started this process died, and nobody is left to send a signal.
  if (process.connected) process.on('disconnect', begin);
}

if (import.meta.main) await main();
