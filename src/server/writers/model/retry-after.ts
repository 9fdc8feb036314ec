/** How long a provider asks us to wait: seconds, a date, or milliseconds in the headers OpenAI uses. */
export function readRetryAfter(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const given = headers?.['retry-after'];
  if (!given) return undefined;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(given);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

export interface Waits {
  /** The first wait at most, doubled with every further try. */
  baseMs: number;
  capMs: number;
}

/**
 * Full jitter: anything from nothing to the doubled base, so that ten tools refused together do not
 * come back together. When the provider names a time, that is the least, and the jitter comes on top.
 */
export function chooseWait(
  { baseMs, capMs }: Waits,
  { attempt, retryAfterMs }: { attempt: number; retryAfterMs: number | undefined },
): number {
  const jitter = Math.random() * Math.min(capMs, baseMs * 2 ** attempt);
  return retryAfterMs === undefined
    ? jitter
    : retryAfterMs + Math.min(jitter, retryAfterMs / 4 + baseMs);
}
