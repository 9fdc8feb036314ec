/** Kinds of houses that say a background by themselves, as in "experience in a restaurant". */
export const houses =
  'restaurant|hotel|hospital|clinic|pharmacy|warehouse|museum|bank|kitchen|salon|library|brewery|winery|dealership|factory|CRO|RIA|laboratory|distillery|casino|shelter|nursery|newsroom|shipyard|quarry|refinery|sawmill|distributor|wholesaler|broker-dealer|foundry'.split(
    '|',
  );

/** Kinds of houses that say one only with the words before them, as in "a dental practice". */
export const housesOfField =
  'agency|office|practice|firm|company|lab|studio|plant|facility|shop|store|center|centre|consultancy|foundation|home|farm|carrier|fund|contractor|utility|organization|organisation|institution|manufacturer|retailer|operator|developer|publisher|insurer|brokerage|resort|consultant|provider|vendor'.split(
    '|',
  );

/** What a field is wrapped in, as in "the insurance industry". */
export const wrappings = 'environment|setting|industry|sector|space'.split('|');

/** Said of work in every field: alone before such a word they name no background. */
export const anyHouse: ReadonlySet<string> = new Set(
  'fast fast-paced paced pace busy dynamic similar related relevant same comparable equivalent previous prior past professional work working worked team teams corporate complex global international large large-scale larger small smaller medium mid-size mid-sized multi-site multi-entity multi-national matrix matrixed regulated highly high high-volume volume pressure high-pressure collaborative team-oriented customer customer-facing client client-facing client-focused facing enterprise agile scrum devops cloud multi-cloud production development iterative test office business administrative admin remote hybrid virtual various different multiple modern accredited recognized recognised reputable leading major local regional national multinational own diverse multicultural multi-disciplinary multidisciplinary cross-functional private commercial operational operations service growth high-growth growing technical technology tech information it digital data vm process goal-oriented outcome-driven results-oriented results-driven deadline-driven supervisory management leadership world-class well-established established reputed structured unstructured changing fast-moving fast-growing demanding challenging stressful supportive positive productive clean safe healthy outdoor indoor onsite on-site offsite online secure lean variety wide broad other another another’s any this that their its your all both either new better best relevant industry sector field fields head main front back day public-facing people-focused performance target-driven sales-driven agile-based field-based home-based shift rotating 24/7 adversarial threat live multi-user domain competitive specific key target end mixed such many more most least one two three four five six seven eight nine ten several some minimum plus preferably ideally also as well strong solid proven demonstrated extensive good hands-on practical direct full-time part-time paid successful proven relatable like-minded parent holding mature start-up up down project projects automated semi-automated state-of-the-art automation-driven multi-client regionally nationally located geographically'.split(
    ' ',
  ),
);

/** Words with -ing that name a field; every other one is something that is done. */
export const fieldsInIng: ReadonlySet<string> = new Set(
  'advertising accounting banking billing brewing broadcasting building camping casting catering cleaning clothing coaching coding consulting dining drilling engineering farming fishing forwarding fundraising furnishing gaming housing imaging landscaping lending living logging machining manufacturing marketing milling mining molding moulding nursing offshoring outsourcing packaging packing plumbing printing processing publishing recycling roofing shipbuilding shipping staffing streaming surfacing teaching ticketing tooling trading training trucking tutoring veterinary warehousing welding wellbeing winemaking'.split(
    ' ',
  ),
);

/** Begin with a word that is said of any house and are a field all the same. */
export const wholeFields =
  'professional services|commercial real estate|commercial kitchen|commercial construction|private equity|private banking|private practice|digital advertising|digital ad|digital marketing|managed services|shared services|customer service|data center|data centre|operating room|high end|technology services|information security|business process outsourcing|team sports|project logistics|service stations'.split(
    '|',
  );

