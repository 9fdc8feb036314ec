import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeFindings } from './describe-findings.ts';

const schema = z.strictObject({
  title: z.string().min(1, 'Job title is required'),
  note: z.string(),
  tags: z.array(z.string()).optional(),
  tone: z.enum(['formal', 'casual']).optional(),
  count: z.int().max(5).optional(),
});

function describe(value: unknown) {
  const check = validatorCompiler({ schema, method: 'POST', url: '/' });
  const { error } = check(value) as { error: Parameters<typeof describeFindings>[0] };
  return describeFindings(error);
}

const whole = { title: 'Welder', note: '' };

test('a sentence of ours stays as it is', () => {
  expect(describe({ ...whole, title: '' })).toEqual({
    message: 'Job title is required',
    fields: { title: 'Job title is required' },
  });
});

test.each([
  [{ title: 'Welder' }, 'note is required.'],
  [{ ...whole, tags: 'a' }, 'tags must be a list.'],
  [{ ...whole, tags: [1] }, 'tags.0 must be text.'],
  [{ ...whole, tone: 'loud' }, 'tone must be one of: formal, casual.'],
  [{ ...whole, count: 6 }, 'count is too long or too large.'],
  [{ ...whole, count: 'x' }, 'count must be a number.'],
  [{ ...whole, role: 'admin' }, 'The request has a field that is not known: role.'],
  ['text', 'The request must be a JSON object.'],
  [undefined, 'The request must be a JSON object.'],
])('%j is told in plain words', (value, message) => {
  expect(describe(value).message).toBe(message);
});
