import { lookup, Resolver } from 'node:dns/promises';
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
): Promise<[ResolvedAddress, ...ResolvedAddress[]]> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [bare] : await resolveName(bare, allowPrivate);
  const [first, ...others] = found.map((address) => ({ address, family: familyOf(address) }));
  if (!first) throw new UnreachableAddress('The name of this address was not found.');
  if (!allowPrivate && !found.every((address) => isPublic(address))) {
    throw new UnreachableAddress(
      'This address leads into a private network, which is not allowed.',
    );
  }
  return [first, ...others];
}

const familyOf = (address: string): 4 | 6 => (isIP(address) === 6 ? 6 : 4);

async function resolveName(name: string, allowPrivate: boolean): Promise<string[]> {
  // This machine's own list of names leads into its network; only where that is allowed is it asked.
  if (allowPrivate || isThisMachine(name)) {
    const found = await lookup(name, { all: true }).catch(() => []);
    return found.map(({ address }) => address);
  }
  // Unlike lookup(), this keeps no thread of the process busy while a name server is silent.
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

const isThisMachine = (name: string) => /(?:^|\.)localhost\.?$/i.test(name);

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const documentation = ipaddr.IPv6.parseCIDR('3fff::/20');

/**
 * Loopback, private, link-local (cloud metadata too), shared and reserved ranges are not; nor is an IPv4
 * address in the clothes of IPv6, whichever way it is put on: a receiver has no need of it.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (!(parsed instanceof ipaddr.IPv6)) return true;
  return parsed.match(globalUnicast) && !parsed.match(documentation) && !isTunnel(parsed);
}

/** ISATAP: the last 32 bits of any network are an IPv4 address. */
const isTunnel = ({ parts }: ipaddr.IPv6) =>
  (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
