import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FactKind } from '#shared/brief.ts';
import { listSortSignals } from '#reading/facts/demand-sorts/sort-signals.ts';
import { openCollections } from './collections.ts';
import { SortModel, type SortedLine } from './train-demands/learn-sorts.ts';
import { nameLine, readLines } from './train-demands/read-lines.ts';
import labels from './train-demands/labels.json' with { type: 'json' };

const usage = 'node scripts/train-demands.ts ADVERTISEMENTS';
const data = 'src/reading/facts/demand-sorts/data/sort-weights.data.ts';
const folds = 10;
const sure = 0.7;

type Line = SortedLine & { fold: number };

/** Learns from lines that people sorted what a line asks of a person, and writes the weights. */
async function run([advertisements]: string[]): Promise<void> {
  if (advertisements === undefined) throw new Error(usage);
  const compose = await openCollections(
    join(advertisements, 'large'),
    labels.map(({ source }) => source),
  );
  const lines = labels.flatMap(({ source, id, sorts }, place): Line[] => {
    const text = compose({ source, id, head: '', isRestored: false });
    if (text === null) return [];
    const known = new Map(
      sorts.split(' ').map((label) => {
        const [name = '', kind = '', sort = ''] = label.split(':');
        return [name, { kind: kind as FactKind, sort }] as const;
      }),
    );
    return readLines(text).flatMap((line) => {
      const label = known.get(nameLine(line));
      return label === undefined
        ? []
        : [{ signals: listSortSignals(line, label.kind), sort: label.sort, fold: place % folds }];
    });
  });
  report(lines);
  await writeFile(
    data,
    `// Made by scripts/train-demands.ts; one line a signal, with its weight for each sort in hundredths.\nexport const sortWeights =\n  ${JSON.stringify(new SortModel(lines).print())};\n`,
  );
}

/** How well the lines of other advertisements are sorted. */
function report(lines: readonly Line[]): void {
  const test = lines.filter(({ fold }) => fold === 0);
  const model = new SortModel(lines.filter(({ fold }) => fold !== 0));
  const told = test.map(({ signals, sort }) => {
    const shares = model.judge(signals);
    const most = Math.max(...shares);
    return { isSure: most >= sure, isRight: model.sorts[shares.indexOf(most)] === sort };
  });
  const share = (list: readonly unknown[], of: readonly unknown[]): string =>
    ((100 * list.length) / of.length).toFixed(0);
  const certain = told.filter(({ isSure }) => isSure);
  console.log(
    `${lines.length} lines. Of ${test.length} not learned from ${share(
      told.filter(({ isRight }) => isRight),
      told,
    )} of 100 are sorted rightly; of the ${certain.length} that are sure, ${share(
      certain.filter(({ isRight }) => isRight),
      certain,
    )} of 100.`,
  );
}

await run(process.argv.slice(2));
