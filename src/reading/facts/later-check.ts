const checks = '(?:checks?|screening|vetting|clearance|references|drug tests?|medical)';
const later = new RegExp(
  String.raw`\b(?:requires?|asks?|expects?) (?:the |all |any )?(?:successful|selected|chosen|preferred) (?:candidates?|applicants?|persons?) to (?:complete|undergo|pass|undertake|have) (?:an? |the )?((?:[\p{L}/-]+ ){0,5}${checks}\b(?: after (?:receiving )?(?:an? |the )?(?:job )?offer(?: of employment)?)?)`,
  'iu',
);
/** "Each post is subject to identity and background checks" */
const subject = new RegExp(
  String.raw`\b(?:roles?|positions?|posts?|offers?|appointments?|employment|applicants?|candidates?|employees) (?:is|are|will be) (?:subject to|contingent (?:up)?on|conditional (?:up)?on) (?:(?:an?|the|your|satisfactory|successful|successfully|completion of|completing|passing) )*((?:[\p{L}&,/-]+ ){0,8}${checks}\b(?: (?:before|prior to|after) [^.;]{3,50})?)`,
  'iu',
);

/** "This role requires the successful candidate to complete a pre-employment check": the check, said plainly. */
export const readLaterCheck = (text: string): string | undefined =>
  (later.exec(text) ?? subject.exec(text))?.[1];

export const tellsLaterCheck = (text: string): boolean => subject.test(text);
