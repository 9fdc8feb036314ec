/** Words that stay small in a heading. */
const small = /^(?:and|or|of|the|a|an|for|with|in|to|on|at|&)$/i;

/** "Knowledge, Skills and Other Characteristics" names what follows, and asks for nothing. */
export function isHeading(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !small.test(word));
  return words.length > 2 && !/\d/.test(text) && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}
