const dollars: Record<string, string> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };

/** Whose dollar "$" is in an ad for this country. */
export function dollarOf(countryCode: string | undefined): string {
  return (countryCode !== undefined && dollars[countryCode]) || 'USD';
}
