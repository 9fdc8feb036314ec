import { describe, expect, it } from 'vitest';
import { toolIds } from '#shared/tool-info.ts';
import { generators } from '#tools/generators.server.ts';
import { makeSource } from '../testing/assignment.ts';
import { toStrictReply } from '../testing/strict-reply.ts';
import { fitReply } from './fit-reply.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';
import { toStrictSchema } from './strict-schema.ts';

/** What the strict modes of the providers have in common. */
const allowed = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'enum',
  'description',
]);

function findProblems(schema: JsonSchema, path = 'root'): string[] {
  const problems = Object.keys(schema).flatMap((key) =>
    allowed.has(key) ? [] : [`${path}: ${key}`],
  );
  if (schema.type === 'object') {
    const names = Object.keys(schema.properties ?? {});
    if (schema.additionalProperties !== false) problems.push(`${path} is open`);
    if (names.some((name) => !schema.required?.includes(name)))
      problems.push(`${path} has options`);
  }
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['items', schema.items] as const] : []),
    ...(schema.anyOf ?? []).map((option, place) => [String(place), option] as const),
  ];
  return [...problems, ...inner.flatMap(([name, part]) => findProblems(part, `${path}.${name}`))];
}

describe.each(toolIds)('the words of %s', (tool) => {
  const schema = toJsonSchema(generators[tool].writing);

  it('are asked for in a form that every strict mode takes', () => {
    expect(findProblems(toStrictSchema(schema))).toEqual([]);
  });

  it('come back from that form as they were', () => {
    const words = generators[tool].prepare(makeSource()).draft;
    const reply: unknown = JSON.parse(JSON.stringify(toStrictReply(words, schema)));
    const { writing } = generators[tool];
    expect(writing.parse(fitReply(reply, schema))).toEqual(writing.parse(words));
  });
});

it('says limits in words', () => {
  const schema = toStrictSchema({
    type: 'array',
    items: { type: 'string', maxLength: 80 },
    minItems: 3,
    maxItems: 5,
    description: 'Reasons.',
  });
  expect(schema.description).toBe('Reasons. At least 3 and at most 5 items.');
  expect(schema.items?.description).toBe('At most 80 characters.');
});
