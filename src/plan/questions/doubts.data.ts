import type { FactKind } from '#shared/brief.ts';

/** Where in the text the words count: in the title, in what is said of the pay, in lines of some kinds, or anywhere. */
type Where = 'title' | 'anywhere' | 'pay' | readonly FactKind[];

/** A word of an advertisement that needs another word, or two lines that cannot both hold. */
export interface Doubt {
  /** What it is about; an answer finds it by this. */
  matter: string;
  where: Where;
  said: RegExp;
  /** The other line of a contradiction. */
  against?: { where: Where; said: RegExp; /** Both may stand in one sentence. */ inOneLine?: true };
  /** The line itself, or the whole text, settles it. */
  settledInLine?: RegExp;
  settledAnywhere?: RegExp;
  /** Asked only in these countries. */
  countries?: readonly string[];
  /** Asked only where the job also offers part time. */
  withPartTime?: true;
  /** The words that were found are quoted, and not the sentence around them. */
  quotesMatch?: true;
  /** Looked for only in what the job demands. */
  onlyMust?: true;
  /** Worth knowing, and nothing waits for it: asked after what decides. */
  isMinor?: true;
  topic: string;
  /** What is taken for granted; {words} and {other} are the words of the text, in quotation marks. */
  assumes: string;
  ask: string;
  why: string;
  owner: 'Hiring manager' | 'HR';
}

const ofHours: readonly FactKind[] = ['schedule', 'duty', 'other', 'skill', 'trait', 'benefit'];
const ofWork: readonly FactKind[] = ['duty', 'skill', 'other', 'experience', 'tool'];

