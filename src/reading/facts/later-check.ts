const later =
  /\b(?:requires?|asks?|expects?) (?:the |all |any )?(?:successful|selected|chosen|preferred) (?:candidates?|applicants?|persons?) to (?:complete|undergo|pass|undertake|have) (?:an? |the )?((?:[\p{L}/-]+ ){0,5}(?:checks?|screening|vetting|clearance|drug tests?|medical)\b(?: after (?:receiving )?(?:an? |the )?(?:job )?offer(?: of employment)?)?)/iu;

/** "This role requires the successful candidate to complete a pre-employment check": the check, said plainly. */
export const readLaterCheck = (text: string): string | undefined => later.exec(text)?.[1];
