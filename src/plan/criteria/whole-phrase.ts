/** A list ends with "and" or "or"; one that stops at a comma was cut off. */
export const isWholeList = (name: string): boolean => {
  const at = name.lastIndexOf(',');
  return at === -1 || /\b(?:and|or|&)\b/i.test(name.slice(at));
};
