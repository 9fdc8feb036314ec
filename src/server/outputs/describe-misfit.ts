import type { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import { describeFinding } from '../http/describe-findings.ts';

const maxFields = 20;

/** Which parts of an edited content cannot be stored, by their path: `screening[2].question`. */
export function describeMisfit({ issues }: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const { path, code, message, ...params } of issues.slice(0, maxFields)) {
    const instancePath = `/${path.map(String).join('/')}`;
    fields[inWords(path)] ??= describeFinding({ keyword: code, instancePath, message, params });
  }
  const [[name, problem] = []] = Object.entries(fields);
  return new AppError('UNPROCESSABLE', `This cannot be saved: ${name} ${problem}.`, { fields });
}

function inWords(path: readonly PropertyKey[]): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  return text.replace(/^\./, '') || 'content';
}
