/** Something an employer may offer or be; said of one only where somebody said it. */
export interface ClaimTopic {
  name: string;
  /** How a text says it. */
  said: RegExp;
  /** What in the material supports it, where that is wider than the words themselves. */
  support?: RegExp;
}

/** Benefits, flexibility, growth, culture and team: what a model likes to add to any job. */
export const claimTopics: readonly ClaimTopic[] = [
  {
    name: 'health cover',
    said: /\b(?:(?:health|medical|dental|vision|life) (?:insurance|cover(?:age)?|plan|benefits)|private healthcare|dental (?:and|or|plan|cover))\b/i,
    support:
      /\b(?:health|medical|vision|life|private)[^.\n]{0,40}\b(?:insur|cover|plan|benefit|scheme|healthcare|premium)|\b(?:dental|insurance|healthcare benefits|krankenversicherung|mutuelle)\b/i,
  },
  {
    name: 'a pension',
    said: /\b(?:401\s?\(?k\)?|pension|retirement (?:plan|savings|match\w*)|superannuation)\b/i,
    support: /\b(?:401|pension|retirement|superannuation|altersvorsorge|retraite)/i,
  },
  {
    name: 'paid time off',
    said: /\b(?:paid (?:time off|leave|vacation|holidays?|parental)|generous (?:leave|holiday|vacation)|annual leave|pto|(?:parental|maternity|paternity) leave|extra (?:days off|holiday))\b/i,
    support: /\b(?:time off|leave|vacation|holidays?|pto|urlaub|congés)\b/i,
  },
  {
    name: 'a bonus',
    said: /\b(?:(?:sign(?:ing)?-?on|annual|performance|quarterly|retention|referral) bonus(?:es)?|bonus(?:es)? (?:scheme|plan|program\w*|on top)|profit[ -]shar\w+|uncapped commission)\b/i,
    support: /\b(?:bonus|profit|commission|incentive|prämie|prime)/i,
  },
  {
    name: 'shares',
    said: /\b(?:stock options?|equity|share (?:scheme|options)|employee stock)\b/i,
    support: /\b(?:stock|equity|shares?)\b/i,
  },
  {
    name: 'help with moving',
    said: /\b(?:relocation (?:help|package|support|assistance|costs?)|(?:pay|paid|cover|help)\w* (?:for )?(?:your |the )?(?:move|relocation|moving costs))\b/i,
    support: /\b(?:relocat|moving|umzug)/i,
  },
  {
    name: 'paid study',
    said: /\b(?:tuition|(?:study|education|certification|course)s? (?:reimbursement|assistance|leave|costs|fees|budget)|(?:pay|paid|cover|fund|sponsor)\w* (?:for )?(?:your |the |every |further )?(?:stud(?:y|ies)|courses?|certificat\w+|licen[cs]e|degree|training))\b/i,
    support:
      /\b(?:tuition|stud(?:y|ies)|education|course|certif|train|qualification|weiterbildung|formation)/i,
  },
  {
    name: 'training',
    said: /\b(?:(?:full|paid|thorough|structured|on-the-job|hands-on|ongoing|regular|comprehensive|free) (?:training|onboarding|induction)|training (?:is )?(?:provided|given|included)|(?:a|your|own|dedicated|personal|assigned|experienced) mentors?\b|mentor(?:ing|ship) (?:program\w*|scheme|from|by)|(?:a|your own) (?:buddy|preceptor|coach))/i,
    support:
      /\b(?:train|onboard|induction|mentor|buddy|coach|learn|develop|einarbeit|weiterbild|formation)/i,
  },
  {
    name: 'meals, fitness or other perks',
    said: /\b(?:free (?:meals?|lunch(?:es)?|snacks?|coffee|fruit|parking|drinks)|gym (?:membership|access)|wellness (?:program\w*|budget)|wellbeing (?:program\w*|budget)|staff discounts?|employee discounts?|company (?:car|phone|laptop|events?)|team (?:events?|outings?|lunch(?:es)?)|childcare|creche|housing allowance|staff accommodation|commuter benefits?)\b/i,
    support:
      /\b(?:meal|lunch|snack|coffee|fruit|parking|gym|wellness|wellbeing|discount|company (?:car|phone|laptop|event)|team event|outing|childcare|housing|accommodation|commut|social)/i,
  },
  {
    name: 'equipment that is provided',
    said: /\b(?:(?:modern|latest|state-of-the-art|top-of-the-line|brand-new|well-equipped|newly \w+|recently \w+) (?:equipment|tools|machines?|machinery|facilit\w+|kitchens?|offices?|fleet|trucks?|vehicles?|workshops?|labs?|laborator\w+|buildings?|wards?|units?|technology|stack|software)|(?:uniforms?|tools|equipment|laptops?) (?:is |are )?(?:provided|supplied|included))\b/i,
    support:
      /\b(?:modern|new|latest|state[- ]of[- ]the[- ]art|equip|provided|supplied|uniform|renovat|refurbish)/i,
  },
  {
    name: 'visa sponsorship',
    said: /\b(?:visa|work permit)s? (?:sponsorship|support|help)|\bsponsor\w* (?:your |a )?visas?/i,
    support: /\b(?:visa|sponsor|work permit)/i,
  },
  {
    name: 'flexible hours',
    said: /\b(?:flexible (?:hours?|working|schedul\w*|shifts?|start\w*|rota|roster)|flexib(?:le|ility) (?:around|with|in|on|for|about)|flexitime|flex-?time|choose your (?:own )?(?:hours|shifts|days|schedule)|pick your (?:own )?(?:hours|shifts|days)|set your own|self-schedul\w+|four-day (?:work )?week|compressed week)\b/i,
    support:
      /\b(?:flexi|flex[- ]?time|choose your|self-schedul|four-day|compressed|gleitzeit|horaires)/i,
  },
  {
    name: 'work from home',
    said: /\b(?:work(?:ing)? from home|home[- ]office|remote (?:days?|work\w*|option)|hybrid (?:model|work\w*|schedule|option)|work from anywhere|fully remote)\b/i,
    support: /\b(?:remote|home|hybrid|anywhere|télétravail|homeoffice)/i,
  },
  {
    name: 'weekends, nights or evenings off',
    said: /\b(?:no (?:weekends?|nights?|evenings?|overtime|on-call|travel)\b|weekends? (?:off|free)|(?:evenings?|nights?) (?:off|at home)|never work (?:weekends?|nights?)|home every (?:night|evening|weekend))/i,
    support: /\b(?:weekend|night|evening|overtime|on[- ]call|travel|monday (?:to|-|–) friday|mon)/i,
  },
  {
    name: 'hours that can be planned',
    said: /\b(?:predictable|regular|stable|fixed|set|steady) (?:hours?|schedules?|shifts?|rotas?|rosters?)\b/i,
    support:
      /\b(?:predictable|regular|stable|fixed|steady|set (?:hours|shifts?|schedule)|hours|shift|schedule|rota|roster)/i,
  },
  {
    name: 'a good balance of work and life',
    said: /\b(?:work[-/ ]life[- ]balance|(?:good|healthy|real|great) balance)\b/i,
    support: /\bbalance/i,
  },
  {
    name: 'security of the job',
    said: /\b(?:job security|secure (?:job|employment|role|position|future)|long-term (?:security|stability|prospects)|layoff|recession-proof|crisis-proof|stable employer|financially (?:stable|secure|strong)|well[- ]funded)\b/i,
    support: /\b(?:secur|stab|permanent|unbefristet|funded|long-term)/i,
  },
  {
    name: 'growth in the job',
    said: /\b(?:(?:career|professional|personal) (?:growth|progression|development|advancement|paths?|ladder|opportunit\w+)|room to grow|(?:clear|real|fast) (?:path|route|track) (?:to|into)|promot(?:ed|e|ion|ions)\b[^.]{0,30}(?:from within|quickly|within|internal\w*|after)|promotes? from within|opportunit\w+ (?:to|for) (?:grow\w*|advance\w*|progress\w*|promotion)|grow(?:ing)? (?:with|into|your career)|move up|step up into|advance(?:ment)? (?:your|in your|opportunit\w+)|leadership track)\b/i,
    support: /\b(?:grow|progress|career|advance|promot|develop|path|ladder|aufstieg|évolution)/i,
  },
  {
    name: 'growth of the employer',
    said: /\b(?:(?:fast|rapidly|quickly|steadily)[- ]growing|(?:is|are|keeps?|we're|we are) (?:growing|expanding)|expand(?:s|ing) (?:fast|rapidly|into|across|its)|scaling (?:fast|up|rapidly)|growth phase|new (?:sites?|branches|locations|offices|stores) (?:open|are)|doubl(?:ed|ing) in size)\b/i,
    support: /\b(?:grow|expan|scal|new (?:site|branch|location|office|store)|doubl|wachs)/i,
  },
  {
    name: 'standing of the employer',
    said: /\b(?:award[- ]winning|(?:market|industry|world|global)[- ]lead(?:er|ers|ing)|lead(?:er|ing) in (?:its|the|our) (?:field|industry|market|sector)|best place to work|great place to work|top[- ]rated|(?:well|highly)[- ](?:known|respected|regarded|reputed)|renowned|prestigious|(?:strong|excellent|good) reputation|trusted (?:by|name|partner)|cutting[- ]edge|innovative (?:company|employer|team|culture)|pioneer\w*|number one)\b/i,
    support:
      /\b(?:award|lead(?:er|ing)|best|great place|rated|known|respected|renown|prestig|reput|trust|cutting|innovat|pioneer|number one|#1|führend|leader)/i,
  },
  {
    name: 'the culture',
    said: /\b(?:(?:supportive|friendly|collaborative|inclusive|welcoming|positive|relaxed|open|warm|vibrant|dynamic|fun|family|caring|respectful|no-blame|blame-free|informal|great|strong|people-first|learning) (?:culture|atmosphere|environment|workplace|climate)|(?:family|home)[- ](?:like|feel)|like (?:a )?family|open[- ]door|flat hierarch\w+|short (?:decision|lines of)|no micromanag\w+|culture of (?:trust|respect|feedback|openness|learning|safety)|treat\w* (?:everyone|people|staff|each other|you) (?:with respect|like family|fairly|well)|(?:ideas|voice|opinions?) (?:count|matter|is heard|are heard|are welcome)|fun (?:place|at work)|values? (?:its|our|their) (?:people|employees|staff))\b/i,
    support:
      /\b(?:culture|atmosphere|environment|workplace|famil|open[- ]door|hierarch|micromanag|trust|respect|fun|value|support|friendl|collaborat|inclusi|welcom|kollegial|ambiance)/i,
  },
  {
    name: 'the team',
    said: /\b(?:(?:close-knit|tight-knit|small|tight|experienced|seasoned|diverse|young|friendly|supportive|dedicated|passionate|motivated|established|award-winning|multidisciplinary|cross-functional|international|skilled|great|strong|welcoming|stable|long-serving|calm) (?:\w+ )?(?:team|crew|colleagues|unit|staff|group)\b|(?:team|crew|colleagues|staff|unit) (?:is|are|that is|who are|has been|have been) (?:close|tight|experienced|seasoned|diverse|young|friendly|supportive|small|calm|stable|together|welcoming|warm|helpful)|low turnover|(?:people|most|colleagues|staff|nurses|employees) (?:stay|have stayed|remain) (?:for )?(?:years|long|decades)|team spirit)\b/i,
    support:
      /\b(?:close-knit|tight|small|experienced|seasoned|diverse|young|friendly|supportive|dedicated|passionate|motivated|established|multi|cross-functional|international|skilled|great|strong|welcoming|stable|calm|turnover|stay|spirit)\b[^.\n]{0,60}\b(?:team|crew|colleague|unit|staff|group|people|employ)|\b(?:team|crew|colleagues|staff|unit)\b[^.\n]{0,40}\b(?:close|tight|experienced|seasoned|diverse|young|friendly|supportive|small|calm|stable|together|welcoming)|turnover|team spirit/i,
  },
  {
    name: 'the manager',
    said: /\b(?:(?:hands-on|supportive|approachable|experienced|hands-off|caring|visible|accessible|understanding) (?:\w+ )?(?:managers?|leaders?(?:hip)?|supervisors?|bosses|boss|management)|(?:managers?|leaders(?:hip)?|supervisors?|boss|management) (?:who |that )?(?:listens?|cares?|supports?|trusts?|has your back))\b/i,
    support:
      /\b(?:manager|leader|supervisor|boss|management)[^.\n]{0,50}\b(?:listen|care|support|trust|approach|visible|accessib|hands)|\b(?:hands-on|supportive|approachable|accessible)\b/i,
  },
  {
    name: 'freedom in the work',
    said: /\b(?:(?:full|real|high|great|plenty of|a lot of|genuine|complete) (?:autonomy|independence|freedom|ownership)|autonomy (?:to|over|in)|freedom to (?:choose|decide|shape|design|plan)|shape (?:the|your own) (?:role|job|department))\b/i,
    support: /\b(?:autonom|independen|freedom|own(?:ership)?\b|shape|eigenverantwort|selbst)/i,
  },
  {
    name: 'how pay is handed out or raised',
    said: /\b(?:(?:paid|pay) (?:weekly|daily|every (?:week|friday))|weekly pay|same-day pay|(?:annual|regular|yearly) (?:pay|salary) (?:rises?|raises?|reviews?|increases?)|above[- ](?:market|average) (?:pay|salary|wages?)|competitive (?:pay|salary|package|wages?)|overtime (?:is )?(?:paid|available|at))\b/i,
    support:
      /\b(?:weekly|daily|same-day|rise|raise|review|increase|above|competitive|overtime|übertarif|attractive)/i,
  },
  {
    name: 'an easy way in',
    said: /\b(?:no (?:previous |prior )?experience (?:is )?(?:needed|required|necessary)|start (?:immediately|straight away|right away)|immediate start|same-day (?:offer|decision)s?|one interview only|no interview)\b/i,
    support:
      /\b(?:experience|immediate|straight away|right away|asap|as soon as|sofort|same-day|interview)/i,
  },
];
