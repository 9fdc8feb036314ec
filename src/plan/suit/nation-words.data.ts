import type { Nation } from '../criteria/gates/nation.ts';

/** Services of Great Britain by the name of what a nation has in their place; longer names before shorter ones. */
export const nationWords: Readonly<
  Partial<Record<Nation, readonly (readonly [said: RegExp, there: string])[]>>
> = {
  scotland: [
    [/\bSkills for Care ambassadors and local colleges\b/g, 'Local colleges'],
    [
      /\bNHS Jobs and (?:Trac|Scotland['’]s NHS recruitment site)\b/g,
      'NHS Scotland Jobs (Jobtrain)',
    ],
    [/\bNHS Jobs\b/g, 'NHS Scotland Jobs (Jobtrain)'],
    [
      /\b(?:Enhanced DBS, PVG or AccessNI|DBS (?:and|or|\/ ?)PVG|PVG (?:and|or|\/ ?)DBS|DBS)\b/g,
      'PVG',
    ],
    [/\bCQC\b/g, 'Care Inspectorate'],
    [/\b(?:the )?National Careers Service\b/g, 'Skills Development Scotland'],
    [/\bFind an apprenticeship \(GOV\.UK\)/g, 'Apprenticeships.scot'],
  ],
  wales: [
    [/\bSkills for Care ambassadors and local colleges\b/g, 'Local colleges'],
    [/\bNHS Jobs and Scotland['’]s NHS recruitment site\b/g, 'NHS Jobs and Trac'],
    [/\bEnhanced DBS, PVG or AccessNI\b/g, 'Enhanced DBS'],
    [/\b(?:DBS (?:and|or|\/ ?)PVG|PVG (?:and|or|\/ ?)DBS)\b/g, 'DBS'],
    [/\bCQC\b/g, 'Care Inspectorate Wales'],
    [/\b(?:the )?National Careers Service\b/g, 'Careers Wales'],
  ],
  england: [
    [/\bNHS Jobs and Scotland['’]s NHS recruitment site\b/g, 'NHS Jobs and Trac'],
    [/\bEnhanced DBS, PVG or AccessNI\b/g, 'Enhanced DBS'],
    [/\b(?:DBS (?:and|or|\/ ?)PVG|PVG (?:and|or|\/ ?)DBS)\b/g, 'DBS'],
  ],
  northern_ireland: [
    [/\bSkills for Care ambassadors and local colleges\b/g, 'Local colleges'],
    [/\bNHS Jobs and (?:Trac|Scotland['’]s NHS recruitment site)\b/g, 'HSC Jobs (jobs.hscni.net)'],
    [/\bNHS Jobs\b/g, 'HSC Jobs (jobs.hscni.net)'],
    [/\bEnhanced DBS, PVG or AccessNI\b/g, 'Enhanced AccessNI'],
    [/\bCQC\b/g, 'RQIA'],
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
