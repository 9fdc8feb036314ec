/** "Hold a State Journeyman Certification", listed among the duties: something to have, and nothing to do. */
const held =
  /^(?:must )?(?:hold|possess|have|obtain)\s+(?:an?|the|valid|current|active|your)?\s*.{0,60}\b(?:certificat\w+|licen[cs]\w*|degree|diploma|registration|permit|card|qualification)\b/i;
/** "Maintain a current license" is held; "Maintain the certification of the plant" is done. */
const keptUp =
  /^(?:must )?maintain\s+(?:an?|(?:a )?(?:valid|current|active)|your|(?:all )?required)\s.{0,60}\b(?:certificat\w+|licen[cs]\w*|registration|permit|card)\b(?! (?:of|for) (?:all|the)\b)/i;
const shown =
  /^(?:must )?(?:demonstrate|have|possess|bring)\s+(?:an?\s+)?(?:proven |strong |solid )?(?:track record|experience)\b|^(?:regular|consistent|punctual|reliable)\b[^.]{0,40}\battendance\b/i;

export const isHiddenDemand = (text: string): boolean =>
  held.test(text) || keptUp.test(text) || shown.test(text);
