import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeStored, isUndecodable } from './decode-stored.ts';

describe('decodeStored', () => {
  it('decodes JSON text at every level, however often encoded', () => {
    const inner = JSON.stringify(JSON.stringify({ list: JSON.stringify(['a']) }));
    expect(decodeStored(JSON.stringify({ inner }))).toEqual({ inner: { list: ['a'] } });
  });

  it('gives back any JSON tree encoded any number of times', () => {
    const times = fc.integer({ min: 1, max: 4 });
    const tree = fc.dictionary(fc.string(), fc.array(fc.integer()));
    fc.assert(
      fc.property(tree, times, (value, count) => {
        let text: unknown = value;
        for (let i = 0; i < count; i += 1) text = JSON.stringify(text);
        expect(decodeStored(text)).toEqual(decodeStored(value));
      }),
    );
  });

  it.each([
    '"registered nurse"',
    '1.50',
    'true',
    'null',
    '[0:00] Hello',
    '{{first_name}}, hello',
    '{"cut": ',
    '[Company]',
  ])('leaves %s alone', (text) => {
    expect(decodeStored(text)).toBe(text);
  });

  it('drops what JSON cannot hold', () => {
    expect(decodeStored([undefined, () => 1, Symbol('x'), 1n, Number.NaN, Infinity])).toEqual(
      Array(6).fill(null),
    );
  });

  it('survives any depth', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    expect(() => decodeStored(deep)).not.toThrow();
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(() => decodeStored(loop)).not.toThrow();
  });

  it('keeps a key named __proto__ an ordinary one', () => {
    const decoded = decodeStored('{"__proto__": {"polluted": true}}') as object;
    expect(Object.keys(decoded)).toEqual(['__proto__']);
    expect('polluted' in decoded).toBe(false);
  });
});

it('tells what cannot be decoded from what is empty', () => {
  expect(['{"broken', 'words', 3, '"text"'].filter((stored) => !isUndecodable(stored))).toEqual([]);
  expect([null, '', ' ', {}, [], '{}', '"{}"', false].filter(isUndecodable)).toEqual([]);
});
