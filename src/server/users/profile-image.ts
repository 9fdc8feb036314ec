import { eq } from 'drizzle-orm';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { notFound } from '../http/app-error.ts';

/** The page may load nothing from outside, so we fetch the picture, and only from these. */
const pictureHosts =
  /^https:\/\/(?:[a-z0-9-]+\.googleusercontent\.com|avatars\.githubusercontent\.com)\//;
const maxBytes = 1024 * 1024;

export async function fetchProfileImage(
  db: Db,
  person: Person,
): Promise<{ type: string; bytes: Buffer }> {
  const [row] = await db.select({ image: user.image }).from(user).where(eq(user.id, person.userId));
  if (!row?.image || !pictureHosts.test(row.image)) throw notFound('Image');
  const response = await fetch(row.image, {
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  }).catch(() => {
    throw notFound('Image');
  });
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok || !/^image\/(?:png|jpeg|gif|webp)$/.test(type) || bytes.length > maxBytes)
    throw notFound('Image');
  return { type, bytes };
}
