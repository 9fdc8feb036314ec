import type { OccupationProfile } from '#market/occupations/profile.ts';
import { namesOnlyTraits } from './personal-traits.ts';

/** Names of things that recruiters search for: capitals inside a sentence, abbreviations, versions. */
const name =
  /(?<![\p{L}\p{N}])(?:\.NET|C\+\+|C#|F#|(?:\p{Lu}[\p{L}\p{N}+#&.]*\p{L}|\p{Lu}{2,}[\p{N}]*|\p{Lu})(?:[- ](?:\p{Lu}[\p{L}\p{N}+#&]*|\d{1,5}\p{L}?)){0,4}|\p{Ll}\p{Lu}\p{L}+)(?![\p{L}\p{N}])/gu;
const noName =
  /^(?:I|A|The|This|You|Your|We|Our|If|In|At|An|And|Or|Must|Able|Ability|Required|Preferred|Desired|Desirable|Essential|Mandatory|Optional|Minimum|Plus|Bonus|Experience|Experienced|Knowledge|Strong|Good|Excellent|Valid|Current|Proven|High|Bachelor|Bachelors|Master|Masters|Associate|Degree|Diploma|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|US|USA|UK|EU|OK|PTO|AM|PM|CV|ID|HR|Inc|LLC|Ltd|GmbH|EEO|EOE|N\/A|ASAP|DOT|VP|CEO|CFO|COO|CTO|QA|IT|NOT|AND|OR|ALL|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|First|Second|Other|Full|Part)$/i;
const regions =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|State|City|County|United States|United Kingdom|America|Europe|Germany|France|England|Scotland|Wales|Ireland|Canada|Northeast|Midwest|[A-Z]{2}(?<=NY|CA|TX|FL|IL|PA|OH|GA|NC|MI|NJ|VA|WA|AZ|MA|TN|IN|MO|MD|WI|CO|MN))$/;
/** "FL 33912" */
const zip = /^\p{Lu}{2} \d{5}$/u;
const office =
  /\b(?:Court|Commission|Council|Committee|Board|Code|Department|District|Bureau|Office|Division|Authority|Agency|School|University|Team|Director|Manager|Officer|Lead|River|Street|Hall|Type|Act|State|County|City)\b/;
const mostTerms = 8;
const longestTerm = 40;

export interface KnownTerms {
  /** Tools and credentials that the reading found in the words of this fact. */
  found: readonly string[];
  /** What the occupation is known to use and to ask for. */
  profile: OccupationProfile;
  language: string | null;
  isDuty: boolean;
}

/** Names in a fact that a search can look for; often none. */
export function readTerms(
  text: string,
  { found, profile, language, isDuty }: KnownTerms,
): string[] {
  const terms = new Map<string, string>();
  const add = (term: string): void => {
    const key = term.toLowerCase();
    if (term.length > longestTerm || !/\p{L}/u.test(term) || noName.test(term)) return;
    if (term.length < 2 || namesOnlyTraits(term)) return;
    if ([...terms.keys()].some((other) => other.includes(key))) return;
    for (const other of terms.keys()) if (key.includes(other)) terms.delete(other);
    terms.set(key, term);
  };
  for (const term of found) add(term);
  // Nouns are capital in German: there only known names count.
  if (language === 'en' || language === null) for (const term of findNames(text, isDuty)) add(term);
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#.&/-]+/gu, ' ')} `;
  for (const term of [...profile.tools, ...profile.skills]) {
    if (term.length > 2 && lower.includes(` ${term.toLowerCase()} `)) add(term);
  }
  return [...terms.values()].slice(0, mostTerms);
}

/** The first word of a phrase is capital in any case; a name behind it is told by its own capital. */
function findNames(text: string, isDuty: boolean): string[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isTitled = words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.5;
  return [...text.matchAll(name)].flatMap((match) => {
    const bare = (match.index === 0 ? dropFirst(match[0]) : match[0]).replace(
      /(?<![.&])[.&]+$/,
      '',
    );
    const isPlain = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(bare);
    if (regions.test(bare) || office.test(bare) || zip.test(bare)) return [];
    if (isPlain && (isTitled || isDuty || match.index === 0)) return [];
    return [bare];
  });
}

/** "Current GWO BST" is about GWO BST. */
function dropFirst(term: string): string {
  const [first = '', ...rest] = term.split(' ');
  return rest.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(first) ? rest.join(' ') : term;
}
