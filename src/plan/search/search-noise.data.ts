/** Words that stand in advertisements with a capital or in a list, and that nobody puts into a profile as a skill. */
const alone =
  'understanding knowledge proficient extremely looking addition subtraction multiplication fractions first second third fourth fifth hammer headset headsets supervisor supervisors subcontractor subcontractors tablet tablets architects home literacy training requirements publications nights relational open hands huge great glass practice clinic retention schedule scheduling layout minutes dealers diagnostics construction manufacturing chemical engagement client turnaround site sites installation access gauge gauges word words exchange check checks money url camera printers laminators minutes correspondence deadlines loading schedules inspections service repair travel luxury media international endangered discriminatory deputy internet ppt vip upkeep skid children service services maintenance installations detective gloves city county state federal local national equipment materials products product customers clients policies procedures records forms files mail email emails phone phones calls meetings events projects tasks duties operations support quality safety security compliance documentation paperwork budget budgets costs sales marketing finance human growth success culture people community public private national general standard basic advanced technical professional commercial industrial residential proficiency proficient superb union unions project restraint kids laptop';

/** A term that begins or ends so was cut out of a sentence. */
const firstWords =
  'by for with of to from as at per via minimum equivalent selective full-time part-time intermediate intended strong standard enter home virtual hardworking devoted prior previous basic general large other various new current relevant applicable us pc supervise ensure provide deliver maintain assist handle coordinate manage perform prepare conduct prepares recommends recommend monitors submits submitting reach reaching exceed exceeds exceeding achieve achieves achieving towards ensures provides maintains assists coordinates performs conducts determines determine evaluates participates participate demonstrates demonstrate identifies identify obtains obtain resolves resolve responds respond follows alternate possible minor initial';
const lastWords =
  'needs issues changes volumes context activity activities personnel best accuracy audience review reports direct paid proven acute proficiency networks protocols time based up people members matters goals objectives situations decisions priorities with sets large for in of on working experience knowledge contexts strong good excellent desirable preferred';

/** Of advertisements and of no profile: a term with one of these is prose. */
const prose =
  'own additional busy minimal discretion confidently communicate communicating relationships relationship policies guidelines environment environments supervision duties when will both above but than acquire progressively successfully successful practices responsible responsibilities senior-level dealing everyone timely accurate accurately effective effectively efficient efficiently multiple various necessary needed required assigned appropriate positive friendly excellent strong ability able willing willingness attention detail deadlines pressure prioritise prioritize workload multitask multitasking independently motivated colleagues stakeholders questions stunning robust seamless exceptional unique notice techniques frameworks definitions bundles reasonable';

/** Said in many advertisements of other trades too: beside these nobody is told apart. */
const tooCommon =
  'productivity|optimization|optimisation|networking|staff development|budget responsibility|value proposition|professional appearance|written reports|collections|indicators|proposals|control food|report problems|close deals|work ethic|vat|paye|bacs|banking|data governance|erp|kpi|cpr|first aid|adp|google meet|zoom|teams|high volume|rules and regulations|secure storage|operational procedure|operational procedures|industry trend|industry trends|market presence|marketing effort|marketing efforts|brand performance|campaign finance|incoming mail|deliver mail|job description|best practices|business development|data analysis|problem resolution|word processing|project management|time sheets|fleet|equipment maintenance|customer experience|customer satisfaction|product knowledge|sales goals|sales targets|business needs|continuous improvement|process improvement|vendor management|computer skills|data entry|record keeping|filing systems|in-house|technical documentation|customer success|client reporting|local area|guest satisfaction|customer complaints|health and safety|subject matter experts|customer orders|account representatives|industry certification|patient safety|customer care|private services|plumbing systems|project plans|research|writing|testing|delivery|waste|hiring|collateral|negotiation|presentations';
export const weak: ReadonlySet<string> = new Set(tooCommon.split('|'));

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const noise = { alone: toSet(alone), first: toSet(firstWords), last: toSet(lastWords) };
const proseWords = toSet(prose);
/** A plain license to drive is held by everybody; one to drive a truck or a bus is a paper of the trade. */
const plainLicense = /^(?!commercial\b).*\bdriver['’]?s? licen[cs]e$/i;
/** "C license" of a "P&C license": half of a name. */
const torn = /^\p{L} (?:licen[cs]e|certificate|certification|card)$/iu;

/** "NY license": which state, and not for which work. */
const ofState =
  /^(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|state) (?:\p{L}{1,15} )?licen[cs]e$/iu;

/** "Practicing license": of which profession it does not say. */
const anyPaper =
  /^(?:(?:valid|current|active|practi[cs]ing|professional|annual) ){1,3}(?:licen[cs]e|certificate|certification|registration)$/i;
/** "Administrator certificate": the end of a name whose letters stand on profiles. */
const endOfPaper =
  /^(?:\p{L}+ )?(?:coder|specialist|administrator|auditor|associate|technician|manager|professional|practitioner|assistant) (?:certificat\p{L}+|licen[cs]e|registration)$/iu;
/** What a driver has in the cab or brings back: true of all, and on no profile. */
const inTheCab =
  /^(?:(?:digital |digi(?:tal)?[ -])?tacho(?:graph)?s?(?: cards?)?|driver cards?|digi(?:tal)? cards?|(?:proofs? of delivery|PODs?)|delivery notes?|advice notes?|vehicle checks?|walk ?round checks?)$/i;
/** "MUST TYPE FAST": a sentence in capitals. */
const shouted = /^[\p{Lu}\d]{2,12}(?: [\p{Lu}\d]{2,12}){2,3}$/u;

/** Subjects of a degree that people of every trade have, and counts. */
const studies =
  /^(?:computer science|business administration|information technology|liberal arts|high volume|related fields?)$/i;

export function isNoise(term: string): boolean {
  const words = term.toLowerCase().split(/\s+/);
  if (words.some((word) => proseWords.has(word)) || plainLicense.test(term)) return true;
  if (torn.test(term) || anyPaper.test(term) || shouted.test(term) || ofState.test(term))
    return true;
  if (studies.test(term) || inTheCab.test(term) || endOfPaper.test(term)) return true;
  if (words.length === 1) return noise.alone.has(words[0] ?? '');
  return noise.first.has(words[0] ?? '') || noise.last.has(words.at(-1) ?? '');
}
