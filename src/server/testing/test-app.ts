import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { parseEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import type { MailMessage } from '../mail/mailer.ts';
import { startParts } from '../start-parts.ts';
import { Visitor } from './visitor.ts';
import { openTestDatabase } from './test-database.ts';

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** The whole server on a fresh database, called without a network; mails land in a list. */
export async function startTestApp(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-api-'));
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  const database = await openTestDatabase();
  const mails: MailMessage[] = [];
  const mailer = {
    destination: 'a list',
    send: async (message: MailMessage) => {
      mails.push(message);
    },
  };
  const { deps, taskContext } = await startParts({ env, database, mailer, log: createLogger(env) });
  await deps.queue.work(taskContext);
  const app = await createApp(deps);
  await app.ready();

  return {
    app,
    deps,
    db: database.db,
    mails,
    visitor: () => new Visitor(app, env.ORIGINS[0] ?? env.BASE_URL),
    /** The next mail to somebody, once the queue has delivered it. */
    mailTo: (email: string, subject?: RegExp) => waitForMail(mails, email, subject),
    close: async () => {
      await app.close();
      await deps.queue.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitForMail(
  mails: MailMessage[],
  email: string,
  subject = /./,
): Promise<MailMessage> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const found = mails.findLast((mail) => mail.to === email && subject.test(mail.subject));
    if (found) return found;
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
  throw new Error(`No mail to ${email} with subject ${String(subject)}`);
}
