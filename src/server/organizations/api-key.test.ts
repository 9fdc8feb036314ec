import { describe, expect, it } from 'vitest';
import { generateApiKey, hashApiKey, readApiKey } from './api-key.ts';

describe('API keys', () => {
  it('are different every time and known by their hash', () => {
    const first = generateApiKey();
    const second = generateApiKey();
    expect(first.key).not.toBe(second.key);
    expect(first.key).toMatch(/^rq_[\w-]{43}$/);
    expect(hashApiKey(first.key)).toBe(first.keyHash);
    expect(first.keyHash).not.toContain(first.key.slice(3));
  });

  it('show only how they begin', () => {
    const { key, prefix } = generateApiKey();
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix).toHaveLength(9);
  });

  it('are read from the authorization header', () => {
    expect(readApiKey('Bearer rq_abc-DEF_1')).toBe('rq_abc-DEF_1');
    expect(readApiKey('bearer  rq_abc')).toBe('rq_abc');
  });

  it.each([undefined, '', 'Bearer', 'Bearer abc', 'Basic rq_abc', 'rq_abc', 'Bearer rq_a b'])(
    'are not seen in %j',
    (header) => {
      expect(readApiKey(header)).toBeUndefined();
    },
  );
});
