import type { Db } from '../db/database.ts';
import type { QueueSender } from '../queue/sender.ts';
import { mailOrder } from './mail-order.ts';
import type { MailMessage } from './mailer.ts';
import { seal } from './seal.ts';

export interface PostOffice {
  /** Takes the mail for delivery; sending happens in the background and never fails a request. */
  post: (message: MailMessage, db?: Db) => Promise<void>;
}

interface PostOfficeParts {
  queue: Pick<QueueSender, 'send'>;
  db: Db;
  secret: string;
}

export function createPostOffice({ queue, db, secret }: PostOfficeParts): PostOffice {
  return {
    post: (message, transaction = db) =>
      queue.send(mailOrder, { sealed: seal(secret, JSON.stringify(message)) }, { db: transaction }),
  };
}
