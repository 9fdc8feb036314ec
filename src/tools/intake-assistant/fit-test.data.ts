/** How a demand is tested, by what it is about; {work} and {talk} are the rounds. The first that fits counts. */
export const fitTests: readonly (readonly [said: RegExp, test: string])[] = [
  [
    /\benrol(?:led|ment)\b|\bstudents? (?:at|in|of)\b/i,
    'Asked in the first call; proof from the school is seen before the offer',
  ],
  [
    /\bhigh ?school\b|\bG\.?E\.?D\b|\bsecondary school\b|\bschool leaving\b/i,
    'Yes or no in the first call; agree beforehand which equivalents count',
  ],
  [
    /\b(?:degree|diploma|bachelor\S*|master['’]?s|graduate|qualifications? in)\b.{0,160}\b(?:equivalent|equal|or (?:a |an )?(?:related|relevant|similar|comparable|any)|in lieu)\b/i,
    'Level and subject in the first call, or what the advertisement counts as equal; the document is seen before the offer',
  ],
  [
    /\b(?:degree|diploma|bachelor\S*|master['’]?s|Ph\.?D|graduate of|higher education|tertiary|qualifications? in)\b/i,
    'Level and subject in the first call; the document is seen before the offer',
  ],
];

/** The same for what is no school. */
export const fitTestsOfDemands: readonly (readonly [said: RegExp, test: string])[] = [
  [
    /\b(?:lift|carry|stand(?:ing)? for|climb|kneel|heavy objects|pounds|lbs|access (?:various|all|different))\b/i,
    'Asked of everyone alike: can you do this, with or without an adjustment? Not scored; health is not asked about',
  ],
  [
    /\b(?:internet connection|own (?:laptop|computer|pc|vehicle|car|tools|equipment)|personal (?:laptop|computer|pc|vehicle)|amenable|willing(?:ness)? to|on[- ]call|(?:days|nights|evenings|weekends|overtime) (?:as needed|if needed|when needed|may be|are) ?|accept supervision|able to (?:work (?:on|at|from|in) (?:our|the|site)|start|travel|relocate|commute)|reliable transport\w*|work from home|set-?up)\b/i,
    'Said in the first call and answered with yes or no',
  ],
  [
    /\b(?:advanced|fluent|fluency|proficien\w+|command|knowledge|spoken|written|speak\w*|good)\b.{0,20}\b(?:english|french|spanish|german|italian|portuguese|arabic|russian|mandarin|cantonese|japanese|filipino|tagalog|swahili|kiswahili|hindi)\b(?! grammar)|\bbilingual\b/i,
    'Part of the interview is held in it; a short note is written where the job needs writing',
  ],
  [
    /\b(?:writing|written(?! (?:and \p{L}{1,12} )?communication)|grammar|copy(?:writing|editing)?|proofread\w*|drafting)\b/iu,
    '{work}: a short text written for it, or one of their own',
  ],
  [
    /\bpresent(?:ation|ations|ing)\b|\bpublic speaking\b/i,
    '{work}: five minutes of it, on a subject they choose',
  ],
  [
    /\b(?:communication|communicat\w+|interpersonal|listening)\b/i,
    '{work}: they explain a piece of their work to somebody who does not know it, then answer a doubt',
  ],
  [
    /\b(?:train|training|teach|teaching|coach|coaching|mentor\w*)\b/i,
    '{work}: they explain something to you in ten minutes, then say how they saw that it was understood',
  ],
  [
    /\b(?:interest|passion\w*|love|enthusias\w+|curio\w+)\b/i,
    '{talk}: what they have done about it of their own accord',
  ],
  [
    /\b(?:lead|leading|manag(?:e|ing)) (?:an? |the |and )?(?:\p{L}+ )?(?:teams?|people|staff|others|groups?)\b|\bsupervis(?:e|ing|ion)\b/iu,
    '{talk}: whom they led last, what they changed and what came of it',
  ],
  [
    /^(?:\p{L}+ ){0,3}(?:knowledge|understanding|familiar\w*|awareness|principles|theories)\b/iu,
    '{work}: where they used it last, then one case from here',
  ],
];

/** Where nothing special fits: one after the other, so that no two demands are tested by the same sentence twice in a row. */
export const testsOfWork: readonly string[] = [
  'the last time they did this, their own part and what came of it',
  'where it was hardest, what they decided and why',
  'a piece of work in which it shows, and what they would do differently',
  'how much of a usual week it was, and who relied on it',
];
export const testsOfManner: readonly string[] = [
  'a day on which it was needed, what they did and how it ended',
  'a time it went wrong, and what they changed since',
  'what a colleague would say of it, and after which case',
];
