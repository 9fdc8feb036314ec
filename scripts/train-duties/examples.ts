import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '#market/csv.ts';
import { toDutyWords } from '#market/occupations/duties/duty-words.ts';
import { toGroup } from '#market/occupations/duties/weigh-duties.ts';
import { matchTitle } from '#market/occupations/titles/match-title.ts';
import type { DutyExample } from './softmax.ts';

const CONFIDENT = 0.88;
const CLEAR_MARGIN = 0.2;
const REFERENCE_WEIGHT = 1;
const WORDS_EACH = 60;

/** An advertisement teaches only when its title alone leaves no doubt. */
export function toExample(title: string, text: string): DutyExample | undefined {
  const [first, second] = matchTitle(title);
  if (!first || first.score < CONFIDENT) return undefined;
  const isClear =
    !second ||
    toGroup(second.soc) === toGroup(first.soc) ||
    first.score - second.score > CLEAR_MARGIN;
  if (!isClear) return undefined;
  const words = [...toDutyWords(text)];
  return words.length > 15 ? { words, group: toGroup(first.soc), weight: 1 } : undefined;
}

/** What O*NET says about each occupation: its description, and in portions its titles and its software. */
export function listReferenceExamples(directory: string): DutyExample[] {
  const read = (file: string): Record<string, string>[] =>
    readCsv(readFileSync(join(directory, file), 'utf8'));
  const descriptions = read('onet-occupation-data.csv').map((row) => ({
    soc: row['O*NET-SOC Code']!.slice(0, 7),
    text: `${row['Title']} ${row['Description']}`,
  }));
  const gathered = [
    ...gather(read('onet-alternate-titles.csv'), 'Alternate Title'),
    ...gather(read('onet-technology-skills.csv'), 'Example'),
  ];
  return [...descriptions, ...gathered].map(({ soc, text }) => ({
    words: [...toDutyWords(text)],
    group: toGroup(soc),
    weight: REFERENCE_WEIGHT,
  }));
}

function gather(rows: Record<string, string>[], column: string): { soc: string; text: string }[] {
  const bySoc = new Map<string, string[]>();
  for (const row of rows) {
    const soc = row['O*NET-SOC Code']!.slice(0, 7);
    bySoc.set(soc, [...(bySoc.get(soc) ?? []), row[column]!]);
  }
  return [...bySoc].flatMap(([soc, parts]) => {
    const portions: { soc: string; text: string }[] = [];
    for (let at = 0; at < parts.length; at += WORDS_EACH)
      portions.push({ soc, text: parts.slice(at, at + WORDS_EACH).join(' ') });
    return portions;
  });
}
