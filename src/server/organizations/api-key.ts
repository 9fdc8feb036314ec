import { createHash, randomBytes } from 'node:crypto';

const shownCharacters = 9;

/** 256 random bits behind a prefix that people and secret scanners recognise. */
export function generateApiKey() {
  const key = `rq_${randomBytes(32).toString('base64url')}`;
  return { key, prefix: key.slice(0, shownCharacters), keyHash: hashApiKey(key) };
}

/** The key is random, so a plain hash is as good as a slow one and costs no time on every call. */
export const hashApiKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The key a request carries, if it carries one; any other kind of authorization is none of ours. */
export function readApiKey(authorization: string | undefined): string | undefined {
  return /^Bearer +(rq_[\w-]{1,100})$/i.exec(authorization ?? '')?.[1];
}
