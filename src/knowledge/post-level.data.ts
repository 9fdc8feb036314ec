/** Titles that answer for a whole function, house or firm; in small letters. */
export const headTitles =
  /\b(?:head of|head,|global head|group head|chief (?:[\p{L}&-]{1,20} ){0,3}officer|c[efotimr]o|chro|ciso|vp|svp|evp|avp|(?:vice[- ])?president|director|general manager|country manager|managing partner|(?:financial|finance|group|corporate|company|divisional|division|plant|regional|hotel|business|site|senior|international) controller|comptroller|executive chef|head ?teacher|head ?master|(?:school|academy|college) principal|superintendent of schools|dean|provost|treasurer|county clerk|city manager|medical officer in charge)\b|^controller\b|^(?:the )?principal$/iu;

/** A director or a president of something that one person does. */
export const directorsOfThings =
  /\b(?:art|creative|film|video|music|musical|casting|funeral|stage|photography|floor|private client|account|client|sales development|client service|technical art|scientific|associate creative|lighting|editorial art) director\b|\b(?:to|for) (?:the )?(?:[\p{L}&-]{1,20} ){0,3}(?:director|president|vice president|vp|c[efot]o|chief)\b/iu;

/** Second to a head, with people of their own. */
export const deputyTitles =
  /\b(?:assistant|deputy|associate|vice) (?:[\p{L}&-]{1,20} ){0,2}(?:director|principal|head|headteacher|general manager|controller|dean|superintendent|treasurer|chief)\b|\bassistant vice president\b/iu;

/** Second to a manager, of people or of things. */
export const assistantManagers = /\b(?:assistant|deputy) (?:[\p{L}&-]{1,20} ){0,2}managers?\b/giu;

/** Titles that say plainly that the people of a shift, a crew or a small team are led. */
export const supervisorTitles =
  /\b(?:supervis(?:or|ors|ory|ing)|forem[ae]n|forewoman|foreperson|team leaders?|team leads?|shift leaders?|shift leads?|shift managers?|duty managers?|crew (?:leader|lead|chief)|charge ?hand|lead(?:ing)? hand|superintendent|head (?:housekeeper|cook|waiter|baker|barista|bartender|cashier|nurse|cleaner|butcher|gardener|groundskeeper)|executive housekeeper|charge nurse|nurse in charge|ward (?:sister|manager)|sous[- ]?chef|assistant (?:[\p{L}&-]{1,20} ){0,2}managers?|deputy (?:[\p{L}&-]{1,20} ){0,2}managers?|section leader|line leader|floor manager)\b/iu;

/** Whoever manages a place that has staff leads them, whether the text says so or not. */
export const unitManagers =
  /\b(?:general|store|shop|branch|restaurant|bar|pub|caf[eé]|kitchen|catering|food and beverage|f&b|hotel|housekeeping|front office|warehouse|distribution cent(?:er|re)|plant|factory|production|site operations|operations|department|deli|bakery|meat department|produce|grocery|nursing|nurse|unit|clinic|registered|care home|home|nursery|centre|center|call cent(?:er|re)|contact cent(?:er|re)|service desk|service cent(?:er|re)|workshop|garage|fleet|transport|depot|engineering|laboratory|lab|finance|accounting|accounts payable|payroll|hr|human resources|it|software (?:development|engineering)|development|regional|district|salon|spa|gym|fitness|leisure|school|library|team|crew|staff|group) managers?\b|\b(?:store|shop|branch|restaurant|site) leaders?\b|\bmanager of (?:[\p{L}&-]{1,20} ){0,3}(?:engineering|operations|nursing|services|accounting|finance|people|teams?)\b/iu;

/** Titles that may lead others, or nobody: the text says which. */
export const openTitles =
  /\b(?:managers?|lead|leader|leads|head|principal|senior|sr|coordinator|co-ordinator|officer|in[- ]charge|charge|chief|specialist|partner|controller|administrator|registrar|chef|engineer|architect|curator|editor|executive)\b/iu;
export const managerTitles = /\b(?:managers?|manageress|mgr|head|chief|controller)\b/iu;

