/**
 * What advertisements write out and profiles shorten or name otherwise: where a job says the first, people are looked for
 * by the second. In the countries alone, where some are given.
 */
export const profileWords: readonly (readonly [said: RegExp, terms: string, countries?: string])[] =
  [
    [/\bbills? of materials?\b/i, 'BOM|bill of materials'],
    [/\bengineering change (?:notices?|orders?|requests?)\b/i, 'ECN|ECO'],
    [/\bfirst articles?\b/i, 'first article inspection'],
    [
      /\bstandard cost(?:s|ing)?\b|\bproduct costing\b|\bcost (?:studies|roll)\b/i,
      'standard cost|standard costing',
    ],
    [
      /\bclos(?:e|ing) process(?:es)?\b|\bmonth(?:ly)?[- ]end clos(?:e|ing)\b|\bmonthly(?:, quarterly)?(?:,? and annual)? clos(?:e|ing)\b/i,
      'month-end close',
    ],
    [/\bgeneral ledger(?: functions?)?\b/i, 'general ledger'],
    [
      /\breconcil\p{L}{1,5} (?:\p{L}{1,12} ){0,3}accounts?\b|\baccount reconciliations?\b/iu,
      'account reconciliation',
    ],
    [/\bemployee and (?:union|labou?r) relations\b/i, 'employee relations|labor relations'],
    [/\bconditions of contract\b/i, 'NEC|JCT', 'GB IE'],
    [/\brenewables? (?:projects?|energy|schemes?|sector)\b/i, 'renewables'],
    [/\bsub-?stations?\b/i, 'substation'],
    [/\bprofessional coder\b/i, 'CPC', 'US'],
    [/\bcoding specialist\b/i, 'CCS', 'US'],
    [/\bhealth information administrator\b/i, 'RHIA', 'US'],
    [/\bhealth information technician\b/i, 'RHIT', 'US'],
    [/\bdownspouts?\b/i, 'downspout'],
    [/\bflashings?\b/i, 'flashing'],
    [/\bcontinuous renal replacement\b|\bCRRT\b/, 'CRRT'],
  ];

/** Said of work in advertisements, and on no profile. */
export const onNoProfile =
  /^(?:construction|client|customer|building|engineering|assigned) projects$|\bdepartments?$|\bclos(?:e|ing) process(?:es)?$|^(?:unions?|civil service|preference given|serve the public|closing sales|geographic territory|entire sales cycle|medical certificate|sales territory|training (?:sessions?|records?|materials?|schedules?)|manufacturing cost|production cost|sole accountant)$/i;