/** Are done in every house: no background, whatever they are wrapped in. */
export const noField =
  /^(?:focused|(?:public|private) (?:and|&) (?:public|private)|multi-?lingual|bilingual|regulatory|(?:public|private|hybrid|multi)[- ]cloud|sales (?:&|and) marketing|pile|plant|desk|(?:product )?design|pre-?sales|(?:inside |outside |field )?sales|customer service|services?|governance.*|office-based|room|living|entry|location|located|policies|procedures|finance|public|human|home|ad|tools?|best|security and compliance|windows|linux|hipaa|microsoft.*|sharepoint|.* program|.* tools?|build.*|negotiations?|lifestyle|policy|sme|scientific|markets?|electronic|paperless|digital|virtual|appointments?|success|risk|environment|scale production|(?:relatively |very )?(?:large|small|big|complex|dynamic)|multi-?cultural|diverse)$/i;

/** The practices that are houses, and not the ways in which something is done. */
export const practices =
  /(?:^|\s)(?:dental|medical|legal|law|veterinary|general|group|private|family|accounting|accountancy|gp|therapy|optometr\w{1,4}|optical|eye ?care|primary care|architect\w{0,5}|design|\p{L}{3,20}(?:pedic|logy|atric|dontic))$/iu;

/** The homes in which people are employed, and not those that are built, let or sold. */
export const homes =
  /(?:^|\s)(?:nursing|care|funeral|group|children['’]?s|rest|retirement|residential|foster|old people['’]?s|aged care|veterans?|assisted living)$/iu;

export interface NamedField {
  /** How advertisements say it, in small letters. */
  said: readonly string[];
  /** As in "accountant in ..."; the first word said where none is given. */
  name?: string;
  /** What stands in profiles; what is said where none is given. */
  search?: readonly string[];
}

const plain = (list: string): NamedField[] => list.split('|').map((said) => ({ said: [said] }));

/** Fields that are asked for by their name alone, as in "background in wealth management". */
export const namedFields: readonly NamedField[] = [
  {
    said: ['big 4', 'big four', 'big-four', 'big-4'],
    name: 'a Big Four accounting firm',
    search: ['Big 4', 'Deloitte', 'PwC', 'KPMG'],
  },
  {
    said: ['medical communications', 'medcomms', 'med comms'],
    name: 'a medical communications agency',
    search: ['medical communications', 'medcomms', 'healthcare communications'],
  },
  {
    said: ['fmcg', 'fast moving consumer goods', 'fast-moving consumer goods'],
    name: 'FMCG',
    search: ['FMCG'],
  },
  {
    said: ['cpg', 'consumer packaged goods'],
    name: 'consumer packaged goods',
    search: ['CPG', 'consumer packaged goods'],
  },
  {
    said: ['oil and gas', 'oil & gas'],
    name: 'oil and gas',
    search: ['oil and gas', 'upstream', 'midstream'],
  },
  {
    said: ['dental', 'dentistry'],
    name: 'a dental office',
    search: ['dental office', 'dental practice', 'dental'],
  },
  {
    said: ['veterinary'],
    name: 'a veterinary practice',
    search: ['veterinary hospital', 'veterinary practice'],
  },
  { said: ['k-12', 'k12'], name: 'K-12 schools', search: ['K-12'] },
  {
    said: ['bpo', 'business process outsourcing'],
    name: 'business process outsourcing',
    search: ['BPO'],
  },
  ...plain(
    'wealth management|investment banking|private banking|venture capital|hedge funds|capital markets|public accounting|medical aesthetics|orthopedics|orthodontics|dermatology|ophthalmology|optometry|home health|home care|behavioral health|mental health|hospice|senior living|assisted living|telecommunications|telecom|e-commerce|ecommerce|consumer goods|consumer electronics|consumer lending|mortgage lending|microfinance|digital advertising|ad tech|fintech|edtech|health tech|healthtech|hospitality|aviation|automotive|agriculture|agribusiness|horticulture|viticulture|mining|maritime|shipping|rail|nuclear|power generation|water utilities|heavy civil|civil construction|commercial construction|residential construction|home building|homebuilding|fine dining|quick service|grocery|luxury retail|fashion|apparel|cosmetics|beauty industry|publishing|broadcasting|higher education|early childhood education|special education|humanitarian|international development|cannabis|gaming|casino gaming|property management|facilities management|freight forwarding|food manufacturing|food processing|meat processing|textiles|plastics|chemicals|petrochemicals|steel|shipbuilding|medical billing|workers compensation|reinsurance|title insurance|life insurance|staffing|executive search|management consulting|funeral service|animal welfare|professional sports|live events',
  ),
];
