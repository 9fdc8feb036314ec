import type { FastifyBaseLogger } from 'fastify';
import type { Auth } from '../auth/create-auth.ts';
import type { Db } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { TextWork } from '../text-work/text-work.ts';
import type { Writer } from '../writers/writer.ts';
import type { Queue } from './queue.ts';

/** What a task may use: the same parts the routes have, without the request. */
export interface TaskContext {
  db: Db;
  mailer: Mailer;
  secret: string;
  auth: Auth;
  /** For tasks that follow from this one. */
  queue: Queue;
  textWork: TextWork;
  writer: Writer;
  allowPrivateWebhooks: boolean;
  /** Where the app is, for links in mails. */
  baseUrl: string;
  log: FastifyBaseLogger;
}
