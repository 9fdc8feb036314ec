import type { OccupationProfile } from '#market/occupations/profile.ts';
import { isVerb } from '../duty-verbs.ts';

/** Names of things that recruiters search for: capitals inside a sentence, abbreviations, versions. */
const name =
  /(?<![\p{L}\p{N}])(?:\.NET|C\+\+|C#|F#|(?:\p{Lu}[\p{L}\p{N}+#&.]*\p{L}|\p{Lu}{2,}[\p{N}]*|\p{Lu})(?:[- ](?:\p{Lu}[\p{L}\p{N}+#&]*|\d{1,5}\p{L}?)){0,4}|\p{Ll}\p{Lu}\p{L}+)(?![\p{L}\p{N}])/gu;
const noName =
  /^(?:I|A|The|This|You|Your|We|Our|If|In|At|An|And|Or|Must|Able|Ability|Experience|Experienced|Knowledge|Strong|Good|Excellent|Valid|Current|Proven|High|Minimum|Bachelor|Master|Associate|Degree|Diploma|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|US|USA|UK|EU|OK|PTO|AM|PM|CV|ID|HR|Inc|LLC|Ltd|GmbH)$/;
const mostTerms = 8;

const regions =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|State|City|County|United States|America|Europe|Germany|Canada|Northeast|Midwest|[A-Z]{2}(?<=NY|CA|TX|FL|IL|PA|OH|GA|NC|MI|NJ|VA|WA|AZ|MA|TN|IN|MO|MD|WI|CO|MN))$/;

/** The terms of a requirement; the first word of a phrase counts only when it is more than a capital. */
export function readTerms(text: string, profile: OccupationProfile): string[] {
  const terms = new Set<string>();
  const known = [...profile.tools, ...profile.skills, ...profile.credentials.map((c) => c.name)];
  const isGerman = /\b(?:und|oder|mit|der|die|das|für|von|im|sowie)\b|[äöüß]/i.test(text);
  for (const match of text.matchAll(name)) {
    const found = (match.index === 0 ? dropLead(match[0]) : match[0]).replace(
      /(?<![.&])[.&]+$/,
      '',
    );
    if (noName.test(found) || regions.test(found) || found.length < 2 || found.length > 40)
      continue;
    // Nouns are capital in German, and so is the first word of every phrase.
    const isPlain = /^\p{Lu}\p{Ll}+$/u.test(found);
    const isKnown = known.some((term) => term.toLowerCase() === found.toLowerCase());
    if (isPlain && !isKnown && !knownTools.test(found) && (isGerman || match.index === 0)) continue;
    if (isGerman && /^\p{Lu}\p{Ll}+\s/u.test(found)) continue;
    terms.add(found);
  }
  const lower = ` ${text.toLowerCase()} `;
  for (const term of known) {
    const plain = term.toLowerCase();
    const isNew = ![...terms].some((other) => other.toLowerCase().includes(plain));
    if (term.length > 2 && isNew && lower.includes(` ${plain} `)) terms.add(term);
  }
  return [...terms].slice(0, mostTerms);
}

const knownTools =
  /^(?:Go|Excel|Word|Outlook|Python|Java|Kubernetes|Docker|Terraform|Tableau|Salesforce|Figma|Revit|Jira|Snowflake|Databricks|Spark|Kafka|Linux|Ruby|Swift|Kotlin|Epic|Cerner|Workday|Oracle|Sage|Datev|Photoshop|Illustrator|React|Angular|Django|Rust|Scala|Git)$/;

const office =
  /\b(?:Court|Commission|Council|Committee|Board|Code|Department|District|Bureau|Office|Division|Authority|Agency|School|University|Team|Director|Manager|Officer|Lead|River|Street|Hall|Type|Act|State|County|City)\b/;

/** Of a duty only the names of things worked with: "services in Go and Kafka", "GTAW root". */
export function readDutyTerms(text: string, profile: OccupationProfile): string[] {
  return readTerms(text, profile).filter((term) => {
    if (
      office.test(term) ||
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
        term,
      ) ||
      /^(?:DOT|VP|CEO|CFO|COO|CTO|PM|QA|IT|GI|SKU|SKUs|AEs|SDRs|API|APIs|PTA)$/.test(term)
    )
      return false;
    if (/\p{Lu}.*\p{Lu}|\d/u.test(term) || knownTools.test(term)) return true;
    return new RegExp(
      String.raw`(?:\b(?:in|with|using|on|via|keep|mainly)|[,(]|\band) ${escape(term)}(?![\p{L}])`,
      'u',
    ).test(text);
  });
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "Current GWO BST" is about GWO BST, "Read GD&T" about GD&T. */
function dropLead(term: string): string {
  const [first = '', ...rest] = term.split(' ');
  if (rest.length === 0) return term;
  const isLead =
    isVerb(first) ||
    /^(?:Current|Valid|Active|Proven|Strong|Advanced|Basic|Fluent|Certified|Proficient|The|A|An|Two|Three|Solid|Good|First)$/.test(
      first,
    );
  return isLead ? rest.join(' ') : term;
}
