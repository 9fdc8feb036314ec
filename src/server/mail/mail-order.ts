import { z } from 'zod';
import type { Sendable } from '../queue/sender.ts';

interface SealedMail {
  sealed: string;
}

/** A letter as it waits in the queue: readable with the server's secret only. */
export const mailOrder: Sendable<SealedMail> = {
  name: 'send-mail',
  payload: z.object({ sealed: z.string() }),
};
