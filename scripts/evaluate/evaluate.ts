import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import pino from 'pino';
import { assessMarket } from '#market/assessment/assess-market.ts';
import type { Source } from '#plan/source.ts';
import { toParsedJob } from '#reading/form/to-parsed-job.ts';
import { judgeReading } from '#reading/not-a-job/judge.ts';
import { readJob } from '#reading/read-job.ts';
import { understand } from '#reading/read-stored-job.ts';
import { toJobText } from '#reading/stored/job-text.ts';
import { listJobLines } from '#reading/stored/list-lines.ts';
import type { TextWork } from '#server/text-work/text-work.ts';
import { createModelWriter } from '#server/writers/model/create-model-writer.ts';
import type { ModelSettings } from '#server/writers/model/settings.ts';
import { WritingFailed, type Writer } from '#server/writers/writer.ts';
import type { Reading } from '#shared/reading.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { generators } from '#tools/generators.server.ts';
import { readLabels } from './labels.ts';
import { listFacts, listFields } from './list-reading.ts';
import { addToScore, startScore, type Score } from './score-reading.ts';

interface Order {
  files: readonly string[];
  tools: readonly ToolId[];
  settings: ModelSettings;
  textWork: TextWork;
  today: string;
}

export interface Spent {
  calls: number;
  tokens: number;
  milliseconds: number;
  costUsd: number | null;
}

export interface Evaluation {
  /** How many texts the model read; the others fell back to code. */
  readByModel: number;
  texts: number;
  labelled: number;
  /** Against the labels: with the model, and code alone. */
  withModel: Score;
  alone: Score;
  writing: Spent;
  reading: Spent;
  /** Sentences that were cut, by the beginning of the reason. */
  cuts: Map<string, number>;
  failures: string[];
}

/** Reads and writes each advertisement with the configured model, and counts how well. */
export async function evaluate(order: Order): Promise<Evaluation> {
  const { settings, textWork } = order;
  const result = startEvaluation(order);
  const writer = createModelWriter({
    settings,
    textWork,
    budget: {
      hold: async () => undefined,
      begin: async () => undefined,
      settle: async (_owner, tokens) => void (result.reading.tokens += tokens),
    },
    log: pino({ level: 'silent' }),
  });
  for (const file of order.files) await evaluateOne(order, { file, writer, result });
  // Whatever the writer counted itself was not spent on reading.
  result.reading.tokens -= result.writing.tokens;
  return result;
}

const startSpent = (): Spent => ({ calls: 0, tokens: 0, milliseconds: 0, costUsd: null });

const startEvaluation = ({ files }: Order): Evaluation => ({
  readByModel: 0,
  texts: files.length,
  labelled: 0,
  withModel: startScore(),
  alone: startScore(),
  writing: startSpent(),
  reading: startSpent(),
  cuts: new Map(),
  failures: [],
});

interface One {
  file: string;
  writer: Writer;
  result: Evaluation;
}

async function evaluateOne(order: Order, { file, writer, result }: One): Promise<void> {
  const text = await readFile(file, 'utf8');
  const begun = Date.now();
  const told = (await writer.read?.(text, { organizationId: 0 })) ?? null;
  result.reading.milliseconds += Date.now() - begun;
  result.reading.calls += 1;
  if (told) result.readByModel += 1;
  const reading = readJob(text, null, told);
  const labels = await readLabels(file);
  if (labels) {
    result.labelled += 1;
    addToScore(result.withModel, answerOf(reading, text), labels);
    addToScore(result.alone, answerOf(readJob(text), text), labels);
  }
  if (order.tools.length === 0 || judgeReading(reading)) return;
  const source = makeSource(order, { text, told, reading });
  for (const tool of order.tools)
    await writeOne({ tool, writer, source, result, name: basename(file) });
}

const answerOf = (reading: Reading, text: string) => ({
  readable: judgeReading(reading) === undefined,
  fields: listFields(reading),
  facts: listFacts(reading, text),
});

interface Known {
  text: string;
  told: ModelReading | null;
  reading: Reading;
}

function makeSource({ today }: Order, { text, told, reading }: Known): Source {
  const job = { ...toJobText(toParsedJob(reading, text)), sourceText: text, told };
  const brief = understand({ job, organization: { name: '' } });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: brief.employer.name, description: '', website: '' },
    text: listJobLines(job),
    notes: [],
    today,
  };
}

interface Writing extends Omit<One, 'file'> {
  tool: ToolId;
  source: Source;
  name: string;
}

async function writeOne({ tool, writer, source, result, name }: Writing): Promise<void> {
  const generator = generators[tool];
  const begun = Date.now();
  const { writing, cuts } = result;
  writing.calls += 1;
  try {
    const written = await writer.write({
      tool,
      generator,
      source,
      preparation: generator.prepare(source),
      organizationId: 0,
      signal: new AbortController().signal,
      onPartial: () => undefined,
    });
    writing.tokens += (written.inputTokens ?? 0) + (written.outputTokens ?? 0);
    if (written.costUsd !== null) writing.costUsd = (writing.costUsd ?? 0) + written.costUsd;
    for (const { reason } of written.cuts ?? []) {
      const rule = /^(?:Names|Has the \w+|Claims|Repeats)/.exec(reason)?.[0] ?? 'Other';
      cuts.set(rule, (cuts.get(rule) ?? 0) + 1);
    }
  } catch (error) {
    if (!(error instanceof WritingFailed)) throw error;
    const { inputTokens = 0, outputTokens = 0 } = error.usage ?? {};
    writing.tokens += inputTokens + outputTokens;
    result.failures.push(`${name}, ${tool}: ${error.message}`);
  } finally {
    writing.milliseconds += Date.now() - begun;
  }
}
