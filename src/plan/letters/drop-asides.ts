/** Without what stands in brackets, where that leaves no half of a pair. */
export function dropAsides(text: string): string {
  const bare = text.replace(/ ?\([^()]*\)/g, '');
  return /[()]/.test(bare) ? text : bare;
}
