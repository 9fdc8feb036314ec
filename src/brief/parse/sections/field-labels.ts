/** What a "Label: value" line tells. `other` is known and of no use to us, so it stays out of the prose. */
export type FieldKey =
  | 'title'
  | 'location'
  | 'pay'
  | 'workType'
  | 'timing'
  | 'redFlags'
  | 'dealBreakers'
  | 'backgrounds'
  | 'competitors'
  | 'company'
  | 'other';

/** Tested in this order against the label in lower case without punctuation. */
export const fieldLabels: [RegExp, FieldKey][] = [
  [
    /^(?:interview|exam|test|venue|application|mailing|contact|email|website|apply|ip) (?:location|venue|address|site)s?$|^(?:pay|salary|wage) (?:frequency|schedule|period|cycle|grade|plan|band|class|day)$|^payroll.{0,20}$|^job location type$/,
    'other',
  ],
  [
    /^(?:(?:job|position|role|vacancy|posting|working|class|classification|official|functional|business|civil service|payroll|recruitment|advertised|external|internal|occupation) ?)?titles?(?: of (?:the )?(?:position|post|vacancy|job|role))?$/,
    'title',
  ],
  [
    /^(?:(?:perm|permanent|contract|temp|temporary|new|open|current) )?(?:position|role|vacancy|job|post|opening|designation|occupation|post name|job name|job role|role name|position name|job posting|job opening|job opportunity|opportunity|vacant position|position available|position applied for|hiring|now hiring|we(?:'re| are) hiring|hiring for|recruiting for|looking for|wanted|position role|role title|title role|job profile|job description|position description|job announcement|vacancy announcement|announcement title|exam title|subject|stellenbezeichnung|stellentitel|stelle|stellenangebot|berufsbezeichnung|intitulé(?: du poste| de l'offre| de l'emploi)?|poste(?: à pourvoir| proposé)?|titre(?: du poste| de l'offre)?|métier|emploi|stanowisko|nazwa stanowiska)$/,
    'title',
  ],
  [
    /^(?:(?:job|work|working|primary|office|position|posting|main|assignment|duty|reporting|candidate|role|city|full|store|site|project|physical|geographic|preferred|base|work from) ?)?(?:locations?|site|sites|work ?sites?|duty stations?|duty locations?|base|city|cities|place of work|place of employment|place|workplace|workplace address|address|office|area|town|city state|city and state)(?: city)?(?: state)?(?: of (?:the )?(?:job|work|position|role))?$|^(?:based|located)(?: in| at)?$|^where$|^loc$|^(?:territory|depot)$|^(?:standort|standorte|arbeitsort|einsatzort|dienstort|dienstsitz|ort|region|einsatzgebiet|lieu|lieu de travail|lieu du poste|lieu de mission|lieu de la mission|localisation|localité|ville|secteur|secteur géographique|lokalizacja|miejsce pracy|miasto)$/,
    'location',
  ],
  [
    /^(?:(?:annual|base|basic|starting|start|hourly|weekly|monthly|daily|target|total|full|estimated|expected|advertised|proposed|gross|job|posted|approximate|current|typical|yearly|entry|fixed|offered|day|pay|salary|wage|hiring|minimum|maximum|compensation|cash|position|anticipated|contract) ?){0,3}(?:salary|salaries|pay|compensation|comp|wage|wages|rate|rates|remuneration|ctc|package|ote|stipend|earnings|range|band|budget|scale)(?: (?:range|rate|scale|offered|offer|budget|package|per (?:hour|annum|year|month|day|week)|details|information|pa|information|is|amount|type|structure|min|max))*(?: of pay)?$|^rate of pay$|^(?:salary|pay|compensation|wage|wages) (?:and|&|or|\+) ?(?:salary|pay|compensation|wages?|rate|hours|bonus|commission|package|grade)$|^(?:salary|pay) (?:compensation|rate|wage)$|^(?:hiring|pay|salary) range$|^(?:gehalt|jahresgehalt|monatsgehalt|bruttogehalt|bruttojahresgehalt|gehaltsspanne|gehaltsrahmen|vergütung|entlohnung|lohn|stundenlohn|verdienst|entgelt|eingruppierung|bezahlung|rémunération|salaire|salaire brut|rémunération brute|taux horaire|salaire annuel|salaire mensuel|package|wynagrodzenie|widełki|stawka|zarobki|pensja)$/,
    'pay',
  ],
  [
    /^(?:(?:work|workplace|working|remote|telework|job) (?:type|model|mode|arrangements?|setup|style|policy|status|option|options|pattern|location type|eligibility)|workplace|workplace type|mode|mode of work|remote|remote work|remote job|telework(?: eligible)?|telecommuting|on-?site or remote|on-?site remote|office policy|arbeitsmodell|arbeitsform|homeoffice|home office|mode de travail|télétravail|tryb pracy|praca zdalna|location type)$/,
    'workType',
  ],
  [
    /^(?:urgency|urgency level|priority|priority level|target time to fill|time to fill|timeline|timing|target start|target start date|start|starting|start date|starting date|needed by|hiring urgency|hiring timeline|joining|joining date|when|eintrittsdatum|eintritt|beginn|startdatum|start ab|ab|date de début|prise de poste|début|disponibilité|dringlichkeit)$/,
    'timing',
  ],
  [
    /^(?:.{0,30} )?red flags?(?: .{0,40})?$|^(?:warning signs|concerns|watch out for)(?: .{0,30})?$/,
    'redFlags',
  ],
  [
    /^(?:deal ?-?breakers?|non-?negotiables?|knock-?outs?|knock-?out criteria|absolute musts?|hard nos?|hard no's|disqualifiers?|instant no|no-?gos?|automatic no)(?: .{0,30})?$/,
    'dealBreakers',
  ],
  [
    /^(?:(?:preferred|ideal|target|targeted|good|best|typical) (?:backgrounds?|profiles?|candidate backgrounds?|candidate profile|industr(?:y|ies)|titles|past titles|current titles|previous titles)|previous (?:job )?titles(?: .{0,50})?|industry preferences?|industry background|similar titles|titles to (?:target|search|look for)|backgrounds? (?:we like|preferred|to target|that works? well)|backgrounds?)$/,
    'backgrounds',
  ],
  [
    /^(?:(?:target|targeted|competitor|competing|comparable|similar|feeder|dream|poaching) (?:companies|employers|firms|organi[sz]ations|cos|company list)|competitors?|competition|main competitors?|companies .{0,30}(?:target|poach from|source from|recruit from|like)|poach from|(?:go after|hunt|raid|look at) (?:companies|people from)|target cos)$/,
    'competitors',
  ],
  [
    /^(?:company|company name|employer|client|organi[sz]ation|organi[sz]ation name|firm|business|hiring company|hiring organi[sz]ation|agency|school|hospital|trust|unternehmen|arbeitgeber|firma|entreprise|société|employeur)$/,
    'company',
  ],
  [
    /^(?:companies .{0,30}avoid|off-?limits?(?: companies)?|exp|np|notice period|visa|do not poach|department(?: & team)?|dept|division|team|team name|business unit|unit|section|job (?:number|id|code|type|types|category|families|family|function|ref|reference|requisition id|req|level|series|class|classification|status|grade)|req(?:uisition)?(?: ?id| number| no| #)?|ref(?:erence)?(?: ?id| number| no| code)?|position (?:number|id|type|status|control number|class)|posting (?:number|id|date)|announcement number|job announcement number|vacancy (?:number|id|ref)|(?:date )?posted(?: on| date)?|date|issue date|(?:opening|open|closing|close|end|expiry|expiration|posting|last|application|review|revision|revised|published|publish) date(?: time)?|open|opens|close|closes|closing|closing time|deadline|application deadline|apply by|open until|revised|employment type|employment status|employment|contract type|contract|contract length|contract duration|type of contract|type|time type|worker type|flsa(?: status| code)?|exempt|exemption|bargaining unit|union|union affiliation|union representation|full- or part-time|full time part time|hours(?: week| per week| of work)?|weekly hours|working hours|work hours|work schedule|schedule|shift|shifts|shift type|work days|days|timings|reports to|reporting to|accountable to|supervisor|supervises|direct reports|hiring manager|recruiter|contact|contact person|email|e-mail|phone|tel|telephone|website|url|web|duration|length|assignment length|vacanc(?:y|ies)|number of (?:vacancies|openings|positions|interview stages)|no of (?:vacancies|openings|positions)|openings|headcount|pay grade|salary grade|grade|grade level|series & grade level|band|class code|class|code|level|seniority|seniority level|career level|experience level|travel|travel required|security clearance|clearance|supervisory status|who may apply|category|categories|industry|industries|sector|function|tags|keywords|skills required|permalink|layout|active|slug|from|to|cc|sent|source|link|vertragsart|anstellungsart|arbeitszeit|umfang|referenz|referenznummer|kennziffer|befristung|bewerbungsfrist|kontakt|ansprechpartner|type de contrat|contrat|durée|durée du contrat|temps de travail|horaires|référence|réf|date de publication|expérience requise|niveau|statut|rodzaj umowy|wymiar pracy)$/,
    'other',
  ],
];
