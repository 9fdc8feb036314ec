import type { FactKind } from '#shared/brief.ts';
import { hideOthersTravel } from '#shared/others-travel.ts';
import { asksSenses } from './body-demands.ts';
import { isTraitLine } from './traits.ts';

const languageNames =
  'english|german|french|spanish|italian|dutch|polish|portuguese|mandarin|cantonese|chinese|japanese|korean|arabic|russian|ukrainian|turkish|hindi|vietnamese|tagalog|asl|american sign language|deutsch|englisch|französisch|spanisch|italienisch|polnisch|anglais|allemand|français|espagnol|italien|angielski\\w*|niemiecki\\w*';

/** Tested in order: the first pattern that fits names the kind of a demand. */
const patterns: [FactKind, RegExp][] = [
  [
    'authorization',
    /\b(?:reside (?:in|within)|resident (?:in|of) (?:the )?[A-Z][^.]{0,40}\bfor the last\b|residency (?:in|within|required|is)|(?:state|city|county|proof of) residency|live (?:within|in(?= (?:the |our )?[A-Z])|near)|move within|moving violations|(?:driving|motor vehicle) record|\bmvr\b|work (?:authorization|permit)|authori[sz]ed to work|right to (?:live and )?work|eligib(?:le|ility) to work|legally (?:able|allowed|entitled|authori[sz]ed|permitted|eligible)|visa|sponsorship|h-?1b|citizen(?:ship|s)?|green card|security clearance|(?:secret|sc|ts|dv|bpss) clearance|clearance|background (?:check|screening|investigation)|(?:clean|clear|no) criminal (?:histor|record|background|convict)\w*|(?:background|identity|security|personnel)\b.{0,60}\bchecks\b|fully vaccinated|criminal record|crime[- ]free|felon(?:y|ies)|(?:police|credit|vetting|pre-employment|identity) checks?|(?:police|security|pass|undergo|clear|complete)\b[^.;]{0,40}\bvetting\b|drug (?:test|screen)\w*|pre-employment (?:screen\w*|physical|drug)|fingerprint\w*|dbs\b|(?:checkable|verifiable|traceable) (?:(?:work|employment|address) )?(?:history|background)|years?['’]? referencing|(?:two|three|\d)(?: \p{L}+)? references\b|minimum of (?:two|three|\d) references|(?:legal )?entitle(?:d|ment) to (?:live and )?work|disclosure and barring|proof of (?:address|identity)|references?\b.{0,20}\bcheck|arbeitserlaubnis|führungszeugnis|casier judiciaire|permis de travail)/iu,
  ],
  [
    'travel',
    /(?<!\b(?:selling|booking|booked|just|worth of|online|additional|sells?|customers?|leading|any) )\b(?:travel(?:ing|ling)?\b(?! agen| industr| nurs| contract| brand| option| segment| portal| platform| app\b| fintech| provider| compan| inventor| itinerar| better| sector| trade| tech| product| world| insur| arrangement| booking| expense| plans| experience| outside| every)|overnight stays?|nights? away|(?<!\bhome )away from home|overseas trips|reisebereitschaft|dienstreisen|déplacements?)\b/i,
  ],
  [
    'language',
    new RegExp(
      String.raw`\b(?:fluen(?:t|cy)|bilingual|multilingual|speak(?:s|ing)?|spoken|written|understand(?:ing)?|read(?:ing)?|write|communicate(?: \w+)? in|proficien(?:t|cy)|conversational|native-level|second language|business)\b.{0,30}\b(?:${languageNames})\b|\b(?:${languageNames})(?:kenntnisse)?\b.{0,40}\b(?:fluen(?:t|cy)|required|preferred|wünschenswert|von vorteil|souhaitée?|level|skills|a plus|speaker|spoken|written|courant|lu et|fließend|verhandlungssicher|in wort und schrift|kenntnisse|[abc][12]\b)|\bbilingual|(?:deutsch|englisch|französisch|sprach)kenntnisse|\b(?:${languageNames}) \(?[abc][12]\b|^(?:${languageNames})(?:\s*[,/&]|\s(?:and|or|und|et|lu|at|is)\s|$)|^(?:${languageNames}) lu\b`,
      'i',
    ),
  ],
  [
    'physical',
    /^(?:walking|standing|sitting|reaching|stooping|kneeling)$|\b(?:lift(?:ing)?\b(?! station| gate)|carry(?:ing)? (?:up|\d|heavy|loads)|stand(?:ing)? (?:for|up|long|all)|(?<!\bthink |\bthinking )on (?:your|their) feet|climb(?:ing)?\b|ladders?|heights?\b|kneel\w*|bend(?:ing)?\b|crouch\w*|stoop\w*|crawl\w*|push(?:ing)? (?:and|or|\/) ?pull\w*|walk(?:ing)? (?:for|up|long)|(?:physically|physical) (?:able|fit|demand\w*|strength|stamina|abilit\w+|requirements?)|\d+ ?(?:lbs?|pounds|kg|kilos?)\b|(?:frequent|constant|continuous|regular|prolonged)(?:ly)? (?:standing|walking|sitting)|standing and walking|walking and standing|repetitive (?:motion|movement|action)|standing posture|(?:required to (?:stand|sit|walk|talk|stoop|hear)|able to (?:stand|sit|walk|stoop))\b|prolonged (?:periods? )?(?:of )?(?:sitting|standing)|use (?:of )?hands to|reach with hands|vision abilities|sit(?:ting)? for|manual dexterity|visual acuity|corrected (?:hearing|vision)|hearing and vision|color vision|outdoors? in|(?:extreme|cold|hot|heat).{0,20}(?:temperatures?|weather|spaces|environment)|confined (?:spaces?)?|körperlich belastbar\w*|port de charges)/i,
  ],
  [
    'schedule',
    /\b(?:(?:can|able to|available to|ready to) (?:start|begin)(?: work)? (?:as soon as possible|immediately|at once|right away|asap)|telework|hybrid:|hybrid (?:schedule|work)|rotational|expected hours|\d{1,2}(?:\.\d)? hours (?:over|across|per|between|on|a week)|from home\b|remote days|homeoffice|(?:work|works?|any|night|day|evening|swing|second|third|first|graveyard|rotating|split|of \d+) shifts?\b|\d+[- ]hours? (?:shifts?|days?)|shifts? (?:of|from|are|is|work)|shift\s?:|weekends?|nights? (?:and|or)|evenings?|overtime|on[- ]call|holidays? (?:required|and|as)|availab(?:le|ility) (?:to work|on|for|mon|\d)|flexible (?:schedule|hours|availability)|work (?:a )?flexible|hours (?:per|a) week|rotating(?! (?:equipment|machin|assembl|parts?|shafts?|plant|disc|element))|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s?(?:-|–|to|through)\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|\d{1,2}(?::\d\d)? ?[ap]\.?m\b|(?:in (?:the )?office \w+ days)|^(?:days|nights|evenings|weekends|day shift|night shift)$|schichtbereitschaft|schichtdienst|wochenend\w*|travail (?:le|en) (?:week-end|soirée|équipe)|horaires (?:décalés|variables))/i,
  ],
];

const number =
  '(?:\\d{1,2}\\s?(?:\\+|plus)?|an?(?=\\s\\w+\\s(?:of|in|as|on|or|doing|with))|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|zwei|drei|fünf|deux|trois|cinq)';
const unit = '(?:years?|yrs?|months?|jahren?|ans\\b|années|mois\\b)';
/** A length of time that somebody has worked: not "in the last three years", not an age. */
const years = new RegExp(
  String.raw`(?<!\b(?:in|last|past|within|for|after|every|next|by|(?<!\bminimum )of|first|over|per|under|twice|once|times|hours?|days?|weeks?|weekends?|nights?|trips|visits|shifts)\s(?:the\s)?(?:last\s|past\s)?)\b${number}\s?(?:\(\d+\)\s?)?(?:(?:-|–|to|or|bis|à)\s?\w+\s?\+?\s?)?(?:or more |plus |full |\+ )?${unit}(?!\s(?:old|of age|checkable|verifiable|traceable|referencing|contract|assignment|after|ago|later))`,
  'i',
);
const experience =
  /\b(?:experienced?|track record|hands-on work|history of|worked (?:in|as|with|on|for)|previously worked|(?:previous|prior|past) (?:[\w-]+ ){0,4}(?:roles?|positions?|employment)|berufserfahrung|erfahrung(?:en)?|expérience|expérimentée?|doświadczeni\w+)\b/i;
const education =
  /\b(?:bachelor\w*|master(?:'s|s)? (?:degree|in|of (?:science|arts|business|public|social|education|engineering|laws?|fine|health|divinity|architecture))|master's|associate(?:'s|s)? degree|b\.?sc?\.?|m\.?sc\.?|b\.?a\.?(?= (?:in|or|degree|required|preferred|essential|is required)\b)|m\.?[as]\.?(?= (?:in|degree) )|kcse|mba|ph\.?d\.?|j\.?d\.?(?= (?:from|degree|or))|(?<!\b(?:high|higher|highest|great|greater|certain|large|wide|significant|considerable|moderate|lesser) )degree(?! of (?!bachelor|master|doctor|associate|science|arts|engineering|law))|diploma|ged|adn|bsn|msn|dpt|otd|msw|bsw|jd|mph|bba|high school|gcses?|a-levels?|nvq ?\d?|btec|hn[cd]|level [2-8] (?:\p{L}+ ){0,3}(?:qualification|diploma|award)|apprenticeship|vocational|school[- ]leaving|abitur|ausbildung|studium|hochschul\w+|fachhochschul\w+|bac ?\+ ?\d|bts|diplôme|licence pro|graduat(?:e|ed|ion)|coursework|trade school|technical school|wykształcenie)\b|\b[bm]\.a\.(?=\s|$)/iu;
/** A school by its kind says what somebody learned; "across the university" only where the work is. */
const ofSchool =
  /^(?:[\p{L}'’-]+ ){0,3}(?:college|university)\b(?! (?:communit|environment|setting|relation|system|polic|department|procedure|has\b|have\b|is\b|are\b|will\b|offers|requires))|\b(?:some|at|from|of|in|completed|attended|attending|enrolled|recogni[sz]ed|reputable|accredited|or) (?:(?:an?|the|any|local|two|four|[24])[- ])?(?:years? (?:of )?|year )?(?:(?:recogni[sz]ed|accredited|reputable) )?(?:college|university)\b(?=$|[.,;()]| (?:or|and|in|with|is|required|preferred|level|degree|education|cours|credit|graduat|student|diploma|program|qualif|leaver))|\b(?:college|university)[- ](?:level|degree|educat\p{L}*|cours\p{L}*|credits?|graduat\p{L}*|students?|diploma|program\p{L}*|qualif\p{L}*|trained|transcripts?|or equivalent|or)\b/iu;
const namesEducation = (text: string): boolean => education.test(text) || ofSchool.test(text);

const licence =
  /\b(?:must be (?:completed|obtained|earned) within|(?<!\bnon-)licen[cs](?:e[ds]?|ure|ing)|certifi(?:ed|cates?|cations?)|registration (?:with|as)|registered with|(?<!\b(?:university|college|school|institution|program|programme) (?:that is )?)accredit\w*\b(?! (?:\p{L}+ ){0,2}(?:universit|college|school|institution|program))|credential(?:s|ed)?|cdl\b|osha[- ]?\d+|cpr|bls|acls|pals|cpa|cfa|pmp|shrm|phr|sphr|tefl|nclex|notary|(?:part|newly|recently|nearly|fully)[- ]qualified \(?[A-Z]{2,6}\b|bar admission|admi(?:tted|ssion) to .{0,20}bar|member of .{0,20}bar|gwo|nfpa ?70e|epa ?608|servsafe|food handler|twic\b|hazmat|guard card|(?:handgun|firearms?|gun|carry|food|weapons?) permits?|driver cpc|tacho(?:graph)? card|forklift (?:ticket|card|cert\w+)|cscs|smsts|18th edition|city & guilds|class [ab]\b|nmc\b|hcpc|hpc\b|gphc|gmc\b|gdc\b|rtpi|m?rics\b|ciob|cipd|cips\b|cima\b|acca\b|qts|chartered (?:status|member\w*|engineer)|(?:england|scotland|wales|council|professional|pin) registration|registration$|ccrn|cen\b|ocn\b|aicp|lcsw|lmsw|lmft|lpc\b|\brn\b|\blpn\b|lvn\b|\bcna\b|lvt\b|\bpe\b(?= licen)|ase\b|nate\b|a\+ cert|ccna|cissp|cscp|asme section|endorsement|state tested|führerschein|zertifikat\w*|zulassung|approbation|meisterbrief|schein\b|permis (?:b|c|de conduire|poids)|caces|habilitation|uprawnienia|prawo jazdy)|\bregistered$/iu;
/** "GED certificate": an end of school, and no licence to do anything. */
const schoolPaper =
  /\b(?:GED|school|leaving|equivalent|equivalency|college|degree|diploma)(?:\s?(?:\/|or)\s?\p{L}+)? certificat(?:es?|ions?)\b/giu;
const safety =
  /\b(?:lock-?out|tag-?out|loto\b|ppe\b|safety (?:rules|procedures|protocols|regulations|standards|practices|training|policies|first|glasses|shoes|gear)|safe(?:ly)? (?:work|operat)\w*|hazard(?:s|ous)|osha\b(?![- ]?\d)|haccp|infection control|arbeitssicherheit|sécurité (?:au travail)?|fall protection|harness)/i;
const tool =
  /\b(?:software|computer[- ]litera(?:te|cy)|microsoft|ms office|office 365|powerpoint|google (?:workspace|sheets|docs|analytics|ads)|sap|salesforce|hubspot|netsuite|quickbooks|servicenow|jira|confluence|tableau|power ?bi|python|java(?:script)?|typescript|angular|vue|spring boot|mysql|postgres\w*|mongodb|node\.?js|sql|aws|azure|gcp|kubernetes|docker|terraform|linux|c\+\+|c#|\.net|golang|ruby|php|kotlin|figma|adobe|photoshop|illustrator|autocad|revit|solidworks|catia|matlab|cerner|meditech|ehr|emr|crm|erp|wms|cmms|scada|plc|cnc|pos (?:system|terminal)s?|datev|westlaw|lexisnexis|zendesk|asana|wordpress|shopify|kafka|snowflake|databricks|airflow|dbt|pytorch|tensorflow|multimeter|forklift|pallet jack|oscilloscope|hand tools|power tools|torque wrench)\b/i;
/** Also words: with their capitals only. */
const toolByName =
  /\b(?:Excel|Word|Outlook|Oracle|Workday|React|Rust|Git|Swift|Epic|Slack|Spark|EXCEL)\b/;

const things =
  /^(?:own|reliable|access to(?: a| your own)?|your own|a|dependable)?\s?(?:own |personal )?(?:car|vehicle|transport(?:ation)?|tools|hood|passport|laptop|phone)(?=$|[,.;(]| (?:required|needed|essential|preferred|is|and|with|to|for|in|of)\b)/i;
const age =
  /\b(?:years? old|years? of age|of legal age|years? (?:or|and) (?:older|over|above|up)|(?:1[4-9]|2[1-5]) (?:or older|and over|to sell)|minimum age|at least age)\b|\bmust be (?:at least |over )?(?:1[4-9]|2[1-5])\b/i;

/** "1 year temporary position", "6-month contract": how long the job lasts, and no length of experience. */
const isTerm =
  /^(?:an? |this is an? )?(?:initial )?(?:\d{1,2}|one|two|three|six|nine|twelve|eighteen)[- ](?:years?|months?|weeks?)(?:[- ](?:fixed[- ]term|temporary|temp|maternity|paternity|rolling|initial|renewable|full[- ]time|part[- ]time))*[- ](?:position|role|job|contract|assignment|appointment|post|placement|cover|ftc|internship)\b/i;

const namesTool = (text: string): boolean => tool.test(text) || toolByName.test(text);

/** "Willing to obtain a forklift licence": the will is asked for, and no paper has to be shown. */
const asksWill =
  /\b(?:willing(?:ness)?|prepared|happy) to (?:obtain|get|gain|acquire|pursue|achieve|work towards?|study for|apply for|train for)\b/i;

/** "Experience in teaching high school", "College experience": where somebody worked, and nothing that they passed. */
const taught =
  /^(?:\p{L}+ ){0,2}experience (?:in |of |with )?teaching\b|^(?:\p{L}+ ){0,2}teaching experience\b|\bschool experience\b/iu;
const paper = /\b(?:degree|diploma|ged|bachelor\w*|master'?s|graduat\w+)\b/i;

/** An act of parliament is known, whatever paper it is about. */
const namesLaw = /\bAct(?: of \d{4}| \d{4})?$|\bAct\b[^.]{0,80}\bof \d{4}$/;
/** "Knowledgeable in confined space working" is known, and not borne. */
const isKnown =
  /^(?:\p{L}+ ){0,2}(?:knowledge|knowledgeable|understanding|experienced?|familiar|familiarity|training|trained|expertise) (?:in|of|with)\b/iu;

/** "Giving guests a warm experience": theirs, and nothing that somebody has done. */
export const ofOthers =
  /\b(?:provid|creat|deliver|giv|offer|ensur|enhanc|improv|shap|craft|elevat)\p{L}*\s(?:[\p{L}'’-]+\s){0,6}experiences?\b(?! (?:in|with|of|as)\b)/iu;

/** What kind of demand a phrase of the requirements makes. */
export function kindOfRequirement(text: string): FactKind {
  const head = text.slice(0, 70);
  if (age.test(text)) return 'authorization';
  if (asksSenses.test(text)) return 'physical';
  if (isTraitLine(text)) return 'trait';
  if (isTerm.test(text)) return 'schedule';
  if (things.test(text) && !licence.test(text)) return 'other';
  if (/^(?:has|have) (?:been|led|run|sat|worked|built|managed|sold|hit|hired|taught)\b/i.test(text))
    return 'experience';
  if (namesLaw.test(text) && !/\bmust\b|\blicen[cs]e\b/i.test(text)) return 'skill';
  const own = hideOthersTravel(text);
  const first = patterns.find(([, pattern]) => pattern.test(own))?.[0];
  const named = first === 'physical' && isKnown.test(text) ? undefined : first;
  const isYears = years.test(head) && !(namesEducation(head) && !experience.test(text));
  if (isYears && named !== 'authorization' && !/^.{0,24}\blicen[cs]e/i.test(text))
    return 'experience';
  const isLicence = licence.test(text.replace(schoolPaper, ''));
  const will = isLicence && !named ? asksWill.exec(text)?.index : undefined;
  // "A forklift licence or willingness to obtain one" names the paper first, and one of the two has to be shown.
  if (will !== undefined && !licence.test(text.slice(0, will))) return 'other';
  const asksAbility = /\bable to\b|\bability to\b/i.test(head);
  if (
    isLicence &&
    (named === 'physical' || named === 'schedule') &&
    licence.test(head) &&
    !asksAbility
  )
    return 'licence';
  if (named) return named;
  if (isLicence && !(namesEducation(head) && !licence.test(head.replace(schoolPaper, ''))))
    return 'licence';
  if (taught.test(head) && !paper.test(text)) return 'experience';
  if (namesEducation(head)) return 'education';
  if (experience.test(head.replace(ofOthers, ''))) return namesTool(head) ? 'tool' : 'experience';
  if (safety.test(text)) return 'safety';
  if (namesEducation(text)) return 'education';
  if (namesTool(text)) return 'tool';
  return years.test(text) ? 'experience' : 'skill';
}

/** A sentence of running text that demands something of the person. */
export function isDemand(text: string): boolean {
  return (
    /\b(?:must (?:be|have|hold|possess|pass|speak|own|complete)|required|is a must|you (?:do )?(?:need|must|should have|have|bring|hold|live (?:in|within|near)|are (?:comfortable|able|willing|a (?:certified|licensed|registered)))|we(?:'re| are)? (?:need(?! (?:an?|one|two|three|\d+|another|more)\b)|require|look(?:ing)? for (?!a |an |two |three |the )|expect)|minimum (?:of )?\w+|a plus|preferred|nice to have|ability to|able to|knowledge of|proficien\w+|familiar\w* with|voraussetzung|sie (?:haben|verfügen|bringen|sind)|du (?:hast|bringst|bist)|vous (?:avez|êtes|maîtrisez|justifiez|disposez)|von vorteil|wünschenswert|erforderlich)\b/i.test(
      text,
    ) ||
    (years.test(text) &&
      experience.test(text) &&
      !/\b(?:our|we have|we've|combined|since)\b/i.test(text))
  );
}
