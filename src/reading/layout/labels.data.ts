/** What the value behind a label is; the label itself in lower case without punctuation. */
export type LabelKind =
  | 'title'
  | 'employer'
  | 'place'
  | 'pay'
  | 'workType'
  | 'contract'
  | 'hours'
  | 'department'
  | 'reportsTo'
  | 'start'
  | 'openings'
  | 'deadline'
  | 'education'
  | 'experience'
  | 'contact'
  | 'duration'
  | 'code'
  | 'urgency'
  | 'redFlags'
  | 'dealBreakers'
  | 'backgrounds'
  | 'competitors';

/** What intake notes call their lists; tested against the label in lower case. */
export const intakeLabels: [RegExp, LabelKind][] = [
  [
    /^(?:urgency|urgency level|priority|priority level|time to fill|target time to fill|timeline|timing|needed by|hiring urgency|hiring timeline|dringlichkeit)$/,
    'urgency',
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
];

/** Whole labels, by what they announce. */
export const labelWords: Partial<Record<LabelKind, string>> = {
  title:
    'title|job title|position title|role title|position|role|vacancy|job|post|designation|job role|position name|job name|vacancy title|post title|posting title|working title|job opening|job position|now hiring|hiring|we are hiring|stelle|stellenbezeichnung|stellentitel|berufsbezeichnung|poste|intitulé|intitulé du poste|titre|titre du poste|métier|puesto|cargo|puesto de trabajo|vacante|stanowisko|functional title|business title|class title|official title|classification title|occupation',
  employer:
    "company|company name|employer|client|organisation|organization|organisation name|organization name|agency|agency name|firm|hiring company|hiring organisation|hiring organization|school|hospital|trust|name of employer|name of company|business|unternehmen|arbeitgeber|firma|entreprise|société|employeur|nom de l'entreprise|empresa|compañía|firma pracodawca|employer name|institution|practice",
  place:
    'location|locations|job location|work location|working location|primary location|office location|place of work|place|city|town|site|work site|worksite|job site|base|based|based in|office|duty station|duty location|address|workplace address|workplace|work address|area|region|county|state|country|city state|city and state|position location|posting location|location name|standort|standorte|arbeitsort|einsatzort|dienstort|ort|arbeitsplatz|lieu|lieu de travail|lieu du poste|localisation|ville|ubicación|lugar|lugar de trabajo|localidad|ciudad|provincia|lokalizacja|miejsce pracy|where|job location city|store location|school location|work city|job city',
  pay: 'salary|salary range|pay|pay rate|pay range|rate|rate of pay|hourly rate|hourly pay|hourly wage|wage|wages|wage range|compensation|compensation range|base salary|base pay|base pay range|annual salary|starting salary|starting pay|remuneration|package|salary package|ote|ctc|stipend|budget|hiring range|pay scale|salary scale|salary offered|offered salary|salary per annum|salary details|day rate|salary compensation|total compensation|pay grade|salary grade|salary band|band|grade|gehalt|vergütung|entgelt|lohn|stundenlohn|bezahlung|verdienst|eingruppierung|salaire|rémunération|salaire brut|salaire indicatif|taux horaire|salario|sueldo|retribución|remuneración|wynagrodzenie|monthly salary|expected salary|salary and benefits|pay and benefits|target salary range|hiring salary range',
  workType:
    'work type|workplace type|work model|work mode|work arrangement|working arrangement|working arrangements|work setup|work set up|location type|job location type|remote|remote work|remote type|remote status|work from home|telework|telecommute|working pattern remote|arbeitsmodell|homeoffice|télétravail|mode de travail|modalidad|modalidad de trabajo|workplace flexibility|work style|mode of work|work environment type',
  contract:
    "job type|job types|employment type|employment status|contract type|contract|type of contract|type of employment|position type|type|time type|job status|employee type|worker type|worker sub-type|schedule type|full time part time|full-time part-time|full or part time|status|appointment type|appointment|employment|job basis|employee status|work status|vertragsart|anstellungsart|beschäftigungsart|arbeitsverhältnis|type de contrat|contrat|nature du contrat|nature de l'offre|tipo de contrato|contrato|tipo de jornada|rodzaj umowy|employment basis|regular temporary|position status|flsa status|flsa|classification|flsa classification|employee classification|job classification|position classification|overtime status",
  hours:
    'hours|working hours|hours of employment|work hours|hours of work|hours per week|weekly hours|shift|shifts|work shift|shift schedule|work shift schedule|shift time|shift type|schedule|work schedule|working days|work days|days|days hours|days and hours|hours shift|shift pattern|shift hours|rota|working pattern|work pattern|standard hours|scheduled hours|scheduled weekly hours|weekly scheduled hours|fte|timings|job schedule|arbeitszeit|wochenstunden|stundenumfang|umfang|schicht|durée du travail|temps de travail|horaires|durée hebdomadaire|horario|jornada|jornada laboral|wymiar pracy|availability|travel|travel required|overtime',
  department:
    'department|dept|division|business unit|bu|business area|line of business|practice area|portfolio|team name|bureau|org unit|organisational unit|organizational unit|work unit|department team|team department|department name|business function|team|unit|section|department name|function|directorate|service|faculty|school department|cost center|cost centre|group|agency division|ward|abteilung|fachbereich|bereich|service équipe|departamento|dział|department division|division department|home department|hiring department|program|programme',
  reportsTo:
    'reports to|reporting to|report to|reports into|line manager|reporting line|supervisor|accountable to|responsible to|manager|hiring manager|reporting manager|immediate supervisor|direct supervisor|reporting structure|supervisor title|reports directly to|berichtet an|vorgesetzter|rattachement|rattachement hiérarchique|reporta a|job reports to|position reports to|responsible for reporting to',
  start:
    'start date|start|starting date|starting|target start date|anticipated start date|expected start date|commencement date|joining date|date of joining|start of employment|eintrittsdatum|eintritt|beginn|startdatum|eintrittstermin|date de début|prise de poste|date de prise de poste|début|fecha de inicio|incorporación|fecha de incorporación|commencing|available from|estimated start date',
  openings:
    'openings|number of openings|no of openings|number of vacancies|no of vacancies|vacancies|number of positions|no of positions|positions available|positions|number of posts|no of posts|headcount|anzahl|nombre de postes|nombre de poste|número de vacantes|vacantes|no of slots|slots|number of openings remaining|quantity|of openings',
  deadline:
    'closing date|deadline|application deadline|apply by|apply before|closes|closing|close date|end date|expiry date|expiration date|closing date for applications|applications close|application closing date|last date|last date to apply|last day to apply|post end date|posting end date|bewerbungsfrist|bewerbungsschluss|date limite|date limite de candidature|fecha límite|plazo|job close date|advert closing date|application close date|closing date and time|application closes',
  education:
    "education|education level|minimum education|education required|educational requirement|educational requirements|required education|qualification|degree|minimum qualification|academic qualification|education requirements|educational attainment|educational qualification|niveau d'études|formation|diplôme|formación|estudios|ausbildung",
  experience:
    'experience|years of experience|years required|required years|minimum years|minimum experience|experience required|required experience|work experience|experience level|seniority|seniority level|career level|level|job level|expérience|expérience requise|experiencia|berufserfahrung|experiencia mínima',
  contact:
    "employer's website|employer website|contact|contact person|email|e-mail|phone|tel|telephone|website|url|recruiter|kontakt|ansprechpartner|contacto|apply|apply at|how to apply|to apply|send cv to|web|contact name|contact email|talent acquisition partner|application|apply to|apply online|recruiter name|apply link|job url",
  duration:
    'duration|contract length|contract duration|length|assignment length|term|fixed term|length of contract|length of assignment|assignment duration|befristung|dauer|durée|durée du contrat|duración|duración del contrato',
  code: "pay scheme|job id|job number|job code|job ref|job reference|requisition id|requisition|requisition number|req|req id|req number|reference|reference number|ref|ref no|ref number|posting number|posting id|position number|position id|vacancy id|vacancy number|vacancy ref|announcement number|job requisition id|job req|id|job category|category|job family|job function|job function s|industry|industries|sector|date posted|posted|posted on|posted date|posting date|publish date|date|job posting|tags|keywords|source|kennziffer|referenz|referenznummer|référence|réf|secteur d'activité|qualification professionnelle|date de publication|actualisé|referencia|class code|exemption|exempt|exempt non-exempt|bargaining unit|union|eeo|eeo code|job class|security clearance|position control number|opening date|open date|date opened|advertised|job ref no|sponsorship|visa sponsorship|background check|job group|last updated|updated|job field|field|job posted|posting type|requisition type|worker category|salary type|salary frequency|pay frequency|pay basis|pay type|job ad id|job posting id|band description|application opening date|job opening date",
};
