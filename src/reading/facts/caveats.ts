/** Words that take back, put off or only announce: they promise nothing and demand nothing. */
const caveat =
  /\b(?:var(?:y|ies) (?:by|depending|based|with|according|across|from)|may (?:vary|differ|be (?:changed|amended|subject))|subject to (?:change|eligibility|availability|business need|terms)|(?:details|specifics|eligibility)(?: \w+){0,3} (?:depend|var(?:y|ies)|differ|will be (?:shared|discussed|provided))|(?:for|in) (?:some|certain|many) of our (?:roles|positions|jobs|locations)|for (?:some|certain) (?:roles|positions)|depend(?:s|ing)? on (?:your |the )?(?:location|role|position|eligibility|country|level|state)\b|not (?:all|every) (?:roles|positions|jobs|benefits)|at (?:its|our|the company's|the employer's) (?:sole )?discretion|terms and conditions apply|where applicable by law|does not constitute|no guarantee of|reserves? the right|for (?:more|further|full) (?:details|information)|see (?:our|the) (?:website|careers|benefits (?:page|guide))|the (?:above|following)(?: \w+){0,3} (?:is|are) (?:not|a (?:summary|general))|je nach (?:standort|position)|selon (?:le )?(?:site|poste))\b/i;
/** What is said of the text itself, and of what is done with applications: "This job description does not list every duty". */
const ofText =
  /^(?:(?:this|the|these|your) (?:job |role |position )?(?:descriptions?|specifications?|profile|statements?|(?:job )?dut(?:y|ies) list|list of (?:duties|responsibilities))\b[^.]{0,60}\b(?:sets? out|reflects?|does not|do not|is not|are not|may|describes?|outlines?|indicates?|represents?|will be reviewed|is (?:intended|designed|meant|subject))\b|(?:the )?(?:following )?(?:guidelines|duties|responsibilities|statements|lists?)\b[^.]{0,40}\b(?:are|is) (?:non-? ?exhaustive|not (?:exclusive|exhaustive|comprehensive|all[- ]inclusive|to be construed|intended|a complete)|illustrative)|(?:they|it) (?:are|is|does|do) not (?:to be construed|intended|constitute|a complete|an? (?:exhaustive|comprehensive))|it is not intended|(?:responsibilities|duties) (?:and (?:duties|responsibilities) )?may (?:also )?change)/i;
const ofApplications =
  /^(?:the )?(?:closing|application) (?:date|deadline) (?:for (?:this|the|all|applications|receipt)|is\b)|^we value your (?:data )?privacy|\bdo not accept applications\b|^(?:all )?(?:resumes|cvs)\b[^.]{0,30}\b(?:submitted|sent|received)\b|^for immediate consideration\b|^we (?:do )?(?:receive|get|expect) (?:a )?(?:high|large) (?:volume|number)s? of (?:cvs|applica|resumes)|^as a courtesy\b[^.]{0,60}\bjob search\b|^(?:nb|n\.b\.|note)?:? ?only shortlisted\b|^(?:all |your )?applications? (?:should|must) (?:be (?:submitted|received|made|sent)|include|contain)\b|^for added security\b|^meet all qualifications\b[^.]{0,30}\bclosing date\b/i;
const announces =
  /^(?:(?:our |the |your |we offer (?:the following )?|you(?:'ll| will) (?:get|receive|enjoy) (?:the following )?|some of (?:our|the) )?(?:benefits|perks|package|offer|rewards|benefits package)(?: (?:include|are|we offer|at a glance|and perks|package|overview|summary|for you|for this role|you(?:'ll| will) (?:get|enjoy)))*|what(?:'s| is) in it for you|why (?:join|work|us|choose)\b.{0,40}|what we (?:offer|can offer|provide|give)(?: you)?|we offer|in return|wir bieten|nous offrons|ofrecemos|and (?:much )?more|plus (?:much )?more|etc|further details|more information)\W*$/i;
const longestAnnouncement = 90;

/** "Details vary by location and role", "Our benefits include:" */
export const isCaveat = (text: string): boolean =>
  caveat.test(text) ||
  (text.length <= longestAnnouncement && (announces.test(text) || /[:?]$/.test(text)));

/** Said of the advertisement and of applications, and not of the job. */
export const isOfPosting = (text: string): boolean =>
  ofText.test(text) || ofApplications.test(text);
