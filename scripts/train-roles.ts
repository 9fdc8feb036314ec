import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { jointCount } from '#reading/roles/joints.ts';
import { weighRoles } from '#reading/roles/chain.ts';
import { collectFurther } from '#reading/roles/further-roles.ts';
import { unitRoles } from '#shared/reading.ts';
import { encodeTable } from './train-roles/encode.ts';
import { toExample, type Example } from './train-roles/examples.ts';
import { loadLabelledTexts } from './train-roles/labelled-texts.ts';
import { score, trainChain, type ChainModel } from './train-roles/train-chain.ts';
import { trainFurther } from './train-roles/train-further.ts';

const usage = 'node scripts/train-roles.ts ADVERTISEMENTS [--without FILE]';
const output = 'src/reading/roles/data/role-weights.data.ts';
const roleCount = unitRoles.length;
const seed = 20_261_115;
const folds = 5;

interface Vocabulary {
  names: string[];
  numbers: Map<string, number>;
}

/** Learns from labelled advertisements how much each signal counts for each role, and writes the table. */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { without: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error(usage);
  const left = new Set(
    values.without ? (await readFile(values.without, 'utf8')).split('\n').map(toName) : [],
  );
  const texts = (await loadLabelledTexts(folder)).filter(({ name }) => !left.has(name));
  const examples = texts.map((text) => toExample(text));
  // Further roles learn from shares that were weighed without having seen the text, as it will be in use.
  const shares = weighUnseen(examples);
  const vocabulary = listFeatures(
    examples.flatMap(({ units }) => units.map((unit) => unit.features)),
  );
  const chain = fitChain(examples, vocabulary);
  const further = fitFurther(examples, shares);
  const packedChain = encodeTable({
    names: vocabulary.names,
    weights: chain.weights,
    roleCount,
    least: 0.2,
  });
  const packedFurther = encodeTable({ ...further, roleCount, least: 0.2 });
  await writeFile(output, print(packedChain, chain.transitions, packedFurther));
  const count = (table: string) => table.split('\n').length;
  console.log(
    `${examples.length} advertisements; ${count(packedChain.table)} and ${count(packedFurther.table)} features kept.`,
  );
}

const toName = (file: string): string => file.trim().replace(/\.txt$/, '');

function listFeatures(lists: readonly string[][], least = 2): Vocabulary {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const feature of list) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  return { names, numbers: new Map(names.map((name, number) => [name, number])) };
}

const toNumbers = ({ numbers }: Vocabulary, features: readonly string[]): Int32Array =>
  Int32Array.from(features.flatMap((feature) => numbers.get(feature) ?? []));

function fitChain(examples: readonly Example[], vocabulary: Vocabulary): ChainModel {
  const rows = examples.map(({ units, joints, weight }) => ({
    features: units.map((unit) => toNumbers(vocabulary, unit.features)),
    joints,
    roles: units.map((unit) => (unit.known < 0 ? unit.roles : [unit.known])),
    fixed: units.map((unit) => unit.known),
    weight,
  }));
  return trainChain(rows, {
    roleCount,
    featureCount: vocabulary.names.length,
    jointCount,
    rounds: 8,
    rate: 0.1,
    pull: 0.01,
    seed,
  });
}

function weighUnseen(examples: readonly Example[]): Float32Array[][] {
  const shares: Float32Array[][] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const seen = examples.filter((_, index) => index % folds !== fold);
    const vocabulary = listFeatures(
      seen.flatMap(({ units }) => units.map((unit) => unit.features)),
    );
    const { weights, transitions } = fitChain(seen, vocabulary);
    examples.forEach(({ units, joints }, index) => {
      if (index % folds !== fold) return;
      const scores = units.map((unit) => {
        const own = score(weights, roleCount, toNumbers(vocabulary, unit.features));
        return unit.known < 0 ? own : own.map((_, role) => (role === unit.known ? 0 : -50));
      });
      shares[index] = weighRoles({ scores, joints, transitions }, roleCount);
    });
  }
  return shares;
}

function fitFurther(
  examples: readonly Example[],
  shares: readonly Float32Array[][],
): { names: string[]; weights: Float32Array } {
  const found = examples.flatMap(({ units }, index) =>
    units.flatMap((unit, order) => {
      if (!unit.isWhole || unit.known >= 0 || unit.roles.length === 0) return [];
      const own = shares[index]?.[order] ?? new Float32Array(roleCount);
      return [{ features: collectFurther(unit.features, own), roles: unit.roles }];
    }),
  );
  const vocabulary = listFeatures(
    found.map(({ features }) => features),
    3,
  );
  const rows = found.map(({ features, roles }) => ({
    features: toNumbers(vocabulary, features),
    roles,
  }));
  const weights = trainFurther(rows, {
    roleCount,
    featureCount: vocabulary.names.length,
    rounds: 8,
    rate: 0.1,
    pull: 0.005,
    seed,
  });
  return { names: vocabulary.names, weights };
}

interface Packed {
  scale: number;
  table: string;
}

function print(chain: Packed, transitions: readonly Float32Array[], further: Packed): string {
  const tables = transitions.map(
    (table) => `[${Array.from(table, (value) => value.toFixed(2)).join(',')}]`,
  );
  return `// Made by scripts/train-roles.ts; one line a feature, one sign a role in the order of unitRoles.
export const chainWeights = {
  scale: ${chain.scale},
  transitions: [${tables.join(',')}],
  table: String.raw\`${chain.table}\`,
};

export const furtherWeights = {
  scale: ${further.scale},
  table: String.raw\`${further.table}\`,
};
`;
}

await run(process.argv.slice(2));
