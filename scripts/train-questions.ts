import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameMatter } from '#plan/criteria/names/name-matter.ts';
import { hearKind } from '#plan/criteria/questions/hear-kind.ts';
import { listOfName } from '#plan/criteria/questions/kind-signals.ts';
import { openCollections } from './collections.ts';
import { learnKinds, rateKinds, type AskedLine } from './train-names/learn-kinds.ts';
import { readNamedLines } from './train-names/read-lines.ts';
import labels from './train-names/labels.json' with { type: 'json' };

const usage = 'node scripts/train-questions.ts ADVERTISEMENTS';
const output = 'src/plan/criteria/questions/data/question-weights.data.ts';
const folds = 10;

/** Learns from lines for which people chose a question which kind of question suits a name, and writes the weights. */
async function run([advertisements]: string[]): Promise<void> {
  if (advertisements === undefined) throw new Error(usage);
  const compose = await openCollections(
    join(advertisements, 'large'),
    labels.map(({ source }) => source),
  );
  const lines = labels.flatMap((entry, place): (AskedLine & { fold: number })[] => {
    const text = compose(entry);
    if (text === null) return [];
    return readNamedLines(text, entry.names).flatMap(({ fact, asked }) => {
      const name = asked === undefined ? null : nameMatter(fact);
      return name === null || asked === undefined
        ? []
        : { signals: listOfName(name, hearKind(name)), asked, fold: place % folds };
    });
  });
  const train = lines.filter(({ fold }) => fold !== 0);
  const test = lines.filter(({ fold }) => fold === 0);
  console.log(
    `${lines.length} lines. Of ${test.length} not learned from, ${rateKinds(learnKinds(train), test).toFixed(0)} of 100 get the question that people chose.`,
  );
  await writeFile(
    output,
    `// Made by scripts/train-questions.ts; one line a kind of question and a signal, its weight in hundredths.\nexport const questionWeights = ${JSON.stringify(learnKinds(lines).print())};\n`,
  );
}

await run(process.argv.slice(2));
