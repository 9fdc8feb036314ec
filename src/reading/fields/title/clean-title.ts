import type { Span } from '../field-unit.ts';
import { cutPlace } from './cut-place.ts';
import { namesOccupation } from './occupation-words.ts';
import { mayBeSmall } from './small-letters.ts';
import { titleNotes } from './title-notes.data.ts';

const openings =
  /^(?:(?:job|position|role|vacancy) (?:description|title|posting|opening|announcement|advert(?:isement)?|profile|summary|overview|opportunity|vacancy|specification)s?|job|(?:current |new |open )?(?:vacanc(?:y|ies)|positions?|roles?)|(?:career|employment|job|exciting|new) opportunit(?:y|ies)|opportunity|opening|position announcement|title|role|subject|re|fwd?|now hiring|we(?:'re| are) (?:now |currently |urgently )?(?:hiring|recruiting|looking for|seeking)|hiring(?: now| for| immediately)?|urgent(?:ly)?(?: hiring| requirement| require[ds]| need(?:ed)?| opening| vacancy)?(?: for(?: the position(?: of)?)?)?|immediate (?:hire|opening|start|requirement|need)(?: for)?|wanted|needed|help wanted|join (?:us|our team) as|apply (?:now )?(?:for|to)|stellenangebot|stellenanzeige|stellenausschreibung|wir suchen|gesucht|offre d'emploi|recrutement|nous recherchons|recherche|oferta pracy|new|hot job|featured|job application for|interviewing now for|application for)(?:\s?[:|!\])–-]+\s?|\s+[^\w\sÀ-ɏ$£€(]+\s*|\s+(?=an?\s|eine?n?\s|une?\s)|(?<=\b(?:for|urgently required|for the position(?: of)?))\s+|\s?\n)/i;

/** "Position Finance Assistant": a label that lost its colon; a "Title Officer" is one. */
const bareLabel = /^(?:(?:job|position|role) title|title|position)\s+(?=\p{Lu}\S*\s)/iu;

/** "416550 - Research Fellow", "#8120: Tester": the number under which a house keeps the job. */
const numberBefore = /^#?\d{4,9}\s?[-–:|]\s?(?=\p{L})/u;

