import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Env } from '../env.ts';

export const mailMessageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The one thing the reader is asked to open; printed when there is no mail server. */
  link: z.string().optional(),
});
export type MailMessage = z.infer<typeof mailMessageSchema>;

export interface Mailer {
  /** In a few words, for the lines printed at start. */
  destination: string;
  send: (message: MailMessage) => Promise<void>;
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

export function createMailer(env: MailEnv, print: (line: string) => void): Mailer {
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM) : outboxMailer(env, print);
}

/** A server that does not answer gives its place to the next mail long before the task's own limit. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...patience }, { from });
  return {
    destination: `by SMTP through ${new URL(url).host}`,
    send: async ({ to, subject, html, text }) => {
      await transport.sendMail({ to, subject, html, text });
    },
  };
}

/** Without a mail server every mail is kept as a file, so that each flow can be finished on one machine. */
function outboxMailer({ DATA_DIR, MAIL_FROM }: MailEnv, print: (line: string) => void): Mailer {
  const folder = join(DATA_DIR, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: MAIL_FROM });
  return {
    destination: `into ${folder} (no SMTP_URL)`,
    send: async ({ to, subject, html, text, link }) => {
      const { message, messageId } = await transport.sendMail({ to, subject, html, text });
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const unique = messageId.replaceAll(/[^a-z0-9]/gi, '').slice(0, 8);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${stamp}-${unique}.eml`), message, { mode: 0o600 });
      print(`Mail to ${to}: ${subject}${link ? `\n  ${link}` : ''}`);
    },
  };
}
