import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses. */
export const newLinkToken = () => randomBytes(32).toString('base64url');

/** What is stored and looked up instead of the token. */
export const hashLinkToken = (token: string) =>
  createHash('sha256').update(`answer-link:${token}`).digest('base64url');
