/** Said at the email as soon as it is another than the one that was invited. */
export function warnOfOtherAddress(invited: string | undefined, typed: string): string | undefined {
  const address = typed.trim().toLowerCase();
  if (!invited || !address || address === invited) return undefined;
  return `The invitation is for ${invited}. With another address you cannot accept it.`;
}
