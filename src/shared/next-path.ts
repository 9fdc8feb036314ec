/**
 * Where to go after signing in. Only a path of this site is ever followed: anything a browser could
 * read as another address (`//x`, `/\x`, `https:x`, `javascript:`, control characters) is dropped,
 * and so is a path with an encoded slash, which something on the way might decode.
 */
export function safeNextPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/') || next.length > 2000) return undefined;
  const here = 'http://here.invalid';
  if (!URL.canParse(next, here)) return undefined;
  const url = new URL(next, here);
  // The parser quietly drops tabs and newlines and turns back slashes: what it changed is not followed.
  const path = url.pathname + url.search + url.hash;
  const unchanged = url.origin === here && url.href.slice(here.length) === path;
  if (!unchanged || next.includes('\\') || path.startsWith('//') || hasControl(next))
    return undefined;
  if (/%2f|%5c/i.test(url.pathname)) return undefined;
  return path.startsWith('/api/') || /^\/[/\\]/.test(next) ? undefined : path;
}

const hasControl = (text: string) =>
  Array.from(text).some((char) => char < ' ' || char === '\u007f');
