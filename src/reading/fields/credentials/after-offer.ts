const afterwards =
  /\b(?:(?:successful|selected|chosen|preferred|shortlisted) (?:candidates?|applicants?|persons?)|(?:job )?offers?|employment|appointments?)\b.{0,50}\b(?:undergo|subject to|conditional (?:up)?on|contingent (?:up)?on|undertake|complete|(?:asked|required|expected) to (?:pass|complete))\b/i;
const check =
  /\bchecks?\b|\bscreening\b|\b(?:drug|medical|tb) tests?\b|\bclearance\b|\bDBS\b|\bvetting\b|\bpolygraph\b|\binvestigation\b/i;

export const namesCheck = (text: string): boolean => check.test(text);

/** "Successful candidates will undergo a police check": made of whoever was chosen, nothing to bring along. */
export const isMadeAfterOffer = (sentence: string): boolean =>
  afterwards.test(sentence) && check.test(sentence);
