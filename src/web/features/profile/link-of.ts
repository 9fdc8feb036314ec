const withProtocol = /^https?:\/\/[^\s/?#]+\.[^\s]+$/i;
const withoutProtocol = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;

/** Where a text leads that a person typed as their address elsewhere; nothing for what is no web address. */
export function linkOf(text: string | null): string | undefined {
  if (!text) return undefined;
  if (withProtocol.test(text)) return text;
  return withoutProtocol.test(text) ? `https://${text}` : undefined;
}
