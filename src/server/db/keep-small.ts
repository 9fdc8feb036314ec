import type { PGlite } from '@electric-sql/pglite';

/**
 * PostgreSQL has processes of its own that give back the room of overwritten rows and cut the log of
 * changes short. The embedded one has no process but ours: left alone, every edit of a long text would
 * stay on disk for as long as the server runs.
 */

/** Often enough that a minute's edits of one account are some tens of megabytes at most. */
const lookEveryMs = 20_000;

/** As PostgreSQL decides it, with fewer to begin with: long texts are many rows, short ones none. */
const worthVacuuming = 500;
const shareOfLive = 0.2;

const logBytes = 16 * 1024 * 1024;

/** Two segments of the log, the fewest there can be, and no more kept for later. */
export const smallLog = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=32MB'];

/** Gives back what overwritten rows took, as far as that is worth it. */
export async function tidy(client: PGlite): Promise<void> {
  // The counts below are written once a second at most: what was overwritten just now would be missed.
  await client.exec('select pg_stat_force_next_flush()');
  const { rows: tables } = await client.query<{ name: string }>(
    `select distinct coalesce(owner.oid, stat.relid)::regclass::text as name
     from pg_stat_all_tables stat left join pg_class owner on owner.reltoastrelid = stat.relid
     where stat.n_dead_tup > $1 + $2::float * stat.n_live_tup`,
    [worthVacuuming, shareOfLive],
  );
  for (const { name } of tables) await client.exec(`vacuum (analyze) ${name}`);
  const { rows: log } = await client.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`,
  );
  if (Number(log[0]?.bytes) > logBytes) await client.exec('checkpoint');
}

/** Looks now and then until it is stopped. */
export function keepSmall(client: PGlite): { stop: () => void } {
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    // What fails now is tried again soon; a database that is gone says so to everybody else.
    await tidy(client).catch(() => undefined);
    looking = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
