import { nameCountry } from '#market/places/countries.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';

/** Who is spoken to, and how the demand is put; what is left is the thing itself. */
const openings: readonly RegExp[] = [
  /^[^:]{4,90}:\s*(?=\d)/,
  // "Due to the nature of the work the successful applicant must pass a medical": what is to be passed.
  /^(?:(?:due to|because of|given) [^,]{3,80}, ?)?(?:(?:all|the|any|our) )?(?:\p{L}{2,14} )?(?:applicants?|candidates?|employees?|hires?) (?:must|should|will|shall|need to|are required to|will be (?:required|asked|expected) to|will (?:need|have) to) (?:also )?(?:be (?:required|asked|willing|able) to )?(?=(?:pass|undergo|complete|obtain|agree|provide|consent|clear|satisfy|submit)\b)/iu,
  /^(?:(?:successfully )?(?:pass|undergo|complete|clear|satisfy|consent to|submit to)) (?:an? |the |all )?(?=(?:[\p{L}/&-]+ ){0,6}?(?:checks?|tests?|vetting|clearance|screenings?|medicals?|examinations?|physicals?)\b)/iu,
  /^(?:please note|note|other|minimum|required?|requirements?|education|licen[cs]e|certification|experience)\s*[:!-]\s+/i,
  /^(?:(?:you|(?:all |the )?(?:\p{L}{2,14} )?(?:applicants?|candidates?)) )?(?:must|should|will|shall|need to) (?:also )?(?:possess|have|hold|be in possession of|be able to show|be)(?::?\s*\(\d\))?:?\s+/iu,
  // "The harbor pilot should have a card": whoever gets the job.
  /^(?:the )?(?:[\p{L}-]{2,24} ){1,5}?(?:must|should|will|would|shall) (?:also )?(?:possess|have|hold) (?=an?\b|at least|\d|prior|previous)/iu,
  /^(?:the )?(?:qualifications|requirements) (?:for [^,:]{3,60} )?(?:include|are):?\s+/i,
  /^(?:you (?:have|hold(?! yourself)|possess|are)|has|have|having|hold(?:s|ing)?|possess(?:es|ion of|ing)?)\s+/i,
  /^(?:an?|the|your)\s+(?=\p{L})/iu,
  /^to have\s+(?=\p{L}+(?:ed|n|t)\b)/iu,
];
const ofSearch =
  /^we(?:['’]re| are) (?:currently )?(?:looking (?:for|at)|seeking|in search of) (?:someone|somebody|an? (?:[\p{L}-]{2,24} ){0,4}?[\p{L}-]{2,24}|candidates|people|individuals) (?:with|who has|who have|having)\s+|,? to join (?:our|the) \p{L}*\s?team\b.*$|\sis needed to\b.*$/giu;
const grownHeading = /^(?:MINIMUM |REQUIRED )?(?:QUALIFICATIONS|REQUIREMENTS):?\s+(?=\S)/;
const endings =
  /(?<!\s|\b(?:as|if|when|where))\s+(?:(?:is|are) (?:a )?)?\(?(?:required|mandatory|essential|a must|must have)(?: for th(?:is|e) (?:role|job|position|post))?\)?(?=$| \(or an|,? or (?:an? )?(?:equivalent|similar|related|comparable)\b)/i;

/** "Is sometimes required": how often stays. */
const sometimes =
  /\s(?:is|are) (sometimes|occasionally|at times|regularly|often)(?= (?:required|needed|essential)$)/i;

/** What applicants do with it is no part of it. */
const afterwards =
  /,? (?:is )?required and must\b.*$|,? and (?:enter|provide|submit|list|attach|upload)\b.*$/i;

/** "Two years at sea and a strong track record of ...": the years are met or not, the rest is judged. */
const praised =
  /^(.*\b(?:years?|months?|experience)\b.*?)(?:,| and|,? with|,? and) (?:an? )?(?:(?:extremely|very|highly) )?(?:(?:strong|proven|solid|successful|demonstrated|excellent) )?(?:track record|passion)\b.*$/iu;

/** "Ability to commute/relocate: Leith: relocate before the first day": a row of a form. */
const moving =
  /^ability to (?:commute|relocate)(?: ?\/ ?relocate| or relocate)?:\s?([^:]{2,60}):\s?(\P{P}[^:]{4,80})$/iu;

/** "Must possess a valid forklift card" is "Valid forklift card". */
export function nameGate(text: string): string {
  let bare = stripEnd(text.replace(grownHeading, '').replace(ofSearch, ''));
  for (let before = ''; before !== bare;) {
    before = bare;
    for (const opening of openings) bare = bare.replace(opening, '');
  }
  const name = stripEnd(
    bare
      .replace(sometimes, ', $1')
      .replace(endings, '')
      .replace(afterwards, '')
      .replace(praised, '$1')
      .replace(/ and (?:have|possess) (?=\p{L})/iu, ' and ')
      // "Must have a provider number already": that it is had now goes without saying.
      .replace(/,? already$/i, '')
      // A vehicle is no part of the paper: it is a condition of its own.
      .replace(
        /(?<=\blicen[cs]e),? (?:and|with|plus) (?:access to|(?:the )?use of) an? (?:car|vehicle)$/i,
        '',
      )
      .replace(/(?<=\d\s?\+ (?:years|yrs)) or more\b/i, ''),
  );
  const [, place, move] = moving.exec(name) ?? [];
  if (move !== undefined) return `${capitalize(move)} (${place})`;
  return capitalize(name.length >= 2 ? name : stripEnd(text));
}

/** In the middle of a sentence: "a valid Maryland permit". */
export const saySmall = (name: string): string =>
  /^(?:Valid|Current|Active|Clean|Clear|Full|Minimum|Registration|Experience) /.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : lowerFirst(name);

const articled = new Set(['US', 'GB', 'NL', 'PH', 'AE', 'CZ', 'BS', 'DO', 'GM']);
const shortNames: Partial<Record<string, string>> = { GB: 'UK', US: 'United States' };

/** "the UK", "Germany"; "the country of the job" where none is known. */
export function sayCountry(country: string | null): string {
  if (country === null) return 'the country of this job';
  const name = shortNames[country] ?? nameCountry(country);
  return articled.has(country) ? `the ${name}` : name;
}

const spoken =
  /\b(English|Spanish|French|German|Mandarin|Cantonese|Welsh|Irish|Hindi|Urdu|Bengali|Tamil|Tagalog|Filipino|Arabic|Portuguese|Italian|Dutch|Polish|Swahili|Kiswahili|Afrikaans|Russian|Japanese|Korean|Vietnamese|Danish|Swedish|Norwegian|Finnish|Turkish|Greek|Hebrew|Ukrainian|Romanian)(?=\b|[A-Z])/g;

/** Languages by their names. */
export const listLanguages = (text: string): string[] => [...new Set(text.match(spoken) ?? [])];
