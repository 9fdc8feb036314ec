/**
 * What advertisements of one country say and others hardly, by matter. One line is one signal: its name, then the words
 * that stand for it. "=" keeps the case. How much each speaks for which country is learned (`country-weights.data.ts`).
 */
export const countrySignals = `
retirement: 401k|401 k|401k's|401 ks|403b|403 b|457 b|retirement plan|retirement savings plan
w2: w2|=W-2|w 2|1099|corp to corp|c2c|h1b|h 1b
eeo: =EEO|=EEOC|equal employment opportunity|equal opportunity employer|affirmative action|eoe|=EOE
opportunities: equal opportunities|equal opportunities employer|equal opportunities employers
origin: national origin|creed|ancestry|genetic information|without regard to
veterans: veteran|veterans|protected veteran|veteran status|military status
protected: gender reassignment|pregnancy or maternity|pregnancy and maternity|protected characteristics|marriage and civil partnership
ada: =ADA|americans with disabilities|americans with disabilities act|disabilities act
accommodations: reasonable accommodation|reasonable accommodations|request an accommodation
adjustments: reasonable adjustments|disability confident|any adjustments
leave laws: =FMLA|=FLSA|non exempt|nonexempt|exempt position|exempt status|at will
time off: pto|paid time off|paid holidays|sick time|paid vacation|vacation time
annual leave: annual leave|days holiday|days annual leave|holiday entitlement|days' holiday|days holidays|holiday pay
bank holidays: bank holidays|bank holiday|=BH
leaves: vacation leave|vacation leaves|sick leave|leave credits|leaves|annual leaves|service incentive leave
school: high school diploma|high school|=GED|school diploma
associate: associate's degree|associates degree|associate degree|associate's
bachelors: bachelor's degree|bachelors degree|bachelor's|bachelor degree
degree: degree level|degree qualified|educated to degree|relevant degree|honours degree|undergraduate degree
driver: driver's license|drivers license|driver license|driver's licence
licence: driving licence|full driving licence|clean driving licence|driving license|full uk driving licence
health plans: dental|dental insurance|vision insurance|medical dental|health insurance|medical dental vision|dental vision
spending: flexible spending|=FSA|=HSA|health savings|short term disability|long term disability|disability insurance
tuition: tuition reimbursement|tuition assistance|student loan
resume: resume|resumes|cover letter
cv: =CV|=CVs|your cv|covering letter|=CV's
screening: background check|drug screen|drug test|drug screening|drug free|criminal background
verify: e verify|=I-9|us citizen|u s citizen|us citizenship|green card|authorized to work in the united states|security clearance
right: right to work|right to work in the uk|proof of right
state laws: state and local|federal and state|federal state|state and federal|state federal|federal state and local|state law|state laws|federal law
public health: medicare|medicaid|=HIPAA|=JCAHO|joint commission
agencies: =OSHA|=FDA|=FINRA|=SEC|=DOT|=EPA|=FAA|=DEA|=IRS|=CMS|=HUD|=USDA|=DOD|=DoD|=FDIC|=NMLS|=ASHRAE|=NEC|=NFPA|us gaap|=GAAP
nurses: =RN|=LPN|=CNA|=BLS|=ACLS|=LVN|=NP|=LCSW|=LMFT|=BSN|=EMT|=CPR|bls certification|registered nurse|=PRN
trucks: =CDL|class a cdl|=TWIC|dot physical
measures: lbs|pounds|lb|feet|miles|fahrenheit|square feet|sq ft
metric: kg|kilograms|metres|mileage allowance|=mm
money talk: pay range|salary range|base pay|base salary|compensation package|total compensation|compensation range|pay rate|hourly rate|salary range for
basic salary: basic salary|competitive salary|salary dependent|basic pay|salary package|ote
american words: color|labor|center|centers|program|programs|favor|behavior|honor|fulfill|enroll|inquiries|check in|catalog|modeling|counselor|counseling|traveling|canceled|aging|gray|theater|meter|defense|pediatric|orthopedic
british words: colour|labour|centre|centres|programme|programmes|favour|behaviour|behaviours|honour|fulfil|enrol|enquiries|enquiry|whilst|modelling|counsellor|counselling|travelling|cancelled|ageing|grey|theatre|defence|paediatric|licence|licences|judgement|instalment|tonne|tyre|tyres|fuelled|labelling|levelling|skilful|practise|cheque|amongst|learnt|per cent|practising
liaise: liaise|liaising|liaison with|liaises
zones: =EST|=PST|=CST|=MST|=ET|=PT|eastern time|pacific time|central time|east coast|west coast
gmt: =GMT|=BST|=CET|uk time
fortune: fortune 500|fortune 100|nasdaq|nyse|us based|nationwide|coast to coast
british firms: =FTSE|high street|uk's|uk's leading|uk wide|=UK|uk based|across the uk|uk and ireland|united kingdom
american firms: =LLC|=Inc|u s|=USA|=US|united states|america|american|americans
british suffix: =Ltd|ltd|=PLC|plc|limited
per diem: per diem|biweekly|bi weekly|shift differential|differentials
pension: pension|pension scheme|company pension|pension contributions|contributory pension|workplace pension|pensions
scheme: scheme|schemes|bonus scheme|referral scheme|life assurance|sick pay|income protection|death in service|critical illness
cycle: cycle to work|cycle to work scheme|season ticket loan|employee assistance programme|virtual gp|eye tests|gym membership|health cash plan|electric car scheme|childcare vouchers
private medical: private medical|private healthcare|private medical insurance|private health
parents: maternity|paternity|enhanced maternity|maternity leave|paternity leave
parental: parental leave|family leave|bereavement|jury duty
annum: per annum|annum|pro rata|p a|pa|=FTE|fte
checks: =DBS|enhanced dbs|dbs check|disclosure and barring|barring service|safeguarding|=BPSS|sc clearance|=SC cleared
british bodies: =NHS|=CQC|ofsted|=HMRC|=NMC|=FCA|=ICO|=SRA|local authority|local authorities|housing association|armed forces|charity|charities|council|trust
british papers: gcse|gcses|nvq|a levels|a level|=BTEC|=HNC|=HND|=HGV|=QTS|=CSCS|=SMSTS|=NEBOSH|=IOSH|=IPAF|=PASMA|=CIPD|=CIPS|=ACCA|=CIMA|=ACA|=CeMAP|=RICS|=CIOB|=CHAS|city and guilds|city guilds|apprenticeship|apprenticeships|18th edition|=SIA|=COSHH|=CDM|=IT skills
british work: rota|rotas|shift pattern|working pattern|fixed term|maternity cover|permanent|zero hours|hours per week|working week|flexible working|hybrid working|closing date|interview process|shortlisted|vacancy|the post|post holder|postholder|job share|secondment|line manager|line management|line manage
british talk: progression|career progression|wellbeing|stakeholders|delivering|bespoke|fantastic|in return|confident|candidate will|team player|colleagues|colleague|forward thinking|well established|happy to|look after|looked after|fortnight|fortnightly|days a week|pop in|get in touch
american talk: recruiter|coworkers|co workers|team members|team member|on call|apply today|paycheck|weekends|overtime|full time|part time|hiring manager|schedule|in person|vacation|ability to lift|must be able to lift|must have|skills and abilities|essential functions|essential duties
recruitment: recruitment|recruitment process|recruitment agency|recruitment consultant
degrees american: master's degree|masters degree|=MBA|=PhD|=JD|=MD|=BA|=BS|accredited|gpa|college degree|college|four year|4 year degree
recognized: recognized institution|recognized university|recognised university|recognised institution|from a recognized|from a recognised
diploma in: diploma in|certificate in|higher diploma|degree in|bachelor of|post graduate|postgraduate
added advantage: added advantage|an added advantage|is an advantage|an advantage|will be an added advantage
specifications: person specifications|person specification|job specifications|job purpose|role holder|job holder|jobholder|key competencies|academic qualifications|professional qualifications|professional qualification|professional body|purpose statement
shall: shall|as may be|assigned from time to time|in liaison with|as per the
ict: =ICT|sacco|=SME|=SMEs|=NGO|=NGOs|ngo|donor|donors|=USAID|county government|counties|capacity building
kenyan: kenyan|kenya|=KES|=Kes|=Ksh|ksh|kshs|=KRA|=NHIF|=NSSF|=KCSE|=KCPE|=ICPAK|=CPA-K|=CPA K|cpa k|=AIIK|=EBK|=IHRM|=SHIF|=KASNEB|=NITA|=NCK|certificate of good conduct|nairobi|safaricom|mpesa|m pesa|=KICD|=IRA|=CBK|=PSV|e mail your|africa|african|east africa|east african
philippine: filipino|filipinos|philippine|philippines|=PHP|php|pesos|peso|=SSS|philhealth|pag ibig|pagibig|=BIR|=DOLE|=NBI|=PRC|tesda|=BGC|barangay|ayala|=MRT|=EDSA|manila|metro manila|makati|cebu|tagalog|=PEZA|jobstreet|=RA
hmo: =HMO|hmo|hmo coverage|13th month|13th month pay|month pay|regularization|upon regularization|government mandated|mandated benefits|statutory benefits|night differential|transportation allowance|meal allowance|rice allowance|rice subsidy|de minimis|free coffee|dependents
graduate of: graduate of|fresh graduates|fresh graduate|fresh grads|board passer|college graduate|graduates are|at least 2nd year|undergraduates|bachelor's college degree|vocational diploma|short course certificate|college level|=BS in|=CPA|licensed engineer|any related course|related course|4 year course
amenable: amenable|amenable to|willing to work|willing to be|willing to travel|can start|shifting schedule|shifting|graveyard|mid shift|night shift|day shift|work setup|setup|hybrid setup|work onsite|report onsite|with pleasing|pleasing personality|knowledgeable in|knowledgeable|with at least|at least 1 year|at least 2 years|at least 3 years|preferably with|preferably|candidate must possess|must possess|possess at least|job qualifications|immediate superior|hardworking|=WFH
bpo: =BPO|bpo|outsourcing|offshore|shared services|international clients|=KPO|=RPO
sales africa: targets|the bank|the bank's|cross selling|tenders|underwriting|acumen|portfolio
superannuation: superannuation|plus super|super|=WWCC|working with children|aboriginal|torres strait|=AHPRA|=TAFE|=NDIS|=ABN|salary packaging|fair work|australian|australia|=AUD|new zealand|kiwisaver|maori|police check
canadian: =RRSP|=WHMIS|canadian|canada|=CAD|provincial|province|first nations|indigenous|employment equity|bilingual|=AODA|ontario|red seal|=CPHR|=CPA designation
indian: lakh|lakhs|=LPA|=CTC|crore|crores|india|indian|=BTech|b tech|b e|=MBBS|notice period|immediate joiners|=INR|=UG|=PG|bangalore|mumbai|freshers
african: matric|=NQF|=BEE|=BBBEE|b bbee|=SAICA|=HPCSA|south africa|south african|naira|nigeria|nigerian|=NYSC|=OND|ghana|uganda|tanzania|rwanda|ethiopia|zambia
gulf: =GCC|=UAE|=AED|dubai|saudi|qatar|bahrain|oman|kuwait|iqama|accommodation provided|expat|visa provided
asian: singapore|malaysia|malaysian|=RM|=SGD|=EPF|=SOCSO|=CPF|hong kong|indonesia|vietnam|thailand|=APAC|mandarin|cantonese|bahasa
european: =EUR|euro|euros|=GmbH|gmbh|germany|german|berlin|dutch|netherlands|france|french|spain|spanish speaking|poland|polish|ireland|irish|=EU|europe|european|relocation|=EMEA|dach|nordics|sweden|switzerland|garda|vacation days|=PPS|13th salary|work permit
`;

