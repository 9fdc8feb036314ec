import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * PGlite takes no lock of its own, and two processes on one folder lose acknowledged rows.
 * A listening socket is a lock that the operating system gives back however the holder dies.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const address = lockAddress(folder);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await tryListen(address);
    if (server) return { release: () => close(server) };
    if (await someoneAnswers(address)) {
      throw new StartupError(
        `Another process is already using the data folder ${folder}. Stop it first, choose another folder with DATA_DIR, or set DATABASE_URL to run several processes on one PostgreSQL.`,
      );
    }
    // The holder died without removing its socket file.
    await unlink(address).catch(() => undefined);
  }
  throw new StartupError(`The data folder ${folder} could not be locked. Try again.`);
}

/** Unix socket paths end at about 100 bytes, so a long folder gets its lock in the temp folder. */
function lockAddress(folder: string): string {
  const absolute = resolve(folder);
  const digest = createHash('sha256').update(absolute).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\requisite-${digest}`;
  const beside = join(absolute, '.lock');
  return Buffer.byteLength(beside) <= 90 ? beside : join(tmpdir(), `requisite-${digest}.lock`);
}

function tryListen(address: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end();
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(undefined);
      else fail(error);
    });
    server.listen(address, () => {
      server.unref();
      done(server);
    });
  });
}

function someoneAnswers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
  });
}
