import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError, readEnv } from '#server/env.ts';
import { createTextWork } from '#server/text-work/text-work.ts';
import { toolIds } from '#shared/tool-info.ts';
import { evaluate, type Evaluation, type Spent } from './evaluate/evaluate.ts';
import type { RoleScore } from './evaluate/score-reading.ts';

const usage =
  'npm run ai:evaluate -- FOLDER [--limit NUMBER] [--tool ID ...] [--only-reading]\nFOLDER holds NAME.txt, and NAME.labels.json with NAME.tsv where the reading was settled by hand.';

/** How well the configured language model reads and writes a folder of advertisements, in numbers. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    // npm takes the "--" before the folder away; called without npm it is still there.
    args: args[0] === '--' ? args.slice(1) : args,
    options: {
      limit: { type: 'string' },
      tool: { type: 'string', multiple: true, default: [] },
      'only-reading': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  const chosen = toolIds.filter((id) => values.tool.length === 0 || values.tool.includes(id));
  if (folder === undefined || chosen.length === 0) return complain(usage);
  try {
    const { AI: settings } = readEnv();
    if (!settings) return complain('No language model is set up. See AI_MODEL in .env.example.');
    const files = (await readdir(folder))
      .filter((name) => name.endsWith('.txt'))
      .toSorted()
      .slice(0, values.limit === undefined ? undefined : Number(values.limit))
      .map((name) => join(folder, name));
    if (files.length === 0) return complain(`There is no .txt in ${folder}.`);
    const textWork = createTextWork();
    try {
      const today = new Date().toISOString().slice(0, 10);
      const tools = values['only-reading'] ? [] : chosen;
      const result = await evaluate({ files, tools, settings, textWork, today });
      console.log(describeEvaluation(settings.model, result).join('\n'));
    } finally {
      await textWork.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return complain(error.message);
  }
}

function complain(message: string): number {
  console.error(message);
  return 1;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${Math.round((100 * part) / whole)}%`;

function describeEvaluation(model: string, result: Evaluation): string[] {
  const { texts, readByModel, labelled, cuts, failures } = result;
  return [
    `${model}: ${texts} texts, ${readByModel} read by the model, ${labelled} with labels`,
    ...(labelled > 0 ? describeScores(result) : []),
    '',
    `Reading: ${describeSpent(result.reading)}`,
    `Writing: ${describeSpent(result.writing)}`,
    `Cut sentences: ${[...cuts].map(([rule, count]) => `${rule} ${count}`).join(', ') || 'none'}`,
    ...(failures.length > 0 ? ['', 'Failed', ...failures] : []),
  ];
}

const row = (name: string, ...cells: string[]): string =>
  `${name.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`;

function describeScores({ withModel, alone }: Evaluation): string[] {
  const names = [...new Set([...withModel.fields.keys(), ...alone.fields.keys()])];
  const sayField = (name: string, score: Evaluation['alone']): string => {
    const { right, of } = score.fields.get(name) ?? { right: 0, of: 0 };
    return name.endsWith('invented') ? String(of) : `${right}/${of} ${percent(right, of)}`;
  };
  return [
    '',
    row('Field', 'with model', 'code alone'),
    ...names.map((name) => row(name, sayField(name, withModel), sayField(name, alone))),
    '',
    row('Role (F1)', 'with model', 'code alone'),
    ...[...withModel.roles].map(([role, own]) =>
      row(role, sayBalance(own), sayBalance(alone.roles.get(role))),
    ),
  ];
}

/** Of what was said to be it and of what is it, the balanced share that is right. */
function sayBalance(score: RoleScore | undefined): string {
  const { right = 0, wrong = 0, missed = 0 } = score ?? {};
  return percent(2 * right, 2 * right + wrong + missed);
}

function describeSpent({ calls, tokens, milliseconds, costUsd }: Spent): string {
  const seconds = Math.round(milliseconds / Math.max(1, calls) / 100) / 10;
  const cost = costUsd === null ? 'no price set' : `$${costUsd.toFixed(4)}`;
  return `${calls} calls, ${tokens} tokens, ${seconds} s each, ${cost}`;
}
