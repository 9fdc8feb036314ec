import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, RouteOptions } from 'fastify';
import { createApp } from '../app.ts';
import type { PasswordHashing } from '../auth/create-auth.ts';
import type { Database } from '../db/database.ts';
import { parseEnv } from '../env.ts';
import type { Mailer, MailMessage } from '../mail/mailer.ts';
import { startParts } from '../start-parts.ts';
import type { TextWork } from '../text-work/text-work.ts';
import type { Writer } from '../writers/writer.ts';
import { createLogLines } from './log-lines.ts';
import { quickPasswords } from './quick-passwords.ts';
import { Visitor } from './visitor.ts';
import { testTextWork } from './test-text-work.ts';
import { openTestDatabase } from './test-database.ts';

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

interface TestParts {
  /** Another app's open database, as a second process would share it; it stays open on close. */
  database?: Database;
  /** False where two apps share a database: a mail taken by the other would land in its list. */
  takesTasks?: boolean;
  mailer?: Mailer;
  log?: FastifyBaseLogger;
  writer?: Writer;
  textWork?: TextWork;
  passwords?: PasswordHashing | 'as served';
}

/** The whole server on a fresh database, called without a network; mails land in a list. */
export async function startTestApp(settings: Record<string, string> = {}, parts: TestParts = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-api-'));
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  const database = parts.database ?? (await openTestDatabase());
  const mails: MailMessage[] = [];
  const mailer = parts.mailer ?? {
    destination: 'a list',
    send: async (message: MailMessage) => {
      mails.push(message);
    },
  };
  const { log: listed, lines } = createLogLines();
  listed.level = 'warn';
  const log = parts.log ?? listed;
  const { passwords = quickPasswords } = parts;
  const { deps, taskContext } = await startParts({
    env,
    database,
    mailer,
    log,
    passwords: passwords === 'as served' ? undefined : passwords,
    ...(parts.writer ? { writer: parts.writer } : {}),
    textWork: parts.textWork ?? testTextWork,
  });
  if (parts.takesTasks ?? true) await deps.queue.work(taskContext);
  const routes: string[] = [];
  const configs = new Map<string, RouteOptions['config']>();
  const onRoute = ({ method, url, config }: RouteOptions) => {
    for (const name of [method].flat()) {
      routes.push(`${name} ${url}`);
      configs.set(`${name} ${url}`, config);
    }
  };
  const app = await createApp({ ...deps, logger: log, onRoute });
  await app.ready();

  return {
    app,
    deps,
    taskContext,
    db: database.db,
    mails,
    /** Every registered route, as `GET /api/health`. */
    routes,
    /** What each of them declares beside its schema. */
    configs,
    /** Somebody with an own browser, calling from the network address given. */
    visitor: (address?: string) => new Visitor(app, env.ORIGINS[0] ?? env.BASE_URL, address),
    /** The next mail to somebody, once the queue has delivered it. */
    mailTo: (email: string, subject?: RegExp) => waitForMail({ mails, lines, email, subject }),
    close: async () => {
      await app.close();
      await deps.queue.stop();
      await deps.live.stop();
      if (!parts.database) await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface AwaitedMail {
  mails: MailMessage[];
  /** What the server complained about meanwhile, for the error. */
  lines: string[];
  email: string;
  subject: RegExp | undefined;
}

async function waitForMail({
  mails,
  lines,
  email,
  subject = /./,
}: AwaitedMail): Promise<MailMessage> {
  // Longer than a task that was dropped needs to be given out again, on a busy machine.
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const found = mails.findLast((mail) => mail.to === email && subject.test(mail.subject));
    if (found) return found;
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
  throw new Error(`No mail to ${email} with subject ${String(subject)}\n${lines.join('')}`);
}
