import type { FamilySource } from '../family-source.ts';

export const supplyChain: FamilySource = {
  id: 'supply-chain',
  name: 'Purchasing, planning and logistics',
  channels: [
    {
      kind: 'association',
      name: 'ASCM (APICS) and ISM chapters, CSCMP roundtables',
      approach: 'Certified planners and buyers read chapter lists; speak on a shortage you solved.',
    },
    {
      kind: 'direct',
      name: 'LinkedIn by ERP, commodity and lane',
      approach: 'Name the category, spend, system and plant.',
    },
    {
      kind: 'referral',
      name: 'Suppliers, carriers and 3PL account managers',
      approach: 'Vendors know which buyer keeps promises.',
    },
    {
      kind: 'military',
      name: 'Logistics and supply specialists, SkillBridge',
      approach: 'Quartermasters and loadmasters adapt within weeks.',
    },
    {
      kind: 'school',
      name: 'Supply chain programs (Michigan State, Penn State, Tennessee, ASU)',
      approach: 'Interns in demand planning return as analysts.',
    },
  ],
  gathering: [
    'ASCM Connect, ISM World',
    'r/supplychain and FreightWaves readers',
    'Port and airport freight clubs',
  ],
  motives: [
    'Authority over spend or stock',
    'A system that tells the truth',
    'Certification paid',
    'Leaving firefighting',
    'Day hours after dispatch nights',
  ],
  worries: [
    { worry: 'Expediting all day', answer: 'Show on-time figures and past-due lines.' },
    { worry: 'ERP change in the first year', answer: 'State project phase and backfill.' },
    {
      worry: 'Freight market swings and commissions',
      answer: 'Give base, draw and book transfer terms.',
    },
  ],
  interview: [
    {
      ask: 'Your single source missed. What happened hour by hour?',
      strong: 'Stock by day, alternates, customer told early, cost approved.',
      weak: 'Called the supplier often.',
    },
    {
      ask: 'Which number do you not trust in your ERP?',
      strong: 'Names lead times or on-hand and how it was repaired.',
      weak: 'The system is fine.',
    },
    {
      ask: 'Where did you save money without hurting supply?',
      strong: 'Total cost, terms, minimum lots, data.',
      weak: 'Squeezed price.',
    },
  ],
  workSample:
    'A small MRP or load sheet with shortages and wrong lead times: choose three actions in thirty minutes.',
  conditions: [
    'Plant or office with early calls',
    'Travel to suppliers',
    'Shift cover in dispatch',
  ],
  comesFrom: 'Shipping clerks, dispatchers, military supply, customer service in manufacturing.',
  goesTo: 'Category or supply chain manager, operations, consulting, carrier sales.',
  rivals: [
    'Manufacturers and distributors nearby',
    'Third-party logistics and brokers on commission',
    'E-commerce companies',
    'Defense contractors',
  ],
  seasons: [
    'Peak season from August to December holds people',
    'Year-end inventory counts',
    'Annual supplier contracts in the last quarter',
  ],
  exclude: ['real estate broker', 'driver', 'student'],
  occupations: [
    {
      soc: '13-1020',
      name: 'Buyer or purchasing agent',
      titles:
        'Buyer | Purchasing Agent | Procurement Specialist | Senior Buyer | Sourcing Specialist | Purchasing Specialist | Category Buyer | Contract Specialist | Procurement Analyst | Retail Buyer | Purchasing Coordinator | Subcontract Administrator',
      abroad: 'Einkäufer | Einkäuferin | Strategischer Einkäufer | Acheteur | Acheteuse',
      skills:
        'supplier selection | negotiation | contract terms | cost analysis | expediting | ERP purchasing | supplier scorecards',
      tools: 'SAP or Oracle | Coupa or Ariba | Excel | RFQ tools',
      credentials:
        'CPSM @ Institute for Supply Management | CPIM @ ASCM | CPPB for public buyers @ NIGP UPPCC | CFCM @ NCMA',
      duties:
        'source, bid and negotiate | place and follow orders | manage supplier quality and risk | keep files audit-ready | save on total cost',
      conditions: 'desk with plant and supplier visits',
      from: '43-3061 43-5061 43-5071',
      to: '11-3061 13-1081',
    },
    {
      soc: '13-1081',
      name: 'Logistician',
      titles:
        'Logistics Coordinator | Supply Chain Analyst | Logistics Analyst | Supply Chain Specialist | Logistics Specialist | Supply Planner | Demand Planner | Inventory Analyst | Transportation Analyst | Import Export Coordinator | Supply Chain Coordinator',
      abroad: 'Logistiker | Disponent Supply Chain | Logisticien | Approvisionneur',
      skills:
        'forecasting | inventory policy | freight bidding | trade documents | SQL and Excel | S&OP',
      tools: 'SAP IBP or Kinaxis | TMS (Oracle, MercuryGate) | Excel | Power BI',
      credentials:
        'CSCP @ ASCM | CLTD @ ASCM | CCS for customs @ NCBFAA | Licensed customs broker @ US Customs and Border Protection',
      duties:
        'plan stock and transport | bid and audit freight | fix forecasts with sales | clear customs | report service and cost',
      conditions: 'desk | early calls across zones',
      from: '43-5071 43-5032 43-5061',
      to: '11-3071 13-1111',
    },
    {
      soc: '43-5061',
      name: 'Production planner or expediter',
      titles:
        'Production Planner | Materials Planner | Production Scheduler | Material Planner | Expediter | Planning Clerk | Production Control Clerk | Master Scheduler | Inventory Planner',
      abroad:
        'Fertigungsplaner | Arbeitsvorbereiter | Disponent Fertigung | Planificateur | Ordonnanceur',
      skills:
        'MRP | finite scheduling | shortage chasing | capacity balance | bill of material checks | shop floor contact',
      tools: 'SAP PP or Oracle | Excel | MES',
      credentials: 'CPIM @ ASCM',
      duties:
        'schedule lines to promise dates | release orders and chase parts | rebalance daily | keep master data right',
      conditions: 'plant office | overtime at month end',
      from: '43-5071 51-1011',
      to: '13-1081 13-1020',
    },
    {
      soc: '43-5071',
      name: 'Shipping and receiving clerk',
      titles:
        'Shipping Clerk | Receiving Clerk | Shipping and Receiving Clerk | Inventory Clerk | Inventory Control Specialist | Logistics Clerk | Shipping Coordinator | Inventory Specialist | Warehouse Clerk',
      abroad:
        'Versandmitarbeiter | Fachkraft für Lagerlogistik | Wareneingangsmitarbeiter | Agent d expédition | Magasinier',
      skills:
        'bills of lading | cycle counts | carrier booking | discrepancy reports | hazmat papers | forklift',
      tools: 'WMS | UPS WorldShip and FedEx | RF scanners | SAP',
      credentials:
        'Forklift operator certification @ employer under OSHA 1910.178 | DOT and IATA hazmat training @ course provider',
      duties:
        'receive, check and book goods | pack papers and carriers | count and correct stock | report shortages and damage',
      conditions: 'dock temperatures | lifting | standing',
      from: '53-7062 53-7065',
      to: '43-5061 53-1047 13-1081',
    },
    {
      soc: '43-5032',
      name: 'Dispatcher (freight, service and transit)',
      titles:
        'Dispatcher | Truck Dispatcher | Freight Dispatcher | Service Dispatcher | Fleet Dispatcher | Transportation Coordinator | Logistics Dispatcher | Taxi Dispatcher | Tow Dispatcher | Freight Broker',
      abroad: 'Disponent | Disponentin | Speditionskaufmann | Affréteur | Exploitant transport',
      skills:
        'load planning | hours-of-service rules | driver relations | customer updates | rate negotiation | problem solving at night',
      tools: 'McLeod or TMW | ELD portals | DAT and Truckstop | ServiceTitan',
      credentials: 'CTB for brokers @ TIA',
      duties:
        'match loads or calls to people | keep drivers legal and moving | tell customers before they ask | rebuild the plan after breakdowns',
      conditions: 'screens and phones | nights and weekends',
      from: '53-3032 43-4051',
      to: '53-1047 11-3071 43-5031',
    },
    {
      soc: '43-5011',
      name: 'Freight or cargo agent',
      titles:
        'Freight Forwarder | Cargo Agent | Freight Agent | Import Agent | Export Coordinator | Air Freight Agent | Customs Entry Writer | Ocean Freight Coordinator | Carrier Sales Representative',
      abroad: 'Kaufmann für Spedition und Logistikdienstleistung | Transitaire | Agent de fret',
      skills: 'routing | Incoterms | customs entry | rate quotes | document checks | tracing',
      tools: 'CargoWise | ACE portal | carrier booking sites',
      credentials:
        'Licensed customs broker @ US Customs and Border Protection | IATA cargo courses @ IATA | CCS @ NCBFAA',
      duties:
        'quote and book | prepare customs and carrier papers | trace and solve delays | bill and audit',
      conditions: 'time-zone calls | cut-off pressure',
      from: '43-5071 43-4051',
      to: '13-1081 11-3071',
    },
    {
      soc: '11-3071',
      name: 'Transportation, warehouse or distribution manager',
      titles:
        'Warehouse Manager | Distribution Center Manager | Logistics Manager | Transportation Manager | Supply Chain Manager | Fleet Manager | Distribution Manager | Terminal Manager | Fulfillment Manager | Director of Logistics',
      abroad:
        'Lagerleiter | Logistikleiter | Leiter Logistik | Fuhrparkleiter | Responsable logistique | Responsable d entrepôt',
      skills:
        'labor planning | WMS and slotting | safety | carrier contracts | budget per unit | multi-shift leadership | continuous improvement',
      tools: 'WMS (Manhattan, Blue Yonder) | TMS | labor management systems | Power BI',
      credentials: 'CSCP or CLTD @ ASCM | OSHA 30 @ OSHA-authorized trainer',
      duties:
        'run shifts to service and cost | hire and keep hourly staff | hold safety | negotiate carriers | plan peak',
      conditions: 'multi-shift site | peak-season weekends',
      from: '53-1047 13-1081 43-5032',
      to: '11-1021',
    },
    {
      soc: '11-3061',
      name: 'Purchasing manager',
      titles:
        'Purchasing Manager | Procurement Manager | Sourcing Manager | Director of Procurement | Category Manager | Chief Procurement Officer | Strategic Sourcing Manager | Contracts Manager',
      abroad: 'Einkaufsleiter | Leiter Einkauf | Responsable achats | Directeur achats',
      skills:
        'category strategy | contract negotiation | supplier risk | team leadership | spend analytics | make-or-buy',
      tools: 'Ariba or Coupa | SAP | spend cubes | contract systems',
      credentials: 'CPSM @ Institute for Supply Management | NIGP-CPP for public buyers @ NIGP',
      duties:
        'set category plans | lead large negotiations | build the buying team | manage risk and compliance | report savings finance accepts',
      conditions: 'travel to suppliers',
      from: '13-1020 13-1081',
      to: '11-1021',
    },
  ],
};
