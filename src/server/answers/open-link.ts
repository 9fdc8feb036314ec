import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { countNamed } from '../limits/count-named.ts';
import { findOpenLink, type OpenLink } from './answered-job.rows.ts';
import { deadLink } from './dead-link.ts';
import { hashLinkToken } from './link-token.ts';

export const linkParams = z.object({ token: z.string().max(200) });

export const forWhoeverHasTheLink =
  'For whoever has the link; the token is the proof. A link that was withdrawn, has expired or never was answers 404.';

export async function openLink(
  db: Db,
  request: FastifyRequest,
  { token }: z.infer<typeof linkParams>,
): Promise<OpenLink> {
  // Told before it is known whether there is one.
  await countNamed(db, request, { link: hashLinkToken(token) });
  const opened = await findOpenLink(db, token);
  if (!opened) throw deadLink();
  return opened;
}
