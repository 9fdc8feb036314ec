/** Nobody works in these professions without it, and whoever does can be looked up: no doubt of people who do the work. */
export const ofProfession =
  /\blaw\b|\bbar\b|\battorney|\bnurs\w+|\bRN\b|\bphysician|\bmedic(?:al|ine)\b|\bdent\w+|\bpharmac\w+|\bhygien\w+|\bveterinar\w+|\bCPA\b|\bNMC\b|\bHCPC\b|\bGMC\b/i;
