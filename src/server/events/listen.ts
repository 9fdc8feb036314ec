import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { liveChannel } from './announce.ts';

const reconnectMs = 1000;

interface Listening {
  database: Database;
  log: FastifyBaseLogger;
  onNotice: (payload: string) => void;
  /** The database could not be heard for a while; something may have been missed. */
  onGap: () => void;
}

/** Hears what any process announces, until it is stopped. */
export async function listenToDatabase(listening: Listening): Promise<() => Promise<void>> {
  const { driver } = listening.database;
  if (driver.kind === 'pglite') {
    const unlisten = await driver.client.listen(liveChannel, listening.onNotice);
    return () => unlisten();
  }
  return listenToPostgres(driver.url, listening);
}

/** A connection of its own, opened again for as long as it takes. */
async function listenToPostgres(url: string, { log, onNotice, onGap }: Listening) {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wasCut = false;

  const cut = () => {
    client = undefined;
    wasCut = true;
    if (!isStopped) timer = setTimeout(() => void open(), reconnectMs);
  };

  const open = async () => {
    const opening = new Client({
      connectionString: url,
      application_name: 'requisite-live',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    opening.on('notification', ({ payload }) => onNotice(payload ?? ''));
    // An error is followed by the end, which is what counts.
    opening.on('error', (error) => log.warn({ err: error }, 'live updates were cut'));
    opening.once('end', cut);
    try {
      await opening.connect();
      await opening.query(`listen ${liveChannel}`);
      client = opening;
      if (wasCut) onGap();
    } catch (error) {
      log.warn({ err: error }, 'live updates cannot be heard yet');
      await opening.end().catch(() => undefined);
    }
  };

  await open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
