import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { load } from 'js-yaml';
import { checkActivities } from '#knowledge/check-activities.ts';
import { checkAllTeams, checkTeam } from '#knowledge/check-leaders.ts';
import { checkCandidateTexts, checkEmployers, checkTrade } from '#knowledge/check-trade.ts';
import { loadLeaders, ofAllTeams } from '#knowledge/load-leaders.ts';

/** Says what trade files lack: the named ones, or all. */
export async function run(args: string[]): Promise<number> {
  const named = args[0] === '--' ? args.slice(1) : args;
  const files =
    named.length > 0
      ? named
      : globSync(
          'src/knowledge/{trades/*/*,kinds/*,languages/*/*,activities/*,leaders/*,employers}.yaml',
        );
  let count = 0;
  for (const file of files.toSorted()) {
    const findings = await check(file);
    count += findings.length;
    for (const finding of findings) console.log(`${file}: ${finding}`);
  }
  console.log(`${files.length} files, ${count === 0 ? 'nothing to mend' : `${count} to mend`}.`);
  return count === 0 ? 0 : 1;
}

async function check(file: string): Promise<string[]> {
  try {
    const content: unknown = load(await readFile(file, 'utf8'));
    if (basename(file) === 'employers.yaml') return checkEmployers(content, listTrades());
    if (file.includes('activities/')) return checkActivities(content);
    if (basename(file) === `${ofAllTeams}.yaml`) return checkAllTeams(content);
    if (file.includes('leaders/')) return checkTeam(content, loadLeaders().all);
    return file.includes('languages/') ? checkCandidateTexts(content) : checkTrade(content);
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const listTrades = (): string[] =>
  globSync('src/knowledge/trades/*/*.yaml').map((file) => basename(file, '.yaml'));
