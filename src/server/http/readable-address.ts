import type { IncomingMessage } from 'node:http';

/**
 * An address of a page that cannot be decoded, such as /%E0%A4%A, is taken letter by letter: whoever
 * mistyped it gets the page that says so, like for any other. Programs are told that it is malformed.
 */
export function readableAddress({ url = '/' }: IncomingMessage): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/') || isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    // Its result is used: the bundler takes a call without one for a call without effect.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
