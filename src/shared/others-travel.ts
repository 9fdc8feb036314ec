const served =
  'artists?|performers?|patients?|guests?|residents?|students?|pupils?|speakers?|delegates?|passengers?|visitors?|attendees?|athletes?|players?|participants?|donors?|executives?|directors?|candidates?|crew|cast|faculty|families|members?|trainees?|tourists?|travell?ers';
const often = `${served}|clients?|customers?|employees?|staff|teams?|leaders?|managers?|officers?|partners?|principals?|colleagues?|volunteers?`;
const arranges =
  '(?:arrang|book|coordinat|co-ordinat|organi[sz]|reconcil|approv)(?:e|es|ed|ing|s|ation)?';

/** "Artist travel", "book flights and travel for directors", "patients who travel": somebody else is on the road. */
const others = new RegExp(
  String.raw`\b(?:${served})['’]?s?['’]? (?:(?:who|that|can|may|will) )?travel(?:l?ing)?\b|\b${arranges}\b[^.;]{0,60}?\btravel\b(?! (?:to|between|across|throughout|within|up|as|is|are|will|may|required|frequently|often|occasionally|\d))|\btravel (?:for|of|by) (?:(?:the|our|all|other|visiting|senior|its|their) ){0,2}(?:${often})\b`,
  'giu',
);

/** The line without the journeys of others; as long as before, so that what is found in it stands where it stood. */
export const hideOthersTravel = (text: string): string =>
  /travel/i.test(text) ? text.replace(others, (words) => '·'.repeat(words.length)) : text;
