/** The part after the @ sign, which a new organization takes as its domain until told otherwise. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1 || email.length);
}