/** "3+ years Glazier": what somebody brings, and not what somebody is. */
const yearsBefore =
  /^\d{1,2}\+?(?: ?[-–] ?\d{1,2})?\+? ?(?:years?|yrs?)['’]?(?: of)?(?: exp(?:erienced?|\.)?)?[,:]? (?=\p{L})/iu;

function yearsAhead(text: string): number {
  const length = lengthOf(yearsBefore, text);
  return length > 0 && namesOccupation(text.slice(length)) ? length : 0;
}

function labelBefore(text: string): number {
  const length = lengthOf(bareLabel, text);
  const rest = text.slice(length);
  const [first = ''] = rest.split(/[\s/-]/);
  return length > 0 && namesOccupation(rest) && !namesOccupation(first) && !/^insur/i.test(rest)
    ? length
    : 0;
}

const articles =
  /^(?:(?:the )?(?:position|post|role|title|job) of|an?|the|our|one|some|eine?n?|die|der|das|une?|le|la|les|l'|une?\(e\)|un\(e\)|une?\/|des|(?!\d (?:way|point|star|axis|ton|wheel)\b)\d{1,2}(?:\s?x)?|x\d{1,2}|two|three|four|five|several|multiple)\s+(?=\S)/i;
const praise =
  /^(?:experienced|amazing|fantastic|awesome|curious|flexible(?= \S+ )|[a-z]{3,12}-(?:driven|minded|focused|savvy)|rock ?star["”]?|skilled|talented|motivated|enthusiastic|dedicated|passionate|reliable|dynamic|qualified|highly|self-motivated|driven|hard-?working|organized|organised|energetic|friendly|professional(?= [a-zÀ-ɏ]+ )|exceptional|outstanding|bright|creative(?=,| and (?:motivated|driven|passionate|enthusiastic|talented|dynamic|energetic|detail))|ambitious|proactive|detail-oriented|results-driven|compassionate|caring|committed|full[- ]time|part[- ]time|fulltime|permanent|temporary|seasonal|casual|additional|great|strong|immediate|erfahrene[nr]?|engagierte[nr]?|motivierte[nr]?|zuverlässige[nr]?|female|male|young|lady|seasoned|meticulous|outgoing|customer[- ]centric|self-starting)(?:,|\s+and|\s+&)?\s+(?=\S)/i;
/** "a new cook", but "New Product Manager". */
const newcomer = /^new (?!to |product|business|home|build|media)(?=\S)/;

/** Kinds of contract are cut only behind a comma or dash: "Travel Contract" may be a title's own words. */
const contractBehind =
  /\s*[-–|,(:•·]\s*(?:permanent|temporary|contract|freelance|temp(?:-to-perm| to perm)?|fixed[- ]term|ftc|casual|zero hours)\b[^()|]{0,24}\)?\s*$/i;

const slogans =
  /\s*[-–|,]\s*(?:work from home|leads provided|home (?:daily|weekly|time)|no touch|weekly pay|paid training|\$?[\d,]*\s?sign[- ]on bonus|great (?:pay|benefits)|excellent benefits|benefits|hiring now|all shifts|flexible (?:hours|schedule)|competitive \w+|immediate\w*)\s*!*$/i;

/** "Porter - choose your hours": said to the reader. */
const callBehind = /\s+[-–|]\s+(?:[^-–|]{0,30}\s)?(?:you|your|our|we)\b[^-–|]{0,50}$/i;

const closings =
  /(?:\s*[-–|,:•·]\s*|\s+)(?:apply (?:now|today).*|careers? (?:portal|site|page|opportunities)|careers|job description|job details|(?:job|position|vacancy|opening|opportunity|opportunitie|role|required|wanted|needed|gesucht|(?<!\bde\s)recrutement)s?!*|jd|\(?w2\b.*|no experience (?:needed|required).*|immediate (?:start|joiner|joining|hire).*|start(?:ing)? (?:asap|immediately|now).*|asap!*|urgent(?:ly)?(?:!*|\s(?:hiring|need\w*|requirement|start).{0,20})|\(?[fp]\/t\)?|\(?(?:fully |100% )?(?:remote|hybrid|on-?site|in-office|work from home|wfh)\)?(?: (?:position|role|job|opportunity|work))?|(?:full|part)[- ]?time|\(?(?:ft|pt|w2|c2c|1099)\)?|\(?(?:\d|two|three|four|five)(?: ?[-–] ?\d)? days (?:a|per) week\)?|days?(?: shift)?|nights?(?: shift)?|evenings?|weekends?|\(?\d{1,3} (?:openings?|posts?|positions?|vacanc(?:y|ies)|slots?)\)?|\(\d{1,2}\)|x\s?\d{1,2}|(?:job|role|position) (?:summary|overview|purpose|description)s?|\(?(?:ref|req|job id|id)(?:erence|uisition)?(?: no| number)?[.:#]{0,2} ?[\w/-]*\d[\w/-]*|ref\.? ?\S+|req(?:uisition)?\.? ?#?\S+|job (?:id|#|ref|code).{0,20}|#\s?\d+|\(?\d{5,}\)?|cdi|cdd|vollzeit|teilzeit|ab sofort|in vollzeit.*|in teilzeit.*|télétravail\b.*|home ?office\b.*|unbefristet|befristet|\((?:full|part)[- ]?time[^()]{0,20}\)?|\([^()]{0,20}\b(?:hrs|hours|std|h\/week|h\/woche)[^()]{0,12}\)?|\d{2,3}(?:\s?[-–]\s?\d{2,3})?\s?%)\)?\s*$/i;

/** "Chef de Partie – Lakeside Hotel" */
const employerBehind =
  /\s[-–|]\s[^-–|]{0,50}\b(?:hotel|inn|inc|llc|ltd|gmbh|ag|corp|corporation|hospital|school|university|college|trust|group|company|restaurant|clinic|church|council|mart|#\d+)\b[^-–|]{0,60}$/i;

const pay =
  /(?:\s*[-–|,:(•·@]\s*|\s+)(?:(?:up to|from|starting at|at|pay(?:s|ing)?|salary|earn|bis zu|ab|à partir de)\s*)*(?:US|CA|C|A|AU|NZ)?(?:[$£€₹]|Rs\.?|USD|EUR|GBP|PLN|INR|CHF)\s?\d.*$|(?:\s*[-–|,:(•·@]\s*|\s+)\d[\d.,\s]*(?:k\b|K\b|\s?(?:€|zł|PLN|EUR|USD|GBP|LPA|lpa|CPM|cpm)).*$/;

/** A title as it stands in a text, without what clings to it: pay, place, hours, calls to apply. */
export function cleanTitle(text: string, start = 0): Span & { text: string } {
  let from = 0;
  let to = text.length;
  const current = (): string => text.slice(from, to);
  for (let round = 0; round < 6; round += 1) {
    const before = current();
    from += lengthOf(/^(?!\.NET\b)[^\p{L}\p{N}(]+/u, current());
    for (const lead of [openings, articles, praise, newcomer]) from += lengthOf(lead, current());
    from += labelBefore(current());
    from += lengthOf(numberBefore, current());
    from += yearsAhead(current());
    if (isPaySuffix(current())) to = from + (pay.exec(current())?.index ?? current().length);
    for (const note of titleNotes) to -= noteBehind(note, current());
    to -= lengthOf(closings, current());
    to -= lengthOf(contractBehind, current());
    to -= lengthOf(slogans, current());
    to -= noteBehind(callBehind, current());
    to -= lengthOf(employerBehind, current());
    to = from + cutPlace(current()).length;
    to -= headingBehind(current());
    to -= lengthOf(/[\s"'*:|,;!–\-/.•·\p{Extended_Pictographic}\uFE0F]+$/u, current());
    if (current().includes('(') && !current().includes(')')) to = from + current().lastIndexOf('(');
    if (current() === before) break;
  }
  const trimmed = current();
  return { text: restoreCase(trimmed), start: start + from, end: start + from + trimmed.length };
}

/** What is left must name somebody: a note alone may be all that was written. */
function noteBehind(note: RegExp, text: string): number {
  const length = lengthOf(note, text);
  const rest = text.slice(0, -length);
  return length > 0 && (namesOccupation(rest) || /\p{Lu}{2,}$/u.test(rest)) ? length : 0;
}

const heading =
  /\s(?:key |main )?(?:duties|responsibilities|accountabilities|qualifications|requirements)(?: (?:and|&) \p{L}+)?\d?$/iu;

/** "Warehouse Helper Responsibilities" is a heading that names the helper; "Key Responsibilities" names nobody. */
function headingBehind(text: string): number {
  const found = heading.exec(text);
  return found && namesOccupation(text.slice(0, found.index).replace(/^principal\b/i, ''))
    ? found[0].length
    : 0;
}

function isPaySuffix(text: string): boolean {
  const match = pay.exec(text);
  return match !== null && match.index > 2;
}

function lengthOf(pattern: RegExp, text: string): number {
  const found = pattern.exec(text)?.[0];
  return found === undefined || found.length >= text.length ? 0 : found.length;
}

export const acronyms: ReadonlySet<string> = new Set(
  'RN LPN LVN CNA EMT RPN HR IT QA UI UX AI ML VP SVP EVP AVP CEO CFO COO CTO CIO CISO CNC CDL HGV LGV FLT HVAC SQL SAP ERP CRM GIS DBA PT OT SLP ICU ER OR NICU ED PA NP MD DO PHD RF PLC PCB EHS EHSQ HSE OTR LTL SDR BDR SEO SEM PPC B2B B2C MRI CT DSP BCBA LCSW LMFT LPC PMHNP CPA FP&A P&L R&D AP AR II III IV VI VII USA US UK EU NHS HCA SEN TA STEM K-12 DC NY LA CA TX iOS ESL ESOL TEFL MRP AWS GCP SRE API MEP MIG TIG ASIC FPGA NDT AML KYC GED OSHA CPR CAM CAD GD&T LOTO PPE EPA DOT CRM'.split(
    ' ',
  ),
);
const smallWords = new Set(
  'and or of for in to the a an at with on by de du des la le et und für'.split(' '),
);

/** "POLICE SERVICE REPRESENTATIVE" is shouting; anything with small letters stays as written. */
function restoreCase(text: string): string {
  const letters = text.replace(/\([^()]*\)|[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase();
  const isWhispered = letters !== '' && letters === letters.toLowerCase();
  // "St Catherine'S": a program made every word begin with a capital.
  if (!isShouted && !isWhispered) return text.replace(/(?<=\p{Ll}['’])S\b/gu, 's');
  return text.replace(/[\p{L}\p{N}&'.-]+/gu, (word, index: number) => {
    const isEnding = text[index - 1] === '(' && /\p{L}/u.test(text[index - 2] ?? '');
    if (isEnding) return word.toLowerCase();
    if (acronyms.has(word.toUpperCase())) return word.toUpperCase();
    if (index > 0 && smallWords.has(word.toLowerCase())) return word.toLowerCase();
    // "SAP BTP": a short word that nobody can say, or that no title has, stands for others.
    if (isShouted && /^\p{Lu}{2,4}$/u.test(word) && (!/[AEIOUY]/.test(word) || !mayBeSmall(word)))
      return word;
    return word.toLowerCase().replace(/(?:^|-)\p{L}/gu, (letter) => letter.toUpperCase());
  });
}

/** Whether a cleaned text could stand as the title of a job. */
export function looksLikeTitle(text: string): boolean {
  if (/^(?:the|an?|our|le|la|der|die|das)$/i.test(text)) return false;
  if (text.length < 2 || text.length > 110 || text.split(/\s+/).length > 14) return false;
  if (
    /[.!?]\s|[.?]$|https?:|www\.|@|\.\.\./.test(text) &&
    !/\b(?:sr|jr|st|dr|ass|asst|mgr|u\.s|ph\.d)\./i.test(text)
  )
    return false;
  if (/\d ?[ap]\.?m\b|\bability to\b|\bskills (?:and|in)\b/i.test(text)) return false;
  if (/\bcompany description|^days?\b|\b(?:days|months) (?:on|in|per|a)\b/i.test(text))
    return false;
  return !/^(?:services of|of|and|or|to|by|with|assist|provide|comment|founded|established|since|located|about|for over|with over|you|we|our|your|i|they|this|these|must|please|if|as|when|who|what|why|how|are|is|do|does|will|can|click|apply|responsible|ability|experience|bachelor|high school|minimum|required|strong|excellent|knowledge|proven|at least|no|not|all)\b/i.test(
    text,
  );
}
