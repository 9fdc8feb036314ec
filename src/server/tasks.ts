import { answerByMail } from './auth/answer-by-mail.task.ts';
import { writeOutput } from './generation/write-output.task.ts';
import { sendMail } from './mail/send-mail.task.ts';
import { callFailingWebhook, callWebhook } from './outgoing-webhooks/call-webhook.task.ts';
import type { AnyTask } from './queue/define-task.ts';

/** Every task of the product, once. */
export const tasks: readonly AnyTask[] = [
  sendMail,
  answerByMail,
  writeOutput,
  callWebhook,
  callFailingWebhook,
];
