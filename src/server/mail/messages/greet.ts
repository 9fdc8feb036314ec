const plainName = /^[\p{L}\p{M}\p{N} .,'’-]{1,60}$/u;
const couldBeAddress = /\.[\p{L}\p{N}]{2,}/u;

/**
 * Whoever signs up with somebody else's address also chooses the name in the mail to it,
 * so a name that a mail program could turn into a link is left out.
 */
export function greet(name: string): string {
  return plainName.test(name) && !couldBeAddress.test(name) ? `Hello ${name},` : 'Hello,';
}
