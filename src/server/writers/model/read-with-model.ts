import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LanguageModel } from 'ai';
import { READING_VERSION } from '#reading/reading-version.ts';
import { modelReadingSchema, type ModelReading } from '#shared/model-reading.ts';
import type { TextWork } from '../../text-work/text-work.ts';
import { TokensSpent, type TokenBudget } from '../budget/token-budget.ts';
import { callModel, estimateUsage, type ModelCall } from './call-model.ts';
import { toJsonSchema } from './json-schema.ts';
import { ModelFault } from './model-fault.ts';
import { readReply } from './read-reply.ts';
import { readingInstructions, readingPromptVersion, writeToRead } from './reading-prompt.ts';
import type { ModelSettings } from './settings.ts';
import { toStrictSchema } from './strict-schema.ts';
import { providers } from './providers.ts';

interface ReaderParts {
  settings: ModelSettings;
  model: LanguageModel;
  budget: TokenBudget;
  textWork: Pick<TextWork, 'run'>;
  unschooled: Set<string>;
  /** So long a model that failed is not asked again. */
  restMs: number;
  log: FastifyBaseLogger;
}

interface Owner {
  organizationId: number;
}

const mostKept = 200;
const replyTokens = 8000;

/** Reads a text once for all who ask; null whenever code has to read alone. */
export function createModelReader(parts: ReaderParts) {
  const { settings, budget, textWork, restMs, log } = parts;
  let restsUntil = 0;
  const known = new Map<string, Promise<ModelReading | null>>();

  async function ask(text: string, owner: Owner): Promise<ModelReading | null> {
    const toRead = await textWork.run('listToRead', { text }, owner);
    await budget.begin(owner);
    const call = prepare(parts, writeToRead(toRead, roomIn(settings)));
    let tokens = 0;
    try {
      const reply = await callModel(call);
      tokens = reply.usage.inputTokens + reply.usage.outputTokens;
      const read = readReply(reply, {
        writing: modelReadingSchema,
        accept: () => undefined,
        anyLanguage: true,
      });
      if (read.problem) log.warn({ problem: read.problem }, 'the model’s reading was of no use');
      return read.problem ? null : modelReadingSchema.parse(read.words);
    } catch (error) {
      if (error instanceof ModelFault) {
        const { inputTokens, outputTokens } = estimateUsage(call, error.text);
        tokens = error.text ? inputTokens + outputTokens : 0;
        if (error.kind === 'bad-request') parts.unschooled.add(settings.model);
      }
      throw error;
    } finally {
      await budget.settle(owner, tokens);
    }
  }

  return (text: string, owner: Owner): Promise<ModelReading | null> => {
    const key = hash([text, settings.model, readingPromptVersion, READING_VERSION]);
    const kept = known.get(key);
    if (kept) return kept;
    if (Date.now() < restsUntil) return Promise.resolve(null);
    const asked = ask(text, owner).catch((error: unknown) => {
      const reason = error instanceof ModelFault ? error.kind : undefined;
      restsUntil = Date.now() + restMs;
      if (!(error instanceof TokensSpent)) log.warn({ reason }, 'the model read nothing');
      return null;
    });
    known.set(key, asked);
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest) known.delete(oldest);
    // What failed is tried again with the next who ask.
    void asked.then((told) => told === null && known.get(key) === asked && known.delete(key));
    return asked;
  };
}

function prepare({ settings, model, unschooled }: ReaderParts, material: string): ModelCall {
  const schema = toStrictSchema(toJsonSchema(modelReadingSchema));
  const isEnforced = !unschooled.has(settings.model);
  const isShown = !isEnforced || providers[settings.provider].isShapeShown;
  const shape = `\n\nThe shape of your reply, as JSON Schema:\n${JSON.stringify(schema)}`;
  const { firstByteMs, stallMs } = settings.timeouts;
  return {
    model,
    instructions: readingInstructions,
    messages: [{ role: 'user', content: `${material}${isShown ? shape : ''}` }],
    schema: isEnforced ? schema : undefined,
    maxOutputTokens: settings.maxOutputTokens,
    timeouts: {
      firstByteMs: Math.min(firstByteMs, settings.readMs),
      stallMs: Math.min(stallMs, settings.readMs),
      totalMs: settings.readMs,
    },
    signal: new AbortController().signal,
    onText: () => undefined,
  };
}

const roomIn = ({ windowTokens }: ModelSettings): number =>
  Math.max(2000, Math.floor((windowTokens - Math.min(replyTokens, windowTokens / 2)) * 3) - 8000);

const hash = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