/** Said of a post that leads nobody. */
export const leadsNobody =
  /\b(?:no|without|not have(?: any)?|zero) (?:direct reports?|supervisory (?:responsibilit|dut)|line management|people management|staff responsib)|\bindividual contributor\b|\bsupervisory (?:responsibilit(?:y|ies)|duties)\W{0,4}(?:none|n\/a|no\b|this (?:job|position|role) has no)|\b(?:does|will|do) not (?:supervise|manage (?:people|staff|others)|have (?:any )?(?:supervisory|direct reports))/iu;

/** Said of a post whose holder has people, whatever it is called. */
export const hasPeople =
  /\bdirect reports?\b|\bline[- ]manag(?:e|es|ing|ement)\b|\bpeople (?:manager|management|leader|leadership)\b|\bsupervisory (?:responsibilit|dut|experience)|\b(?:manag|lead|supervis|overs|direct|run|head)\p{L}{0,6} (?:and \p{L}{3,12} )?an? (?:[\p{L}-]{1,20} ){0,4}(?:team|crew|staff)\b|\bresponsib\p{L}{2,6} for (?:[\p{L}-]{1,20} ){0,3}(?:team|crew|staff) of\b/iu;

/** Said of whoever has people, and the daily work of whoever hires and advises for all. */
export const doesForPeople =
  /\b(?:performance (?:reviews?|appraisals?|evaluations?|management) (?:of|for|with) (?:[\p{L}-]{1,20} ){0,3}(?:staff|team|employees|reports|personnel)|(?:conduct|carry out|complete|deliver|give)\p{L}{0,3} (?:(?:annual|regular|periodic|staff|employee|team|formal|timely|all) ){0,2}(?:performance (?:reviews?|appraisals?|evaluations?)|appraisals))\b|\b(?:hire|hiring|recruit|recruiting|recruitment),? (?:and |or )?(?:[\p{L}-]{3,15},? (?:and )?){0,3}(?:staff|team|employees|personnel|crew|workers|team members)\b|\bdisciplin(?:e|ary|ing) (?:[\p{L}-]{1,20} ){0,3}(?:staff|employees|action|matters|issues|procedures)\b/iu;

/** Done by whoever answers for a place and for those who work in it: their hours, their time and how well they work. */
export const runsPlace =
  /\b(?:overse\p{L}+|runs?|supervis(?:es?|ing)) (?:the |our )(?:(?!for\b|of\b|in\b)[\p{L}-]{1,20} ){0,3}(?:cent(?:er|re)|clinic|branch|store|shop|salon|ward|site|depot|workshop|front desk|shift)\b|\b(?:creat|mak|prepar|generat|build|writ|set)\p{L}{0,4} (?:[\p{L}-]{1,20} ){0,4}(?:staff|team|employee|crew|personnel)(?:['’]s?)? (?:work )?(?:schedules?|rotas?|rosters?)\b|\badjust\p{L}{0,3} (?:the )?staffing\b|\b(?:review|check|evaluat|monitor|assess|approv)\p{L}{0,3} (?:[\p{L}-]{1,20} ){0,4}(?:staff|employees?|team members?|crew)['’]s? (?:work|performance|time ?(?:cards?|sheets?)?|hours|competenc\p{L}+)\b/iu;

/** Whoever answers for the running of departments has their people, even where none are mentioned. */
export const answersForUnits =
  /\b(?:administrative|operational|managerial|management|overall|24[- ]hour) (?:and \p{L}{3,16} )?(?:responsib\p{L}{2,6}|accountab\p{L}{2,6}|oversight) (?:and \p{L}{3,16} )?(?:for|of) (?:[\p{L}-]{1,20} ){0,4}(?:departments?|units?|divisions?|wards?|clinics?|branch(?:es)?|sites?|service lines?)\b/iu;

/** Nobody says it of a team that is another's. */
export const hasReports =
  /\bdirect reports?\b|\bline[- ]manag(?:e|es|ing)\b|\b(?:manag|lead|supervis|overs|direct|run|head)\p{L}{0,6} (?:and \p{L}{3,12} )?an? (?:[\p{L}-]{1,20} ){0,3}(?:team|crew|staff) of (?:about |around |up to |over |approximately )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)/iu;

