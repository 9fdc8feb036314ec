import type { Nation } from '../criteria/gates/nation.ts';

/** Services of Great Britain by the name of what a nation has in their place; longer names before shorter ones. */
export const nationWords: Readonly<
  Partial<Record<Nation, readonly (readonly [said: RegExp, there: string])[]>>
> = {
  northern_ireland: [
    [
      /\b(?:the )?(?:DWP )?Find a [Jj]ob and (?:the )?Jobcentre(?: Plus)?\b/g,
      'JobApplyNI and the Jobs & Benefits offices',
    ],
    [
      /\bJobcentre(?: Plus)? and (?:the )?(?:DWP )?Find a [Jj]ob\b/g,
      'JobApplyNI and the Jobs & Benefits offices',
    ],
    [/\b(?:the )?DWP Find a [Jj]ob\b|\bFind a [Jj]ob(?=,| and|$)/g, 'JobApplyNI'],
    [/\bJobcentre Plus employer services\b/g, 'Employer services of the Jobs & Benefits offices'],
    [/\bJobcentre work coaches\b/g, 'Work coaches of the Jobs & Benefits offices'],
    [/\b(?:[Ll]ocal )?[Jj]obcentres\b/g, 'Jobs & Benefits offices'],
    [/\bthe Jobcentre(?: Plus)?\b/g, 'the Jobs & Benefits office'],
    [/\bJobcentre(?: Plus)?\b/g, 'Jobs & Benefits office'],
    [/\b(?:the )?National Careers Service\b/g, 'Careers Service NI'],
    [/\b(?:DBS (?:and|or|\/ ?)PVG|PVG (?:and|or|\/ ?)DBS|DBS|PVG)\b/g, 'AccessNI'],
    [/\ba (?=AccessNI\b)/g, 'an '],
    [/\bA (?=AccessNI\b)/g, 'An '],
    [/\bReed\b(?:\.co\.uk)?/g, 'NIJobs'],
  ],
};
