import type { FastifyReply } from 'fastify';
import { whenLeft } from '../http/when-left.ts';
import type { Account } from '../limits/account.ts';
import type { Render } from './formats.ts';
import type { Renderer } from './rendering/renderer.ts';

/** The renderer for one caller, in whose line all files of this call wait. */
export function renderFor(renderer: Renderer, account: Account, reply: FastifyReply): Render {
  const leaves = whenLeft(reply);
  return (order) => renderer.render(order, { account, leaves });
}