/** In the order in which they decide whether anybody applies. */
export const doubts: readonly Doubt[] = [
  {
    matter: 'Shift by shift',
    where: 'anywhere',
    said: /\b(?:per[- ]diem|PRN|zero[- ]hours?|(?:casual|as[- ]needed|on[- ]call) (?:role|position|post|contract|job|worker|employee|staff)|casual basis|bank (?:staff|workers?|contract|shifts|post))\b/i,
    settledInLine: /[$£€]\s?\d|\b(?:allowance|meals?|lodging|expenses|reimburs\w+)\b/i,
    quotesMatch: true,
    topic: 'How much work {words} means',
    assumes: 'People know how many shifts {words} brings',
    ask: '{words}: how many shifts a month can people count on, how far ahead are they set, is there a minimum, and can it become a regular job?',
    why: 'Most have another job as well; they need to know whether the two fit together.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Virtual work',
    where: 'anywhere',
    said: /\b(?:in a|a) virtual (?:work )?(?:environment|setting|team|role|position|office)\b|\bvirtual (?:role|position|job)\b/i,
    settledAnywhere:
      /\b(?:work(?:ing)? from home|home[- ]based|fully remote|100% remote|on[- ]?site|hybrid)\b/i,
    quotesMatch: true,
    topic: 'What {words} means',
    assumes: '{words} means the same to everyone',
    ask: '{words}: from home or on site, within what distance, with whose equipment, and where is the training?',
    why: 'Work from home widens the search to the whole region; a desk on site narrows it to a commute.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Relief work',
    where: 'title',
    said: /\b(?:relief|float(?:ing|er)?|pool|peripatetic|cover)\b/i,
    topic: 'What {words} means',
    assumes: '{words} in the title means the same to everyone',
    ask: '{words} in the title: whose work is covered, how far ahead is the rota set, and how many hours are guaranteed?',
    why: 'It decides what the week looks like, and nobody says yes to a week without a rota.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Experience or none',
    where: 'anywhere',
    said: /\bexperienced (?!team|staff|colleagues|professionals|leaders|mentors|managers|people|members|group|coach|crew|and|in|with|part|full)[\p{L}\d/+-]+(?: [\p{L}\d/+-]+){0,2}/iu,
    against: {
      where: 'anywhere',
      // Of one field only it says nothing of the rest.
      said: /(?<!\p{L}[,)]? )experience\b(?! (?:with|using|of)\b| in (?!an? (?:similar|comparable|related)\b))[^.;]{0,40}\b(?:desired|desirable|preferred|a plus|an advantage|not (?:required|necessary|needed|essential))|\b(?:prior|previous|work|some|any) experience\b[^.;]{0,20}\b(?:desired|desirable|preferred|a plus|an advantage|not (?:required|necessary|needed|essential))|\b(?:no|without) (?:prior |previous )?experience\b|\bwill train\b|\b(?:full )?training (?:is |will be )?(?:provided|given)\b/iu,
    },
    topic: '{words} and {other}',
    assumes: '{words} is required even though the text also says {other}',
    ask: 'The text asks for {words} but says {other}: what is the least experience you would interview, if any?',
    why: 'It decides who applies, and who we write to first.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Beginners and years',
    where: 'anywhere',
    said: /\bno (?:prior |previous )?experience (?:is )?(?:required|necessary|needed)\b|\bentry[- ]level\b/i,
    against: {
      where: ['experience'],
      said: /\b(?:[2-9]|1\d|two|three|four|five)\+?\s?(?:[-–]\s?\d+\s?)?(?:or more )?years\b/i,
    },
    topic: '{words} and {other}',
    assumes: '{words} holds even though the text also asks for {other}',
    ask: 'The text says {words} but asks for {other}: which of the two applies?',
    why: 'Beginners and people with that experience are two searches.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Weekends or none',
    where: 'anywhere',
    said: /\bno (?:nights,? (?:or|and) )?weekends?\b(?! (?:off|premium|pay))|\b(?:every weekend|weekends) (?:is |are )?off\b/i,
    against: {
      where: ofHours,
      said: /\bovernights? on fridays?\b|\bfriday (?:nights?|overnights?)\b|\b(?:work|working|shifts?|hours|open|available|including|every other|one) [^.;]{0,20}\b(?:saturdays?|sundays?|weekends)\b(?! (?:are |is )?(?:off|free))|\b(?:monday|mon|tuesday|tue|wednesday|wed) ?(?:to|-|–|through) ?(?:saturday|sat|sunday|sun)\b/i,
      inOneLine: true,
    },
    topic: '{words} and {other}',
    assumes: '{words} holds even though the text also says {other}',
    ask: 'The text says both {words} and {other}: which applies, and what hours are meant?',
    why: 'Free weekends are a reason to apply, and a reason to leave when they are not true.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Inside and outside',
    where: 'title',
    said: /\binside\b/i,
    against: {
      where: 'anywhere',
      said: /\btravel(?:ing|ling)?\b(?! (?:agency|industry))|\bterritor(?:y|ies)\b|\btrade shows?\b/i,
    },
    topic: '{words} in the title, {other} in the text',
    assumes: '{words} means at a desk although the text says {other}',
    ask: 'The title says {words}, the text {other}: how many days a month are spent out of the office, how far away, and in whose car?',
    why: 'People choose inside sales to be home in the evening.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Gas Safe',
    where: ofWork,
    said: /\b(?:boilers?|gas (?:appliances?|fires?|cookers?|installations?|pipework|heating))\b/i,
    settledAnywhere: /\bgas[- ]?safe\b|\bACS\b/i,
    countries: ['GB'],
    topic: 'Gas work without Gas Safe',
    assumes: '{words} can be done without the Gas Safe register',
    ask: '{words}: must the person be on the Gas Safe register, and for which appliances?',
    why: 'By law nobody else may work on gas; people without it should know before they apply.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Commercial license',
    where: ofWork,
    said: /\b(?:(?:dump|water|semi|tanker|vacuum|bucket|fuel|mixer|haul|flatbed|roll-off|garbage|lube) trucks?|tractor[- ]trailers?|lowboys?|equipment trailers?|motor ?coach(?:es)?|school bus(?:es)?)\b/i,
    settledAnywhere: /\bCDL\b|\bcommercial driver/i,
    countries: ['US'],
    topic: '{words} without a CDL',
    assumes: '{words} can be driven without a CDL',
    ask: '{words}: is a CDL needed, class A or B, with which endorsements, or does someone else drive?',
    why: 'On public roads most such vehicles need one; people without it should know before they apply.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Old rule',
    where: 'anywhere',
    said: /\bcovid(?:-19)?\b[^.;]{0,80}\b(?:vaccin\w+|booster\w*|mask\w*|test\w*)|\b(?:vaccin\w+|booster\w*)\b[^.;]{0,80}\bcovid(?:-19)?\b/i,
    settledInLine:
      /\b(?:updates|information|diagnostic\w*|FDA\S*|molecular|assays?)\b|\b(?:no longer|not|never) (?:be )?(?:require[ds]?|needed|necessary|mandatory)\b/i,
    topic: 'A COVID rule that may be out of date',
    assumes: '{words} still holds today',
    ask: '{words}: does this rule still apply, to whom, and who grants exemptions?',
    why: 'Many employers have dropped it; as it stands it turns people away.',
    owner: 'HR',
  },
  {
    matter: 'Call-outs',
    where: ofHours,
    said: /\b(?:on[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)(?! (?:management|team|staff|health|practices?|process(?:es)?|tooling|runbooks?|culture|documentation)\b)|call[- ]?outs? (?:rota|roster|rotation)|stand-?by (?:duty|rota|work))\b/i,
    settledInLine:
      /\b(?:1|one|\d) (?:week(?:end)? )?in (?:\d|\p{L}+)\b|\bevery (?:\p{L}+ )?weeks?\b|\d+ ?%|\b(?:tele)?phone\b/iu,
    topic: 'Call-outs without a rota',
    assumes: '{words} is a rota that people can live with',
    ask: '{words}: one week in how many, how fast must people get there, and what is paid for being on call and for each call-out?',
    why: 'People who have done it ask this before anything else.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Call-outs',
    where: ofHours,
    said: /\bon[- ]call\b[^.;]{0,60}\b(?:tele)?phone\b|\b(?:tele)?phone(?:[- ]only)? on[- ]call\b/i,
    settledInLine: /\b(?:1|one|\d) (?:week(?:end)? )?in (?:\d|\p{L}+)\b/iu,
    topic: 'How calls by phone are shared',
    assumes: '{words} leaves the evenings free enough',
    ask: '{words}: does everyone take their own calls or is there a rota, how many calls come in a week, and who covers holidays?',
    why: 'Calls by phone only are a good point of the job once people know how many there are.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Call-outs',
    where: ofHours,
    said: /\bcall[- ]?outs?\b(?! (?:rota|roster|rotation)\b)/i,
    settledInLine:
      /\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)|\bstand-?by\b|\b(?:during|within|in) (?:working|normal|office) hours\b|\b(?:1|one|\d) (?:week(?:end)? )?in (?:\d|\p{L}+)\b/iu,
    settledAnywhere:
      /\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)|\bstand-?by (?:duty|rota|work)\b|\bcall[- ]?outs? (?:rota|roster|rotation)\b/i,
    topic: 'Hours of call-outs not stated',
    assumes: '{words} needs no word on the hours',
    ask: '{words}: only in working hours or outside them too, and if so, how is it shared and what is paid for being on call and for each call-out?',
    why: 'People who have done it ask this before anything else.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Bonus for full time',
    where: 'anywhere',
    said: /\bfull[- ]?time\b[^.;]{0,60}\bbonus\b|\bbonus\b[^.;]{0,60}\bfull[- ]?time\b/i,
    withPartTime: true,
    topic: 'A bonus for full time, and part-time posts',
    assumes: 'Part-timers know whether {words} is for them',
    ask: '{words}: what do people in the part-time posts get?',
    why: 'Part-timers read the same advertisement.',
    owner: 'HR',
  },
  {
    matter: 'Sign-on bonus',
    where: 'anywhere',
    said: /\b(?:sign(?:ing)?[- ]?on|signing|hiring|welcome|joining|golden hello) bonus(?:es)?\b/i,
    settledInLine:
      /\b(?:after|instal?ments?|paid (?:out|in|over|on)|pro[- ]?rated|repa(?:y|id))\b/i,
    topic: 'Terms of the bonus',
    assumes: '{words} needs no terms',
    ask: '{words}: when is it paid, and what must people pay back if they leave early?',
    why: 'It is the first thing people ask about a bonus, and the last they want to find out later.',
    owner: 'HR',
  },
  {
    matter: 'Commission',
    where: ['benefit', 'other'],
    said: /\b(?:un)?(?:capped )?commissions?\b(?= |,|\.|;|$)(?! (?:on|for) (?:accreditation|higher))/,
    settledInLine:
      /\d ?%|\bOTE\b|\bcommission[- ]only\b|\b(?:boards?|committees?|councils?|in commission|(?:public|city|state|county|planning|human rights|the) commission|commission(?:'s|ers?| (?:activities|meetings?|members?|staff|agendas?|hearings?)))\b/i,
    settledAnywhere: /\bOTE\b|\bbase(?: (?:salary|pay|wage))?(?: of)?:? ?[$£€]/i,
    topic: 'Split of base and commission',
    assumes: '{words} says enough about pay',
    ask: '{words}: what is the base, what is paid per sale, and what did people in the job earn last year?',
    why: 'Nobody changes jobs for a commission without a figure.',
    owner: 'HR',
  },
  {
    matter: 'Wages that vary',
    where: 'anywhere',
    said: /\bpay(?: rates?)? (?:will|may|can) (?:fluctuate|vary|change)\b|\bDavis[- ]Bacon\b|\bprevailing wages?\b/i,
    settledInLine: /\d ?%/,
    topic: 'How often the other wages are paid',
    assumes: '{words} needs no figure',
    ask: '{words}: on what share of the hours is that paid, and how much was it on the last such job?',
    why: 'It may be the best thing about the pay, and without a figure nobody believes it.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Targets',
    where: ['duty', 'skill', 'other', 'goal', 'experience'],
    said: /\b(?:sales|revenue) (?:performance )?(?:goals?|targets?|quotas?)\b|\bquotas\b/i,
    settledInLine: /\d/,
    quotesMatch: true,
    topic: 'A target without a number',
    assumes: 'A new person can reach {words}',
    ask: 'The text mentions {words}: what is the number, how many of the team reach it today, and is commission or a bonus paid on it?',
    why: 'Good people ask for it, and compare it with theirs.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Instead of a degree',
    where: ['education', 'experience', 'skill', 'other'],
    said: /\b(?:degree|diploma|bachelor\S*|associate\S*|master\S*)\b[^.;]{0,60}\bor (?:an? )?(?:equivalent|comparable)(?: (?:work|practical|professional|relevant|related|level of|job|industry|combination of education and))? experience\b/i,
    settledInLine: /\b(?:\d+|two|three|four|five|six|eight|ten)\+? years\b/i,
    topic: 'What counts instead of the degree',
    assumes: '{words} means the same to everyone who reads applications',
    ask: '{words}: how many years, in what work, count as much as the degree?',
    why: 'Without a figure two readers decide differently about the same person.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Temporary to permanent',
    where: 'anywhere',
    said: /\btemp(?:orary)?[- ]to[- ](?:hire|perm(?:anent)?)\b|\bcontract[- ]to[- ]hire\b/i,
    settledInLine: /\b\d+ (?:days|weeks|months|hours)\b/i,
    topic: 'When a temporary job becomes permanent',
    assumes: '{words} ends in a permanent job',
    ask: '{words}: after how many weeks, who decides, and how many of the last five people were kept on?',
    why: 'People with a job leave it only for one that is likely to last.',
    owner: 'HR',
  },
  {
    matter: 'Own vehicle',
    where: ['licence', 'skill', 'other', 'physical', 'travel', 'experience'],
    said: /\b(?:own|personal|registered and insured|insured) (?:vehicle|car|truck|van)\b/i,
    settledInLine: /\bnot (?:an? )?(?:essential|required|necessary)\b|\bbeneficial\b/i,
    settledAnywhere: /\bmileage\b|\bcar allowance\b|\bcompany (?:car|vehicle|van|truck)\b/i,
    topic: 'Own vehicle without mileage',
    assumes: '{words} costs people nothing',
    ask: '{words}: is it only for the commute or for the work itself, and what is paid per mile?',
    why: 'It is a cost of the job, and people count it against the pay.',
    owner: 'Hiring manager',
  },
  {
    matter: 'How often',
    where: ofHours,
    said: /\b(?:weekends?|evenings?|nights?|holidays|overtime)\b[^.;]{0,30}\b(?:as (?:needed|required|necessary)|may be required|occasional\w*|when (?:needed|necessary|required)|at times)\b|\b(?:may|occasional\w*|some|mandatory)\b[^.;]{0,40}\b(?:weekends?|evenings?|nights?|overtime)\b/i,
    topic: 'How often beyond the usual hours',
    assumes: '{words} is not often',
    ask: '{words}: how often in a usual month, known how far ahead, and what is paid for it?',
    why: 'Some read it as never and others as always; people drop out too soon or too late.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Several places',
    where: ['schedule', 'travel', 'other', 'team'],
    said: /\b(?:various|multiple|several|different|two|three|both) (?:of our )?(?:locations|sites|offices|stores|branches|clinics|schools|campuses|cent(?:er|re)s)\b/i,
    settledInLine: /\btravel/i,
    topic: 'Which of several places',
    assumes: 'People know at which of {words} they would work',
    ask: '{words}: which one does this person start at, and how often do they move?',
    why: 'The commute decides it for many, and people ask which address is meant.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Contact address',
    where: 'anywhere',
    said: /\b(?:at)?[A-Z]{2,10}\d{1,4}_[A-Z]{2,10}\b/,
    quotesMatch: true,
    topic: 'A contact address that is broken',
    assumes: 'People know who to write to at {words}',
    ask: 'Where the contact should be, the text says {words}: which address do applicants use?',
    why: 'People with a question cannot reach anyone.',
    owner: 'HR',
  },
  {
    matter: 'Independence',
    where: ['duty'],
    said: /\bindependently\b/i,
    against: {
      where: 'anywhere',
      said: /\bexperience\b[^.;]{0,110}\bnot (?:required|necessary|needed|essential)\b|\bno (?:prior |previous )?experience (?:is )?(?:required|necessary|needed)\b/i,
    },
    topic: '{words} without experience',
    assumes: 'Someone new can work {words} from the start',
    ask: 'The duties say {words}, and experience is not required: when must a newcomer start working alone, and who shows them?',
    why: 'Beginners ask who trains them, and experienced people ask what they can decide.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Own judgment',
    where: 'anywhere',
    said: /\bown (?:discretion|judge?ment|initiative)\b/i,
    quotesMatch: true,
    topic: 'What {words} covers',
    assumes: '{words} means the same to everyone',
    ask: 'The text mentions {words}: what can this person decide alone, and what goes to the manager?',
    why: 'It attracts some people and frightens others; both want an example.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Sale days',
    where: 'anywhere',
    said: /\b(?:sale|auction|market) days?\b/i,
    settledAnywhere: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
    quotesMatch: true,
    topic: 'Which weekdays {words} are',
    assumes: 'People know which weekdays {words} are',
    ask: '{words}: which weekdays, from when to when, and how many hours a week does that make?',
    why: 'People with another job look at the weekdays first.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Benefits that may come',
    where: 'anywhere',
    said: /\bbenefits\b[^.;]{0,60}\bmay include\b/i,
    quotesMatch: true,
    topic: 'Which benefits come with this job',
    assumes: 'All that the benefits may include comes with this job',
    ask: 'The text says {words}: which of them come with this job and its hours, and from what date?',
    why: 'People count on what they read; what does not apply must not be promised.',
    owner: 'HR',
  },
  {
    matter: 'Flexible arrangements',
    where: 'anywhere',
    said: /\bflexible work(?:ing)? (?:arrangements|options)\b/i,
    settledAnywhere: /\b(?:hybrid|remote\w*|from home|flexi?[- ]?time|compressed)\b/i,
    quotesMatch: true,
    topic: 'Which {words}',
    assumes: 'People know which {words} hold for this job',
    ask: '{words}: which ones apply to this job, and from when?',
    why: 'Some take it to mean choosing their hours, others days at home.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Funding',
    where: 'anywhere',
    said: /\b(?:grant[- ]funded|funded by (?:an? |the )?(?:[\p{L}-]+ ){0,3}grant)\b/iu,
    settledAnywhere: /\b(?:until|through|ends?|ending)\b[^.;]{0,20}\b20\d\d\b/i,
    quotesMatch: true,
    topic: 'How long it is funded',
    assumes: '{words} says for how long',
    ask: 'The job is {words}: how long does the money last, and what happens then?',
    why: 'People with a permanent job ask this before anything else.',
    owner: 'Hiring manager',
  },
  {
    matter: 'General benefits',
    where: 'anywhere',
    said: /\b(?:great|excellent|comprehensive|competitive|attractive|generous|full|fantastic) benefits?(?: package)?\b(?!:)/i,
    settledInLine: /\binclud(?:es?|ing)\b/i,
    settledAnywhere:
      /\b(?:401\(?k\)?|pension|medical|dental|health (?:insurance|care)|PTO|vacation|holidays?|paid time off|annual leave|superannuation)\b/i,
    topic: 'Benefits only as {words}',
    assumes: '{words} persuades anyone',
    ask: '{words}: which ones, and from what date?',
    why: 'Everyone says that; only what is named can be compared.',
    owner: 'HR',
  },
];
