/** Counts as signals: three, four to six, seven to ten, or more. */
export const bucket = (count: number): string =>
  count <= 3 ? String(count) : count <= 6 ? '4' : count <= 10 ? '7' : '11';

const most = 12;

/** How often something stands in a text. */
export const countOf = (text: string, part: string): number => {
  let count = 0;
  for (
    let at = text.indexOf(part);
    at !== -1 && count < most;
    at = text.indexOf(part, at + part.length)
  )
    count += 1;
  return count;
};
