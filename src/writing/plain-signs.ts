/** "trim/gutters/etc": a row with slashes that is left open. */
const openRow = /\b(\p{Ll}{2,20}(?:\/\p{Ll}{2,20}){1,6})\/etc\b\.?/gu;
/** "Form & fabricate"; between capitals it belongs to a name. */
const sign = /(?<=\p{Ll}) & (?=\p{L})|(?<=\p{L}) & (?=\p{Ll})/gu;
const betweenNames = /(?:^|[\s("])\p{Lu}[\p{L}'’.-]{0,30} & \p{Lu}[\p{L}'’.-]{0,30}/gu;

/** Signs that nobody reads aloud, as words; names keep theirs. */
export function plainSigns(text: string, names: readonly string[] = []): string {
  const kept = [
    ...names.filter((name) => name.includes(' & ')),
    ...(text.match(betweenNames) ?? []),
  ];
  const isKept = (at: number): boolean =>
    kept.some((name) => {
      const start = text.lastIndexOf(name, at);
      return start !== -1 && at < start + name.length;
    });
  return text
    .replace(sign, (found: string, at: number) => (isKept(at) ? found : ' and '))
    .replace(openRow, (_, row: string) => `${row.split('/').join(', ')} and the like`);
}
