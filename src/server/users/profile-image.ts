import { eq } from 'drizzle-orm';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { notFound } from '../http/app-error.ts';

/** The page may load nothing from outside, so we fetch the picture, and only from these. */
const pictureHosts =
  /^https:\/\/(?:[a-z0-9-]+\.googleusercontent\.com|avatars\.githubusercontent\.com)\//;
const pictureTypes = /^image\/(?:png|jpeg|gif|webp)$/;
const maxBytes = 1024 * 1024;

interface Picture {
  type: string;
  bytes: Buffer;
}

export async function fetchProfileImage(db: Db, person: Person): Promise<Picture> {
  const [row] = await db.select({ image: user.image }).from(user).where(eq(user.id, person.userId));
  if (!row?.image || !pictureHosts.test(row.image)) throw notFound('Image');
  const picture = await fetchPicture(row.image).catch(() => undefined);
  if (!picture) throw notFound('Image');
  return picture;
}

async function fetchPicture(url: string): Promise<Picture | undefined> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5000) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !response.body || !pictureTypes.test(type)) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return { type, bytes: Buffer.concat(parts) };
}
