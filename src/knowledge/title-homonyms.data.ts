import type { Kind } from './drawer.ts';

export interface TitleHomonym {
  /** Files of the trades whose title it is. */
  trades: readonly string[];
  /** The titles that both have, where the first has others of its own. */
  titled?: RegExp;
  /** What the lines of another trade of the same title speak of, at least in two of them. */
  said: RegExp;
  /** What an employer is called that has nobody of the first trade. */
  house?: RegExp;
  /** What only the first trade speaks of. */
  unless: RegExp;
  /** The file of the trade that is meant, or the kind of work where none is written. */
  meant: string | { kind: Kind };
}

/** Titles that two trades share; what the work is made of says which is meant. */
export const titleHomonyms: readonly TitleHomonym[] = [
  {
    trades: ['museum-collections'],
    said: /\b(?:delinquen\w{1,6}|overdue|past[- ]due|debts?|debtors?|FDCPA|TCPA|receivables|collectors|charge-offs?|repossess\w{1,6}|arrears|skip tracing|payment plans|collection agenc\w{1,3})\b/i,
    unless: /\b(?:museum|archiv|curat|specimen|artifact|artefact|exhibit|herbari|librar)/i,
    meant: 'receivables-and-collections-specialist',
  },
  {
    trades: ['receivables-and-collections-specialist'],
    said: /\b(?:museums?|specimens?|herbari\w{1,3}|curat\w{1,6}|artifacts?|artefacts?|exhibit\w{0,6}|cataloging|cataloguing|accession\w{0,4})\b/i,
    unless: /\b(?:delinquen\w{1,6}|debtors?|receivables|payment plans|collection agenc\w{1,3})\b/i,
    meant: 'museum-collections',
  },
  {
    trades: ['hotel-manager', 'hotel-front-desk'],
    said: /\b(?:patients?|physical therapy|dental|insurance (?:verification|benefits|claims)|medical (?:office|records|billing)|clinics?|co-?pays?|physicians?|appointments? for patients)\b/i,
    unless: /\b(?:hotels?|resorts?|guest rooms?|occupancy|inn|lodging|night audit)\b/i,
    meant: 'medical-administrator',
  },
  {
    trades: ['plant-operator', 'water-treatment-operator'],
    said: /\b(?:refiner(?:y|ies)|oil ?fields?|produced (?:oil|water)|steam generat\w{1,4}|reactors?|distillation|ethanol|fermentation|chemical plant|control room|batch(?:es|ing)?|process (?:units?|control)|gas plant|oil treating|vapor recovery)\b/i,
    unless:
      /\b(?:excavators?|bulldozers?|backhoes?|loaders?|graders?|earthmoving|CPCS|wastewater|sewage|drinking water|potable|water treatment (?:licen[cs]e|certificat\w{1,4}))\b/i,
    meant: 'process-operator',
  },
  {
    trades: ['it-support', 'customer-service-representative', 'application-support-analyst'],
    said: /\b(?:batter(?:y|ies)|inverters?|turbines?|generators?|PLCs?|hydraulics?|pneumatics?|schematics|high voltage|medical devices?|analyzers|machinery|field service|commission(?:ing)? \w{1,20} (?:systems?|equipment))\b/i,
    unless:
      /\b(?:help ?desk|service desk|desktops?|laptops?|active directory|office 365|windows|passwords?|call cent(?:er|re))\b/i,
    meant: 'field-service-engineer',
  },
  {
    trades: ['customer-service-representative', 'administrative-assistant', 'office-supervisor'],
    said: /\b(?:State Farm|insurance (?:agency|agent's office|office)|policyholders?|(?:property (?:and|&) casualty|P&C|life (?:and|&) health) licen[cs]e|4-40|2-20|(?:home|auto|car) insurance|policy changes)\b/i,
    house:
      /\binsurance (?:group|agenc(?:y|ies)|services|associates|partners|brokers?|solutions|advisors?)\b/i,
    unless:
      /\b(?:call cent(?:er|re)|contact cent(?:er|re)|patients?|health plan|medical claims)\b/i,
    meant: 'insurance-service-representative',
  },
  {
    trades: ['account-executive'],
    said: /\b(?:CPG|FMCG|consumer packaged goods|grocery|grocers|beverages?|on-premise accounts|off-premise|shel(?:f|ves)|planograms?|merchandising|store visits|(?:sales|daily|current) routes?|convenience stores)\b/i,
    unless: /\b(?:SaaS|ARR|demos?|media plans?|advertis\w{1,4})\b/i,
    meant: 'field-sales',
  },
  {
    trades: ['fundraiser', 'development-director'],
    said: /\b(?:real estate development|land acquisitions?|entitlements?|zoning|site selection|ground-up|pro formas?|mixed-use|housing developments?|general contractors?)\b/i,
    unless: /\b(?:donors?|fundrais\w{1,4}|major gifts?|philanthrop\w{1,4})\b/i,
    meant: { kind: 'leading-people' },
  },
  {
    trades: ['shop-assistant'],
    said: /\b(?:real estate|new homes?|model homes?|home ?buyers?|home ?builders?|show homes?|escrow|realtors?)\b/i,
    unless: /\b(?:shop floor|store|till|cash register|stockroom)\b/i,
    meant: 'estate-agent',
  },
  {
    trades: [
      'client-services-manager',
      'customer-success-manager',
      'account-executive',
      'sales-manager',
    ],
    said: /\b(?:wealth|financial advis\w{1,4}|custodians?|(?:ultra-)?high[- ]net[- ]worth|RIA|series (?:7|6[356])|FINRA|required minimum distributions|financial plans?|investment advis\w{1,4})\b/i,
    unless: /\b(?:SaaS|software|campaigns?|creative|media plans?|quota)\b/i,
    meant: 'financial-adviser',
  },
  {
    trades: ['administrative-assistant'],
    said: /\b(?:invigilat\w{1,4}|proctor\w{0,4}|exams?|examinations?|test takers?|candidates' identit\w{1,3})\b/i,
    unless: /\b(?:calendars?|travel arrangements?|expense reports?|minutes)\b/i,
    meant: { kind: 'office-specialist' },
  },
  {
    trades: ['quality-manager'],
    said: /\b(?:test automation|automated tests?|selenium|cypress|test (?:cases?|plans?)|regression (?:tests?|testing)|sprints?|jira|software (?:quality|testing)|testers|CI\/CD)\b/i,
    unless:
      /\b(?:ISO (?:9001|13485)|HACCP|GMP|BRC|IATF|AS9100|scrap|inspectors|shop floor|supplier audits?|raw materials)\b/i,
    meant: 'quality-assurance-engineer',
  },
  {
    // "Shift leader" is counted among those of restaurants.
    trades: ['restaurant-manager'],
    said: /\b(?:stores?|shop floor|retail|shel(?:f|ves)|replenish\w{0,5}|checkouts?|tills?|supermarkets?|stock rotation)\b/i,
    unless:
      /\b(?:restaurants?|kitchens?|food service|caf[eé]s?|menus?|diners|bartend\w{1,4}|chefs?|waiting staff)\b/i,
    meant: 'store-manager',
  },
  {
    trades: ['restaurant-manager'],
    said: /\b(?:warehouses?|pick(?:ing|ers)|pallets?|forklifts?|despatch|dispatch|loading bays?|goods[- ]in)\b/i,
    unless:
      /\b(?:restaurants?|kitchens?|food service|caf[eé]s?|menus?|diners|bartend\w{1,4}|chefs?)\b/i,
    meant: 'warehouse-supervisor',
  },
  {
    // Of films and not of factories.
    trades: ['supply-chain-planner', 'production-operative', 'production-manager'],
    said: /\b(?:pre-production|post-production|shoots?|filming|film|television|TV|broadcast\w{0,4}|studio|on set|camera|talent|call sheets?)\b/i,
    unless: /\b(?:factory|plant|machines?|manufactur\w{1,4}|raw materials?|MRP|assembly line)\b/i,
    meant: { kind: 'office-specialist' },
  },
  {
    // Landlords and estates call those compliance officers who see to fire, gas and water in their buildings.
    trades: ['public-administrator', 'compliance-specialist'],
    said: /\b(?:fire (?:safety|risk|doors?|alarms?|stopping)|building safety|asbestos|legionella|gas safety|water hygiene|electrical safety|health and safety|lifting equipment)\b/i,
    unless:
      /\b(?:money laundering|AML|KYC|banking|financial crime|securities|licen[cs]ing applications|permits?)\b/i,
    meant: 'health-and-safety-specialist',
  },
  {
    trades: ['shop-assistant', 'field-sales', 'account-executive', 'bank-teller-and-adviser'],
    said: /\b(?:estate agen\w{1,4}|lettings|vendors?|new instructions|valuations?|property (?:sales|industry|market)|house sales|viewings)\b/i,
    unless: /\b(?:shop floor|stockroom|cash register|insurance polic\w{1,3}|branch banking)\b/i,
    meant: 'estate-agent',
  },
  {
    trades: ['shop-assistant'],
    said: /\b(?:(?:inbound|outbound|sales|warm|cold) calls?|contact cent(?:er|re)|call cent(?:er|re)|over the (?:tele)?phone|telesales|dial(?:er|ler|ling))\b/i,
    unless: /\b(?:shop floor|in store|stores?|tills?|cash register|stockroom|showrooms?)\b/i,
    meant: 'telesales-agent',
  },
  {
    // Cars are leased as flats are.
    trades: ['leasing-consultant', 'shop-assistant'],
    said: /\b(?:dealerships?|test drives?|trade-ins?|vehicles?|pre-owned|new and used|finance and insurance office|car buyers?)\b/i,
    house:
      /\b(?:Acura|Audi|BMW|Buick|Cadillac|Chevrolet|Chevy|Chrysler|Dodge|Ford|GMC|Honda|Hyundai|Jeep|Kia|Lexus|Mazda|Mercedes|Nissan|Peugeot|Renault|Subaru|Toyota|Vauxhall|Volkswagen|Volvo|auto(?:motive)? group|motors|motor company)\b/i,
    unless:
      /\b(?:apartments?|tenants?|residents?|lettings|leases? of flats|shop floor|parts counter)\b/i,
    meant: 'car-salesperson',
  },
  {
    // A shop calls its assistants salespersons.
    trades: ['car-salesperson', 'home-improvement-salesperson', 'field-sales'],
    said: /\b(?:boutiques?|fittings?|fitting rooms?|apparel|clothing|footwear|jewel\w{2,6}|cash register|tills?|point of sale|in[- ]store|sales floor|shop floor|shoppers|store (?:environment|displays?)|merchandise)\b/i,
    unless:
      /\b(?:territor(?:y|ies)|prospect\w{0,4}|dealerships?|vehicles?|test drives?|cold call\w{0,3}|in-home|homeowners|wholesale accounts|on the road)\b/i,
    meant: 'shop-assistant',
  },
  {
    // A service manager has technicians on the road, and no help desk.
    trades: ['technology-support-manager'],
    said: /\b(?:HVAC|heating|air[- ]conditioning|plumbing|boilers?|refrigeration|service technicians|installers?|service vans?|vehicles? (?:repair|service)|workshop|mechanics?|fleet|forklifts?|generators?|elevators?|lifts?)\b/i,
    unless:
      /\b(?:help ?desk|service desk|ITIL|desktops?|laptops?|active directory|servers|SaaS)\b/i,
    meant: 'maintenance-supervisor',
  },
  {
    // Flows between programs are automated too, and nobody touches a plant.
    trades: ['automation-and-controls-engineer'],
    said: /\b(?:n8n|Zapier|Make\.com|LLMs?|GPT|OpenAI|Claude|prompts?|AI agents?|chatbots?|APIs?|webhooks?|Python|JavaScript|workflow automation|RPA|UiPath)\b/i,
    unless:
      /\b(?:PLCs?|SCADA|HMIs?|Siemens|Rockwell|Allen[- ]Bradley|drives|sensors|commissioning|control panels?|DCS)\b/i,
    meant: 'software-engineer',
  },
  {
    // Whoever brings an aircraft, a weapon or a satellite together is a systems engineer too, and runs no servers.
    trades: ['systems-administrator'],
    said: /\b(?:MBSE|SysML|DOORS|system requirements|requirements (?:capture|management|verification|engineering)|verification and validation|V&V|spacecraft|satellites?|avionics|payloads?|aircraft|missiles?|radar|systems engineering (?:lifecycle|life cycle|process)|INCOSE)\b/i,
    house:
      /\b(?:defen[cs]e and space|aerospace|space systems|missiles?|naval systems|shipyards?)\b/i,
    unless: /\b(?:active directory|VMware|patching|backups|Windows Server|help ?desk|end users)\b/i,
    meant: { kind: 'engineering-and-science' },
  },
  {
    // A car has an interior, and so has a cabin.
    trades: ['interior-designer'],
    said: /\b(?:vehicles?|automotive|Class A|Alias|clay|cars?|cockpits?|CAS surfaces?|surfacing|concept sketches)\b/i,
    house: /\b(?:automotive|motor cars?|aerospace|aircraft)\b/i,
    unless: /\b(?:FF&E|floor plans?|residential|hospitality|showrooms?|furniture)\b/i,
    meant: { kind: 'engineering-and-science' },
  },
  {
    trades: ['bookkeeping-clerk', 'receivables-and-collections-specialist'],
    said: /\b(?:patient (?:accounts?|billing|balances?)|payers?|payors?|insurance (?:claims?|follow-up|carriers)|Medicare|Medicaid|denials?|EOBs?|CPT|ICD-10|hospital billing|revenue cycle)\b/i,
    unless: /\b(?:payroll|accounts payable|general ledger|bank reconciliations?)\b/i,
    meant: 'medical-biller-and-coder',
  },
  {
    // Who gets an aircraft away on time.
    trades: ['dispatcher'],
    said: /\b(?:aircraft|turnarounds?|flight (?:deck|crews?|dispatch)|airlines?|airside|ramp|load ?sheets?|pushback|departures?)\b/i,
    house: /\b(?:aviation|airlines?|airways|airports?|ground handling)\b/i,
    unless:
      /\b(?:911|999|emergency calls|freight brokers?|owner[- ]operators?|truck(?:s|ing)?|taxis?)\b/i,
    meant: 'airport-and-airline-agent',
  },
  {
    // Whoever builds for a general contractor manages a site and no plan in an office.
    trades: ['project-manager'],
    said: /\b(?:general contractors?|subcontractors?|RFIs?|submittals?|punch lists?|change orders|superintendents?|ground-up|tenant (?:improvements?|fit-outs?)|job ?sites?|building permits?|preconstruction|buyout)\b/i,
    unless:
      /\b(?:software development|agile|scrum|sprints?|SaaS|IT projects|clinical trials?|campaigns)\b/i,
    meant: 'site-manager',
  },
  {
    // Orders are fulfilled at a desk too: who books, changes and traces them lifts nothing.
    trades: ['warehouse-operative'],
    said: /\b(?:customer orders? (?:entry|management)|order entry|EDI|SAP|purchase orders|retailer portals?|deductions|order-to-cash|carrier appointments?|customer teams?|sales orders?)\b/i,
    unless:
      /\b(?:forklifts?|pallet jacks?|pump trucks?|lifting|pick(?:ing|ers)? (?:and|&) pack\w{0,4}|loading bays?|RF scanners?|standing for)\b/i,
    meant: { kind: 'office-specialist' },
  },
  {
    // Whoever is paid to fetch what has broken down drives a lorry too.
    trades: ['lorry-driver', 'delivery-driver'],
    said: /\b(?:broken[- ]?down vehicles?|broken[- ]?down|breakdowns?|accident[- ]damaged?|vehicle recovery|recovery (?:vehicles?|equipment|operators?|drivers?|trucks?)|roadside (?:assistance|recovery)|tow(?:ing)? trucks?|towing|wreckers?|winch(?:es|ing)?|spec lift|slide bed|rollbacks?)\b/i,
    house:
      /\b(?:(?:vehicle|breakdown|rescue and|rescue &|motor|auto) recovery|recovery services?|towing|wrecker service)\b/i,
    unless: /\b(?:multi-?drop|parcels?|tankers?|refuse|aggregates)\b/i,
    meant: 'vehicle-recovery-operator',
  },
  {
    // Whoever has a territory and leads nobody sells, however high the title sounds.
    trades: ['sales-manager'],
    titled: /\bmanager\b/i,
    said: /\b(?:territor(?:y|ies)|accounts?|prospect\w{0,4}|cold[- ]call\w{0,4}|pipeline|quotas?|distributors?|dealers?|retailers|leads|client meetings|customer visits|close (?:deals|sales)|sell\w{0,4})\b/i,
    unless:
      /\b(?:sales (?:teams?|staff|force|people|persons|representatives?|reps|associates|executives|managers|floor|consultants)|sellers|direct reports?|supervis\w{1,4}|subordinates|(?:lead|leads|leading|manage|manages|managing|build|building|coach\w{0,4}|mentor\w{0,4}|motivat\w{1,4}|train|develop) (?:and \w{3,12} )?(?:an? |the |our |your |their )?(?:[\w-]{2,14} ){0,2}(?:teams?|staff|reps|people|employees|managers)|hir(?:e|ing|es)\b(?! manager)|recruit\w{0,4}|team members|your team|performance reviews?|store)\b/i,
    meant: 'field-sales',
  },
  {
    // What is made, delivered and fitted is sold on the road, and not in demonstrations on a screen.
    trades: ['account-executive'],
    said: /\b(?:signage|fabricat\w{1,4}|general contractors?|architects?|job ?sites?|site (?:surveys?|visits?|measurements?)|building (?:products|materials)|submittals?|outside of the office|outside sales|market area|trade counters?|installers|showrooms?)\b/i,
    house:
      /\b(?:signs?|awnings?|roofing|flooring|windows|doors|glass|lighting|lumber|building (?:products|supply|materials))(?: (?:co|company|inc|llc|ltd|group))?\.?$/i,
    unless:
      /\b(?:SaaS|ARR|software|cloud|media plans?|advertising space|subscriptions?|policyholders?)\b/i,
    meant: 'field-sales',
  },
  {
    // Space on ships, planes and trucks is sold to shippers; "door to door" is a service there.
    trades: ['account-executive', 'field-sales'],
    said: /\b(?:freight|forwarding|ocean (?:and|&) air|air (?:and|&) ocean|air cargo|customs brokerage|3PL|shippers?|truckloads?|LTL|carriers|containers|shipments)\b/i,
    house:
      /\b(?:logistics|freight|forwarding|cargo|shipping lines?)(?: (?:inc|llc|ltd|group|services))?\.?$/i,
    unless: /\b(?:SaaS|ARR|software|grocery|planograms?|signage)\b/i,
    meant: 'freight-broker',
  },
  {
    // Roofs and windows are sold at the kitchen table.
    trades: ['field-sales', 'account-executive', 'insurance-agent'],
    said: /\b(?:homeowners?|roof(?:s|ing)?|storm[- ]damaged?|siding|gutters?|in-home (?:consultations?|appointments?|estimates?)|residential (?:solar|windows)|door[- ]to[- ]door|kitchen remodel\w{0,4}|bathroom remodel\w{0,4})\b/i,
    unless:
      /\b(?:SaaS|ARR|wholesale|distributors?|dealers|grocery|policyholders?|homeowners insurance|property (?:and|&) casualty|medical devices?)\b/i,
    meant: 'home-improvement-salesperson',
  },
  {
    // Claims and forms have processes too, and nobody builds a plant for them.
    trades: ['process-engineer'],
    said: /\b(?:business process(?:es)?|process maps?|process mapping|workflows?|back[- ]office|claims|members|call cent(?:er|re)|customer journeys?|Visio|stakeholders?|business users?|business requirements)\b/i,
    unless:
      /\b(?:chemical|P&IDs?|pilot plant|reactors?|semiconductors?|wafers?|production lines?|manufactur\w{1,4}|shop floor|machining|plant|pumps?|mold\w{0,4}|assembly|packaging line|process equipment|factory)\b/i,
    meant: 'business-analyst',
  },
  {
    // The program of a shelter is run with people in need, and no plan of a project or product.
    trades: ['project-manager', 'product-manager', 'program-manager', 'it-project-manager'],
    said: /\b(?:shelters?|homeless(?:ness)?|case managers?|residents'? (?:needs|goals|safety)|behavioral health|foster (?:care|youth)|survivors?|group homes?|recovery (?:program|housing)|transitional housing|at-risk youth|developmental disabilit\w{1,4})\b/i,
    unless:
      /\b(?:software|agile|scrum|sprints?|product roadmap|subcontractors?|construction projects?|clinical trials?|SaaS|PMP)\b/i,
    meant: { kind: 'leading-people' },
  },
];
