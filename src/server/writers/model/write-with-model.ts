import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { LanguageModel, ModelMessage } from 'ai';
import { contracts } from '#tools/contracts.ts';
import { TooMuchToRead, type TextWork } from '../../text-work/text-work.ts';
import { checkInventions } from '../inventions/check-inventions.ts';
import { WritingFailed, type Assignment, type Written } from '../writer.ts';
import type { Breaker } from './breaker.ts';
import {
  callModel,
  estimateUsage,
  longestReply,
  type ModelCall,
  type Usage,
} from './call-model.ts';
import { sentenceForFault, sentenceForReply } from './failure-sentences.ts';
import { promptVersionOf, writeInstructions, writeMaterial } from './instructions.ts';
import { toJsonSchema } from './json-schema.ts';
import { lastWords } from './last-words.ts';
import { isPassing, ModelFault } from './model-fault.ts';
import { readReply, type ReadReply } from './read-reply.ts';
import { chooseWait, type Waits } from './retry-after.ts';
import type { ModelSettings } from './settings.ts';
import { toStrictSchema } from './strict-schema.ts';
import { providers } from './providers.ts';

const mostFaults = 4;
const mostFreshStarts = 2;
/** A model that obeys a stranger fills a version with what is taken out of it. */
const mostCutsKept = 40;

interface ModelWriting {
  assignment: Assignment;
  settings: ModelSettings;
  /** As the provider names the model. */
  name: string;
  model: LanguageModel;
  breaker: Breaker;
  waits: Waits;
  unschooled: Set<string>;
  textWork: Pick<TextWork, 'run'>;
  log: FastifyBaseLogger;
}

/** Asks, reads, asks once more with the error, starts afresh twice; then says why it failed. */
export async function writeWithModel(writing: ModelWriting): Promise<Written> {
  const { assignment, settings, name, textWork, log } = writing;
  const { generator, source, preparation, organizationId } = assignment;
  const deadline = Date.now() + settings.timeouts.totalMs;
  const spent: Usage = { inputTokens: 0, outputTokens: 0 };
  const receipt = () => ({
    model: name,
    promptVersion: promptVersionOf(generator.prompt),
    ...spent,
    costUsd: costOf(spent, settings),
  });
  const fail = (sentence: string, cause?: unknown) =>
    new WritingFailed(sentence, { cause, usage: receipt() });

  let faults = 0;
  let freshStarts = 0;
  let repair: ModelMessage[] | undefined;
  for (;;) {
    const call = prepareCall(writing, { repair, deadline });
    let reply: ReadReply;
    try {
      reply = await askOnce(writing, call, spent);
    } catch (error) {
      // Nobody waits any more, or the process stops: whoever takes the task over writes it anew.
      if (!(error instanceof ModelFault) || assignment.signal.aborted) throw error;
      const { kind, status, detail } = error;
      log.warn(
        { fault: kind, status, faults, detail: hideKey(detail, settings) },
        'the model gave no reply',
      );
      if (shouldPutInWords(error, writing)) continue;
      faults += 1;
      const wait = chooseWait(writing.waits, { attempt: faults, retryAfterMs: error.retryAfterMs });
      const isLast = faults > mostFaults || Date.now() + wait >= deadline;
      if (!isPassing(error) || isLast) {
        throw fail(sentenceForFault(kind), error);
      }
      await sleep(wait, undefined, { signal: assignment.signal });
      continue;
    }
    if (!reply.problem) {
      const check = {
        words: reply.words,
        writing: generator.writing,
        draft: preparation.draft,
        source,
        figures: preparation.figures,
        plan: preparation.plan,
        instructions: call.instructions,
      };
      const { words, cuts } = await checkInventions(check, (written) =>
        textWork.run('cutInventions', written, { organizationId }),
      ).catch((error: unknown) => {
        throw error instanceof TooMuchToRead ? fail(error.message, error) : error;
      });
      return {
        writing: words,
        cut: cuts.length,
        cuts: cuts.slice(0, mostCutsKept),
        ...(cuts.length > 0 && { uncut: reply.words }),
        ...receipt(),
      };
    }
    log.warn({ problem: reply.problem, freshStarts }, 'the model sent a reply of no use');
    if (repair === undefined) {
      repair = askAgain(reply.detail);
      continue;
    }
    freshStarts += 1;
    if (freshStarts > mostFreshStarts) throw fail(sentenceForReply(reply.problem));
    repair = [];
  }
}

