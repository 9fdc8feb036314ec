import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A browser that was once signed in to an account keeps a sign of it: a number of its own, and for
 * each account a seal over that number and the account's email. Nobody else's guesses can keep such a
 * browser out. The sign opens nothing: it only moves its bearer's guesses to a count of their own.
 */
export interface KnownDevices {
  cookieName: string;
  /** Sent only to the calls that look at it. */
  cookieAttributes: {
    httpOnly: true;
    sameSite: 'lax';
    path: '/api/auth';
    maxAge: number;
    secure: boolean;
  };
  /** The number of the browser, if it has been signed in to this account. */
  recognize: (cookie: string | undefined, email: string) => string | undefined;
  /** What the cookie becomes when the browser has been signed in to one account more. */
  remember: (cookie: string | undefined, email: string) => string;
}

const year = 365 * 24 * 3600;
/** Enough for a family or a team at one computer; the account used longest ago goes first. */
const accountsPerDevice = 8;
const part = /^[\w-]{22}$/;

export function createKnownDevices(secret: string, { secure }: { secure: boolean }): KnownDevices {
  const sealFor = (device: string, email: string) =>
    createHmac('sha256', secret)
      .update(`known-device:${device}:${email.toLowerCase()}`)
      .digest()
      .subarray(0, 16);
  const isFor = (seal: string, device: string, email: string) =>
    timingSafeEqual(Buffer.from(seal, 'base64url'), sealFor(device, email));

  return {
    cookieName: `${secure ? '__Secure-' : ''}requisite.device`,
    cookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/api/auth', maxAge: year, secure },
    recognize: (cookie, email) => {
      const known = read(cookie);
      return known?.seals.some((seal) => isFor(seal, known.device, email))
        ? known.device
        : undefined;
    },
    remember: (cookie, email) => {
      const { device, seals } = read(cookie) ?? { device: newDevice(), seals: [] };
      const others = seals.filter((seal) => !isFor(seal, device, email));
      const own = sealFor(device, email).toString('base64url');
      return [device, own, ...others].slice(0, 1 + accountsPerDevice).join('.');
    },
  };
}

const newDevice = () => randomBytes(16).toString('base64url');

function read(cookie = '') {
  const [device, ...seals] = cookie.split('.');
  if (!device || seals.length > accountsPerDevice) return undefined;
  return [device, ...seals].every((text) => part.test(text)) ? { device, seals } : undefined;
}
