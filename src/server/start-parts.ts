import type { FastifyBaseLogger } from 'fastify';
import { createAuth, type PasswordHashing } from './auth/create-auth.ts';
import { createKnownDevices } from './auth/known-devices.ts';
import { sessionReaders } from './auth/session.ts';
import { keptSecret } from './data-folder.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { startLiveHub } from './events/live-hub.ts';
import type { AppDeps } from './app-deps.ts';
import { createSpend } from './limits/spend.ts';
import { createPostOffice } from './mail/post-office.ts';
import { seal, tryUnseal } from './mail/seal.ts';
import { createAccess } from './organizations/access.ts';
import { createInvitationTokens } from './organizations/invitation-token.ts';
import { startQueue } from './queue/queue.ts';
import type { TaskContext } from './queue/task-context.ts';
import { tasks } from './tasks.ts';
import type { Mailer } from './mail/mailer.ts';
import type { TextWork } from './text-work/text-work.ts';
import { chooseWriter } from './writers/choose-writer.ts';
import type { Writer } from './writers/writer.ts';

interface Foundation {
  env: Env;
  database: Database;
  mailer: Mailer;
  textWork: TextWork;
  log: FastifyBaseLogger;
  /** Another than the environment names, where tests script one. */
  writer?: Writer;
  /** Quicker ones, where tests sign up many people. */
  passwords?: PasswordHashing | undefined;
}

/** Everything between an open database and a listening app, put together in one place. */
export async function startParts({ env, database, mailer, textWork, log, ...parts }: Foundation) {
  const { db } = database;
  const secret = env.AUTH_SECRET ?? keptSecret({ folder: env.DATA_DIR, name: 'auth' });
  const concurrency = { 'write-output': env.WRITE_CONCURRENCY };
  const queue = await startQueue({ database, tasks, log, concurrency });
  const writer = parts.writer ?? (await chooseWriter({ env, db, textWork, log }));
  const postOffice = createPostOffice({ queue, db, secret });
  const devices = createKnownDevices(secret, { secure: env.BASE_URL.startsWith('https:') });
  const { passwords } = parts;
  const auth = createAuth({ env, db, postOffice, secret, log, passwords, devices });
  const { lookAhead, ...readers } = sessionReaders(auth, env);
  const { requirePerson } = readers;
  const spend = createSpend({ db, factor: env.BUDGET_FACTOR });
  const deps: AppDeps = {
    env,
    database,
    queue,
    textWork,
    writer,
    live: await startLiveHub({ database, log }),
    postOffice,
    auth,
    devices,
    ...readers,
    access: createAccess({ db, requirePerson, lookAhead, spend }),
    spend,
    invitationTokens: createInvitationTokens(secret),
    sealSecret: (text) => seal(secret, text),
    openSecret: (sealed) => tryUnseal(secret, sealed),
  };
  const taskContext: TaskContext = {
    db,
    mailer,
    secret,
    auth,
    queue,
    textWork,
    writer,
    allowPrivateWebhooks: env.ALLOW_PRIVATE_WEBHOOKS,
    baseUrl: env.BASE_URL,
    log,
  };
  return { deps, taskContext };
}
