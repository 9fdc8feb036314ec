/** Items under one another, as advertisements list them. */
export const toLines = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');
