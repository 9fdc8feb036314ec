/** Clearances as the people who hold them write them, by country; whoever holds a higher one fits too. */
export interface Clearance {
  country: string;
  said: RegExp;
  written: readonly string[];
}

/** The highest first: a line that names two levels asks for the first one it can be held to. */
export const clearances: readonly Clearance[] = [
  { country: 'US', said: /\bTS\/SCI\b|\bsensitive compartmented\b/i, written: ['TS/SCI'] },
  { country: 'US', said: /\btop[- ]secret\b/i, written: ['Top Secret', 'TS/SCI'] },
  {
    country: 'US',
    said: /\bsecret\b/i,
    written: ['Secret clearance', 'Top Secret', 'TS/SCI'],
  },
  {
    country: 'US',
    said: /\bpublic trust\b/i,
    written: ['Public Trust', 'Secret clearance', 'Top Secret'],
  },
  { country: 'GB', said: /\bDV\b|\bdeveloped vetting\b/i, written: ['DV cleared', 'DV clearance'] },
  {
    country: 'GB',
    said: /\bSC\b|\bsecurity check\b/i,
    written: ['SC cleared', 'SC clearance', 'DV cleared'],
  },
];
