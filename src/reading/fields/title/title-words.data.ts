/** Values of a title label that are no title. */
export const noTitle =
  /^(?:full|part)[- ]?time|^(?:call|meeting|chat) (?:w\/|with)|^(?:urgent|about|permanent|temporary|contract|internship|n\/?a|none|other|various|multiple|yes|no|tbd|tbc|open|remote|hybrid|on-?site|regular|\d{1,2} ?x$|x ?\d{1,2}$|i want|exempt|non-exempt|new|replacement|\d+)\b/i;

/** Lines at the top of a page that announce a job without naming it. */
export const generic =
  /^(?:(?:job|career|employment|open|current|new|exciting|internal|external) (?:description|posting|position|details|title|summary|advert(?:isement)?|opportunit(?:y|ie)|opening|vacanc(?:y|ie)|announcement|bulletin|listing|ad|offer|purpose|role)s?|careers?|(?:vacancy|position|job) (?:notice|announcement|advert\w*)|vacanc(?:y|ies)|we(?:'re| are) hiring|now hiring|hiring|position (?:description|details|title|summary|overview)|job|jobs|position|overview|description|welcome|home|about us|employment opportunity|employment|opportunit(?:y|ies)|stellenangebote?|stellenanzeige|stellenausschreibung|offre d'emploi|annonce|oferta de empleo|confidential|draft|attention|notice|intake notes?|kick-?off|call notes?|hiring manager call|class specification|full job description|exam(?:ination)? bulletin|(?:key |job |position |quick )?(?:details|facts|info|highlights)|at a glance|snapshot|apply(?: now)?|save|share|report this job|sign in|log ?in|join now|skip to main content|accept|reject|search|menu|back|easy apply|people|roles?|overall purpose(?: of.*)?|princip(?:le|al) accountabilities|(?:role|job) highlights.*|job type.*|customer stories|learning|clear text|cookie policy|show more|see more|department|job vacanc(?:y|ies) (?:in|at) .*|line of service|vacancy information|(?:general )?scope of work|campus interviews only|employment (?:»|>).*|reference id.*|.*\bhome salary\b.*)$/i;

/** How headings end that no list has; a title may end so where it names an occupation. */
export const headingEnd =
  /\b(?:qualifications|skills|performance|improvements|responsibilities|accountabilities|objectives|information|functions|operations)\d?$|^(?:company |job |role )?(?:overview|description|summary)(?:\p{L}| \p{L})/iu;

/** Words of a sentence, never of a title. */
export const spoken =
  /\b(?:earn|earns|firm|llp|we|you|your|is|are|was|were|will|have|has|can|please|wir|sie|vous|nous|see who|ago|applicants|notre|votre|recherche|recherchons|suchen|sucht|aurez|seeking|looking|hiring|recruiting)\b/i;

/** Titles that job boards give their pages. */
export const pageTitle =
  /^(?<employer>.{2,80}?) hiring (?<title>.{2,120}?) in .{2,80} \| LinkedIn$|^(?<title>.{2,120}?)(?: job)? (?:in|at|bei|chez) .{2,80} \| (?:LinkedIn|Indeed(?:\.com)?|Glassdoor|StepStone|Jobs|Careers|Monster)\b/i;
