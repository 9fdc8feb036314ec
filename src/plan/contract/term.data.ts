export const numberNames = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

export type Season = 'spring' | 'summer' | 'fall' | 'winter';

/** What a season says of a job when it stands before one of these. */
export const seasonNouns =
  'semester|term|season|internships?|interns?|associates?|law clerks?|clerkships?|placements?|analysts?|jobs?|positions?|school|camps?|university calendar|university';

/** Where summer is in December. */
export const southern: ReadonlySet<string> = new Set([
  'AU',
  'NZ',
  'ZA',
  'AR',
  'CL',
  'UY',
  'BW',
  'NA',
  'ZW',
]);

/** The day on which work for a season usually begins: planning values, confirmed with the manager. */
export const seasonStarts: Record<'north' | 'south' | 'study', Record<Season, string>> = {
  north: { spring: '03-01', summer: '06-01', fall: '09-01', winter: '12-01' },
  south: { spring: '09-01', summer: '12-01', fall: '03-01', winter: '06-01' },
  study: { spring: '01-15', summer: '05-17', fall: '08-24', winter: '01-10' },
};
