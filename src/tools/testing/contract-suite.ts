import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToolId } from '#shared/tool-info.ts';
import type { ToolContract } from '../define-tool.ts';

type Path = (string | number)[];

/** What holds for the contract of every tool. */
export function describeContract<Content, View>(
  id: ToolId,
  { schema, read, sample }: ToolContract<Content, View>,
) {
  describe(`contract of ${id}`, () => {
    it('stores the sample as it is', () => {
      expect(schema.parse(sample)).toEqual(sample);
    });

    it('refuses a field it does not know', () => {
      expect(schema.safeParse({ ...sample, surprise: 'x' }).success).toBe(false);
    });

    it('reads all of the sample', () => {
      expectAllRead(sample, read(sample));
    });

    it('reads the same from JSON text, encoded several times and at every level', () => {
      expect(read(JSON.stringify(sample))).toEqual(read(sample));
      expect(read(JSON.stringify(JSON.stringify(JSON.stringify(sample))))).toEqual(read(sample));
      expect(read(encodeBranches(sample))).toEqual(read(sample));
    });

    it('reads the same from under its own name and from a list of one', () => {
      expect(read({ [id]: sample })).toEqual(read(sample));
      expect(read([JSON.stringify(sample)])).toEqual(read(sample));
    });

    it('reads junk as a whole model', () => {
      const junk = fc.anything({
        withDate: true,
        withMap: true,
        withSet: true,
        withBigInt: true,
        withNullPrototype: true,
      });
      fc.assert(
        fc.property(junk, (value) => expectWhole(read(value))),
        { numRuns: 60 },
      );
      fc.assert(
        fc.property(fc.json(), (value) => expectWhole(read(JSON.stringify(value)))),
        { numRuns: 30 },
      );
    });

    it('reads a spoiled sample as a whole model of the same form', () => {
      const paths = listPaths(sample);
      const spoiled = fc.record({
        path: fc.constantFrom(...paths),
        junk: fc.oneof(fc.anything(), fc.json()),
      });
      const property = fc.property(fc.array(spoiled, { minLength: 1, maxLength: 4 }), (changes) => {
        const copy: unknown = structuredClone(sample);
        for (const { path, junk } of changes) replaceAt(copy, path, junk);
        const view = read(copy);
        expectWhole(view);
        expect(Object.keys(view as object)).toEqual(Object.keys(read(sample) as object));
      });
      fc.assert(property, { numRuns: 150 });
    });
  });
}

function expectAllRead(content: unknown, view: unknown) {
  const read = new Set(listLeaves(view));
  const lost = listLeaves(content).filter((leaf) => !isRead(leaf, read));
  expect(lost).toEqual([]);
}

function isRead(leaf: unknown, read: Set<unknown>): boolean {
  if (leaf === null || leaf === '' || read.has(leaf)) return true;
  return (
    typeof leaf === 'string' &&
    [...read].some((whole) => typeof whole === 'string' && whole.includes(leaf))
  );
}

function expectWhole(view: unknown) {
  const unfit = listLeaves(view).filter(
    (leaf) => leaf === undefined || (typeof leaf === 'number' && !Number.isFinite(leaf)),
  );
  expect(unfit).toEqual([]);
}

function listLeaves(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listLeaves);
  return [value];
}

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => listPaths(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => listPaths(item, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

function replaceAt(root: unknown, path: Path, junk: unknown) {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null
          ? (node as Record<string, unknown>)[key]
          : undefined,
      root,
    );
  const key = path.at(-1);
  if (
    typeof parent === 'object' &&
    parent !== null &&
    key !== undefined &&
    !Object.isFrozen(parent)
  ) {
    (parent as Record<string, unknown>)[key] = junk;
  }
}

function encodeBranches(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = Array.isArray(value)
    ? value.map(encodeBranches)
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encodeBranches(item)]));
  return JSON.stringify(inner);
}