function prepareCall(
  { assignment, settings, name, model, unschooled }: ModelWriting,
  { repair, deadline }: { repair: ModelMessage[] | undefined; deadline: number },
): ModelCall {
  const { generator, source, preparation, signal, onPartial } = assignment;
  const schema = toStrictSchema(toJsonSchema(generator.writing));
  const isEnforced = !unschooled.has(name);
  // Local servers force the shape on the model without showing it the meaning of the fields.
  const isShown = !isEnforced || providers[settings.provider].isShapeShown;
  const instructions = writeInstructions(generator.prompt, source.writeIn);
  const material = writeMaterial({
    source,
    figures: preparation.figures,
    plan: preparation.plan,
    schema: isShown ? schema : undefined,
    room: roomFor(settings, isShown ? 0 : JSON.stringify(schema).length) - instructions.length,
  });
  return {
    model,
    instructions,
    messages: [{ role: 'user', content: material }, ...(repair ?? [])],
    schema: isEnforced ? schema : undefined,
    maxOutputTokens: settings.maxOutputTokens,
    timeouts: { ...settings.timeouts, totalMs: Math.max(1, deadline - Date.now()) },
    signal,
    onText: (text) => onPartial(lastWords(text)),
  };
}

/** No tool's words need more. */
const usualReply = 12_000;

/** Characters that may be sent, so that the reply still has room; letters are counted densely. */
function roomFor({ windowTokens, maxOutputTokens }: ModelSettings, besides: number): number {
  const reply = Math.min(maxOutputTokens ?? usualReply, windowTokens / 2);
  return Math.floor((windowTokens - reply) * 3) - besides;
}

async function askOnce(
  { assignment: { tool, generator, preparation, source, signal }, breaker }: ModelWriting,
  call: ModelCall,
  spent: Usage,
): Promise<ReadReply> {
  try {
    const { text, finishReason, usage } = await breaker.run(() => callModel(call), {
      signal,
      patienceMs: call.timeouts.totalMs,
    });
    add(spent, usage);
    if (text.length > longestReply) {
      return {
        problem: 'too-long',
        detail: 'The reply was far too long. Write much more briefly.',
      };
    }
    return readReply(
      { text, finishReason },
      {
        writing: generator.writing,
        anyLanguage: (source.writeIn ?? 'en') !== 'en',
        accept: (words) =>
          void contracts[tool].schema.parse(generator.merge(preparation.figures, words)),
      },
    );
  } catch (error) {
    if (error instanceof ModelFault && error.text) add(spent, estimateUsage(call, error.text));
    throw error;
  }
}

/** Many servers speak the language of OpenAI but refuse its schemas; they are told in words instead. */
function shouldPutInWords(fault: ModelFault, { name, unschooled }: ModelWriting): boolean {
  if (fault.kind !== 'bad-request' || unschooled.has(name)) return false;
  unschooled.add(name);
  return true;
}

/** What was sent is not sent back: a cut or echoed reply would only be continued. */
const askAgain = (detail: string): ModelMessage[] => [
  {
    role: 'user',
    content: `A reply to this could not be used. ${detail} Write the whole JSON object again, complete and valid, and nothing else.`,
  },
];

function add(spent: Usage, usage: Usage): void {
  spent.inputTokens += usage.inputTokens;
  spent.outputTokens += usage.outputTokens;
}

const hideKey = (text: string, { apiKey }: ModelSettings): string =>
  apiKey ? text.replaceAll(apiKey, '…') : text;

function costOf({ inputTokens, outputTokens }: Usage, { price }: ModelSettings): number | null {
  return price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
