import type { SpokenMatter } from '#shared/brief.ts';
import type { UnitRole } from '#shared/reading.ts';

/** By which words a sentence speaks of a matter, however little can be read from it. */
export interface SpokenRow {
  about: SpokenMatter;
  words: RegExp;
  /** Words that must stand in the same sentence. */
  also?: RegExp;
  /** The same words about something else. */
  unless?: RegExp;
  /** Where they mean the work of others, or nothing of this job. */
  silent: ReadonlySet<UnitRole>;
  /** Whether a heading of its own is enough: what stands under it may be read as something else. */
  evenHeading?: true;
  /** How many sentences of it are kept, where one is not as good as another. */
  most?: number;
}

const nowhere: ReadonlySet<UnitRole> = new Set();
const small: ReadonlySet<UnitRole> = new Set<UnitRole>(['noise', 'legal']);
const ofWork: ReadonlySet<UnitRole> = new Set<UnitRole>(['noise', 'legal', 'duty', 'must', 'nice']);

/** Where one works, at home or there. */
const wayWords =
  /\b(?:hybrid|RTO|return[- ]to[- ](?:the )?office|WFH|(?:work\w*[- ])?from[- ]home|(?:home|office)[- ]based|in[- ]office|on[- ]?site|tele(?:work|commut)\w*|remote(?:ly)?|(?:work\w*|fully|role|job|position|days?) (?:is )?(?:in[- ]person|face[- ]to[- ]face))\b|\b(?:in|at|from|to) (?:the|our) (?:\p{Lu}\p{L}+ ){0,3}(?:office|hq|headquarters)\b|\boffice\b[^.;]{0,20}\b(?:a|per|each|every) week\b/iu;
const ofOtherPlaces =
  /\b(?:hybrid (?:cloud|vehicles?|cars?|apps?|mobile|it|infrastructure|systems?|events?|seeds?|rice)|remote (?:sites?|areas?|sensing|desktop|access|monitoring|support|controls?|communit\w+|hands)|on[- ]?site (?:gyms?|visits?|fitness|parking|cafe\w*|childcare|nursery|restaurant|clinic)|interviews?|remote (?:teams?|employees|workers|candidates))\b/i;

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const howOften = new RegExp(
  String.raw`\b(?:\d|one|two|three|four|five|once|twice|half|most)\b[^.;]{0,24}\b(?:days?|times?|week|weekly|month)\b|\d{1,3} ?%|\b${weekday}\b|\b(?:mon|tue)s?\.? ?(?:-|–|to) ?(?:thu|fri|sat)|\b(?:daily|every ?day|each day|full[- ]time in|as (?:needed|required)|fully (?:on[- ]?site|in[- ]office|office)|100 percent)\b|\bRTO\b`,
  'i',
);

const anyHours = new RegExp(
  String.raw`(?<![\d.,$£€])\d{2}(?:[.:,]\d{1,2})?\+?[ :–-]{0,3}(?:hours?|hrs?)\b|\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m|p\.m)\b|\b[0-2]\d[:.]?[0-5]\d ?(?:-|–|to) ?[0-2]\d[:.]?[0-5]\d\b|\b(?:mon|tue)(?:day|s)?\.? ?(?:-|–|to|through|thru|until) ?(?:wed|thu|fri|sat|sun)|\b(?:1st|2nd|3rd|first|second|third|day|night|evening|late|early|morning|rotating|swing|graveyard|\d{1,2}[- ]hour) shifts?\b|\bshift(?:s|ing| work| pattern| schedule)?:|\b(?:working|work|office|business|flexible|flexi|core) (?:hours|days|week)\b|\bflexible schedules?\b|\bschedule(?::| is| will)|\b[3-7] days? (?:on|a week|per week)\b|\b(?:four|five|six|4|5|6)[- ]day (?:work ?)?week\b|\brota(?:s|ting shifts?)?\b|\bflexitime\b|\bshift work\b`,
  'i',
);
/** How many hours a week has, whatever stands between the number and the word. */
const ofWeek =
  /(?<![\d.,$£€])\d{2}(?:[.,]\d{1,2})?\+?(?: ?(?:-|–|to) ?\d{2}(?:[.,]\d)?)? ?(?:[:–-] ?)?(?:hours?|hrs?)\b[^.;]{0,12}\b(?:week(?:ly)?|wk|p\.?w)\b|\b(?:work ?)?week(?:ly)?\b[^.;]{0,14}\b\d{2}(?:[.,]\d{1,2})? ?(?:hours?|hrs?)\b|\b(?:full|part)[- ]?time\b[^.;]{0,8}\b\d{2}(?:[.,]\d{1,2})? ?(?:hours?|hrs?)\b/i;
