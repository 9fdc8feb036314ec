import type { FastifyBaseLogger } from 'fastify';
import type { Auth } from '../auth/create-auth.ts';
import type { Db } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { TextWork } from '../text-work/text-work.ts';
import type { Writer } from '../writers/writer.ts';
import type { QueueSender } from './sender.ts';

/**
 * What a task may use: the same parts the routes have, without the request. It names parts of folders that stand above
 * this one, as types only: they are put together in start-parts.ts.
 */
export interface TaskContext {
  db: Db;
  mailer: Mailer;
  secret: string;
  auth: Auth;
  /** For tasks that follow from this one. */
  queue: QueueSender;
  textWork: TextWork;
  writer: Writer;
  allowPrivateWebhooks: boolean;
  /** Where the app is, for links in mails. */
  baseUrl: string;
  log: FastifyBaseLogger;
}
