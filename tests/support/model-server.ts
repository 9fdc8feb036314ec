import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findWire, type Finish, type Wire, type WireName } from './model-wires.ts';

export interface ModelRequest {
  wire: WireName;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** Everything the model was told, in one text. */
  prompt: string;
  schema: unknown;
}

/** How one request is answered; with nothing in it, with an empty text. */
export interface Answer {
  text?: string;
  finish?: Finish['reason'];
  usage?: { inputTokens: number; outputTokens: number };
  /** Before the first byte, and between pieces. */
  firstByteMs?: number;
  pieceMs?: number;
  pieceLength?: number;
  /** An HTTP error instead of a stream. */
  status?: number;
  headers?: Record<string, string>;
  errorMessage?: string;
  /** The connection is accepted, and nothing ever comes. */
  hangs?: boolean;
  /** After so many letters the stream goes silent, breaks off, or reports an error. */
  stallAfter?: number;
  breakAfter?: number;
  errorAfter?: number;
}

type Script = (request: ModelRequest, place: number) => Answer | Promise<Answer>;

/**
 * A language model on this machine that speaks the wire formats of OpenAI (responses and chat
 * completions), Anthropic and Google, answers by a script, and can fail in every way they do.
 */
export async function startModelServer(script: Script) {
  const requests: ModelRequest[] = [];
  let open = 0;
  let answer = script;
  const server = createServer((incoming, response) => {
    open += 1;
    response.on('close', () => (open -= 1));
    // A client that lets go in the middle is part of the game.
    respond(incoming, response).catch(() => response.destroy());
  });

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? '';
    const wire = findWire(path.split('?')[0] ?? '');
    const body = await readBody(incoming);
    if (!wire) {
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"error":{"message":"no"}}');
      return;
    }
    const request: ModelRequest = {
      wire: wire.name,
      path,
      headers: incoming.headers,
      body,
      prompt: wire.readPrompt(body),
      schema: wire.readSchema(body),
    };
    requests.push(request);
    await send(response, wire, await answer(request, requests.length - 1), request);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** As AI_BASE_URL takes it. */
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Requests that are still being answered. */
    openRequests: () => open,
    /** From now on it answers otherwise. */
    play: (next: Script) => {
      answer = next;
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

async function readBody(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>;
}

async function send(
  response: ServerResponse,
  wire: Wire,
  answer: Answer,
  { body, prompt }: ModelRequest,
): Promise<void> {
  if (answer.hangs) return;
  if (answer.firstByteMs) await sleep(answer.firstByteMs);
  if (answer.status) {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(wire.failure(answer.status, answer.errorMessage ?? 'It failed')));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', ...answer.headers });
  for (const line of wire.opening(typeof body.model === 'string' ? body.model : ''))
    response.write(line);
  const { text = '', pieceLength = 400, pieceMs = 0 } = answer;
  for (let start = 0; start < text.length; start += pieceLength) {
    if (response.destroyed) return;
    if (answer.stallAfter !== undefined && start >= answer.stallAfter) return;
    if (answer.breakAfter !== undefined && start >= answer.breakAfter) {
      response.destroy();
      return;
    }
    if (answer.errorAfter !== undefined && start >= answer.errorAfter) {
      response.end(`event: error\ndata: ${JSON.stringify(streamError(wire))}\n\n`);
      return;
    }
    if (!response.write(wire.piece(text.slice(start, start + pieceLength)))) {
      await drained(response);
    }
    if (pieceMs) await sleep(pieceMs);
  }
  const usage = answer.usage ?? {
    inputTokens: Math.ceil(prompt.length / 4),
    outputTokens: Math.ceil(text.length / 4),
  };
  for (const line of wire.closing({ reason: answer.finish ?? 'stop', ...usage }))
    response.write(line);
  response.end();
}

/** Ready for more, or gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.off('drain', end).off('close', end);
      resolve();
    };
    response.on('drain', end).on('close', end);
  });
}

function streamError(wire: Wire): unknown {
  if (wire.name === 'openai') {
    return {
      type: 'error',
      sequence_number: 9,
      error: { type: 'server_error', code: 'server_error', message: 'It failed' },
    };
  }
  return wire.failure(wire.name === 'anthropic' ? 529 : 503, 'It failed');
}
