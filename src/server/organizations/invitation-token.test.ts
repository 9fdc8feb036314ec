import { describe, expect, it } from 'vitest';
import { createInvitationTokens, newNonce } from './invitation-token.ts';

const tokens = createInvitationTokens('a secret that only the server knows');

describe('invitation tokens', () => {
  it('are read back by the server that issued them', () => {
    const nonce = newNonce();
    const read = tokens.read(tokens.issue({ id: 42, nonce }));
    expect(read?.id).toBe(42);
    expect(read?.matches(nonce)).toBe(true);
  });

  it('end when the nonce is replaced', () => {
    const read = tokens.read(tokens.issue({ id: 42, nonce: newNonce() }));
    expect(read?.matches(newNonce())).toBe(false);
  });

  it('cannot be moved to another invitation or made with another secret', () => {
    const nonce = newNonce();
    const signature = tokens.issue({ id: 42, nonce }).split('.')[1];
    expect(tokens.read(`43.${signature}`)?.matches(nonce)).toBe(false);
    const forged = createInvitationTokens('another secret').issue({ id: 42, nonce });
    expect(tokens.read(forged)?.matches(nonce)).toBe(false);
  });

  it.each([
    '',
    '42',
    '42.',
    '42.short',
    '0.x',
    '-1.x',
    `99999999999.${'a'.repeat(43)}`,
    `9999999999.${'a'.repeat(43)}`,
  ])('refuse the shape of %j', (token) => {
    expect(tokens.read(token)).toBeUndefined();
  });
});
