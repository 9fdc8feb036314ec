const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** How the name of a skill, a field or a system of the trade ends: "drug conversions", "storm drains", "guest relations". */
export const skillHeads = words(`
  accounting accounts acquisition administration advertising advocacy aftercare agreements allocation alarms analysis
  analytics anesthesia animation appraisal appraisals architecture archives art assembly assays assessment assessments
  assurance audits automation banking banqueting banquets barcoding benefits bidding billing biology blueprints boilers
  bookings bookkeeping branding brewing briefs brokerage budgeting budgets building buying calculations calendar calendars
  calibration campaign campaigns carpentry cash catalog cataloging catering chemistry circuits cladding claims cleaning
  closings coaching coding collections collection communications compensation compliance components composition compounding
  conservation construction consultations contracting contracts control controls conversions cooking copywriting costing
  costings counseling counselling counting counts coverage crafts credentialing crops cultivation cultures curation
  curriculum custody cutting dashboards data databases debugging deliveries delivery demonstrations dentistry deployment
  design diagnostics dialysis discharge dispatch dispensing displays disposal distribution documentation drafting drainage
  drains drawings drilling driving duct editing education electronics embroidery emergencies enforcement engineering
  enrollment entry escalations estimates estimating estimation evaluation evaluations events excavation exhibitions
  experiments extraction fabrication farming filings filtration finance finishing firearms fitting fleet flooring food
  forecasting forecasts forensics forestry forklifts formulation foundations framing fundraising furniture gardening
  geometry governance grading grants graphics grooming grouting growing hairdressing hardware harvesting hauling hiring
  history horticulture hospitality housekeeping housing hydraulics hygiene illustration imaging immunizations implants
  incidents indexing infrastructure inquiries insights inspection inspections installation installations instruction
  instruments insulation insurance integration integrations intelligence interpretation interventions intubation inventory
  inventories investigation investigations invoices invoicing irrigation joinery journalism keying kitchen laboratory
  landscaping laundry law layouts leasing ledgers lending lesson lessons libraries licensing lighting linen listings litigation
  livestock loading loans locksmithing logistics looms machining mailings maintenance management manufacturing mapping
  marketing masonry materials mathematics measurement measurements mechanics media medication medications medicine
  mentoring menus merchandising messaging metrology microbiology microscopy migration milling mining mixing modeling
  modelling modules molding monitoring mortgages motors moulding networking networks nursing nutrition onboarding
  operations optimization orchestration ordering orders orthodontics outreach packaging packing painting paint parts
  patching pathology pathways patrol patrols paving payables payroll permits permitting pharmacology pharmacy phlebotomy photography
  physics physiology picking pipelines piping placement placements planning plans plastering plating plumbing pneumatics
  policing portfolio portfolios pottery poultry power prescribing prescriptions presentations preservation pressing
  pricing printing procurement production programming projections prospecting prosthetics protection protocols
  prototyping proofreading provisioning psychology publishing purchasing pumps quotations quotes radiography radiology
  receivables receiving reception reconciliation reconciliations records recovery recruiting recruitment refrigeration
  regression rehabilitation relations release remediation rendering repair repairs replenishment reporting research
  reservations restoration retention retail returns revenue revenues rigging risk robotics roofing rotation routing safety
  sales sampling sanding sanitation scaffolding scanning scheduling science scripting sculpture sealing search security
  seeding selling semantics sensors sequencing servers sewing sewers shipping signaling skincare slaughter software soils
  soldering solutions sourcing specimens spectroscopy spraying staffing standards statements statistics stewardship
  sterilization stock stocktaking storage strategy streets subtitling supervision surgery surveillance surveying surveys
  switchboard systems tailoring taxation taxes teaching telemetry tenders testing tests textiles therapy ticketing tiling
  timekeeping tolerances tooling tooth tourism toxicology tracking trade traffic training transcription transfer transfers
  transfusion translation transport transportation treasury treatment treatments triage troubleshooting trusts tuning tutoring
  turning underwriting upholstery upselling utilities vaccination validation valuation valuations valves varnishing
  vehicles vending ventilation verification videography vineyards virology visits visualization wallpapering warehousing
  warranty waste watering waxing weaving weddings welding wells wildlife wiring woodworking wood workflows wounds writing
  x-rays yards zoning
  infusion cleanroom care accounting fiction wills proxies estates directives
  development generation aid releases tables improvement content scripts technologies newsletters telecom
  engagement license licence licensure certification negotiation negotiations leadership handling complaints enquiries
  correspondence facilitation batching fermentation unloading railcars tankers distillation pasteurization transit
  accessibility usability typography localization interconnection photovoltaics diagrams takeoffs glazing
  flashing bathrooms drylining decontamination safeguarding phonics behaviour behavior conservation upkeep
`);

/** Before such a name they say how good or how much, and nothing of what: "proper use", "daily operations". */
export const vagueWords = words(`
  accurate competitive enterprise-level intensive permanent prioritised prioritized active actual additional adequate administrative advanced amazing annual any applicable appropriate assigned
  attentive available basic best better big both broad busy certain clean clear clearly close common company complete
  complex comprehensive consistent constant continuous core correct cost-effective courteous creative critical
  cross-functional current customary daily day-to-day dedicated deep detailed different difficult direct diverse dynamic
  early easy effective efficient engaging enough entire essential established exact excellent exceptional exciting existing
  expert extensive external extra fair fast fast-paced final first flexible following formal frequent friendly full further
  general genuine given global good great growing hard health-related healthy helpful high high-energy high-performance
  high-quality highest ideal immediate important improved independent individual initial innovative inside intended
  internal it its job joint key large last late latest leading legal local long loyal main major many meaningful mental
  minimal minor modern monthly more most multiple mutual necessary new next noise normal numerous off old ongoing only open
  optimal optional ordinary organizational other our outgoing outside outstanding overall own particular past perfect
  periodic personal physical pleasant poor positive possible potential practical precise preferred present previous primary
  prior private proactive problem professional prompt proper proven public quality quarterly quick rapid ready real
  reasonable recent regular related relevant reliable required respective respectful responsible right robust routine safe
  same scalable seamless secondary sensitive serious several sharp short significant similar simple single skilled
  small smooth solid sound special specialized specific spoken standard state-of-the-art statutory strong successful
  suitable superior supportive sure team technical the their these this thorough those timely top total transparent
  trusted typical unique unusual up-to-date upcoming urgent useful usual valuable various vast verbal very weekly well
  what when where which whole wide willing within wonderful written yearly young your
  adopt adjust convert decision-making emotional everyone focused give incoming inspire integrate jump little move novel park
  post requisite start sworn whilst
  support contract day work service account business client customer daily
`);

/** Skills that need no other word beside them. */
export const aloneSkills = words(`
  accounting bookkeeping brewing carpentry catering compounding copywriting credentialing dentistry drywall embroidery
  estimating fabrication forklift fundraising hairdressing horticulture housekeeping hydraulics invoicing irrigation
  joinery journalism landscaping locksmithing machining masonry merchandising microbiology microscopy orthodontics
  payroll phlebotomy photography plastering plumbing pneumatics procurement proofreading prospecting radiography
  refrigeration roofing scaffolding soldering stocktaking surveying switchboard taxidermy tiling toxicology transcription
  translation troubleshooting tutoring underwriting up-selling upholstery upselling videography warehousing welding wiring
  woodworking negotiation oncology pediatrics paediatrics telecom fitness pharmaceuticals insurance payments newsletters
  nursing podiatry audiology optometry carpentry glazing
`);
