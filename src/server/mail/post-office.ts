import type { Db } from '../db/database.ts';
import type { Queue } from '../queue/queue.ts';
import type { MailMessage } from './mailer.ts';
import { seal } from './seal.ts';
import { sendMail } from './send-mail.task.ts';

export interface PostOffice {
  /** Takes the mail for delivery; sending happens in the background and never fails a request. */
  post: (message: MailMessage, db?: Db) => Promise<void>;
}

interface PostOfficeParts {
  queue: Pick<Queue, 'send'>;
  db: Db;
  secret: string;
}

export function createPostOffice({ queue, db, secret }: PostOfficeParts): PostOffice {
  return {
    post: (message, transaction = db) =>
      queue.send(sendMail, { sealed: seal(secret, JSON.stringify(message)) }, { db: transaction }),
  };
}