/** Marks that are no words: money, telephones, postcodes, addresses of pages. */
export const countryMarkSigns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['pounds', /£ ?\d/],
  ['dollars', /(?<![A-Z]{2})\$ ?\d/],
  ['thousands', /\$\d{2,3}(?:\.\d)?[kK]\b/],
  ['foreign dollars', /\b(?:AU|CA?|A|NZ|S|SG|HK)\$ ?\d/],
  ['euro sign', /€/],
  ['peso sign', /₱|\bP(?:HP|hp) ?\d/],
  ['shillings', /\bK(?:ES|es|shs?|SHS?)\b\.? ?\d/],
  ['zip', /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/],
  ['postcode', /\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/],
  ['american phone', /(?:^|[^\d+])(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/],
  ['british phone', /\+44|\b0[12378]\d{2,3} ?\d{3} ?\d{3,4}\b/],
  ['kenyan phone', /\+254|\b07\d{8}\b/],
  ['philippine phone', /\+63\b|\b09\d{2}[- ]?\d{3}/],
  ['uk page', /\.uk\b/],
  ['kenyan page', /\.ke\b/],
  ['philippine page', /\.ph\b/],
  ['gov page', /\.gov(?![.\w])/],
  ['edu page', /\.edu(?![.\w])/],
  ['k match', /\b40[13] ?\(?[kb]\)?/i],
  ['points', /\bU\.S\.(?:A\.)?/],
  ['half hours', /\b\d{1,2}(?:[.:]\d{2})? ?[ap]m\b/],
  [
    'twenty-four hours',
    /\b(?:0\d|1\d|2[0-3])[:.]?[0-5]0 ?(?:hrs|hours|-|–|to) ?(?:0\d|1\d|2[0-3])[:.]?[0-5]0\b/,
  ],
  ['american dates', /\b(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:20)?\d{2}\b/],
  [
    'dates day first',
    /\b(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:20)?\d{2}\b|\b\d{1,2}(?:st|nd|rd|th) (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  ],
];
