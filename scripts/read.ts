import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { judgeReading } from '#reading/not-a-job/judge.ts';
import { readJob } from '#reading/read-job.ts';
import type { Reading } from '#shared/reading.ts';
import { listFacts, listFields } from './evaluate/list-reading.ts';

const usage = 'npm run read -- FILE... [--json]';

/** Prints what is read from text files: for people, or with --json for programs. */
export async function run(args: string[]): Promise<number> {
  // npm takes the "--" before the files away; called without npm it is still there.
  const given = args[0] === '--' ? args.slice(1) : args;
  const { values, positionals } = parseArgs({
    args: given,
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    console.error(usage);
    return 1;
  }
  const readings = await Promise.all(
    positionals.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const reading = readJob(text);
      return { file, text, reading, refused: judgeReading(reading) };
    }),
  );
  if (values.json) {
    console.log(
      JSON.stringify(
        readings.map(({ file, text, reading, refused }) => ({
          file,
          readable: refused === undefined,
          fields: listFields(reading),
          facts: listFacts(reading, text),
        })),
      ),
    );
    return 0;
  }
  for (const { file, reading, refused } of readings) {
    console.log(`\n${file}\n${'='.repeat(file.length)}`);
    if (refused) console.log(refused.message);
    print(reading);
  }
  return 0;
}

function print(reading: Reading): void {
  for (const [name, value] of Object.entries(listFields(reading))) {
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    console.log(`${name.padEnd(16)} ${shown}`);
  }
  console.log('');
  for (const { role, also, text, label } of reading.units) {
    const roles = [role, ...also].join('+');
    console.log(`${roles.padEnd(18)} ${label === null ? '' : `[${label}] `}${text}`);
  }
}
