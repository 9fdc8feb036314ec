import {
  streamText,
  type JSONSchema7,
  type LanguageModel,
  type ModelMessage,
  type OutputInterface,
} from 'ai';
import type { JsonSchema } from './json-schema.ts';
import { ModelFault, toModelFault } from './model-fault.ts';

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export interface ModelReply {
  text: string;
  finishReason: string;
  usage: Usage;
}

export interface ModelCall {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  /** Enforced by the provider; left out for servers that do not know how. */
  schema: JsonSchema | undefined;
  maxOutputTokens: number | undefined;
  timeouts: { firstByteMs: number; stallMs: number; totalMs: number };
  signal: AbortSignal;
  /** Everything written so far, each time something comes. */
  onText: (text: string) => void;
}

// The SDK would print them past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** No tool's words are near this; a model that writes on and on is stopped here. */
export const longestReply = 300_000;

/** One request, streamed. Resolves with whatever text came; everything else is a ModelFault. */
export async function callModel(call: ModelCall): Promise<ModelReply> {
  const clock = startClock(call);
  let text = '';
  let finishReason = 'interrupted';
  let usage: Partial<Usage> = {};
  try {
    const { stream } = streamText({
      model: call.model,
      instructions: call.instructions,
      messages: call.messages,
      ...(call.schema ? { output: asJson(call.schema) } : {}),
      ...(call.maxOutputTokens ? { maxOutputTokens: call.maxOutputTokens } : {}),
      maxRetries: 0,
      abortSignal: clock.signal,
      // A job's text is not kept at the provider longer than the call needs it.
      providerOptions: { openai: { store: false } },
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === 'reasoning-delta') clock.heard();
      if (part.type === 'text-delta') {
        clock.heard();
        text += part.text;
        if (text.length > longestReply) break;
        call.onText(text);
      }
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw clock.fault(text);
      if (part.type === 'finish') {
        ({ finishReason } = part);
        usage = definedUsage(part.totalUsage);
      }
    }
  } catch (error) {
    throw clock.signal.aborted ? clock.fault(text) : toModelFault(error, text);
  } finally {
    clock.stop();
  }
  if (finishReason === 'error') throw new ModelFault({ kind: 'cut-off', text });
  if (finishReason === 'interrupted' && text.length <= longestReply) {
    throw new ModelFault({ kind: 'cut-off', text });
  }
  return { text, finishReason, usage: { ...estimateUsage(call, text), ...usage } };
}

function definedUsage({ inputTokens, outputTokens }: { [key in keyof Usage]: number | undefined }) {
  return {
    ...(inputTokens ? { inputTokens } : {}),
    ...(outputTokens ? { outputTokens } : {}),
  };
}

const lettersPerToken = 4;

/** For calls that ended before the provider could say what they used. */
export function estimateUsage({ instructions, messages }: ModelCall, text: string): Usage {
  const asked = instructions.length + JSON.stringify(messages).length;
  return {
    inputTokens: Math.ceil(asked / lettersPerToken),
    outputTokens: Math.ceil(text.length / lettersPerToken),
  };
}

/** The SDK would parse the growing text anew with every word of it; nobody needs that here. */
const asJson = (schema: JsonSchema): OutputInterface<string, string, never> => ({
  name: 'object',
  responseFormat: Promise.resolve({ type: 'json', schema: schema as JSONSchema7, name: 'words' }),
  parseCompleteOutput: async ({ text }) => text,
  parsePartialOutput: async ({ text }) => ({ partial: text }),
  createElementStreamTransform: () => undefined,
});

/** Ends a call that does not begin, that stops in the middle, that takes too long or is not wanted any more. */
function startClock({ timeouts, signal }: ModelCall) {
  const controller = new AbortController();
  let kind: ModelFault['kind'] = 'stopped';
  const endAs = (reason: ModelFault['kind']) => () => {
    kind = reason;
    controller.abort(new Error(reason));
  };
  const stopped = endAs('stopped');
  let silence = setTimeout(endAs('no-first-byte'), timeouts.firstByteMs);
  const total = setTimeout(endAs('out-of-time'), timeouts.totalMs);
  if (signal.aborted) stopped();
  else signal.addEventListener('abort', stopped, { once: true });
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(silence);
      silence = setTimeout(endAs('stalled'), timeouts.stallMs);
    },
    fault: (text: string) => new ModelFault({ kind, text }),
    /** Also lets go of the connection when the reply was left unread. */
    stop: () => {
      clearTimeout(silence);
      clearTimeout(total);
      signal.removeEventListener('abort', stopped);
      controller.abort(new Error('done'));
    },
  };
}
