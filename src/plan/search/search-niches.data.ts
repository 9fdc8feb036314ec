/**
 * Names of fields, methods, papers, systems and machines by which people of a niche are found, as they write them. A job
 * that speaks of one is searched by it. Written with a capital it is a name and is heard only so; a common word must be
 * said twice or stand in the title, unless an exclamation mark says that once tells enough; a question mark
 * asks the same of several words.
 */
const everywhere = [
  // health and care
  'home infusion|sterile compounding|specialty pharmacy|USP 797|IV room|oncology|hematology|infusion therapy|medication therapy management|wound care|!hospice|!palliative care|end-of-life care|!dialysis|telemetry|step-down|labor and delivery|NICU|PICU|MICU|SICU|cath lab|operating room|perioperative|endoscopy|emergency department|behavioral health|substance abuse|addiction|crisis intervention|autism|ABA therapy|developmental disabilities|learning disabilities|dementia|Alzheimer|memory care|assisted living|skilled nursing|long-term care|home health|pediatrics|pediatric|geriatric|women’s health|orthopedics|cardiology|neurology|dermatology|ophthalmology|radiology|ultrasound|MRI|phlebotomy|rehabilitation|occupational therapy|speech therapy|school nurse|correctional health|telehealth|utilization review|?case management|prior authorization|medical coding|medical billing|ICD-10|CPT|Epic|Cerner|Meditech|Dentrix|Eaglesoft|Invisalign|orthodontics|endodontics|periodontics|sedation|BLS|ACLS|PALS|TNCC|CCRN|CPHT|wellness clinic',
  // education and childcare
  'Advanced Placement|International Baccalaureate|AP Calculus|AP|IB|Montessori|Waldorf|special education|IEP|ESL|EAL|SEN|SEND|phonics|early childhood|CDA|Praxis|TSC|SACE|QTS|PGCE|IGCSE|Cambridge curriculum|CBC curriculum|8-4-4|STEM education|classroom management|boarding school|robotics|algebra|geometry|calculus|statistics|physics|chemistry|biology|business studies|computer science|music education|physical education',
  // public service and security
  'BLET|POST certification|law enforcement|patrol|criminal investigation|911|dispatch|corrections|probation|emergency management|wildland|EMT|paramedic|Firefighter II|hazmat|handgun permit|guard card|SIA licence|executive protection|loss prevention|school resource|election administration|voter registration|ballot|public records|grants management|procurement|zoning|land use|GIS|code enforcement|building inspection|public works|solid waste|!stormwater|sanitary sewer|!wastewater|water treatment|asphalt|snow removal',
  // land, animals and environment
  'ecological restoration|land stewardship|land management|prescribed burn|invasive species|native plants|pesticide applicator|chainsaw|arboriculture|forestry|wildlife|conservation|volunteer management|environmental education|!herbarium|invertebrate|paleontology|specimen preparation|collections management|cataloging|digitization|archives|!viticulture|pruning|irrigation|greenhouse|dairy|livestock|equine|veterinary surgery|exotics',
  // building and trades
  'timber frame|framing|modular building|CNC router|nail gun|woodworking|joinery|cabinetmaking|formwork|rebar|scaffolding|drywall|roofing|masonry|tile setting|conduit|low voltage|fire alarm|PLC|VFD|motor control|switchgear|substation|solar PV|battery storage|EV charging|HVAC|refrigeration|boilers|chillers|heat pumps|backflow|medical gas|social housing|void properties|planned maintenance|reactive maintenance|excavator|bulldozer|grader|dozer|skid steer|crane|NCCCO|telehandler|pipeline|horizontal drilling|blueprint reading|sheet metal|press brake|TIG|MIG|stick welding|AWS D1.1|pipe welding|CNC|Mazak|Haas|Fanuc|Mastercam|SolidWorks|AutoCAD|Inventor|Revit|Civil 3D|injection molding|die casting|extrusion|GD&T|Six Sigma|lean manufacturing|SMT|soldering|clean room|GMP|HACCP|SQF|FSMA|ammonia refrigeration|instrumentation|calibration|turbine|gas turbine|power plant|nuclear|robot programming|ASE|OBD|diesel|hydraulics|body repair|EV repair|smart meter',
  // driving and stores
  'CDL|Class A|Class B|HGV|LGV|Class 1|Class 2|ADR|Hiab|tanker|tail lift|tacho|trunking|multi-drop|auction vehicles|forklift|reach truck|VNA|WMS|RF scanner|cycle counting|cold storage|building materials|hazardous materials|freight forwarding|customs clearance|import export|last mile|school bus',
  // hospitality, shops and service
  'fine dining|banqueting|craft cocktails|wine service|sommelier|creole cuisine|pastry|viennoiserie|sourdough|butchery|sushi|rosette|high volume|airport|duty free|travel retail|!skincare|fragrance|cosmetics|luxury retail|visual merchandising|furniture|bicycles|garden center|optical|?hearing aids|Opera PMS|upselling|revenue management|guest relations|fades|hot towel shave|hair color|retention|save desk|loyalty|telecom|cable|wireless|collections|claims|call center|bilingual',
  // office, money and law
  'elder law|estate planning|trusts and estates|Medicaid planning|probate|guardianship|family law|immigration law|personal injury|workers compensation|commercial litigation|e-discovery|contract management|CoStar|LoopNet|Crexi|Yardi|RealPage|AppFolio|MRI Software|commercial real estate|lease administration|title insurance|escrow|mortgage|underwriting|fixed income|mutual fund|fund accounting|private equity|?investor relations|SOX|UK GAAP|US GAAP|GAAP|FRS 102|group consolidation|statutory reporting|statutory accounts|technical accounting|corporation tax|tax accounting|deferred tax|transfer pricing|ONESOURCE|IFRS|month-end close|cost accounting|job costing|payroll|ADP|Workday|NetSuite|SAP|Oracle|QuickBooks|Sage|Xero|Dynamics 365|Power BI|Tableau|dbt|Snowflake|Databricks|BigQuery|Looker|Kubernetes|Terraform|SharePoint|Power Platform|Salesforce|HubSpot|ServiceNow|employee relations|labor relations|union|collective bargaining|benefits administration|leave administration|technical writing|DITA|board support|minute taking',
  // giving, selling and telling
  'food bank|food donors|food sourcing|USDA|Feeding America|major gifts|planned giving|grant writing|annual fund|donor relations|capital campaign|!tourism|destination marketing|visitors bureau|hospitality marketing|?public relations|media relations|AP style|press releases|content marketing|SEO|paid search|paid social|Google Analytics|GA4|Simpleview|email marketing|brand management|packaging design|motion graphics|event production|trade shows|on-premise|off-premise|craft beer|wine and spirits|FMCG|team sales|wholesale|medical sales|SaaS sales|channel sales|renewables|investor development|museum|performing arts|software implementation|analytics engineering',
  // across trades: systems, papers and kinds of work by the names that profiles have
  'GOV.UK|GDS|service standard|user-centred design|user-centered design|content design|UX writing|information architecture|design system|Figma|usability testing|WCAG|!railcar|railcars|bulk unloading|!batching|tank farm|P&ID|boiler operation|BESS|energy storage|single-line diagrams|one-line diagrams|HelioScope|PVsyst|!interconnection|NABCEP|responsive repairs|housing repairs|Gas Safe|damp and mould|home furnishings|home furnishing|kitchen design|planograms|stock replenishment|night audit|Guestline|Rezlynx|Cloudbeds|lot attendant|economic development|community development|CDBG|tax increment financing|site selection|business retention|route planning|telematics|ELD|credit control|accounts receivable|purchase ledger|sales ledger|payroll bureau|Ofsted|CQC|medication rounds|eMAR|PointClickCare|MatrixCare|Kronos|UKG|Toast POS|ServSafe|Level 2 Food Hygiene|stock control|NetSuite ERP|Procore|Bluebeam|PlanGrid|Primavera P6|MS Project|RAMS|CSCS|SMSTS|SSSTS|IPAF|PASMA|18th Edition|ECS card|JIB',
].join('|');

export const niches: readonly string[] = everywhere.split('|');

/** Words that mean another trade as well, and what tells that other trade. */
export const homonyms: Readonly<Record<string, readonly string[]>> = {
  server: ['SQL Server', 'server administrator'],
  host: ['web hosting'],
  driver: ['device driver'],
  custodian: ['custodian bank'],
  architect: ['software architect', 'solution architect'],
  conductor: ['semiconductor'],
  buyer: ['media buyer'],
};
