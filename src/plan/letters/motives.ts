/** What people change jobs for, as far as an advertisement can answer it. */
export type Motive =
  | 'pay'
  | 'schedule'
  | 'learning'
  | 'equipment'
  | 'team'
  | 'stability'
  | 'variety'
  | 'autonomy'
  | 'closeness'
  | 'progression';

/** Told by the words of somebody's wish and by the words of an offer alike. */
const words: readonly (readonly [Motive, RegExp])[] = [
  [
    'pay',
    /\b(?:pay|paid for what|pays|salary|wages?|rates?|income|earn\w*|money|bonus\w*|commission\w*|tips|split|differentials?|overtime|equity|stock|profit shar\w*|allowances?|fixed pay|base)\b/i,
  ],
  [
    'schedule',
    /\b(?:hours|shifts?|rotas?|schedules?|evenings?|weekends?|sundays?|saturdays?|nights?|days off|holidays?|vacation|leave|PTO|time off|finish\w*|early|part-time|daytime|regular days|calendar|rotation)\b/i,
  ],
  [
    'learning',
    /\b(?:learn\w*|train\w*|taught|teach\w*|explain\w*|mentor\w*|courses?|certificat\w*|qualif\w*|tuition|study|skills?|supervis\w*|shown|beside (?:somebody|someone)|refresher|education\w*|CPD|licen[cs]\w*|exams?|orientation|preceptor)\b/i,
  ],
  [
    'equipment',
    /\b(?:equipment|machines?|tools?|kit|gear|software|systems?|material\w*|instruments?|technology|vans?|cars?|trucks?|vehicles?|newer|modern|laptop|phone|uniforms?|PPE)\b/i,
  ],
  [
    'team',
    /\b(?:team\w*|colleagues?|crew|somebody (?:to|who|in)|someone (?:to|who)|people|lead|boss|manager|support staff|cover|second person|share)\b/i,
  ],
  [
    'stability',
    /\b(?:permanent|steady|secure|security|stab\w+|guarantee\w*|contract\w*|gaps?|insurance|medical|dental|health\w*|pension|retirement|401|sick|salary on|fixed|regular|year-round|does not end|one (?:place|site|employer|unit|school))\b/i,
  ],
  [
    'variety',
    /\b(?:variety|varied|whole|range|different|new kinds?|more of|other makes|designing|projects?|depth|specialty|patients|product|craft)\b/i,
  ],
  [
    'autonomy',
    /\b(?:decide\w*|decisions?|say\b|voice|own\b|freedom|authority|signature|trust\w*|alone|budget|owner\w*|responsib\w*)\b/i,
  ],
  [
    'closeness',
    /\b(?:home|near\w*|local|commut\w*|drive\b|travel\w*|distance|relocat\w*|remote|mileage|parking|bed|housing|accommodation|site)\b/i,
  ],
  [
    'progression',
    /\b(?:title|step\b|promot\w*|career|progress\w*|advance\w*|next|grade|route to|senior|lead\w*|grow\w*|partnership|larger)\b/i,
  ],
];

export const motivesOf = (text: string): Motive[] =>
  words.filter(([, pattern]) => pattern.test(text)).map(([motive]) => motive);
