/** Headings by how they end: what they announce has to follow. */

const mostWords = 12;

/** "Key Duties Will Include", "We Offer Some Fine Things Including", "The Post Will Encompass The Following". */
const announces =
  /\blooking for (?:somebody|someone|people|a person) (?:who|that)(?: (?:can|is|has|will|are|have))?$|\b(?:include|includes|including|encompass(?:es)?|comprises?|involves?|(?:the )?following)(?:,? but (?:are |is )?not limited to)?$/i;

/** A short line in title case that ends before what it announces. */
export function announcesList(line: string): boolean {
  const text = line.replace(/(?<![ :–-])[ :–-]+$/, '');
  const words = text.split(' ');
  return (
    words.length >= 2 &&
    words.length <= mostWords &&
    announces.test(text) &&
    !/[.;!?]/.test(text) &&
    words.every((word) => word.length <= 3 || /^[\p{Lu}\d&(]/u.test(word)) &&
    // "Including" alone is the middle of something.
    /^\p{Lu}/u.test(text)
  );
}
