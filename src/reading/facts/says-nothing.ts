/** Sentences that say nothing of this job: law, calls to apply, privacy, praise without a fact. */
const legal =
  /\b(?:equal (?:employment )?opportunit|eeo\b|affirmative action|without regard to|regardless of (?:race|age|gender|sex|color|religion|disability)|protected (?:veteran|class|characteristic)|discriminat(?:e|ion)|reasonable accommodations?|americans with disabilities|e-verify|privacy (?:policy|notice)|personal data|gdpr\b|data protection|terms (?:of use|and conditions)|cookies? (?:policy|settings|consent)|(?:(?:job|position|role) descriptions?|posting|statement)s? (?:is|are) not (?:intended|designed|meant|an exhaustive)|not (?:intended to be )?(?:an )?(?:all-inclusive|exhaustive)|may be (?:changed|modified|assigned) (?:at any time|as needed)|subject to change|other duties (?:as|may be) assigned|perform other (?:related )?duties|(?:do(?:es)?|performs?) related work|at-will|disaster service worker|pursuant to|pay range for this (?:role|position)|fair labor standards act|prohibited from (?:employing|hiring)|failure to provide|applicants must provide|every effort has been made|collective bargaining|recruitment agenc|unsolicited (?:resumes|cvs)|scam|fraud(?:ulent)? (?:offers|recruit)|fair chance|(?<!\b(?:clean|clear|no) )criminal histor(?:y|ies)|(?:encouraged|advised|recommended) to (?:be|get) (?:\p{L}+ )?vaccinated|vaccin\p{L}{2,6} (?:is|are) (?:not (?:mandatory|required)|encouraged)|genetic information|sexual orientation|gender identity|pay transparency|datenschutz|schwerbehindert\w*|unabhängig von (?:geschlecht|herkunft|alter)|gleichstellung|égalité des chances|rgpd|handicap)/iu;
