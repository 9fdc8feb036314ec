import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A mail waits in the queue with its link in it, so it waits encrypted: a copy of the database opens nothing. */

const algorithm = 'aes-256-gcm';
const keyFrom = (secret: string) => createHash('sha256').update(`mail:${secret}`).digest();

export function seal(secret: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyFrom(secret), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyFrom(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Nothing for what another secret sealed, as after the server's was changed. */
export function tryUnseal(secret: string, sealed: string): string | undefined {
  try {
    return unseal(secret, sealed);
  } catch {
    return undefined;
  }
}
