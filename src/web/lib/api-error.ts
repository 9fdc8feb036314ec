import { tellUnauthorized } from './unauthorized.ts';

/** A reply that was not OK. Its message is `status: body text`; the server's own sentence is kept beside it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly sentence: string | undefined;
  readonly fields: Record<string, string>;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    const reply = readReply(body);
    this.status = status;
    this.code = typeof reply.code === 'string' ? reply.code : undefined;
    this.sentence = typeof reply.message === 'string' ? reply.message : undefined;
    this.fields = isRecord(reply.fields) ? (reply.fields as Record<string, string>) : {};
  }
}

/** The server knows of no session: it has ended, here or elsewhere. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The server's sentence where it gave one, else yours. */
export function describeError(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}

/** What failed, in the words given, and why where the server refused; of its own faults it has nothing to tell. */
export function describeFailure(error: unknown, failure: string): string {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return isRefusal && error.sentence ? `${failure}. ${error.sentence}` : failure;
}

export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  if (response.status === 401) tellUnauthorized();
  const body = await response.text();
  throw new ApiError(response.status, body || response.statusText);
}

// Read by hand, not by the shared schema: the account calls and any proxy in front answer in shapes of
// their own, and the front door must not load a schema library to say that something failed.
function readReply(body: string): Record<string, unknown> {
  try {
    const reply: unknown = JSON.parse(body);
    return isRecord(reply) ? reply : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
