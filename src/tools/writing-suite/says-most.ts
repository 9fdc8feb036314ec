export const listStems = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .match(/\p{L}{5,}|\d{2,}/gu) ?? []
  ).map((word) => word.slice(0, 5));

/** Whether most words of a line stand somewhere in what was written. */
export function saysMost(said: ReadonlySet<string>, line: string): boolean {
  const own = listStems(line);
  return own.filter((stem) => said.has(stem)).length >= own.length * 0.6;
}