const call =
  /^(?:(?:please )?(?:apply (?:now|today|online|here|at|by|via|with (?:your|a)|in person|through)|send|submit|email|e-mail|mail|click|visit|contact|call us|follow us|join us|upload|attach|forward|drop off|stop by|check out (?:our|the))\b|(?:to|how to) apply\b|if (?:you(?:'re| are)? (?:interested|ready|looking|excited|this)|this (?:sounds|is))|(?:to|for) (?:learn|find out|know|read) more\b|interested\?|sounds? (?:like you|good|interesting)|ready to|we look forward|we(?:'d| would) love to|don't (?:wait|hesitate)|apply (?:now|today)|come join|bewerben sie sich|wir freuen uns auf|interesse geweckt|postulez|envoyez|(?:only )?(?:shortlisted|successful) (?:candidates|applicants) will be contacted|no (?:phone calls|agencies)|thank you (?:for|in advance)|job type|posted|applications? (?:close|deadline|must be|may be|can be|due)|if you have not heard|text \w+ to \d|bewerbung(?:en)? (?:per|bitte|an))/i;
/** "If you are a self-starter, this is your opportunity": praise of the reader, and a call. */
const sellsItself =
  /^if (?:you|this|that)\b[^.]{5,220}\b(?:please (?:apply|complete|send|submit|get in touch|reach out|contact|email|forward)|we(?:['’]ve| have) been (?:looking|waiting) for|we(?:['’]d| would) (?:love|like) to (?:hear|meet|talk|have|speak)|(?:then )?this (?:is|could be|may be) (?:your|the|an?) (?:\p{L}+ ){0,2}(?:opportunity|chance|role|job|position|place)|(?:role|job|position|opportunity) (?:is|could be) for you|apply (?:now|today)|we want (?:you|to (?:talk|hear|meet|speak)))\b/iu;
const callSomeone =
  /^(?:[Cc]all|[Tt]ext) [\d(+]|^[Bb]ring (?:a|your) |^(?:[Cc]all|[Aa]sk for|[Tt]ext|[Ss]ee) (?:\p{Lu}\p{Ll}+)(?: at .{0,30})?$/u;
const praise =
  /^you(?:['’]re| are) at the (?:very )?(?:heart|core|cent(?:re|er)) of\b|\b(?:competitive|attractive|generous|excellent|exciting|dynamic|fast[- ]paced|passionate|world[- ]class|industry[- ]leading|leading|premier|best[- ]in[- ]class|innovative|cutting[- ]edge|rock ?star|ninja|guru|unicorn|family|fun|amazing|awesome|great|thrive|unlimited|exceptional|vibrant|state[- ]of[- ]the[- ]art|one of the (?:best|most|largest)|opportunity to (?:grow|learn)|growth opportunit\w+|make a difference|work hard|play hard|like[- ]minded|second to none|spannende|attraktive|dynamische|führende[rsn]?|stimulante?|dynamique)\b/i;
/** Nouns and figures that make even a praising sentence a fact. */
const concrete =
  /\d|401|\b(?:insurance|health (?:benefits|plan|care|cover)|healthcare|medical|dental|vision|pto|leave|holidays?|vacation|pension|retirement|bonus|commission|equity|stock|tuition|training|parking|uniform|meals?|lunch|discount|car\b|truck|laptop|remote|hybrid|flex\w*|overtime|per diem|relocation|childcare|gym|certification|urlaub|altersvorsorge|jobticket|mutuelle|télétravail|rtt|union|mentor\w*|shift|crew|partner|stop work|promot\w+|review\w*|budget)\b/i;

const notice =
  /^(?:(?:market|discipline|sector|vacancy type|job family|business unit)\s?: .{1,40}$|job posted by|available positions\b|supplemental pay types|employer description|additional (?:details|information)(?: for (?:candidates|applicants))?$|informal (?:enquir|discussion|visit)|seniority level|mid-senior level|entry level|job function|industries|(?:many )?thanks(?: (?:&|and) regards)?|(?:best |kind )?regards|technical recruiter|notice period\b.*|target time to fill|time to fill|this (?:posting|position|job|role) (?:closes|is open until|will remain)|posting closes|open until filled|veterans'? preference|closing date|clos(?:ing|es)\s?:|visits?\s?:|req(?:uisition)? ?(?:id|#)|job (?:id|code)|report job|save job|full job description|job details|tool list per|applications are (?:reviewed|accepted)(?! until)|(?:all )?candidates will be (?:notified|scheduled|contacted)|in accordance with|after meeting (?:the )?minimum|(?:may|must|will) be required$|other combinations of|for (?:additional|more|further) information|learn more (?:at|about)|this is a general description|if any information|(?:GS|PS|WG|NF)-?\d+$|no specific type or amount|therefore, (?:you would|in addition)|qualifications? (?:determinations|are based)|(?:and|or|\(?(?:highly |strongly )?(?:required|preferred|desired)\)|required|mandatory|essential|preferred|desirable|optional|yes|no|none|n\/a|criteria|e\/d)$)/i;
const onlyPay =
  /^(?:(?:the |starting |base |hourly |annual |our )?(?:pay|salary|wage|rate|compensation)(?: range| rate)?\s?(?:is|:|of|from)?\s?)?(?:up to |from |starting at )?[$€£]\s?\d[\d,.]*k?(?:\s?(?:-|–|to|and)\s?[$€£]?\s?\d[\d,.]*k?)?\s?(?:an?|per|\/)?\s?(?:hour|hr|year|yr|annum|month|week|day)?(?:ly)?$/i;
const onlyPlace = /^[\p{L} .'-]{2,40}, [A-Z]{2}(?: \d{5})?$/u;
/** Said once and kept as a field of its own. */
const onlyStated =
  /^(?:(?:you(?:'ll| will)?|this (?:role|position)|sie|vous (?:êtes|serez))\s)?(?:(?:report|reports|reporting|answers?)(?: directly)? to(?!.{0,60}\b(?:with any|any|about|regarding|concerns)\b)|berichten an|rattachée?(?:\(e\))?)(?=\s).{0,60}$|^(?:department|dept|division|abteilung|reports? to|reporting to|supervisor|line manager|number of (?:openings|vacancies|positions)|openings|vacanc(?:y|ies)|headcount|(?:employment|contract|job|position) type|type de contrat|vertragsart|(?:target |anticipated )?start(?:ing)?(?: date)?|joining date|eintritt\w*|beginn|prise de poste|date de début)\s?[:–-]\s?\S.{0,60}$|^(?:target )?start date\b.{0,40}$|^start:? \S.{0,30}$|^work (?:starts|begins) (?:on|in) .{3,30}$|^this (?:position|job|role) is (?:full|part)[- ]time$|^to reach this goal\b|\bwe invite you to apply\b|^looking for an? (?:\S+ ){1,6}\S*$|\bwe are (?:deeply |fully |strongly )?committed to (?:workforce )?(?:equity|diversity|inclusion)\b/i;

/** "You'll make a difference in their lives", "So much more than a paycheque", "Exclusions may apply": no fact at all. */
const flourish =
  /^(?:you(?:['’]ll| will) )?make a (?:\p{L}+ )?difference (?:in|to|for) (?:(?!\bby\b).)*$|^so much more than\b|^(?:some )?exclusions (?:may )?apply\b|^find out more\b|^whatever path you choose\b|^(?:and )?there(?:['’]s| is| are) (?:lots|so much|much|plenty|even) more\b/iu;

/** A line of the page, not of the job, or one that another field of the brief holds. */
export const isAside = (text: string): boolean =>
  notice.test(text) ||
  onlyPay.test(text) ||
  onlyPlace.test(text) ||
  onlyStated.test(text) ||
  flourish.test(text) ||
  pointsElsewhere.test(text);

/** "Walk-ins welcome", "ask for Dana": how to apply at this employer. */
export const isWayToApply = (text: string): boolean =>
  /\bwalk-?ins?\b|\b(?:hiring center|job fair)\b|^(?:call|ask for|text) \p{Lu}\p{Ll}+$|^applications are (?:reviewed|accepted) until\b|^(?:priority|first|full) consideration (?:will be given |is given )?(?:for|to) (?:all )?(?:applications|applicants|candidates)\b/iu.test(
    text.replace(/(?<![.!])[.!]+$/, ''),
  );

/** "When you apply, include a film of your work": done by whoever applies, and by nobody who works there. */
export const isAskedWithApplication = (text: string): boolean =>
  /^(?:when (?:you )?apply(?:ing)?|(?:along )?with your (?:application|resume|cv)|in your (?:cover letter|application|email)),? (?:you (?:must|should) )?(?:please )?(?:include|send|attach|submit|tell|share|provide|add|upload|state|mention)\b/i.test(
    text,
  );

/** "For the full list, please click here": the page speaks, or the way to apply. */
const pointsElsewhere =
  /\bclick(?:ing)? (?:here|below|on (?:the|this)|the (?:link|button))\b|\b(?:we|our recruiters|our team)(?: will)? never (?:ask|request)\b|^in your (?:cover letter|application|cv|resume)\b|^(?:resumes?|applications?|cvs?) (?:without|received)\b|\bwithout a? ?cover letters?\b/i;

/** "Knowledge of data protection", "Ensure that the laws on equal opportunity are kept": the law is what somebody works with. */
const worksWithLaw =
  /^(?:(?:an?|good|strong|basic|solid|working|sound|some|deep|thorough|excellent) ){0,2}(?:understanding|knowledge|experience|familiarity|awareness|expertise|proficiency|ability|able|familiar|proven|compl(?:y|ies|ying|iance) with|advis\w+|ensur\w+ (?:compliance|that|the|all)|ensure (?:data|gdpr)|maintain\w* (?:compliance|data|gdpr|confidential)|handl\w+ (?:personal|sensitive|confidential)|monitor\w* (?:compliance|data))\b/i;
const ofLaw =
  /\b(?:personal data|gdpr\b|data protection|eeoc?\b|e-verify|reasonable accommodations?|collective bargaining|equal (?:employment )?opportunit|affirmative action|americans with disabilities|fair labor standards act|discriminat(?:e|ion)|rgpd)/i;

/** "Negotiate terms and conditions": what somebody deals in. */
const dealsInTerms =
  /^(?:provid|negotiat|review|draft|prepar|agree|manag|updat|explain)\p{L}*\b(?=.*\bterms and conditions\b)/iu;

export const isLegal = (text: string): boolean =>
  legal.test(text) && !dealsInTerms.test(text) && !(ofLaw.test(text) && worksWithLaw.test(text));
export const isCall = (text: string): boolean =>
  call.test(text) ||
  sellsItself.test(text) ||
  /\b(?:we want|we(?:'d| would) (?:love|like)) to hear from you\b/i.test(text) ||
  callSomeone.test(text.replace(/(?<![.!])[.!]+$/, '')) ||
  /^[^.]{0,60}\?$/.test(text);

/** Praise of the employer or the job that could stand in any ad. */
export const isPraise = (text: string): boolean => praise.test(text) && !concrete.test(text);
