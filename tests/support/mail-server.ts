import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that leaves its first callers hanging and then takes mail. */
export async function startMailServer({ hangFirst }: { hangFirst: number }) {
  const mails: string[] = [];
  const hung: Socket[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  const door = createServer((socket) => {
    if (hung.length < hangFirst) {
      hung.push(socket);
      socket.on('error', () => undefined);
    } else {
      smtp.server.emit('connection', socket);
    }
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  if (!address || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    callersHanging: () => hung.length,
    stop: async () => {
      for (const socket of hung) socket.destroy();
      door.close();
      await new Promise<void>((done) => {
        smtp.close(() => done());
      });
    },
  };
}

export async function until(
  what: string,
  happened: () => boolean,
  limitMs: number,
): Promise<number> {
  const startedAt = Date.now();
  while (!happened()) {
    if (Date.now() - startedAt > limitMs)
      throw new Error(`${what} did not happen in ${limitMs} ms`);
    await sleep(50);
  }
  return Date.now() - startedAt;
}
