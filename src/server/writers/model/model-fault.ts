import { cutText } from '#shared/cut-text.ts';
import { APICallError } from 'ai';
import { readRetryAfter } from './retry-after.ts';

export type FaultKind =
  | 'stopped'
  | 'refused-key'
  | 'no-credit'
  | 'no-model'
  | 'bad-request'
  | 'rate-limited'
  | 'server-error'
  | 'unreachable'
  | 'cut-off'
  | 'no-first-byte'
  | 'stalled'
  | 'out-of-time';

interface FaultDetails {
  kind: FaultKind;
  /** As long as the provider told us to wait. */
  retryAfterMs?: number | undefined;
  /** What had been written until then. */
  text?: string;
  status?: number | undefined;
  cause?: unknown;
}

const longestDetail = 300;

/**
 * A call to the model that ended without a reply. It holds nothing of what was sent: the error of the
 * SDK carries the whole request, and a provider may quote the key.
 */
export class ModelFault extends Error {
  readonly kind: FaultKind;
  readonly retryAfterMs: number | undefined;
  readonly text: string;
  readonly status: number | undefined;
  /** The beginning of what the provider said, for the log. */
  readonly detail: string;

  constructor({ kind, retryAfterMs, text = '', status, cause }: FaultDetails) {
    super(`The model gave no reply: ${kind}`);
    this.detail = cause instanceof Error ? cutText(cause.message, longestDetail) : '';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.text = text;
    this.status = status;
  }
}

const mayPass = new Set<FaultKind>([
  'rate-limited',
  'server-error',
  'unreachable',
  'cut-off',
  'no-first-byte',
  'stalled',
]);

export const isPassing = ({ kind }: ModelFault): boolean => mayPass.has(kind);

/** Faults that say the provider is not well, as against busy or badly asked. */
export const isOutage = ({ kind }: ModelFault): boolean =>
  mayPass.has(kind) && kind !== 'rate-limited';

/** Whatever the AI SDK or the network threw, as one of the kinds we have an answer to. */
export function toModelFault(error: unknown, text: string): ModelFault {
  if (error instanceof ModelFault) return error;
  const { status, headers, body } = particularsOf(error);
  const details = { text, status, cause: error };
  if (status === undefined) {
    return new ModelFault({ ...details, kind: text === '' ? 'unreachable' : 'cut-off' });
  }
  if (status === 429 && /insufficient_quota|billing|credit balance/i.test(body)) {
    return new ModelFault({ ...details, kind: 'no-credit' });
  }
  const kind = kindOfStatus(status);
  return new ModelFault({ ...details, kind, retryAfterMs: readRetryAfter(headers) });
}

function kindOfStatus(status: number): FaultKind {
  if (status === 401 || status === 403) return 'refused-key';
  if (status === 402) return 'no-credit';
  if (status === 404 || status === 410) return 'no-model';
  if (status === 429) return 'rate-limited';
  if (status === 408 || status === 409 || status >= 500) return 'server-error';
  return status >= 400 ? 'bad-request' : 'cut-off';
}

interface Particulars {
  status?: number | undefined;
  headers?: Record<string, string> | undefined;
  body: string;
}

function particularsOf(error: unknown): Particulars {
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders, responseBody = '', message } = error;
    return { status: statusCode, headers: responseHeaders, body: `${message} ${responseBody}` };
  }
  // A provider can also report an error in the middle of a stream, each in a shape of its own.
  if (typeof error !== 'object' || error === null) return { body: '' };
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const body = JSON.stringify('data' in error ? error.data : error) ?? '';
  if (typeof status === 'number') return { status, body };
  if (/overloaded|server_error|internal/i.test(body)) return { status: 503, body };
  return /rate_limit/i.test(body) ? { status: 429, body } : { body };
}
