import type { FamilySource } from '../family-source.ts';

export const vehicleRepair: FamilySource = {
  id: 'vehicle-repair',
  name: 'Vehicle and mobile equipment repair',
  channels: [
    {
      kind: 'referral',
      name: 'Your technicians and tool-truck dealers',
      approach: 'Snap-on and Matco drivers visit every bay weekly; ask them and pay for names.',
    },
    {
      kind: 'school',
      name: 'UTI, Lincoln Tech, WyoTech, community colleges, ASE Education programs',
      approach: 'Tool scholarships, paid intern months, a named mentor.',
    },
    {
      kind: 'posting',
      name: 'Indeed, WrenchWay, FindaMechanic, dealer group pages',
      approach: 'Flat-rate or hourly, hours turned by the median tech, tools, hours of the shop.',
    },
    {
      kind: 'military',
      name: '91-series, Navy CM, Air Force 2T3',
      approach: 'Diesel and hydraulics on day one; SkillBridge months.',
    },
    {
      kind: 'community',
      name: 'Race tracks, farm shows, truck meets',
      approach: 'A clean shop photo with the lift count.',
    },
  ],
  gathering: [
    'iATN, Diagnostic Network, YouTube diagnosticians',
    'Tool trucks',
    'Tracks and truck shows',
    'TMC SuperTech competitions',
  ],
  motives: [
    'Enough work to flag hours',
    'Guarantee or hourly option',
    'Air-conditioned bay and good lifts',
    'Training and ASE raises',
    'No weekends in fleets',
  ],
  worries: [
    { worry: 'Slow weeks on flat rate', answer: 'State the guarantee and car count per tech.' },
    { worry: 'Warranty time does not pay', answer: 'Say how diagnosis is paid.' },
    { worry: 'My toolbox is worth a car', answer: 'State insurance and moving help.' },
    { worry: 'Mobile service alone at night', answer: 'Give radius, call pay and partner rule.' },
  ],
  interview: [
    {
      ask: 'Crank, no start, intermittent. Go.',
      strong: 'Verify, data, power and ground, fuel and spark in order, proves before parts.',
      weak: 'Scanner code and part.',
    },
    {
      ask: 'Comeback with your name on it.',
      strong: 'Owns it, found cause, changed a habit.',
      weak: 'Bad part.',
    },
    {
      ask: 'What do you write on the ticket?',
      strong: 'Complaint, cause, correction, readings.',
      weak: '"Fixed".',
    },
  ],
  workSample: 'A bugged vehicle or trainer with two faults, wiring diagram given, one hour.',
  conditions: [
    'Standing, lifting, fluids, heat',
    'Own hand tools expected',
    'Driving record; CDL permit in truck shops',
    'Evening or night shifts in fleets',
  ],
  comesFrom: 'Trade schools, lube and tire bays, farms, military motor pools, body shop helpers.',
  goesTo: 'Master tech, fleet and municipal shops, service advisor, shop foreman, mobile business.',
  rivals: [
    'Dealers across the street',
    'Fleets, cities and utilities with benefits',
    'Mines and oilfield',
    'Wind and industrial maintenance',
    'Mobile self-employment',
  ],
  seasons: [
    'Graduates every few weeks from large schools',
    'Summer cooling and winter battery peaks',
    'Farm equipment before planting and harvest',
  ],
  exclude: ['sales', 'detailer', 'software'],
  occupations: [
    {
      soc: '49-3023',
      name: 'Automotive technician',
      titles:
        'Automotive Technician | Auto Mechanic | Mechanic | Automotive Service Technician | Lube Technician | Master Technician | Brake Technician | Automotive Mechanic | Transmission Technician | EV Technician',
      abroad:
        'Kfz-Mechatroniker | Kfz-Mechaniker | Mechaniker Auto | Mécanicien automobile | Technicien automobile',
      skills:
        'electrical diagnosis | brakes and steering | engine performance | hybrid and EV safety | ADAS calibration | ticket writing',
      tools: 'scan tools | lab scope | alignment rack | Mitchell1 or ALLDATA',
      credentials:
        'ASE A1-A8 and L1 @ National Institute for Automotive Service Excellence | EPA 609 @ EPA-approved program | State inspection license @ state',
      duties:
        'diagnose with proof | repair to book | road test | write findings customers understand | keep the bay safe',
      conditions: 'flat-rate or hourly | Saturdays',
      from: '49-3093 53-6031',
      to: '49-1011 49-3031',
    },
    {
      soc: '49-3031',
      name: 'Diesel technician',
      titles:
        'Diesel Mechanic | Diesel Technician | Truck Mechanic | Fleet Mechanic | Bus Mechanic | Heavy Duty Truck Technician | Trailer Mechanic | Fleet Technician | Diesel Service Technician',
      abroad: 'Nutzfahrzeugmechatroniker | LKW-Mechaniker | Mécanicien poids lourds',
      skills:
        'aftertreatment diagnosis | air brakes | engine overhaul | electrical | PM inspections | welding basics',
      tools: 'Cummins Insite and JPRO | Detroit DiagnosticLink | overhead crane | RTA or TMT',
      credentials:
        'ASE T-series @ National Institute for Automotive Service Excellence | CDL or permit @ state driver licensing agency | DOT annual inspector qualification @ employer under 49 CFR 396.19 | EPA 609 @ EPA-approved program',
      duties:
        'inspect and repair trucks or buses | find derates and faults | keep PM on schedule | answer road calls',
      conditions: 'night shifts | heavy parts | road calls',
      from: '49-3023 49-3042',
      to: '49-1011 49-3042',
    },
    {
      soc: '49-3042',
      name: 'Heavy equipment mechanic',
      titles:
        'Heavy Equipment Mechanic | Heavy Equipment Field Service Technician | Equipment Mechanic | Mobile Equipment Mechanic | Construction Equipment Technician | Crane Mechanic | Haul Truck Mechanic | Forklift Mechanic',
      abroad:
        'Land- und Baumaschinenmechatroniker | Baumaschinenmechaniker | Mécanicien engins de chantier',
      skills:
        'hydraulics | diesel engines | electrical and CAN | undercarriage | welding | reading schematics',
      tools: 'CAT ET and OEM software | pressure gauges | service truck with crane',
      credentials:
        'OEM levels @ Caterpillar, Deere or Komatsu dealers | MSHA Part 48 for mines @ MSHA-approved trainer | CDL for service truck @ state driver licensing agency',
      duties:
        'find hydraulic and electric faults | rebuild components | service in the field | lock out and document',
      conditions: 'field weather | overtime | travel',
      from: '49-3031 49-3041',
      to: '49-1011 49-9041',
    },
    {
      soc: '49-3021',
      name: 'Auto body repairer',
      titles:
        'Auto Body Technician | Collision Repair Technician | Body Man | Automotive Painter | Auto Body Repair Technician | Frame Technician | Collision Technician',
      abroad: 'Karosseriebauer | Fahrzeuglackierer | Carrossier | Peintre automobile',
      skills:
        'structural pulling | welding and bonding | aluminum repair | refinish | ADAS awareness | estimating',
      tools: 'frame rack | spot welder | spray booth | CCC ONE',
      credentials:
        'I-CAR Platinum @ I-CAR | ASE B-series @ National Institute for Automotive Service Excellence | OEM collision certification @ vehicle makers',
      duties:
        'repair to OEM procedure | replace and align panels | prepare and paint | document for insurers',
      conditions: 'dust and fumes | flat-rate',
      from: '53-7061 49-3023',
      to: '13-1031 49-1011',
    },
    {
      soc: '49-3093',
      name: 'Tire technician',
      titles:
        'Tire Technician | Tire Changer | Commercial Tire Technician | Lube and Tire Technician | Tire and Lube Express Technician | Road Service Tire Technician',
      abroad: 'Reifenmonteur | Monteur pneumatiques',
      skills:
        'mount and balance | TPMS | torque discipline | commercial tire safety | roadside safety',
      tools: 'tire machines and balancers | torque wrenches | service truck',
      credentials: 'TIA ATS or CTS @ Tire Industry Association',
      duties: 'mount, balance and repair | inspect and advise | answer road calls',
      conditions: 'lifting | weather',
      from: '53-7061',
      to: '49-3023',
    },
    {
      soc: '53-7061',
      name: 'Vehicle cleaner or detailer',
      titles:
        'Auto Detailer | Car Washer | Car Detailer | Lot Attendant | Vehicle Cleaner | Car Wash Attendant | Equipment Cleaner | Tank Washer',
      abroad: 'Fahrzeugaufbereiter | Fahrzeugpfleger | Préparateur automobile',
      skills: 'paint-safe washing | interior detail | pace | moving vehicles safely',
      tools: 'polishers and extractors | pressure washers',
      credentials:
        'Driver license @ state motor vehicle agency | IDA Certified Detailer @ International Detailing Association',
      duties: 'wash, detail and stage vehicles | check damage and fuel | keep lots in order',
      conditions: 'wet and outdoors | weekends',
      from: '35-3023',
      to: '49-3093 41-2021',
    },
    {
      soc: '49-1011',
      name: 'Maintenance or service supervisor',
      titles:
        'Maintenance Supervisor | Service Manager | Shop Foreman | Maintenance Manager | Fleet Maintenance Supervisor | Service Supervisor | Lead Mechanic | Maintenance Lead | Field Service Supervisor | Shop Manager',
      abroad:
        'Werkstattleiter | Instandhaltungsleiter | Werkstattmeister | Chef d atelier | Responsable maintenance',
      skills:
        'job planning | technician coaching | parts and cost | downtime review | safety programs | customer communication',
      tools: 'CMMS or DMS | KPI boards | scheduling',
      credentials: 'CMRP @ SMRP | ASE or trade license background @ issuing body',
      duties:
        'plan and assign work | clear parts and access | coach and grade quality | answer for uptime, cost and safety',
      conditions: 'floor and office | call-outs',
      from: '49-9041 49-3023 49-3031 49-9071',
      to: '11-3013 11-1021',
    },
  ],
};
