import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { jobAnswerSchema, type JobAnswer } from '#shared/answers.ts';
import { voiceTones } from '#shared/organization.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { generators } from '#tools/generators.server.ts';
import type { Source } from '#plan/source.ts';

const usage = `npm run write -- FILE [--tool ID] [--tone ${voiceTones.join('|')}] [--style TEXT] [--employer NAME] [--answers JSON-FILE] [--today 2026-11-16] [--json]`;

const options = {
  tool: { type: 'string' },
  tone: { type: 'string', default: 'professional' },
  style: { type: 'string', default: '' },
  employer: { type: 'string', default: '' },
  answers: { type: 'string' },
  today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  json: { type: 'boolean', default: false },
} as const;

/** Prints what the built-in writer makes of a text file: to read, or with --json for other programs. */
export async function run(args: string[]): Promise<number> {
  // npm takes the "--" before the file away; called without npm it is still there.
  const given = args[0] === '--' ? args.slice(1) : args;
  const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
  const [file] = positionals;
  const tools = values.tool === undefined ? toolIds : toolIds.filter((id) => id === values.tool);
  const tone = voiceTones.find((known) => known === values.tone);
  if (file === undefined || tools.length === 0 || !tone) return complain(usage);
  const job = readJobText(await readFile(file, 'utf8'));
  if (!job) return complain('This text is not a job description.');
  const answers = values.answers === undefined ? [] : await readAnswers(values.answers);
  const brief = understand({ job: { ...job, answers }, organization: { name: values.employer } });
  const source: Source = {
    brief,
    market: assessMarket({ brief, today: values.today }),
    voice: { tone, messagingStyle: values.style },
    employer: { name: values.employer, description: '', website: '' },
    notes: [],
    answers,
    today: values.today,
  };
  const written = Object.fromEntries(tools.map((id) => [id, writeTool(id, source)]));
  console.log(values.json ? JSON.stringify(written, null, 2) : print(written).join('\n'));
  return 0;
}

/** What people answered, as a list in the form in which a job keeps it. */
const readAnswers = async (file: string): Promise<JobAnswer[]> =>
  z.array(jobAnswerSchema).parse(JSON.parse(await readFile(file, 'utf8')));

function writeTool(id: ToolId, source: Source): unknown {
  const { prepare, merge } = generators[id];
  const { figures, draft } = prepare(source);
  return contracts[id].schema.parse(merge(figures, draft));
}

function complain(message: string): number {
  console.error(message);
  return 1;
}

/** Any content as indented text: labels, then what belongs to them. */
function print(value: unknown, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const [first = '', ...rest] = print(item, depth + 1);
      return [`${indent}- ${first.trimStart()}`, ...rest];
    });
  }
  if (typeof value !== 'object' || value === null) {
    return String(value)
      .split('\n')
      .map((line) => `${indent}${line}`);
  }
  return Object.entries(value).flatMap(([label, held]) =>
    typeof held === 'object' && held !== null
      ? [`${indent}${label}`, ...print(held, depth + 1)]
      : [`${indent}${label}: ${String(held)}`],
  );
}
