export const dialectIds = ['linkedin', 'googleXray', 'github', 'indeed', 'general'] as const;
export type DialectId = (typeof dialectIds)[number];

export type Limits = {
  characters?: number;
  /** Every word counts, those in quotes, site: terms and operators included. */
  words?: number;
  /** AND, OR and NOT. */
  operators?: number;
};

export type Dialect = {
  name: string;
  /** boolean: AND, OR, NOT and brackets. google: spaces mean AND, a minus excludes. */
  syntax: 'boolean' | 'google' | 'github';
  /** A string beyond a hard limit does not work; beyond a soft one it may, and people are warned. */
  hard: Limits;
  soft: Limits;
  /** Worth a search only for people who write code or publish what they build. */
  technical?: boolean;
  /** What stands before and after the terms. */
  prefix?: string;
  suffix?: string;
  link: ((query: string) => string) | null;
  note: string;
};

const search = (base: string) => (query: string) => `${base}${encodeURIComponent(query)}`;
const google = search('https://www.google.com/search?q=');

export const dialects: Record<DialectId, Dialect> = {
  linkedin: {
    name: 'LinkedIn',
    syntax: 'boolean',
    hard: {},
    soft: { operators: 15 },
    link: search('https://www.linkedin.com/search/results/people/?keywords='),
    note: 'Read by basic search, Sales Navigator and Recruiter. Sources differ on the limit; about 15 operators are reported for basic search.',
  },
  googleXray: {
    name: 'Google X-ray: LinkedIn profiles',
    syntax: 'google',
    hard: { words: 32 },
    soft: {},
    prefix: 'site:linkedin.com/in',
    suffix: '-jobs -dir',
    link: google,
    note: 'Google reads 32 words at most, site: included.',
  },
  github: {
    name: 'GitHub users',
    technical: true,
    syntax: 'github',
    hard: { characters: 256, operators: 5 },
    soft: {},
    link: search('https://github.com/search?type=users&q='),
    note: '256 characters and five operators at most.',
  },
  indeed: {
    name: 'Indeed Resume',
    syntax: 'boolean',
    hard: {},
    soft: { characters: 400 },
    link: null,
    note: 'Plain operators; the syntax was not seen in a primary source. Set the place in its own field.',
  },
  general: {
    name: 'Applicant tracking system or other database',
    syntax: 'boolean',
    hard: {},
    soft: { characters: 500 },
    link: null,
    note: 'Plain AND, OR, NOT, quotes and brackets; most databases read them.',
  },
};

/** The dialect as it is spoken in a country: LinkedIn keeps the profiles of each under an address of its own. */
export function localize(id: DialectId, country: string | null | undefined): Dialect {
  const dialect = dialects[id];
  if (id !== 'googleXray' || !country || country === 'US') return dialect;
  const code = country === 'GB' ? 'uk' : country.toLowerCase();
  return { ...dialect, prefix: `site:${code}.linkedin.com/in` };
}

const TECHNICAL_FAMILIES = new Set(['software', 'data', 'it-operations']);

/** The dialects worth showing for a family of work. */
export const listDialectsFor = (familyId: string): DialectId[] =>
  dialectIds.filter((id) => !dialects[id].technical || TECHNICAL_FAMILIES.has(familyId));
