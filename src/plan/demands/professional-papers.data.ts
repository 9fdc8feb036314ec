/**
 * Letters of papers by which a profession counts its members, and what profiles write instead; a job that demands one of
 * them finds nobody else.
 */
export const professionalPapers: ReadonlyMap<string, string | null> = new Map([
  ['ACA', null],
  ['ACCA', null],
  ['CIMA', null],
  ['CIPFA', null],
  ['CTA', 'chartered tax adviser'],
  ['CPA', null],
  ['CMA', null],
  ['CFA', null],
  ['CFP', null],
  ['CISA', null],
  ['CISSP', null],
  ['PMP', null],
  ['PHR', null],
  ['SPHR', null],
  ['SHRM-CP', null],
  ['SHRM-SCP', null],
  ['MCIPS', null],
  ['CPIM', null],
  ['CSCP', null],
  ['MRICS', null],
  ['MRTPI', null],
  ['NEBOSH', null],
  ['BCBA', null],
  ['RBT', null],
  ['LCSW', null],
  ['LMSW', null],
  ['LMFT', null],
  ['LMHC', null],
]);

/** Behind these words the letters are one way among others, or still to be earned. */
export const opensPaper =
  /\b(?:equivalent|preferred|preferably|desirable|desired|ideally|a plus|an asset|advantage\p{L}{0,5}|nice to have|working towards?|studying|part[- ]qualified|finalist|by experience|QBE|or relevant|willing\p{L}{0,4} to|eligible|within \d|in progress|pursuing|on track|toward)\b/iu;
