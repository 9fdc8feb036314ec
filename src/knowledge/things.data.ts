/**
 * Things that tell a place of work, and what a job there says of itself: an item that names one of the first is of
 * another job where this one speaks of none of either. Singular and in small letters, parted by strokes; of the second
 * the beginning of a word is enough from five letters on.
 */
export const things: readonly (readonly [told: string, said: string])[] = [
  // Health
  [
    'analyzer|blood bank|blood count|crossmatch|transfusion|potassium|centrifuge|pathologist|worklist|new draw|critical value|night core|core lab',
    'clinical lab|medical lab|patient sample|diagnostic|blood|patholog|hematolog|medical technolog|specimen',
  ],
  [
    'registration pending|registration check|supported registration|licensed bench|registration lapsed',
    'registr|licens|licenc|certif',
  ],
  [
    'ward|bedside|nursing station|operating room|operating theater|catheter|wound dressing|night nurse',
    'hospital|ward|patient|clinic|nurs|surg|health care|healthcare|health service|care home|medical cent',
  ],
  [
    'inhaler|insulin|painkiller|dispensary|antibiotic|prescriber',
    'pharm|medic|drug|patient|clinic|nurs|health|prescri|diabet',
  ],
  [
    'dementia|hoist|incontinence|care home|care plan',
    'personal care|care home|care plan|caregiv|carer|resident|dementia|elder|nurs|support work|disab|patient care|home care|aged care|care assist',
  ],
  ['denture|molar|root canal|toothbrush|dental chair', 'dental|dentist|tooth|teeth|oral|orthodont'],
  ['spaniel|puppy|spay|kennel|rabbit', 'veterin|animal|pets|dogs|horse|kennel|zoo'],
  [
    'western blot|antibody|pipette|cell line|reagent|knockout',
    'lab|cell|biolog|assay|molecul|reagent|chemi',
  ],
  [
    'bradford|standard curve|triplicate|microtome',
    'protein|assay|biochem|molecul|cell|research|chemi|pharma|biolog|histolog|elisa',
  ],
  ['chromatograph|titration|hplc', 'chemistry|chemical|hplc|chromatogr|analytical|pharmaceut'],
  [
    'postdoc|grant|principal investigator',
    'research|grant|universit|nonprofit|non-profit|foundation|fund|academ|scien|ngo|charit|community|donor|program',
  ],
  // Children and schools
  [
    'toddler|nappy|diaper|kindergarten|nursery class|playground',
    'child|nursery|early years|toddler|preschool|kindergarten|school|infant|pediatric|families|youth',
  ],
  [
    'pupil|classroom|homework|school board|lesson plan|syllabus|semester|kindergarten class',
    'school|pupil|student|teach|classroom|educat|universit|college|child|academ|curricul|learner',
  ],
  // Kitchens, bars, hotels
  [
    'fryer|oven|grill|sauce|pastry|dough|croissant|prep list|risotto|sous chef|dishwasher',
    'kitchen|chef|cook|food|bake|bakery|cater|restaurant|menu|meal|pastry|culinar',
  ],
  [
    'wine|cappuccino|cocktail|beer|barista|table six|wine list',
    'bar|wine|drink|beverage|restaurant|cafe|coffee|hotel|waiter|waitress|brewery|beer|spirits|cater',
  ],
  [
    'night audit|folio|minibar|suitcase|concierge|banquet|honeymoon|hotel lobby',
    'hotel|guest|hospitality|resort|front desk|banquet|wedding|lodg',
  ],
  [
    'bathroom|toilet|pillow|duvet|guest room|bed linen|towel',
    'room|hotel|guest|housekeep|clean|bathroom|plumb|personal care|hygiene|resident|patient|nurs|laundry|gym',
  ],
  ['wedding|ballroom|marquee|seating plan', 'wedding|event|banquet|venue|hotel|cater|conference'],
  // Shops and sales
  [
    'fitting room|shoplifter|shopper|stockroom|checkout|shop window',
    'shop|store|retail|checkout|merchandis|cashier|supermarket|sales floor',
  ],
  [
    'spare part|trade counter|millwork|gearbox|oil filter|one filter|a filter|compressor|pump|hydraulic hose|gasket|new sealant',
    'filter|pump|industrial|mechanic|spare|machinery|manufactur|hvac|plumb|hydraul|boiler|engine|building material',
  ],
  [
    'saas|churn|sales engineer|on-target earning|quota attainment|demo call',
    'saas|software|platform|subscri|quota|cloud|tech|recurring',
  ],
  ['trade fair|trade show', 'trade fair|trade show|exhibition|expo|event|fairs|conference'],
  [
    'banknote|cash drawer|mortgage|vault|borrower|teller',
    'bank|cash|teller|mortgage|loan|credit|lend',
  ],
  [
    'policyholder|claimant|underwriter|deductible|hailstorm',
    'insur|claim|policyhold|underwrit|broker',
  ],
  [
    'tenant|landlord|apartment',
    'tenant|propert|landlord|lease|rental|apartment|housing|resident|real estate|estate|facilit|homeowner',
  ],
  [
    'donor|gala|raffle|legacy gift|major gift',
    'donor|fundrais|charit|nonprofit|non-profit|gift|philanthrop|giving|foundation|grant',
  ],
  // Goods and roads
  [
    'shipment|truck left|loading dock',
    'ship|goods|product|warehous|logist|manufactur|deliver|freight|export|stock|packag|truck|suppl|order|cargo|material',
  ],
  [
    'packaging machine|filling line|encoder',
    'packag|manufactur|production|plant|factor|machine|automat|plc|servo|food|bottl|conveyor|equipment|robot|maintenance technician',
  ],
  [
    'parcel|doorstep|doorbell|box truck|delivery round|missed delivery|multi-drop',
    'parcel|delivery|deliveries|courier|package|route|truck|vans|mailroom|postal|driver',
  ],
  [
    'pallet|forklift|loading bay|carton|pallet jack|picker|goods-in',
    'warehous|pallet|forklift|stock|logistic|distribut|loading|picking|packing|inventory|storage|freight|deliveries|shipping',
  ],
  [
    'lorry|tachograph|tanker|reefer|truck stop|fifth wheel|tail lift|trailer',
    'truck|lorry|hgv|lgv|cdl|trailer|haul|freight|fleet|tanker|vehicle|driver|transport',
  ],
  [
    'brake|clutch|windshield|oil change|bumper|test drive',
    'vehicle|cars|automo|motor|truck|brake|mechanic|fleet|garage|dealership',
  ],
  [
    'curtain sider|curtainsider|paper roll|ratchet strap',
    'curtain|pallet|flatbed|trailer|artic|class 1|general haul|freight|load secur|securement',
  ],
  [
    'refrigerated|reefer|chilled',
    'refrigerat|reefer|chilled|chiller|frozen|temperature|cold|food|perishab|pharm|grocer|meat|dairy|kitchen|drinks',
  ],
  [
    'nights out|sleeper cab|slept in the cab|tramping',
    'nights out|overnight|tramp|long haul|long-haul|otr|over the road|over-the-road|sleeper|away from home|interstate|regional|europe|nationwide',
  ],
  [
    'vessel|gangway|harbor|crew change|cargo hold',
    'vessel|ship|marine|ports|boat|maritim|offshore|naval|dock|freight|cargo',
  ],
  ['cabin crew|aircraft|jet bridge', 'airport|aviation|airline|flight|aircraft|aerospace|travel'],
  // Building and making
  [
    'trench|scaffold|formwork|rebar|culvert|asphalt|drywall|rafter|excavator|quarry|site hut|bricklayer',
    'construct|buildings|builder|contractor|road|civil|concrete|structural|infrastruct|bridge|excavat|renovat|roof|survey|quarry|mining|sites|carpent|trades',
  ],
  [
    'conveyor|nozzle|packing line|bottling|wash nozzle|changeover',
    'conveyor|production|plant|manufactur|machine|industrial|packag|factory|food|assembly|mainten',
  ],
  [
    'lathe|spindle|caliper|tool offset|coolant|burr',
    'machin|cnc|lathe|mill|tooling|turning|precision|manufactur|gauge|fabricat',
  ],
  ['fillet weld|porosity|tungsten|flange|weld bead', 'weld|fabricat|metal|steel|ironwork|pipe'],
  [
    'staircase|joist|door frame|cabinet|plywood',
    'carpent|wood|joiner|cabinet|furnitur|millwork|construct|buildings|builder|framing|doors|install',
  ],
  [
    'fuse box|switchgear|conduit|circuit breaker|rewire',
    'electr|wiring|circuit|switchgear|solar|volt|install|mainten',
  ],
  [
    'boiler|radiator|cistern|gas valve|burst pipe|blocked drain',
    'plumb|boiler|heat|pipe|water|gas|hvac|mainten|drain|facilit|cooling',
  ],
  [
    'turbine|nacelle|rotor blade|hub height',
    'wind|turbine|offshore|renewab|rotor|power plant|engines|aero',
  ],
  ['inverter|module string|roof array', 'solar|photovolt|inverter|renewab|pv'],
  [
    'soil|borehole|groundwater',
    'soil|environmental|agric|geotech|farm|groundwater|excavat|garden|horticult|civil|construct|conservation|landscap',
  ],
  [
    'cow|calf|herd|tractor|harvest|greenhouse|barn|orchard|udder|silage|milking|lambing',
    'farm|agri|animal|crop|dairy|livestock|greenhouse|horticult|milk|harvest|veterin|ranch',
  ],
  ['balcony|handrail', 'construct|build|metal|steel|garden|apartment|propert|hotel|install'],
  // Public service and law
  [
    'deposition|probate|conveyancer',
    'court|legal|lawyer|law firm|litig|justice|attorney|solicitor|tribunal|employee relations',
  ],
  [
    'footpath|street party|market stall|parish|festival',
    'council|municip|town|parish|local government|city|county|public|event|community|festival',
  ],
  [
    'fire engine|breathing apparatus|ladder truck|fire station',
    'fire|rescue|ambulance|emergenc|paramedic',
  ],
  [
    'patrol car|prisoner|arrest|custody suite|cell door',
    'police|prison|custody|patrol|arrest|offend|detain|crime|criminal|inmate|correction',
  ],
  [
    'turnstile|gatehouse|control room',
    'security|guard|patrol|cctv|access control|surveil|control room',
  ],
  [
    'byline|newsroom|press conference',
    'news|media|journal|press|editor|publish|content|communicat|podcast',
  ],
  [
    'gallery|artwork|painting loan|museum|curator',
    'museum|galler|collection|exhibit|arts|archive|librar|heritage',
  ],
  [
    'orchestra|choir|organist|sermon',
    'music|orchestr|choir|church|faith|theat|arts|perform|parish',
  ],
  // Others
  ['balayage|blonde|fringe|salon chair', 'hair|salon|beauty|stylist|barber|cosmet'],
  [
    'treadmill|barbell|spin class|dumbbell',
    'gym|fitness|exercise|sport|physio|rehab|athlet|wellness',
  ],
  [
    'pull request|codebase|rollback|unit test|merge request|production outage',
    'software|code|coding|program|python|java|sql|git|developer|devops|data|deploy|web|app',
  ],
  [
    'go-live|cutover|user testing|user acceptance|test script',
    'go-live|go live|cutover|implement|system|software|release|rollout|roll-out|migrat|testing|uat|erp|crm|application|deploy|launch',
  ],
  [
    'tax season|filing season|personal return|self assessment',
    'income tax|corporate tax|corporation tax|tax return|returns|tax prepar|tax planning|self assessment|individual tax|tax season|filing',
  ],
  [
    'enrollment week|enrolment week|open enrollment',
    'enrol|student|school|universit|college|benefit|insur|member|admission',
  ],
  // Hours and ways
  [
    'night bus|last bus|three in the morning|night shift|after nights|on nights|four buses',
    'night|shift|24/7|24-hour|rota|roster|rotating|around the clock|evening|overnight|on-call|on call',
  ],
];
