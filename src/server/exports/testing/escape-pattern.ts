/** A text as a pattern that finds nothing but this text. */
export const escapePattern = (text: string) =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
