/** How each provider's API speaks: what is asked, and the events of a streamed answer. */

export type WireName = 'openai' | 'openai-compatible' | 'anthropic' | 'google';

export interface Finish {
  reason: 'stop' | 'length' | 'filtered';
  inputTokens: number;
  outputTokens: number;
}

export interface Wire {
  name: WireName;
  /** Everything the model was told, in one text. */
  readPrompt: (body: Record<string, unknown>) => string;
  /** The shape that the reply is held to; nothing when none was sent. */
  readSchema: (body: Record<string, unknown>) => unknown;
  opening: (model: string) => string[];
  piece: (text: string) => string;
  closing: (finish: Finish) => string[];
  failure: (status: number, message: string) => unknown;
}

const event = (data: unknown, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

const at = (body: unknown, ...path: string[]): unknown => {
  let value = body;
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }
  return value;
};

function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textsOf).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return textsOf(at(value, 'content') ?? at(value, 'text') ?? at(value, 'parts') ?? '');
}

const openai: Wire = {
  name: 'openai',
  readPrompt: (body) => `${textsOf(body.instructions)}\n${textsOf(body.input)}`,
  readSchema: (body) => at(body, 'text', 'format', 'schema'),
  opening: (model) => [
    event({ type: 'response.created', response: { id: 'resp_1', created_at: 1, model } }),
    event({
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'msg_1' },
    }),
  ],
  piece: (delta) =>
    event({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, delta }),
  closing: ({ reason, inputTokens, outputTokens }) => [
    event({
      type: 'response.output_item.done',
      output_index: 0,
      item: { type: 'message', id: 'msg_1' },
    }),
    event({
      type: reason === 'stop' ? 'response.completed' : 'response.incomplete',
      response: {
        ...(reason === 'stop'
          ? {}
          : {
              incomplete_details: {
                reason: reason === 'length' ? 'max_output_tokens' : 'content_filter',
              },
            }),
        usage: { input_tokens: inputTokens, output_tokens: outputTokens },
      },
    }),
  ],
  failure: (status, message) => ({
    error: { message, type: 'error', param: null, code: String(status) },
  }),
};

const choice = (delta: unknown, finishReason: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'local',
  choices: [{ index: 0, delta, finish_reason: finishReason }],
});

const compatible: Wire = {
  name: 'openai-compatible',
  readPrompt: (body) => textsOf(body.messages),
  readSchema: (body) => at(body, 'response_format', 'json_schema', 'schema'),
  opening: () => [event(choice({ role: 'assistant', content: '' }))],
  piece: (content) => event(choice({ content })),
  closing: ({ reason, inputTokens, outputTokens }) => [
    event(choice({}, reason === 'filtered' ? 'content_filter' : reason)),
    event({
      ...choice({}),
      choices: [],
      usage: {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
      },
    }),
    event('[DONE]'),
  ],
  failure: openai.failure,
};

const anthropicEvent = (data: { type: string } & Record<string, unknown>) => event(data, data.type);

const anthropic: Wire = {
  name: 'anthropic',
  readPrompt: (body) => `${textsOf(body.system)}\n${textsOf(body.messages)}`,
  readSchema: (body) =>
    at(body, 'output_config', 'format', 'schema') ??
    at(body, 'output_format', 'schema') ??
    at(body, 'tools', '0', 'input_schema'),
  opening: (model) => [
    anthropicEvent({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        usage: { input_tokens: 0, output_tokens: 1 },
      },
    }),
    anthropicEvent({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'text', text: '' },
    }),
  ],
  piece: (text) =>
    anthropicEvent({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text },
    }),
  closing: ({ reason, inputTokens, outputTokens }) => [
    anthropicEvent({ type: 'content_block_stop', index: 0 }),
    anthropicEvent({
      type: 'message_delta',
      delta: {
        stop_reason: { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal' }[reason],
        stop_sequence: null,
      },
      usage: { input_tokens: inputTokens, output_tokens: outputTokens },
    }),
    anthropicEvent({ type: 'message_stop' }),
  ],
  failure: (status, message) => ({
    type: 'error',
    error: { type: status === 529 ? 'overloaded_error' : 'api_error', message },
  }),
};

const google: Wire = {
  name: 'google',
  readPrompt: (body) => `${textsOf(body.systemInstruction)}\n${textsOf(body.contents)}`,
  readSchema: (body) => at(body, 'generationConfig', 'responseJsonSchema'),
  opening: () => [],
  piece: (text) => event({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }),
  closing: ({ reason, inputTokens, outputTokens }) => [
    event({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY' }[reason],
        },
      ],
      usageMetadata: { promptTokenCount: inputTokens, candidatesTokenCount: outputTokens },
    }),
  ],
  failure: (status, message) => ({ error: { code: status, message, status: 'UNAVAILABLE' } }),
};

/** Which API a path belongs to. */
export function findWire(path: string): Wire | undefined {
  if (path.endsWith('/responses')) return openai;
  if (path.endsWith('/chat/completions')) return compatible;
  if (path.endsWith('/messages')) return anthropic;
  return path.includes(':streamGenerateContent') ? google : undefined;
}
