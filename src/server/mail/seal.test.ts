import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

it('gives back what was sealed, and shows none of it', () => {
  const sealed = seal('secret', 'https://x.example/reset?token=abc');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('token');
  expect(unseal('secret', sealed)).toBe('https://x.example/reset?token=abc');
});

it('opens with no other secret', () => {
  expect(() => unseal('other', seal('secret', 'text'))).toThrow();
});
