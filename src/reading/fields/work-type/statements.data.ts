export type WorkType = 'on-site' | 'hybrid' | 'remote';

export interface Statement {
  workType: WorkType;
  pattern: RegExp;
  score: number;
  /** Too exact to be weakened by a "may" nearby. */
  firm?: boolean;
  /** Its own words are the denial. */
  saysNo?: boolean;
}

const noun =
  '(?:role|position|job|opportunity|work(?!ers?\\b)|working|employee|contract|vacancy|schedule|arrangement|basis|model|environment|setting|set-?up|internship|assignment|gig|team member|policy|hours)';

/** "This is a full-time hybrid Boat Painter role": the way of working before the title. */
const beforeTitle = (way: string): RegExp =>
  new RegExp(
    String.raw`\bis an? (?:(?:full|part)[- ]?time|permanent|temporary|contract|paid|seasonal)?,? ?${way} (?:[\p{L}&/-]+ ){1,6}?(?:role|position|job|internship|opportunity)\b`,
    'giu',
  );

const weekday = '(?:mon|tues|wednes|thurs|fri)days?';

/** Whole sentences about this job's way of working. Mixed forms first: they contain the words of the others. */
export const statements: Statement[] = [
  {
    // "In the office Monday to Thursday, remote on Fridays", in either order.
    workType: 'hybrid',
    score: 64,
    firm: true,
    pattern: new RegExp(
      String.raw`\boffice\b[^.;]{0,30}\b${weekday}\b[^.;]{0,60}\b(?:remote(?:ly)?|from home)\b[^.;]{0,20}\b${weekday}\b|\b(?:remote(?:ly)?|from home)\b[^.;]{0,30}\b${weekday}\b[^.;]{0,60}\boffice\b[^.;]{0,30}\b${weekday}\b`,
      'gi',
    ),
  },
  {
    // "RTO Monday to Friday", "office five days a week".
    workType: 'on-site',
    score: 62,
    firm: true,
    pattern:
      /\b(?:RTO|[Rr]eturn[- ]to[- ]office)\b[^.;]{0,20}\b[Mm]on(?:day)?s? ?(?:-|–|to|through|until) ?[Ff]ri(?:day)?s?\b|\b(?:in|at) the office (?:5|five|all) days? (?:a|per|each) week\b|\b(?:5|five) days? (?:a|per|each) week (?:in|at) (?:the|our) office\b/g,
  },
  { workType: 'hybrid', score: 64, firm: true, pattern: beforeTitle('hybrid') },
  {
    // "Come in 2-3 times a week": the other days are spent elsewhere.
    workType: 'hybrid',
    score: 60,
    firm: true,
    pattern:
      /\b(?:you|employees|everyone|colleagues|people) (?:to )?(?:come|are) in(?:to)?(?: (?:the|our|to the) office)? (?:at least )?(?:[1-4]|one|two|three|four)(?: ?(?:-|–|to|or) ?(?:[1-4]|two|three|four))? (?:times|days) (?:a|per|each|every) week\b/gi,
  },
  {
    // "Two required in-office days a week": some days are spent elsewhere.
    workType: 'hybrid',
    score: 64,
    firm: true,
    pattern:
      /\b(?:[1-4]|one|two|three|four)(?: ?(?:-|–|to|or) ?(?:[2-4]|two|three|four))? (?:(?:required|mandatory|fixed|set|agreed|weekly|regular|anchor) )?(?:in[- ]office|on[- ]?site|in[- ]person|office[- ]based|office) (?:work(?:ing)? )?days?\b/gi,
  },
  { workType: 'remote', score: 62, pattern: beforeTitle('remote') },
  {
    workType: 'remote',
    score: 62,
    pattern:
      /\b(?:seeking|looking for|hiring) an? (?:[\p{L}-]+,? ){0,4}?[Rr]emote (?=\p{Lu}\p{Ll})/gu,
  },
  {
    workType: 'on-site',
    score: 62,
    pattern: beforeTitle('(?:on[- ]?site|in[- ]person|in[- ]office)'),
  },
  {
    workType: 'hybrid',
    score: 60,
    pattern:
      /\bhybrid,? with (?:[\p{L}-]+ ){0,4}(?:presence|attendance|on[- ]?site|office|in-person)\b/giu,
  },
  {
    workType: 'hybrid',
    score: 62,
    pattern: new RegExp(
      `\\bhybrid(?:[- ](?:remote|office|onsite|on-site|wfh|home))?(?:[ /-](?:and[ ])?(?:flexible|flex))?[ ]?${noun}\\b`,
      'gi',
    ),
  },
  {
    // "Hybrid in-person/remote schedule", whatever else may be agreed on.
    workType: 'hybrid',
    score: 60,
    firm: true,
    pattern:
      /\bhybrid,? \(?(?:in[- ]person|on[- ]?site|in[- ]office|office|remote|home) ?(?:\/|and|&) ?(?:in[- ]person|on[- ]?site|in[- ]office|office|remote|home)\b/gi,
  },
  {
    workType: 'hybrid',
    score: 60,
    pattern: new RegExp(
      String.raw`\b(?:this|the|our) (?:role|position|job|post|opportunity|internship) (?:is|will be|can be|would be) (?:an? )?(?:fully |partly )?hybrid\b`,
      'gi',
    ),
  },
  {
    workType: 'hybrid',
    score: 60,
    firm: true,
    pattern:
      /\b(?:combination|mix|blend|split) of (?:mandatory |some |required )?(?:on[- ]?site|in-office|office|in-person|remote|home)[^.]{0,60}(?:remote\w*|home|tele(?:work|commut)\w*|office|on[- ]?site)/gi,
  },
  {
    workType: 'hybrid',
    score: 60,
    firm: true,
    pattern:
      /\b(?:[1-4]|one|two|three|four|half the)(?:[- ](?:to|or|-)[- ]?(?:[1-4]|two|three|four))? ?(?:x )?days?(?: (?:a|per|each|every) week|\/week| weekly|\/wk)?(?: (?:in|at|from|working from|working in|on[- ]?site at|onsite|on[- ]?site))? ?(?:(?:the|our|your) )?(?:office|on[- ]?site|onsite|home|remote(?:ly)?|wfh|wfo)\b/gi,
  },
  {
    workType: 'hybrid',
    score: 60,
    firm: true,
    pattern:
      /\b(?:hybrid|telework|remote)\b[^.]{0,80}\bin[- ]person (?:at least |a minimum of |minimum )?(?:[1-4]|one|two|three|four) days?\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern: /\bfrom[- ]home[^.]{0,20}?\b(?:[1-4]|one|two|three|four)(?:-[2-4])? days?\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\b(?:on[- ]?site|in (?:the )?office)\b[^.]{0,40}\b(?:and|rest|otherwise)\b[^.]{0,20}\b(?:remote|from home|wfh)\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\b(?:on[- ]?site|in (?:the )?office|in-office|office[- ]based)\b[^.]{0,30}?\b(?:[1-4]|one|two|three|four) days?\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\b(?:work|working|attend|come|be|commute)(?:ing)? (?:from |in |into |to |at )?(?:our |the )?(?:[a-zÀ-ɏ ]{0,24})?office (?:at least )?(?:[1-4]|one|two|three|four)(?:\+|-[2-4])? days?\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\b(?:wfh|remote|home ?office|homeoffice|télétravail|telework)\b[^.]{0,16}?\b(?:[1-4]|one|two|three|four|zwei|drei|deux|trois)(?:[-–/ ](?:bis |à |to )?[2-4])? ?(?:x )?(?:days?|tage?|jours?|j)\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\b(?:[1-4]|zwei|drei|deux|trois|un)(?:[-–/ ](?:bis |à |to )?[2-4])? ?(?:tage?|jours?)(?: (?:pro woche|die woche|in der woche|par semaine|\/ ?semaine|hebdo\w*))?(?: (?:im|de|en))? ?(?:home ?office|homeoffice|mobiles arbeiten|mobil|télétravail|remote)/gi,
  },
  {
    workType: 'hybrid',
    score: 56,
    pattern:
      /\b(?:hybrides? (?:arbeiten|arbeitsmodell|arbeitsweise|modell|working)|hybride[rsn]? (?:arbeits[a-zÀ-ɏ]+|tätigkeit)|(?:travail|mode|organisation|poste|rythme) (?:en )?hybride|télétravail partiel|praca hybrydowa|tryb hybrydowy|hybrydowo)/gi,
  },
  {
    workType: 'hybrid',
    score: 52,
    pattern:
      /\b(?:partly|partially|part) (?:remote|from home)|\bremote\/(?:on[- ]?site|office)|\b(?:on[- ]?site|office)\/remote|\b(?:flexible|split) between (?:home|office)\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\b(?:some|occasional|partial|limited) (?:remote|home)[ -]?(?:work(?:ing)?|days?|office)\b|\bflexibility (?:for|to) (?:some )?(?:remote work|work(?:ing)? (?:remotely|from home)) (?:some|occasionally|part)|\bmostly (?:work(?:ing)?[- ]from[- ]home|remote)\b[^.]{0,60}\boffice\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\b(?:in|at|into|to|from) (?:the |our )?office (?:at least )?(?:once|twice|[1-4] ?x|[1-4] times|(?:one|two|three|four|[1-4]) days?) (?:a|per|each|every) (?:week|month)\b|\b(?:once|twice|[1-4] ?x|[1-4] times) (?:a|per) week (?:in|at|from) (?:the |our )?office\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\b(?:trabajo|modalidad|modelo|formato) h[íi]brid[oa]\b|\bteletrabajo (?:parcial|[1-4] d[íi]as)|\b(?:[1-4]|un|dos|tres|cuatro) d[íi]as? (?:a la semana )?(?:de |en )?(?:teletrabajo|remoto|oficina)\b/gi,
  },
  {
    workType: 'hybrid',
    score: 50,
    firm: true,
    pattern:
      /(?<![a-zÀ-ɏ])(?:home ?-?office|mobiles arbeiten|télétravail|teletrabajo)(?: ist| est| es)? (?:möglich|possible|posible|anteilig|teilweise|très ouvert|ouvert|partiel|occasionnel|parcial)(?![a-zÀ-ɏ])|\bmöglichkeit (?:zum|zu|auf) (?:home ?-?office|mobile[mn]? arbeiten)/gi,
  },
  {
    workType: 'hybrid',
    score: 56,
    firm: true,
    pattern:
      /\b(?!100)\d{2} ?% (?:of (?:all |the |your )?(?:work|time|hours)[^.]{0,24} )?(?:on[- ]?site|in[- ]office|in the office|remote(?:ly)?|from home)\b(?!-)|\b[1-4] office days\b|\bpreference for hybrid\b/gi,
  },
  {
    workType: 'hybrid',
    score: 46,
    firm: true,
    pattern: /\bremote work(?:ing)? is (?:possible|allowed|permitted|available|an option)\b/gi,
  },
  {
    workType: 'hybrid',
    score: 62,
    firm: true,
    pattern:
      /\b(?:[1-4]|one|two|three|four) (?:remote|home|wfh|office|on[- ]?site)(?:[- ]work(?:ing)?)? days?\b/gi,
  },
  {
    workType: 'hybrid',
    score: 56,
    firm: true,
    pattern:
      /\bhybrid ?(?:\/|and|&|or|,) ?flex(?:ible)?\b|\bflex(?:ible)? ?(?:\/|and|&) ?hybrid\b|\bhybrid work(?:ing)? (?:environment|schedule|arrangement|model|options?)\b/gi,
  },
  {
    workType: 'hybrid',
    score: 58,
    firm: true,
    pattern:
      /\bhybri(?:de?|da?) (?:te |att )?(?:werken|werkmodel|arbeta|arbete|arbetssätt|modell)(?![a-zÀ-ɏ])|\bhybridmodell\b|\bhybrid arbets\w+|\b(?:deels|gedeeltelijk) (?:thuis|van thuis)|\b(?:smart ?working|telelavoro) (?:parziale|[1-4] giorni)|\b(?:[1-4]|due|tre|quattro) giorni (?:a |alla )?(?:settimana )?(?:di |in )?(?:smart ?working|telelavoro|remoto|ufficio|sede)\b|\b(?:modalità|lavoro|contratto|regime|modelo|trabalho) (?:ibrid|híbrid|hibrid)[aoi]|\b(?:[1-4]|een|twee|drie|vier) dag(?:en)? (?:per week )?(?:thuis(?:werken)?|van thuis|op kantoor)|\b(?:på|arbeta på) distans (?:upp till|delvis|[1-4] dag)|\bdelvis på distans\b|\b[1-4] dagar (?:i veckan )?(?:på kontoret|hemifrån)/giu,
  },
  {
    workType: 'remote',
    score: 66,
    pattern:
      /\b(?:fully|100 ?%|completely|entirely|permanent(?:ly)?|all|full[- ]time|purely|exclusively) ?[- ]?(?:remote(?:ly)?|home[- ]?office|work[- ]from[- ]home|virtual position)(?![a-z])|\bwork(?:ing)? (?:remotely|from home),? (?:from )?(?:wherever|anywhere)|\b(?:position|role|job) (?:is|will be) [^.]{0,24}\band remote\b|\bremote[- ]first\b|\bfull remote\b|\bremote[ ,:(-]{0,3}100 ?%|\bremote nature of (?:this|the) (?:role|position|job|work)\b|\b100 ?% ?(?:télétravail|en télétravail|zdalnie)|télétravail (?:complet|total|à 100 ?%|intégral)|\bvollständig (?:remote|im homeoffice)|\bpraca (?:w pełni |w 100% )?zdalna\b|\b100 ?% (?:teletrabajo|en remoto)\b|\b(?:trabajo|puesto|modalidad) (?:100 ?% )?(?:remot[oa]|en remoto)\b|\btryb zdalny\b|\b(?:volledig|100 ?%) (?:thuiswerk\w*|op afstand|remote)\b|\b(?:completamente|totalmente|100 ?%) (?:da remoto|in smart ?working|in remoto|remoto)\b|\b(?:helt|100 ?%) på distans\b/gi,
  },
  {
    workType: 'remote',
    score: 60,
    pattern: new RegExp(
      `\\b(?<!no )remote[ ]${noun}\\b|\\b(?:this|the|our|a)[ ](?:role|position|job|opportunity|team|contract)[ ](?:is|will be|can be)[ ](?:performed[ ]|done[ ]|a[ ])?(?:fully[ ])?remote(?:ly)?\\b|\\bis (?:a )?remote\\b(?![ ](?:area|site|location|desktop|sensing|from))`,
      'gi',
    ),
  },
  {
    workType: 'remote',
    score: 56,
    pattern:
      /\bwork(?:ing)?[- ](?:(?:full|part)[- ]time,? )?(?:(?:from|at)[- ](?:home|anywhere)|remotely|virtually)\b|\btelecommuting from home\b|\bin a remote (?:work )?environment\b|\b(?:is|as) an? (?:[a-z-]+,? )?virtual (?:position|role|job|internship)\b|\bhome[- ]based\b|\btelecommut(?:e|ing) (?:position|role|job)\b|\btelework (?:position|role)\b|\bwfh\b/gi,
  },
  {
    workType: 'on-site',
    score: 64,
    saysNo: true,
    pattern:
      /\b(?:not|no|isn't|cannot be|never|without)(?: (?:a|an|eligible for|currently|offer(?:ing)?|available for|possible|any))* ?(?:fully )?(?:remote|telework|telecommut\w+|work[- ]from[- ]home|hybrid or remote)(?: (?:work|position|role|job|option|options|eligible|possible))?\b|\bremote (?:work )?(?:is )?not (?:available|possible|an option|offered|permitted)|\b(?:kein home ?office|pas de télétravail|sin teletrabajo)\b|\bremote (?:applicants|candidates|applications) (?:will not|cannot|won't) be (?:considered|accepted)\b/gi,
  },
  {
    workType: 'on-site',
    score: 62,
    pattern: new RegExp(
      `\\b(?:100 ?%|fully?|full[- ]time|strictly|entirely|completely|only) ?(?:on[- ]?site|in[- ]office|in[- ]person|onsite)\\b|\\b(?:on[- ]?site|in[- ]office|in[- ]person|office[- ]based|site[- ]based)[ ](?:only|daily|full[- ]time|${noun})\\b|\\b(?:role|position|job|this|work|is)[ ](?:is|will be|must be)[ ](?:performed[ ]|done[ ]|based[ ]|a[ ]|an[ ])?(?:fully[ ])?(?:on[- ]?site|in[- ]office|in[- ]person)\\b|\\bwork(?:ing)? (?:from (?:our |the )?office|on[- ]?site|in[- ]person)\\b(?! (?:at (?:client|customer)|visits?))|\\b(?:on[- ]?site|in[- ]office),?[ ](?:5|five) days\\b|\\b(?:5|five) days (?:a week |per week |\\/week )?(?:in (?:the )?(?:office)|on[- ]?site|in-office)\\b|\\bsite[- ]based (?:in|at)\\b|\\bon[- ]?site at (?:our|the)\\b[^.]{0,40}\\b(?:office|plant|headquarters|hospital|store|campus|facility|location)\\b|\\bwork from office\\b|\\b(?:fully|entirely|always|completely) from (?:the )?office\\b|\\bwfo\\b`,
      'gi',
    ),
  },
  {
    workType: 'on-site',
    score: 50,
    pattern:
      /\bon[- ]?site (?:locations? )?in (?=\p{Lu})|\bonsite location\b|\b(?:seeking|looking for|hiring|need) an? (?:full[- ]time,? |part[- ]time,? )?(?:on[- ]?site|in[- ]person|in[- ]office) (?=\p{Lu})|\b(?:[Oo]n[- ]?site|[Ii]n[- ]person|[Ii]n[- ]office) (?:at|in|from) (?:our|the) (?:\p{Lu}[\p{L}-]*,? ){1,3}(?:office|location|studio|campus|store|headquarters|hq|lab|site)\b|\b(?:based|working) (?:on[- ]?site|in[- ]office|in[- ]person)\b|\bin person,? (?:[3-7]|five) days\b/gu,
  },
  {
    // "Based out of our Harlow campus": work at such a site is done there.
    workType: 'on-site',
    score: 46,
    pattern:
      /\b(?:role|position|job|post|you|driver|internship)\b[^.;]{0,60}\b(?:based|located|stationed) (?:out of|at|in|from) (?:our|the) [^.;,]{0,30}(?:, \p{Lu}{2})?[^.;,]{0,20}\b(?:campus|depot|plant|warehouse|store|clinic|school|yard|showroom|factory|mill|nursery|hotel|restaurant|hospital|salon|surgery|shipyard|terminal|airport)\b/giu,
  },
  {
    workType: 'on-site',
    score: 58,
    pattern:
      /\b(?:op kantoor aanwezig|100 ?% in presenza|lavoro in (?:sede|presenza)|in presenza|på plats (?:på|i)|trabalho presencial|vor ort tätigkeit|präsenz vor ort|100 ?% vor ort|modalidad presencial|trabajo presencial|100 ?% presencial|en présentiel|présentiel(?: uniquement)?|sur site uniquement|praca stacjonarna|stacjonarnie)\b/gi,
  },
];

/** One word says it all where a label or a top line holds little else. */
export const singleWords: Statement[] = [
  {
    workType: 'hybrid',
    score: 50,
    pattern:
      /\bh[yí]bri[dr](?:e|er|es|o|a)?\b(?![ ](?:cloud|car|vehicle|app|mobile|infrastructure|environment))/gi,
  },
  {
    workType: 'remote',
    score: 48,
    pattern:
      /\b(?:remote|remoto|teletrabajo|télétravail|home[ ]?office|homeoffice|telework|telecommute|zdalnie|work from home|wfh)\b/gi,
  },
  {
    workType: 'on-site',
    score: 46,
    pattern:
      /\b(?:on[- ]?site|in-office|in office|in person|in-person|office-based|presencial|présentiel|vor ort|stacjonarnie)\b/gi,
  },
];

/** The same words about something else: clouds, gyms, deserts, interviews, colleagues. */
export const otherThings =
  /\b(?:additional remote work|(?:occasional|periodic|quarterly|infrequent) (?:on[- ]?site|in[- ]office|in[- ]person)(?: \p{L}+)?|work(?:ing)?[- ]from[- ]home (?:allowance|stipend|budget|equipment|reimbursement|kit|bonus|subsidy)|(?:home|remote) ?office (?:stipend|allowance|budget|equipment|set-?up|reimbursement|supplies|furniture)|hybrid (?:cloud|vehicles?|cars?|apps?|mobile|infrastructure|it|systems?|engines?|electric|solutions?|architecture|seeds?|events?|learning|environments? \(|data)|remote(?:ly)? (?:areas?|sites?|locations?|regions?|communit\w+|sensing|monitor\w*|control\w*|desktop|support|access|server\w*|teams?|offices?|employees?|colleagues?|patients?|users?|customers?|clients?|diagnos\w+|work sites?|troubleshoot\w*|managed?|hands|island|village|camp|mine|interview\w*|assistance|connectivity|devices?|machines?|meetings?|onboarding|learning|services?|equipment|workforce|staff|start)|on[- ]?site (?:activity|gym|fitness|day ?care|child ?care|nursery|parking|cafeteria|canteen|cafe|restaurant|health|medical|clinic|wellness|amenities|pool|training|interview\w*|visits?|inspections?|support|services?|customer|client|installation|repairs?|maintenance|meetings?|supervis\w+|manager|team|facilit\w+|massage|laundry|housing|accommodation|shop|store|audits?|events?|assessment|technician|engineer|delivery|safety|work (?:at|on)|consult\w*)|in-person (?:interview\w*|meetings?|customer|voting|training|event|assistance|service|contact|visits?)|working remotely(?= tools)|support(?:ing)? working remotely|virtual (?:interview|assistant|reality|machine|team|event|meeting)\w*)\b/giu;

const way =
  '(?:(?:fully |100% )?remote(?:ly)?|hybrid|on[- ]?site|in[- ](?:the )?office|in[- ]person|office[- ]based|home[- ]based|(?:work(?:ing)? )?from home)(?: work(?:ing)?)?(?: \\([^()]{0,90}\\))?';
/** "On site, hybrid or remote": named one after the other, none of them is told of this job. */
export const undecided = new RegExp(
  String.raw`\b${way}(?:(?: ?[,/|] ?| or )${way})(?:,? ?(?:or|/|and/or) ?|, and )${way}\b|\b(?:either|whether)(?: you(?: are|['’]re)?(?: work(?:ing)?)?)? ${way}(?:, ${way})?,? or ${way}\b`,
  'gi',
);

/** "For most positions": said of the house, and not of this job. */
export const ofSomeJobs =
  /\b(?:some|most|many|certain|select|eligible) (?:of our )?(?:roles|positions|jobs|employees|teams)\b/i;

/** Leaves it quite open whether this job is meant. */
export const leftOpen =
  /\b(?:may(?! (?:to|through|until|and|or|\d))|might|could|eligib\w+|depending|potential(?:ly)?|options?)\b/i;

export const maybe =
  /\b(?:may(?! (?:to|through|until|and|or|\d))|might|could|potential(?:ly)?|possib\w+|option(?:s|al|ally)?|opportunit(?:y|ies)|eligib\w+|occasional(?:ly)?|depending|ability to|able to|comfortable|experience|later|after|flexib\w+|available|möglich\w*|option|possible|if needed|as needed|discretion|consider(?:ed)?|tools|support(?:s|ing)?)\b/i;
