const served =
  'artists?|performers?|patients?|guests?|residents?|students?|pupils?|speakers?|delegates?|passengers?|visitors?|attendees?|athletes?|players?|participants?|donors?|executives?|directors?|candidates?|crew|cast|faculty|families|members?|trainees?|tourists?|travell?ers';
const often = `${served}|clients?|customers?|employees?|staff|teams?|leaders?|managers?|officers?|partners?|principals?|colleagues?|volunteers?`;
const arranges =
  '(?:arrang|book|coordinat|co-ordinat|organi[sz]|reconcil|approv)(?:e|es|ed|ing|s|ation)?';
/** Whoever does the job goes. */
const going =
  'to|between|across|throughout|within|up|as|is|are|will|may|required|frequently|often|occasionally|regularly|extensively|nationally|internationally|overnight|\\d';
const arranged = String.raw`${arranges}\b[^.;]{0,60}?\btravel\b(?! (?:${going}))`;

/** "Artist travel", "book flights and travel for directors", "patients who travel": somebody else is on the road; "active travel" is walking and cycling. */
const others = new RegExp(
  String.raw`\b(?:${served})['’]?s?['’]? (?:(?:who|that|can|may|will) )?travel(?:l?ing)?\b|\b${arranged}|\b(?:active|sustainable) travel\b|\btravel (?:requests?|schemes?|logistics|reservations?|industry|sector|brands?|compan(?:y|ies)|plans?|costs?|expenses?|expense reports?|arrangements?|itinerar(?:y|ies)|bookings?|documents?|agen(?:t|cy|cies))\b|\btravel (?:for|of|by) (?:(?:the|our|all|other|visiting|senior|its|their) ){0,2}(?:${often})\b`,
  'giu',
);
/** "Arrange travel, with hotels and evening events": all that the line goes on with belongs to those who go. */
const wholeOrder = new RegExp(String.raw`^\W{0,4}${arranged}(?! and\b)[^.;]*`, 'iu');

const dots = (words: string): string => '·'.repeat(words.length);

/** The line without the journeys of others; as long as before, so that what is found in it stands where it stood. */
export const hideOthersTravel = (text: string): string =>
  /travel/i.test(text) ? text.replace(wholeOrder, dots).replace(others, dots) : text;
