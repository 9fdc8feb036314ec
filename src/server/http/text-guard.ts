import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const maxDepth = 64;
const unstorable = 'The text contains a character that cannot be stored. Please remove it.';

interface Visit {
  value: unknown;
  path: readonly string[];
}

/**
 * Half of a character (a lone surrogate) passes every length rule and breaks JSON in the database; lists in
 * lists without end break whoever reads them. Both are refused before any schema looks at the body.
 */
export function registerTextGuard(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query }) => {
    refuseZeroBytes(query as Record<string, unknown>);
    if (typeof body === 'object' && body !== null) refuseUnreadable(body);
  });
}

/** In a body each field says so itself; in a query it may be found only when half the answer is out. */
function refuseZeroBytes(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) {
    if (String(value).includes('\0')) refuseText([name]);
  }
}

/** With a list of what is still to be seen, since a call for each level would break too. */
function refuseUnreadable(body: object): void {
  const waiting: Visit[] = [{ value: body, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !value.isWellFormed()) refuseText(path);
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > maxDepth) {
      throw new AppError('BAD_REQUEST', 'The request is nested too deeply. Please flatten it.');
    }
    for (const [name, part] of Object.entries(value)) {
      if (!name.isWellFormed()) refuseText(path);
      waiting.push({ value: part, path: [...path, name] });
    }
  }
}

function refuseText(path: readonly string[]): never {
  throw new AppError('BAD_REQUEST', unstorable, { fields: { [path.join('.')]: unstorable } });
}
