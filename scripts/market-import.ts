import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open-database.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { importOews, ImportRefused, type ImportReport } from '#server/market/import-oews.ts';
import { openDataFolder } from '#server/data-folder.ts';
import { StartupError } from '#server/startup-error.ts';

const usage = 'Usage: npm run market:import -- FILE.xlsx|FILE.csv [--year 2024]';

/** Reads official pay figures (BLS OEWS: national, state, metropolitan) into the database. */
export async function run(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { year: { type: 'string' } },
    });
    const [path] = positionals;
    const year = values.year === undefined ? undefined : Number(values.year);
    if (path === undefined || (year !== undefined && !(year >= 1997 && year <= 2100))) {
      console.error(usage);
      return 1;
    }
    return await importFile(path, year);
  } catch (error) {
    const isToldPlainly =
      error instanceof ImportRefused ||
      error instanceof StartupError ||
      error instanceof EnvError ||
      (error instanceof TypeError && 'code' in error);
    if (!isToldPlainly) throw error;
    console.error(error.message);
    return 1;
  }
}

async function importFile(path: string, year: number | undefined): Promise<number> {
  const env = readEnv();
  openDataFolder(env.DATA_DIR);
  const database = await openDatabase(env);
  try {
    print(await importOews({ db: database.db, path, year }));
    return 0;
  } finally {
    await database.close();
  }
}

function print({ year, imported, areas, skipped }: ImportReport): void {
  const places = [
    areas.national > 0 ? 'the nation' : '',
    areas.state > 0 ? `${areas.state} states` : '',
    areas.metro > 0 ? `${areas.metro} metropolitan areas` : '',
  ].filter(Boolean);
  console.log(
    `Imported ${imported.toLocaleString('en-US')} rows of May ${year} for ${places.join(', ')}.`,
  );
  for (const [reason, count] of Object.entries(skipped)) {
    console.log(`  Left out: ${count.toLocaleString('en-US')} (${reason})`);
  }
}
