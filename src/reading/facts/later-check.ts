const checks = '(?:checks?|screening|vetting|clearance|references|drug tests?|medical)';
const later = new RegExp(
  String.raw`\b(?:requires?|asks?|expects?) (?:the |all |any )?(?:successful|selected|chosen|preferred) (?:candidates?|applicants?|persons?) to (?:complete|undergo|pass|undertake|have) (?:an? |the )?((?:[\p{L}/-]+ ){0,5}${checks}\b(?: after (?:receiving )?(?:an? |the )?(?:job )?offer(?: of employment)?)?)`,
  'iu',
);
/** "Successful candidates must pass a police check" */
const ofChosen = new RegExp(
  String.raw`\b(?:successful|selected|chosen|preferred) (?:candidates?|applicants?|persons?) (?:must|will need to|will be (?:required|asked|expected) to|(?:are|is) required to|need to) (?:also )?(?:complete|undergo|pass|undertake|have|obtain) (?:an? |the |thorough |our )*((?:[\p{L}/-]+ ){0,6}${checks}\b(?:,? including (?:an? )?[^.;,]{3,60})?)`,
  'iu',
);
/** "Each post is subject to identity and background checks" */
const subject = new RegExp(
  String.raw`\b(?:roles?|positions?|posts?|offers?|appointments?|employment|applicants?|candidates?|employees) (?:is|are|will be) (?:subject to|contingent (?:up)?on|conditional (?:up)?on) (?:(?:an?|the|your|satisfactory|receipt of|response to|successful|successfully|completion of|completing|passing) )*((?:[\p{L}&,/-]+ ){0,8}${checks}\b(?: of (?:police|criminal|identity) records)?(?: (?:before|prior to|after) [^.;]{3,50})?)`,
  'iu',
);

/** The words that every post in British health and care has: one check is meant. */
const byLaw =
  /\bsubject to the rehabilitation of offenders act\b|\bsubmission for disclosure to be made to the disclosure and barring service\b/i;

/** "This role requires the successful candidate to complete a pre-employment check": the check, said plainly. */
export function readLaterCheck(text: string): string | undefined {
  const found = later.exec(text) ?? subject.exec(text);
  if (found) return found[1];
  if (byLaw.test(text)) return 'Disclosure and Barring Service (DBS) check';
  const told = ofChosen.exec(text)?.[1];
  return told?.includes(' ') ? told : undefined;
}

export const tellsLaterCheck = (text: string): boolean => subject.test(text);