const clock =
  /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m|p\.m)\b|\b[0-2]?\d[:.][0-5]\d ?(?:-|–|to|until) ?[0-2]?\d[:.][0-5]\d\b|\b(?:mon|tue)(?:day|s)?\.? ?(?:-|–|to|through|thru|until) ?(?:wed|thu|fri|sat|sun)/i;
/** Times and hours of something else than the work. */
const ofOtherHours =
  /\b(?:notice|training hours|credit hours|experience|CPD|turnaround|response|respond|within \d|accru\w+|vacation|PTO|annual leave|interviews?|apply|applications?|submit\w*|deadline|closing|open house|call us|contact us|received|before \d|e-?mail|walk-?in)\b/i;

/** The broadest of families: what is denied here must not stand anywhere in the text. */
export const spokenRows: readonly SpokenRow[] = [
  { about: 'way', words: wayWords, unless: ofOtherPlaces, silent: small },
  { about: 'office days', words: wayWords, also: howOften, unless: ofOtherPlaces, silent: ofWork },
  {
    about: 'hours',
    words: anyHours,
    unless: ofOtherHours,
    silent: new Set<UnitRole>(['noise', 'legal', 'process', 'company']),
  },
  { about: 'week', words: ofWeek, unless: ofOtherHours, silent: small },
  {
    about: 'times',
    words: clock,
    unless: ofOtherHours,
    silent: new Set<UnitRole>(['noise', 'legal', 'process', 'company']),
  },
  {
    about: 'start',
    words:
      /\b(?:start(?:ing)?|commencement|joining|onboarding) (?:date|immediately|asap)\b|\b(?:start|begin|commenc|join)(?:s|ing|e|es)? (?:on|in|from|by|as soon|immediately|asap|early|mid|late|at the latest)\b[^.;]{0,20}(?:\d|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\w{3,6})?\b|spring|summer|autumn|winter|possible|immediate)|\b(?:immediate (?:start|joiners?|hire|hiring|availability|vacancy)|available (?:to start )?immediately|start asap|urgent(?:ly)? (?:hiring|required|requirement|needed|looking)|earliest start|start(?:s|ing)?:)|\beffective (?:immediately|\d)/i,
    unless:
      /\bbenefits? (?:start|begin)|\bstart-?ups?\b|\bplans?\b|\bcoverage\b|\bemergenc|\brespond/i,
    silent: new Set<UnitRole>(['noise', 'legal', 'duty', 'company']),
  },
  {
    about: 'team',
    words:
      /\b(?:team|group|department|crew|staff) of (?:[\p{L}-]+ ){0,3}(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)|(?<![\d,.])\d{1,3}[- ](?:person|strong|member) (?:[\p{L}-]+ ){0,2}(?:team|group|crew|department)\b|\b(?:small|large|tight[- ]knit|close[- ]knit) (?:[\p{L}-]+ ){0,2}team\b|\b(?:one of|joins?|supported by|alongside) (?:\d{1,2}|two|three|four|five|six|seven|eight) (?:other )?[\p{L}-]+s\b/iu,
    silent: small,
  },
  {
    about: 'reports to',
    words:
      /\b[Rr]eport(?:s|ing)? (?:directly |primarily |in |line |functionally |administratively )?(?:in)?to (?:the|an?|our|your|their|his|her|\p{Lu})(?! ?(?:office|site)\b)|\b[Rr]eport(?:s|ing) (?:to|line) ?:|\bunder the (?:(?:direct|general|immediate|close|overall|administrative) ){0,2}(?:supervision|direction|guidance|leadership|management) of\b|\b(?:accountable|answerable|responsible) (?:directly )?to (?:the|our|a) \p{L}|\bsupervised by\b|\bline[- ]manage(?:d by|r(?: is|:))|\b(?:[Ii]mmediate )?[Ss]upervisor:/u,
    unless:
      /\b(?:provid|submit|prepar|present|send|deliver|generat|writ|fil|creat|produc|communicat|analy)\p{L}* (?:\S+ ){0,6}reports? to\b|\b(?:status|progress|monthly|weekly|daily|quarterly|financial|charts|and|of|or|regular|written) reports to\b/iu,
    silent: nowhere,
  },
  {
    about: 'benefits',
    evenHeading: true,
    words:
      /\b(?:benefits? (?:package|plan|include|scheme|program)|(?:our|your|full|great|excellent|competitive|generous|comprehensive|employee|company|other|health|flexible|with|and|plus) benefits|benefits(?::|$)|perks|(?:health|dental|medical|vision|life|disability) (?:insurance|cover|coverage|plan)|health ?care (?:plan|cover\w*|insurance)|HMO|401 ?\(?k|pension|annual leave|days['’]? (?:holidays?|leave|vacation)|paid (?:time off|leave|holidays?|vacation)|PTO|tuition (?:assistance|reimbursement)|provident fund|13th month|gratuity|medical (?:cover|scheme|aid)|sick (?:pay|leave)|bonus(?:es)?|discounts?|reimburse\w*|allowances?)\b/i,
    unless:
      /\b(?:without regard|regardless|terms,? conditions|compensation and benefits (?:team|strategy|programs?)|administer\w*|process\w*|experience|clients?['’]?|customers?|sell\w*)\b/i,
    silent: new Set<UnitRole>(['noise', 'duty', 'must', 'nice', 'company']),
  },
  {
    about: 'deadline',
    evenHeading: true,
    words:
      /\b(?:closing|application|apply|submission|last|end) (?:date|deadline|day)\b|\bdeadline\b|\bapply (?:by|before|no later)\b|\b(?:applications?|posting|vacancy|advert\w*|position|job)\b[^.;]{0,40}\b(?:clos(?:e|es|ing)|due|expires?|accepted (?:until|through)|received by|remain open|open until)\b|\bopen until filled\b|\b(?:appl(?:y|ications?|icants?)|submit\w*|received|resumes?|cvs?)\b[^.;]{0,80}\b(?:no later than|not later than|on or before)\b/i,
    silent: new Set<UnitRole>(['duty', 'must', 'nice', 'benefit', 'company']),
  },
  {
    about: 'openings',
    words:
      /\b(?:openings?|vacanc(?:y|ies)|posts?|positions?|slots?|headcount|hires)(?: available)?\s?[:(]\s?\(?(?:\d{1,3}|one|two|three|four|five|multiple|several)\b(?![,.%\d])|\b(?:\d{1,3}|two|three|four|five|six|ten|several|multiple|many) (?:\p{L}+ ){0,2}(?:openings|vacancies|positions|posts|roles|opportunities)\b|\b(?:number|no\.?) of (?:required )?(?:posts?|positions?|vacancies|openings|workers|hires|people)(?: required)?\s?:/iu,
    silent: new Set<UnitRole>(['company', 'duty', 'must', 'nice', 'benefit']),
  },
  {
    about: 'travel',
    words:
      /\d{1,3} ?%[^.;]{0,30}\btravel|\btravel\w*\b[^.;]{0,40}\d{1,3} ?%|\btravel(?: required| requirements?)?:|\b(?:no|little|minimal|occasional) (?:or no )?travel\b|\b\d[^.;]{0,6} nights? (?:out|away)\b/i,
    silent: small,
  },
  {
    about: 'contract',
    words:
      /\b(?:permanent|fixed[- ]term|temporary|temp[- ]to|full[- ]?time|part[- ]?time|seasonal|per[- ]diem|freelance|internship|contract(?:or)? (?:length|duration|period|type|role|position|basis|for)|\d{1,2}[- ]months? contract|contract\s?:|FTE|tenure|regular employ\w+|casual (?:role|position|basis|hours))\b/i,
    unless:
      /\b(?:permanent (?:home|record|residen\w+|magnet|makeup|supportive)|(?:full|part)[- ]time (?:student|employees|staff|experience|study))\b/i,
    silent: new Set<UnitRole>(['noise', 'legal', 'duty', 'must', 'nice', 'company']),
  },
  {
    about: 'papers',
    words:
      /\b(?:certif(?:y|ied|icates?|ications?|ied\w*)|licen[cs](?:e|es|ed|ure|ing)|regist(?:ered|ration|er with)|accredit\w+|chartered|credentials?|permits?|tickets?|CPC|qualified (?:teacher|social|nurse)|(?:CSCS|tachograph|guard|SIA|CPC|food handler['’]?s?) ?cards?|membership of|member of the)\b/i,
    unless:
      /\b(?:(?:cash|gift|business|credit) (?:cards?|register)|voters?|registered to vote|(?:class|course|student|event|vehicle) registration|accredited (?:college|university|institution|school|program)\w*|guests?|licensing (?:deals?|agreements?|revenue)|software licen\w+|certified (?:mail|copies|copy|true)|registered (?:office|charity|trademark|company)|support tickets?|tickets? (?:and|sales|system|queue)|resolve tickets?|to register)\b/i,
    // "Registered Nurse" at the head is whom they look for, and names no paper.
    silent: new Set<UnitRole>(['title', 'head']),
    most: 4,
  },
  {
    about: 'checks',
    words:
      /\b(?:DBS|PVG|AccessNI|disclosure (?:and|&|scotland|check)|police|(?:background|criminal|credit|reference|pre-?employment|security|vetting|drug|record) (?:records? |history )?(?:checks?|screen\w*|investigations?|tests?|clearance|vetting)|criminal (?:records?|history|background|convictions?)|vetting|fingerprint\w*|clearance|working with children)\b/i,
    unless:
      /\bpolice (?:officers?|department|force|reports?|station)\b|\bclearance (?:sale|items?)\b/i,
    silent: nowhere,
    most: 4,
  },
  {
    about: 'extra pay',
    words:
      /\b(?:premium (?:pay|rates?)|(?:shift|night|evening|weekend|holiday|standby|on[- ]call|overtime|unsocial(?: hours)?) (?:pay|premium|allowance|differential|rate)s?|enhance(?:d|ments?) (?:rates?|pay|hourly)?|unsocial|time and a half|1\.5|double (?:time|pay)|overtime)\b/i,
    also: /\b(?:pay|paid|pays|rate\w*|salary|earn\w*|OTE|includ\w+|allowance|differential|compensat\w+|eligible|premium)\b|[$£€₱]/i,
    silent: ofWork,
  },
  {
    about: 'steps',
    evenHeading: true,
    words:
      /\b(?:required|invited|asked) to (?:an? )?interview\b|\b(?:video|phone|telephone|online|virtual|panel) interviews?\b|\binterview\w*\b[^.;]{0,60}(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|stage|round|panel|held)|\b(?:shortlist\w*|assessment cent(?:er|re)|selection (?:process|test|exam\w*)|hiring (?:process|steps)(?: is|:| will| consists)|written (?:test|exam\w*)|(?:first|second|final)[- ](?:stage|round)?[- ]?interview)\b/i,
    unless: /\b(?:accommodat\w+|adjustments?|disabilit\w+|fees?|payment|chances|scam\w*)\b/i,
    silent: new Set<UnitRole>(['duty', 'must', 'nice', 'company']),
  },
  {
    about: 'years',
    words:
      /\b(?:\d{1,2}\+?(?: ?(?:-|–|to) ?\d{1,2})? ?\+? ?(?:years?|yrs?|months?)|(?:one|two|three|four|five|six|seven|eight|ten|several|many) ?(?:\(\d{1,2}\) )?(?:or more )?(?:years?|months?))\b/i,
    also: /\bexperience\w*|\b(?:minimum|at least|in an? |in the |working|spent|track record|background)\b/i,
    silent: new Set<UnitRole>(['noise', 'company', 'benefit', 'duty']),
  },
  {
    about: 'relocation',
    words: /\brelocat\w+|\bmoving (?:costs|expenses|allowance|assistance)\b/i,
    silent: new Set<UnitRole>(['duty']),
  },
];
