import { isNoise, weak } from './search-noise.data.ts';
import { holds } from './title-kin.ts';

/** A term people write into a profile: short, a name or a thing, no sentence. */
export const isTerm = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 32 &&
  text.split(' ').length <= 4 &&
  !/[,;:("]|\p{L}s['’](?= )|\bor\b|\b(?:and|of|the|your|our)$/iu.test(text) &&
  !noSkill.test(text) &&
  !isNoise(text);

/** Written with a capital in advertisements, and no skill. */
const noSkill =
  /^(?:required?|preferred|essential|desired|desirable|bonus|plus|must|minimum|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|full[- ]time|part[- ]time|remote|hybrid|on-?site|experience|skills?|qualifications?|certifications?|responsibilities|benefits|team|company|degree|bachelor'?s?|master'?s?|bs|ba|ms|high school|diploma|english|salary|pay|usd|gbp|eur|inc|llc|ltd|who|our|what|why|senior|junior|lead|manager|startup|scrappy|registered|licensed|currently|membership|health|grade i+|gcses?|(?:full |valid |current |clean |uk )*driv(?:er'?s?|ing) licen[cs]e|permis b|führerschein|covid-19|eeo|osha|usa?|uk|eu|dei|roi|kpis?|dbs|pvg|deadlines?|strategy|filing|discovery|reporting|planning|(?:(?:written|verbal|oral|effective) )?communications?(?: skills)?|teamwork|team player|fast[- ]paced|attention to detail|background checks?|drug (?:test|screen)(?:ing|s)?|time management|critical thinking|problem[- ]solving|interpersonal|multi-?tasking|customer service)$/i;

/** Things that everybody of a trade has at hand and nobody puts into a profile. */
export const isCommonTool = (term: string): boolean =>
  /\b(?:equipment|machinery|machines?|tools?|systems?|platforms?|softwares?|databases?|devices?|instruments?|programs?|applications?|apps?|computers?|ladders?|\w*saws?|\w*cutters?|knives|knife|screwdrivers?|wrenches|saws?|nail guns?|benders?|threaders?|pullers?|gloves|phones?|telephones?|i-?pads?|(?:two-way )?radios?|laptops?|records?|monitors?|tills?|(?:photo)?copiers?|scanners?|printers?|laminators?|fax(?:es)?|calculators?|keyboards?|tanks?|box|hoods?|lifts|booms?|loppers)$/i.test(
    term,
  );

/** Named in half of all advertisements: true, and no reason to find somebody. */
export const isOffice = (term: string): boolean =>
  /^(?:(?:ms|microsoft|google|adobe)\s)?(?:office|word|excel|powerpoint|outlook|access|windows|teams|suite|workspace|sheets|docs|dropbox|365)\b|^(?:git|github|github actions|ci\/cd|jira|slack|confluence|agile|scrum|zoom|pivot tables?|v-?lookups?|xlookups?|spreadsheets?|crm|quotas?|power point|lead generation|pipeline)$/i.test(
    term,
  );

/** True of many trades at once: it selects bookkeepers and bankers where a controller is meant, unless the title says it. */
export const isWeak = (term: string, title: string): boolean =>
  weak.has(term.toLowerCase()) && !holds(title, term);

/** Languages, clouds and forms of business that stand in a good part of all profiles of a trade. */
export const isWidespread = (term: string): boolean =>
  /^(?:JavaScript|TypeScript|HTML5?|CSS3?|SQL|Python|Java|PHP|\.NET|C#|React(?:\.js)?|Node(?:\.js)?|AWS|GCP|Google Cloud|Azure|Docker|Linux|Unix|REST(?:ful)?(?: APIs?)?|APIs?|JSON|XML|SaaS|B2B|B2C|SMB|software development|web development|machine learning|object[- ]oriented|databases?)$/i.test(
    term,
  );
