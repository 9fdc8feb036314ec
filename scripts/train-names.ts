import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enough } from '#plan/criteria/names/from-line/can-be-scored.ts';
import { listOfLine } from '#plan/criteria/names/from-line/line-signals.ts';
import { lookAt } from '#plan/criteria/names/from-line/phrase-signals.ts';
import { splitWords } from '#plan/criteria/names/from-line/split-words.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { openCollections } from './collections.ts';
import { learnPhrases, ratePhrases, type NamedLine } from './train-names/learn-phrases.ts';
import { learnScored, rateScored, type ScoredLine } from './train-names/learn-scored.ts';
import labels from './train-names/labels.json' with { type: 'json' };

const usage = 'node scripts/train-names.ts ADVERTISEMENTS';
const folder = 'src/plan/criteria/names/from-line/data';
const folds = 10;

type Line = ScoredLine & NamedLine & { fold: number };

/** Learns from lines that people named how a line of an advertisement is named, and writes the weights. */
async function run([advertisements]: string[]): Promise<void> {
  if (advertisements === undefined) throw new Error(usage);
  const compose = await openCollections(
    join(advertisements, 'large'),
    labels.map(({ source }) => source),
  );
  const lines = labels.flatMap((entry, place) => {
    const text = compose(entry);
    return text === null ? [] : readLines(text, entry.names, place % folds);
  });
  report(lines);
  await writeFile(
    `${folder}/naming-weights.data.ts`,
    print('namingWeights', learnPhrases(lines.filter(({ isScored }) => isScored)).print()),
  );
  await writeFile(
    `${folder}/scoring-weights.data.ts`,
    print('scoringWeights', learnScored(lines).print()),
  );
}

const nameLine = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/\s+/g, ' ').trim().slice(0, 300))
    .digest('hex')
    .slice(0, 8);

/** The lines of one advertisement that somebody named and that are still read so. */
function readLines(text: string, names: string, fold: number): Line[] {
  const job = readJobText(text);
  if (!job) return [];
  const brief = understand({ job: { ...job, answers: [] }, organization: { name: '' } });
  const known = new Map(names.split(' ').map((pair) => pair.split(':') as [string, string]));
  return brief.facts.flatMap((fact) => {
    const name = known.get(nameLine(fact.text));
    if (name === undefined) return [];
    const sight = lookAt(splitWords(fact.text), fact.kind === 'duty');
    return {
      fold,
      sight,
      signals: listOfLine(sight, fact.kind),
      isScored: name !== '-',
      kept: new Set(name === '-' ? [] : name.split('.').map(Number)),
    };
  });
}

/** How well lines are named and told apart by what was learned from other advertisements. */
function report(lines: readonly Line[]): void {
  const test = lines.filter(({ fold }) => fold === 0);
  const train = lines.filter(({ fold }) => fold !== 0);
  const isScored = ({ isScored: scored }: Line): boolean => scored;
  const near = ratePhrases(learnPhrases(train.filter(isScored)), test.filter(isScored));
  const { right, wrong } = rateScored(learnScored(train), test, enough);
  console.log(
    `${lines.length} lines. Of ${test.length} not learned from: names near to those given ${near.toFixed(0)} of 100; taken for lines to score: ${right.toFixed(0)} of 100 right ones, ${wrong.toFixed(0)} of 100 others.`,
  );
}

const print = (name: string, table: string): string =>
  `// Made by scripts/train-names.ts; one line a signal, its weight in hundredths.\nexport const ${name} = ${JSON.stringify(table)};\n`;

await run(process.argv.slice(2));
