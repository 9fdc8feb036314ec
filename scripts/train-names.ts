import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enough } from '#plan/criteria/names/from-line/can-be-scored.ts';
import { listOfLine } from '#plan/criteria/names/from-line/line-signals.ts';
import { lookAt } from '#plan/criteria/names/from-line/phrase-signals.ts';
import { splitWords } from '#plan/criteria/names/from-line/split-words.ts';
import { openCollections } from './collections.ts';
import { learnPhrases, ratePhrases, type NamedLine } from './train-names/learn-phrases.ts';
import { learnScored, rateScored, type ScoredLine } from './train-names/learn-scored.ts';
import { readNamedLines } from './train-names/read-lines.ts';
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

function readLines(text: string, names: string, fold: number): Line[] {
  return readNamedLines(text, names).map(({ fact, kept }) => {
    const sight = lookAt(splitWords(fact.text), fact.kind === 'duty');
    return {
      fold,
      sight,
      signals: listOfLine(sight, fact.kind),
      isScored: kept !== null,
      kept: kept ?? new Set(),
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
