import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { maxRowId } from '#shared/row-id.ts';

/**
 * A token is the invitation's number and a signature over it and its nonce. It is never stored:
 * whoever copies the database gets no invitation, and a new nonce ends every older link.
 */
export interface InvitationTokens {
  issue: (invitation: { id: number; nonce: string }) => string;
  /** The number a token speaks of; whether it is genuine shows only next to the stored nonce. */
  read: (token: string) => { id: number; matches: (nonce: string) => boolean } | undefined;
}

export const newNonce = () => randomBytes(16).toString('base64url');

export function createInvitationTokens(secret: string): InvitationTokens {
  const sign = (id: number, nonce: string) =>
    createHmac('sha256', secret).update(`invitation:${id}:${nonce}`).digest();
  return {
    issue: ({ id, nonce }) => `${id}.${sign(id, nonce).toString('base64url')}`,
    read: (token) => {
      const [, digits, text] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
      if (!digits || !text || Number(digits) > maxRowId) return undefined;
      const id = Number(digits);
      const signature = Buffer.from(text, 'base64url');
      return { id, matches: (nonce) => timingSafeEqual(sign(id, nonce), signature) };
    },
  };
}