/** Whose work is the staff of others: they hire, train and discipline people who are not theirs. */
export const servesStaff =
  /\b(?:human resources?|hr|hrbp|people (?:and culture|operations|ops|partner|advisor|adviser|officer|generalist|coordinator)|personnel|recruit(?:er|ing|ment)|talent|employee relations|labou?r relations|payroll|benefits|training|learning)\b/iu;
/** A team of such a post that is plainly its own. */
export const ownStaff =
  /\b(?:manag|lead|supervis|overs|direct)\p{L}{0,6} (?:and \p{L}{3,12} )?(?:an?|the|our|your) (?:[\p{L}-]{1,20} ){0,3}(?:team|staff|assistants|coordinators|recruiters|trainers|clerks)\b(?!['’])|\bsupervisory responsibilit|\bpeople manager\b/iu;

/** What is done to people who are led. */
export const leadingVerb =
  /\b(?:oversees?|overseeing|oversight of|supervis(?:e|es|ing|ion of)|leads?|leading|manag(?:e|es|ing|ement of)|directs?|directing|motivat(?:e|es|ing)|coach(?:es|ing)?|mentor(?:s|ing)?|develops?|schedul(?:e|es|ing)|delegat(?:e|es|ing)|guides?|guiding|train(?:s|ing)?|heads?|heading)\b/giu;
/** Between the verb and the people stands nothing that makes them somebody's aside. */
export const ledPeopleNear =
  /^(?:,? (?:and |or |& )?(?!(?:with|for|to|from|by|on|in|as|that|via|through|at|into|towards?|using|across|between|customers?|clients?|meetings?|projects?|relationships?)\b)[\p{L}\d&/'’-]{1,20}){0,7}?,? (?:teams?|staff|crews?|employees|workers|personnel|people|direct reports|subordinates|team members|associates|colleagues|apprentices|volunteers|department|division|\p{L}{3,14}(?:ers|ors|ists|ants|ians|ysts|hands|clerks|nurses|reps|representatives|attendants|aides|chefs))\b/iu;
/** Plurals that end like people and are none of the post's own. */
export const notLed =
  /\b(?:customers?|users|orders|vendors|suppliers|contractors|subcontractors|stakeholders|partners|matters|papers|servers|folders|cent(?:ers|res)|numbers|letters|transfers|offers|sponsors|donors|investors|consumers|carriers|distributors|providers|dealers|errors|factors|sensors|monitors|motors|visitors|sectors|indicators|behaviou?rs|routers|tenants|participants|grants|plants|applicants|restaurants|merchants|lists|drivers of|containers|barriers|orders|others|papers|buyers and sellers|learners|members of the public|homeowners|teachers and parents|readers|subscribers|listeners|shareholders|newsletters|careers|layers|headers|trailers|computers|printers|chapters|quarters|headquarters|disorders|registers|ledgers|calendars|offers|brokers|lawyers|influencers|retailers|manufacturers|hours|colors|colours|vendors|floors|doors|tutors of|competitors|advisors|auditors|regulators|elevators|generators|compressors|behaviors|errors|processors|connectors|specialists of|consultants|accounts|assistants to|descendants|residents|patients|pedestrians|technicians? time|guests|requests|tests|interests|costs|artists|cross[- ]functional|project teams?|virtual teams?|agile teams?|scrum teams?|matrix(?:ed)? teams?|development teams?|delivery teams?|people with|people who|people's|young people|older people|local people|students?|children|clients?|sales leads|job seekers|community members|board members|prisoners|offenders|carers and|foster carers|members)\b/iu;

/** Whom only heads report to. */
export const topBoss =
  /\b(?:c[eo]o|chief executive|chief operating|president|managing director|board|owner|founder|chairman|chairperson|trustees|executive director|principal partner|general manager of the)\b/iu;

/** What the text calls the post where its title says nothing: "the Operations Director is responsible". */
export const calledInText =
  /\b(?:[Tt]he|[Oo]ur|[Tt]his|[Aa]n?) ((?:\p{Lu}[\p{L}&-]{1,20} ){1,4}(?:\(\p{Lu}{2,4}\) )?)(?:position|role|is|will|reports|leads|oversees|serves|has overall)\b/u;
