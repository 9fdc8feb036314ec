import { describe, expect, it } from 'vitest';
import { toolIds } from '#shared/tool-info.ts';
import { contracts } from './contracts.ts';
import { documents } from './documents.ts';
import { nameField, namePart } from './field-names.ts';

describe.each(toolIds)('names of the fields of %s', (tool) => {
  const { sample } = contracts[tool];

  it('are the headings of its view', () => {
    const headings = documents[tool](sample).blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 1 ? [block.text] : [],
    );
    const named = Object.keys(sample).map((field) => nameField(tool, field)[0]);
    expect(named).toEqual(expect.arrayContaining(headings));
    expect([...headings, 'Description']).toEqual(expect.arrayContaining(named));
  });

  it('are words, also within a field', () => {
    const names = listKeys(sample).map(namePart);
    expect(names.filter((name) => /[a-z][A-Z](?!n\b|ub\b)|_/.test(name))).toEqual([]);
  });
});

it('names what it does not know in words', () => {
  expect(nameField('marketIntel', 'somethingNew')).toEqual(['Something new']);
  expect(nameField(undefined, 'toString')).toEqual(['To string']);
  expect(nameField('marketIntel', 'constructor')).toEqual(['Constructor']);
});

/** Keys that a programmer chose; those with spaces are somebody's words. */
function listKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value).filter((key) => !/\s/.test(key));
  return [...keys, ...Object.values(value).flatMap(listKeys)];
}
