import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 15_000;

interface Wanted {
  /** The data folder of the app; of the one all stories share unless told otherwise. */
  dataDir?: string;
  to: string;
  /** The start of the link's path. */
  path: string;
  /** How many such mails there must be; the newest one's link is given. */
  count?: number;
}

/** Waits for a mail in the outbox and gives the link in it, as the person who opens it would have it. */
export async function findMailedLink(wanted: Wanted): Promise<string> {
  const { dataDir = process.env.E2E_DATA_DIR ?? '', to, path, count = 1 } = wanted;
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const mails = await readMails(join(dataDir, 'outbox'));
    const links = mails.filter((mail) => mail.includes(`To: ${to}`)).flatMap(linkTo(path));
    const newest = links.at(-1);
    if (newest && links.length >= count) return newest;
    await sleep(50);
  }
  throw new Error(`No mail to ${to} with a link to ${path} arrived.`);
}

const linkTo = (path: string) => (mail: string) => {
  const found = /https?:\/\/[^\s"<>]+/g;
  const links = mail.match(found) ?? [];
  const link = links.find((candidate) => new URL(candidate).pathname.startsWith(path));
  return link ? [link] : [];
};

/** The mails in the order they were sent, which is the order of their names. */
async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.map(decodeQuotedPrintable);
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
