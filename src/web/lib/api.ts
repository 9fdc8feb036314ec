import { throwUnlessOk } from './api-error.ts';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a change to the server. Resolves to the reply's JSON, still to be parsed, or undefined for an empty one. */
export async function apiRequest(method: Method, path: string, body?: unknown): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body === undefined || isForm ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
  await throwUnlessOk(response);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
