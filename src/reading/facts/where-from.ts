import { findCountry } from '#market/places/countries.ts';
import { nameResidence, tellsPastStay } from '../fields/conditions/residence.ts';
import { nameExclusion } from '../fields/conditions/exclusion.ts';

const person = String.raw`(?:candidates?|applicants?|applications|residents|people|those|individuals)`;
const lives = String.raw`(?:based|located|resid(?:e|ing|ent)|living|liv(?:e|es))`;
/** "candidates who are currently based in" */
const fromThere = new RegExp(
  String.raw`\b(?:candidates?|applicants?)(?: (?:who|that|must|should|need to|are|be|currently|already|physically|legally|permanently)){0,5} ${lives} (?:in|within)\b|\b(?:only (?:consider|accept|hire|employ)\w*|only open to|(?:open|restricted|limited) (?:only )?to|(?:cannot|can't|unable to|not able to) (?:consider|accept|hire|employ))\b.{0,30}\b${person}\b.{0,30}\b(?:from|in|within|outside)\b`,
  'i',
);
const mustLive = new RegExp(
  String.raw`\b(?:must|have to|need to|needs to|required to)(?: (?:currently|already|physically|legally|permanently))?(?: be)?(?: (?:currently|already|physically|legally|permanently))? ${lives} (?:in|within)\b`,
  'i',
);
/** "a US-only role", "remote (Canada only)" */
const only = /(?<![\p{L}-])(\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}*)?)[- ]only\b/gu;
const unions = /^(?:EU|EEA|Europe|EMEA|US|USA|U\.S\.|UK|LATAM|APAC)$/;

/** Said of pay, of a wish or of who is treated alike, it is no condition. */
const ofPay =
  /[$€£₹]\s?\d|\b(?:ideal|ideally|preferabl[ey]|salary|salaries|pay|paid|compensation|wages?|benefits?|privacy|notice|rights|regardless|protected)\b/i;

/** "candidates based in the Netherlands", "must reside in Ohio", "a US-only role": from where one may apply. */
export function tellsWhereFrom(text: string): boolean {
  if (ofPay.test(text)) return false;
  if (fromThere.test(text) || mustLive.test(text)) return true;
  return [...text.matchAll(only)].some(
    ([, name = '']) => unions.test(name) || findCountry(name) !== undefined,
  );
}

const asked = /\b(?:must|only|need(?:s|ed)?|required?|have to)\b/i;

/** Who cannot come, whatever else they bring, in the few words that count. */
export const readBar = (text: string): string | undefined =>
  (tellsPastStay(text) && asked.test(text) && !ofPay.test(text)
    ? nameResidence(text)
    : nameExclusion(text)) ?? undefined;
