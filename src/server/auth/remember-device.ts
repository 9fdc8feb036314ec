import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../http/cookies.ts';
import type { KnownDevices } from './known-devices.ts';

interface Proof {
  request: FastifyRequest;
  reply: FastifyReply;
  owner: { email: string };
}

/** For a browser that proved the mailbox without signing in: it must get in while others guess. */
export function rememberDevice(devices: KnownDevices, { request, reply, owner }: Proof): void {
  const { cookieName, cookieAttributes } = devices;
  const value = devices.remember(readCookie(request, cookieName), owner.email);
  const { path, maxAge, secure } = cookieAttributes;
  reply.header(
    'set-cookie',
    `${cookieName}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}
