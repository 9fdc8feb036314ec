/** The one thing of Node that this part's tests know, so that no page can use the rest by mistake. */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
