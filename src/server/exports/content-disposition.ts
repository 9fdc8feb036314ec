/** A download under its name: in plain letters for old programs, in its own script by RFC 5987. */
export function contentDisposition(fileName: string): string {
  const plain = toPlainLetters(fileName);
  if (plain === fileName) return `attachment; filename="${plain}"`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(fileName)}`;
}

const toPlainLetters = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9.-]/g, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/-(?=\.)/g, '');

/** encodeURIComponent leaves four signs that the header's grammar does not allow. */
const encode = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
