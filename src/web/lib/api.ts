import { throwUnlessOk } from './api-error.ts';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Sent {
  what: string;
  reply: Promise<unknown>;
}

/** The newest change on its way to each path. */
const underWay = new Map<string, Sent>();

/**
 * Sends a change to the server. Resolves to the reply's JSON, still to be parsed, or undefined for an
 * empty one. The same change asked for again while it is on its way is that one change, whoever asks.
 */
export function apiRequest(method: Method, path: string, body?: unknown): Promise<unknown> {
  if (body instanceof FormData) return send(path, { method, headers: {}, body });
  const json = body === undefined ? null : JSON.stringify(body);
  const what = `${method} ${json}`;
  const same = underWay.get(path);
  if (same?.what === what) return same.reply;
  const headers: HeadersInit = json === null ? {} : { 'Content-Type': 'application/json' };
  const sent = { what, reply: send(path, { method, headers, body: json }) };
  underWay.set(path, sent);
  const forget = () => {
    if (underWay.get(path) === sent) underWay.delete(path);
  };
  sent.reply.then(forget, forget);
  return sent.reply;
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { ...init, credentials: 'include' });
  await throwUnlessOk(response);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
