const currencies: Partial<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  IN: 'INR',
  PL: 'PLN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  GH: 'GHS',
  KE: 'KES',
  LK: 'LKR',
  MY: 'MYR',
  NG: 'NGN',
  PH: 'PHP',
  PK: 'PKR',
  TH: 'THB',
  ZA: 'ZAR',
  ...Object.fromEntries(
    'AT BE DE ES FI FR GR IE IT LU NL PT'.split(' ').map((country) => [country, 'EUR']),
  ),
};

/** The money of a country, in which an amount without a sign is meant. */
export const localCurrency = (country: string | null | undefined): string | null =>
  currencies[country ?? ''] ?? null;
