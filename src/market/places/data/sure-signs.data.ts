/**
 * Laws, papers, taxes and public bodies that only the advertisements of one country ask for or offer, so that one of them
 * settles the country where no place is named. Money and spelling are not among them.
 */
export const sureSigns: readonly (readonly [country: string, words: RegExp])[] = [
  [
    'US',
    /\b401 ?\(?k\b|\b403 ?\(?b\b|\bW-2\b|\b(?:FMLA|FLSA|EEOC|HIPAA|GED|TWIC|PHMSA|FICA|FDIC|NMLS|FINRA|DoD|VEVRAA)\b|\bE-Verify\b|\bMedicaid\b|\bU\.?S\.? citizen|\bUS GAAP\b|\b(?:federal,? state,?|federal and state|state,? and federal)(?: and local)? (?:law|regulation|tax|statute|requirement|rule|guideline|agenc|polic)/,
  ],
  [
    'GB',
    /\bNHS\b|\bHMRC\b|\bGCSEs?\b|\bNVQ\b|\b(?:enhanced|basic|standard) DBS\b|\bDBS (?:check|clearance|disclosure)|\bCQC\b|\bOfsted\b|\bCSCS card|\bright to work in the UK\b|\bCycle to Work\b|\bICAEW\b|\bNational Insurance\b|\bfull UK driving licence\b/i,
  ],
  ['KE', /\b(?:KRA|NHIF|NSSF|KCSE|KCPE|ICPAK|SHIF|KMPDC|EBK)\b|\bCPA[- ]?\(?K\)?(?!\w)|\bKshs?\b/],
  ['PH', /\bPhilHealth\b|\bPag-?IBIG\b|\bTESDA\b|₱ ?\d|\bPhilippine (?:law|labor|peso)/i],
  [
    'IE',
    /\bGarda vetting\b|\bPRSI\b|\bQQI\b|\bSafe Pass\b|\bLeaving Cert(?:ificate)?\b|\b(?:County|Co\.) (?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)\b/i,
  ],
  ['CA', /\bRRSP\b|\bWHMIS\b|\bRed Seal\b|\bWSIB\b/],
  ['AU', /\bAHPRA\b|\bWorking with Children Check\b|\bNDIS\b|\bTAFE\b|\bFair Work\b/],
  ['NZ', /\bKiwiSaver\b/i],
  ['ZA', /\bB-?BBEE\b|\bSAICA\b|\bHPCSA\b/],
  ['NG', /\bNYSC\b|\bWAEC\b|\bSSCE\b/],
  ['IN', /\b\d{1,3}(?:\.\d{1,2})? ?(?:-|to) ?\d{1,3}(?:\.\d{1,2})? ?LPA\b|\bAadhaar\b/],
];

/**
 * Said in the advertisements of one country far more than in others: enough to show its figures as assumed. A bachelor's
 * degree and a resume are asked for in half of the world.
 */
export const likelySigns: readonly (readonly [country: string, words: RegExp])[] = [
  [
    'US',
    /\b(?:PTO|EEO|OSHA|SHRM|state and local|associate'?s degree|protected veterans?|Americans with Disabilities)\b|\b(?:East|West) Coast\b|\d ?[ap]m (?:ET|EST|CT|CST|PT|PST|MT|MST)\b/i,
  ],
  [
    '',
    /\b(?:annual leave|bank holidays|CVs?|VAT|PAYE|DBS|CIPD|NGOs?|Kenyan?|Nairobi|Philippines?|Manila|Makati|Filipino|Africa|Nigeria|India|UK|fresh (?:graduates?|grads)|amenable|BPO|HMO|college graduate|diploma in|graduate of|favour|programme|organisation|centre|per annum|13th month)\b|[£€₱]/i,
  ],
];

/**
 * Words of American advertisements that others use now and then: two different ones tell the country as likely, as a
 * state or pay in dollars does alone.
 */
export const americanWords =
  /\b(?:[Hh]igh [Ss]chool [Dd]iploma|[Pp]aid [Tt]ime [Oo]ff|veterans?|drug (?:screen|test)|U\.S\.|Fortune \d{2,4}|zip code|BA\/BS|BS\/BA|BS\/MS|[Cc]ontract[- ]to[- ]hire|C2C|H-?1B|[Cc]orp[- ]to[- ]corp|W2|[Dd]ental|[Tt]uition reimbursement|[Vv]acation|[Rr]esume|labor|colors?|clinicians?|physicians?)\b/g;

/** Spelling and places that speak against it. */
export const elsewhereWords =
  /\b(?:organis|analys(?:e|ed|es|ing)\b|labour|colour|behaviour|centres?\b|programmes?\b|favour|honour|licence|fulfil\b|specialis|maximis|optimis|utilis|prioritis|recognis|minimis|summaris|enrol\b|ageing|cheque|judgement|whilst|Africa|Europe|EMEA|APAC|Asia|Canad|Austral|London|Dublin|Singapore|Dubai|UAE|Middle East|shortlisted)/i;
