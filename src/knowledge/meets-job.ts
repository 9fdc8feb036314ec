import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brief } from '#shared/brief.ts';
import { folder } from './folder.ts';
import { toStems } from './to-stems.ts';

/** A word that stands in the texts of so many kinds of work tells none of them. */
const ofAllWork = 3;
/** Shorter words join others. */
const longEnough = 4;
/** One word in common is chance. */
const enough = 2;

let common: ReadonlySet<string> | undefined;

/** Words of the texts that hold for any trade; read once, without their structure. */
function listCommon(): ReadonlySet<string> {
  if (common) return common;
  const counts = new Map<string, number>();
  for (const file of globSync('kinds/*.yaml', { cwd: folder }))
    for (const word of new Set(toStems(readFileSync(join(folder, file), 'utf8'))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  common = new Set([...counts].filter(([, count]) => count >= ofAllWork).map(([word]) => word));
  return common;
}

/** Words of a text that tell a field or a place of work. */
const listTellingWords = (text: string): string[] => [
  ...new Set(toStems(text).filter((word) => word.length >= longEnough && !listCommon().has(word))),
];

/** What is offered and praised says nothing of the work. */
const ofNoWork: ReadonlySet<string> = new Set(['benefit', 'culture', 'process', 'education']);

/** Whether a text speaks of the things of a job: whether the job says enough of its telling words too. */
export function meetsJob({ facts, title }: Brief, least = enough): (text: string) => boolean {
  // The name of the trade stands in most of its texts.
  const titled = new Set(toStems(title.given));
  const said = new Set(
    facts
      .filter(({ kind }) => !ofNoWork.has(kind))
      .flatMap(({ text }) => listTellingWords(text))
      .filter((word) => !titled.has(word)),
  );
  return (text) => listTellingWords(text).filter((word) => said.has(word)).length >= least;
}
