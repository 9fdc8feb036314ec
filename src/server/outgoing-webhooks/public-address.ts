import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Somewhere a call must not or cannot go, as a sentence for whoever set it up. */
export class UnreachableAddress extends Error {}

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** Names that lead to several addresses must lead to public ones only. */
export async function resolvePublicly(
  hostname: string,
  { allowPrivate }: { allowPrivate: boolean },
): Promise<ResolvedAddress> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [{ address: bare }] : await resolveName(bare);
  const [first] = found;
  if (!first) throw new UnreachableAddress('The name of this address was not found.');
  if (!allowPrivate && !found.every(({ address }) => isPublic(address))) {
    throw new UnreachableAddress(
      'This address leads into a private network, which is not allowed.',
    );
  }
  return { address: first.address, family: isIP(first.address) === 6 ? 6 : 4 };
}

async function resolveName(name: string): Promise<{ address: string }[]> {
  try {
    return await lookup(name, { all: true });
  } catch {
    throw new UnreachableAddress('The name of this address was not found.');
  }
}

/** Loopback, private, link-local (cloud metadata too), shared and reserved ranges are not; nor are tunnels into them. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in the clothes of IPv6 is judged as what it is.
  return ipaddr.process(address).range() === 'unicast';
}
