import type { Fact } from '#shared/brief.ts';

/** "Sign-on bonus" says less than "sign-on bonus for full-time staff", and more than is true. */
export function dropBarer<T extends Pick<Fact, 'kind' | 'text'> & { noun: string | null }>(
  found: readonly T[],
): T[] {
  const conditional = found
    .filter(({ kind, noun }) => kind === 'benefit' && noun !== null)
    .map(({ text }) => plainOf(text));
  return found.filter(({ kind, noun, text }) => {
    const words = plainOf(text);
    return (
      kind !== 'benefit' ||
      noun !== null ||
      !conditional.some((longer) => longer.startsWith(`${words} for `))
    );
  });
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
