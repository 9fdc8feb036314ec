import { findReach } from '../remote/remote-reach.ts';

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const lives =
  /\b(?:resid(?:e|ing)|live|living|be (?:located|based|resident)|(?:maintain|establish) residen(?:cy|ce)|(?:been )?(?:an? )?residents?|residen(?:cy|ce)) (?:in|within|of) (?:the (?:(?:state|city|county) of )?)?((?:\d{1,3} (?:miles|minutes|km|hours?) of )?\p{Lu}[\p{L}.'’-]+(?: (?:of )?\p{Lu}[\p{L}.'’-]+){0,3})/u;
const anyState = new RegExp(String.raw`\b(?:${states})\b`);

const longStay =
  /\bfor (?:the )?(?:for the )?((?:at least |last |past )?(?:\d{1,2}|two|three|five|ten) (?:consecutive )?(?:days|months|years))\b/i;
const withThe = /^(?:UK|United (?:States|Kingdom)|Netherlands|Philippines)\b/;

/** "Or establish residency within 6 months of employment": who does not live there yet may still come. */
function sayLater(sentence: string): string {
  const [, time] =
    /\bwithin ((?:\d{1,3}|one|two|three|six|nine|twelve|eighteen) (?:days|months|years?|weeks) of (?:employment|hire|hiring|appointment|starting|being hired))\b/i.exec(
      sentence,
    ) ?? [];
  if (time === undefined && mayMove.test(sentence)) return ', or a move there';
  return time === undefined ? '' : `, or a move there within ${time.toLowerCase()}`;
}

/** "A resident of Iowa or willing to relocate" keeps nobody out who would come. */
const mayMove =
  /\bor (?:be )?(?:willing(?:ness)?|able|prepared|ready|open|happy) to (?:relocate|relocating|move|moving)\b|\bor (?:relocate|move) (?:to|there)\b/i;

/** Having lived somewhere for years, which nobody can make up for by moving. */
export const tellsPastStay = (sentence: string): boolean =>
  /\b(?:last|past)\b/i.test(longStay.exec(sentence)?.[1] ?? '');

/** "Clerk, local to Utica": asked of the person, often in the title itself. */
export const localTo =
  /\b[Ll]ocals? (?:candidates )?to (?:the )?(\p{Lu}[\p{L}'’.-]*(?:,? \p{Lu}[\p{L}'’.-]*){0,3})/u;

/** "Residence in Iowa", "Residence in the UK for the last 3 years". */
export function nameResidence(sentence: string): string | null {
  const [, nearby] = localTo.exec(sentence) ?? [];
  if (nearby !== undefined) return `Residence in or near ${nearby}`;
  const [, area] =
    /\b(?:resid(?:e|ing)|live|living|be based) (?:in|within) (?:the |your |our )?((?:assigned |sales |local )(?:sales )?(?:territory|area|region|county))\b/i.exec(
      sentence,
    ) ?? [];
  if (area !== undefined) return `Residence in the ${area.toLowerCase()}`;
  const [, shouted] = /\bRESIDENTS? OF ((?:[A-Z]{3,} ){1,2}COUNTY)\b/.exec(sentence) ?? [];
  if (shouted !== undefined)
    return `Residence in ${shouted.toLowerCase().replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())}${sayLater(sentence)}`;
  const [, where] = lives.exec(sentence) ?? [];
  const [state] = /\bresiden(?:t|ts|cy|ce)\b/i.test(sentence)
    ? (anyState.exec(sentence) ?? [])
    : [];
  const place = (where ?? state)
    ?.replace(/,$|(?<!\b\p{Lu}\.\p{Lu})[.,]{1,3}$/u, '')
    .replace(/^State of /, '');
  // Letters of states alone say who is not taken.
  if (place === undefined || /^\p{Lu}{2}$/u.test(place.replace('UK', 'Uk'))) return null;
  if (/^\d/.test(place)) return `Residence within ${place}`;
  const [, stay] = longStay.exec(sentence) ?? [];
  const long =
    stay === undefined ? '' : ` for ${/^(?:last|past)/i.test(stay) ? 'the ' : ''}${stay}`;
  return `Residence in ${withThe.test(place) ? 'the ' : ''}${place}${long}${sayLater(sentence)}`;
}

const asksHome =
  /\b(?:must|required?|need(?:s|ed)?|have to|only|accept)\b[^.]{0,90}\b(?:resid(?:e|ing|ents?|ency|ence)|live|living|located|based)\b|\b(?:must|only|candidates?|applicants?)\b[^.]{0,30}\blocals? to\b/i;
export const speaksOfHome = new RegExp(
  String.raw`${asksHome.source}|\b(?:remote(?:ly)?|from home|home[- ]based|virtual(?:ly)?|telecommut\w+)\b`,
  'i',
);

/** "Remote, Canada": the line on the place, in which nobody is asked where they live. */
const isPlaceLine = (sentence: string): boolean =>
  sentence.trim().split(/\s+/).length <= mostOfPlace &&
  !/\b(?:only|must|based|live|living|resid\p{L}+|within|anywhere|from)\b/iu.test(sentence);
const mostOfPlace = 4;

/** "Days worked from home in Utah" tells where the house is; only these words ask where people live. */
const asksWhere =
  /\b(?:must|only|requir\p{L}+|needs?|should|based|located|centered|liv(?:e|ing)|resid\p{L}+|anywhere|within|eligible|candidates?|applicants?|hiring|open to)\b/iu;

/** What is asked of everyone, and where people who work remotely may live. */
export function nameHome(sentence: string): string | null {
  const asked = asksHome.test(sentence) || localTo.test(sentence) ? nameResidence(sentence) : null;
  if (asked !== null || isPlaceLine(sentence) || !asksWhere.test(sentence)) return asked;
  const reach = findReach(sentence);
  return reach === null ? null : `Residence ${reach.where}`;
}
