import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { findOpenLink, type OpenLink } from './answered-job.rows.ts';
import { deadLink } from './dead-link.ts';
import { limitLinkCalls } from './limit-link-calls.ts';

export const linkParams = z.object({ token: z.string().max(200) });

export const forWhoeverHasTheLink =
  'For whoever has the link; the token is the proof. A link that was withdrawn, has expired or never was answers 404.';

interface Opening {
  request: FastifyRequest;
  token: string;
  call: 'read' | 'save';
}

export async function openLink(db: Db, { request, token, call }: Opening): Promise<OpenLink> {
  await limitLinkCalls(db, { request, token, call });
  const opened = await findOpenLink(db, token);
  if (!opened) throw deadLink();
  return opened;
}
