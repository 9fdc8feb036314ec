import type { FamilySource } from '../family-source.ts';

export const aviationRail: FamilySource = {
  id: 'aviation-rail',
  name: 'Aviation and travel crew',
  channels: [
    {
      kind: 'posting',
      name: 'Airline and MRO sites, AviationJobSearch, JSfirm, Airline Pilot Central',
      approach: 'Base, schedule, upgrade time, type rating bond and contract pay table.',
    },
    {
      kind: 'school',
      name: 'Part 147 and 141 schools, cadet and pathway programs',
      approach: 'Tool allowances and interview promises at graduation; classes place fully.',
    },
    {
      kind: 'military',
      name: 'Maintainers (2A, AD, AM, 15-series) and pilots leaving service',
      approach: 'Help with the A&P experience letter and military competency tests.',
    },
    {
      kind: 'referral',
      name: 'Line mechanics and crew',
      approach: 'Bases are villages; ask at shift change.',
    },
    {
      kind: 'association',
      name: 'AMFA, PAMA, Women in Aviation, OBAP, NGPA conferences',
      approach: 'Airlines interview on the floor.',
    },
  ],
  gathering: [
    'Airline Pilot Central and mechanic forums',
    'EAA AirVenture',
    'Crew rooms and union halls',
    'Maintenance competitions (AMC)',
  ],
  motives: [
    'Base and seniority',
    'Upgrade time',
    'Day shift or days off in blocks',
    'Type courses paid',
    'Travel benefits',
  ],
  worries: [
    { worry: 'Years at the bottom of the list', answer: 'Give current reserve and upgrade times.' },
    { worry: 'Furlough or base closure', answer: 'Be plain about fleet plans.' },
    { worry: 'Outdoor nights on the ramp', answer: 'State hangar share and weather pay.' },
    { worry: 'Training bond', answer: 'Give amount and months.' },
  ],
  interview: [
    {
      ask: 'When did you refuse to sign or to fly?',
      strong: 'Defect, reference, who pushed, outcome.',
      weak: 'Never came up.',
    },
    {
      ask: 'Find this task in the manual.',
      strong: 'Goes to the revision, notes, tooling, torque.',
      weak: 'Works from memory.',
    },
    {
      ask: 'A passenger or captain is wrong and sure.',
      strong: 'Assertive ladder, CRM words.',
      weak: 'Gives way or fights.',
    },
  ],
  workSample:
    'Mechanics: a rigging or wiring task with the manual. Pilots: simulator profile. Cabin: group exercise and announcement.',
  conditions: [
    'Nights, weekends and holidays by seniority',
    'FAA certificates, drug and background programs',
    'Noise, height and weather on the ramp',
  ],
  comesFrom: 'Flight and mechanic schools, military, ramp and service agents, general aviation.',
  goesTo: 'Major airlines, captain or lead, inspection, maintenance control, training, FAA.',
  rivals: [
    'Major and regional airlines',
    'Cargo carriers',
    'MRO shops and corporate fleets',
    'Defense contractors',
    'Wind and data-center maintenance for mechanics',
  ],
  seasons: [
    'Airline classes are planned before summer',
    'Heavy checks run from October to April',
    'Bid months decide notice dates',
  ],
  exclude: ['sales', 'recruiter', 'student pilot'],
  occupations: [
    {
      soc: '49-3011',
      name: 'Aircraft mechanic',
      titles:
        'Aircraft Mechanic | A&P Mechanic | Aircraft Maintenance Technician | AMT | Airframe and Powerplant Mechanic | Helicopter Mechanic | Aircraft Sheet Metal Mechanic | Line Maintenance Technician | Avionics Technician',
      abroad: 'Fluggerätmechaniker | Flugzeugmechaniker | Mécanicien avion',
      skills:
        'inspection | troubleshooting hydraulics, engines and electrics | manual reading | torque and safety wire | structural repair | logbook entries',
      tools: 'AMM and IPC manuals | borescope | rivet tools | multimeter | TRAX or AMOS',
      credentials:
        '*A&P certificate @ Federal Aviation Administration | IA @ Federal Aviation Administration | NCATT AET @ ASTM',
      duties:
        'inspect, repair and return to service | isolate faults by manual | sign only what was done | keep tools counted | cover line calls',
      conditions: 'night shifts | heights and confined tanks | ramp weather',
      from: '49-3031 49-9041',
      to: '49-1011 17-3021',
    },
    {
      soc: '53-2011',
      name: 'Airline pilot',
      titles:
        'Airline Pilot | First Officer | Airline Captain | Airline Transport Pilot | Co-Pilot | Cargo Pilot',
      abroad: 'Verkehrspilot | Linienpilot | Pilote de ligne',
      skills:
        'instrument flying | crew resource management | automation | fuel and weather decisions | standard calls',
      tools: 'EFB | FMS | simulator',
      credentials:
        '*ATP @ Federal Aviation Administration | *First-class medical @ FAA aviation medical examiner | Type rating @ Federal Aviation Administration',
      duties:
        'plan, fly and decide as a crew | handle abnormals by checklist | keep duty limits | speak up',
      conditions: 'reserve and overnights | medical renewals',
      from: '53-2012',
      to: '11-1021',
    },
    {
      soc: '53-2012',
      name: 'Commercial pilot',
      titles:
        'Commercial Pilot | Flight Instructor | CFI | Helicopter Pilot | Charter Pilot | Corporate Pilot | Air Ambulance Pilot | Drone Pilot | Ferry Pilot',
      abroad: 'Berufspilot | Fluglehrer | Pilote commercial',
      skills:
        'single-pilot judgement | weather | passenger handling | instruction | terrain and NVG',
      tools: 'ForeFlight | Garmin glass cockpits | NVG',
      credentials:
        '*Commercial certificate @ Federal Aviation Administration | CFI and CFII @ Federal Aviation Administration | Part 107 for drones @ Federal Aviation Administration',
      duties:
        'fly charter, instruction or mission legs | decide go or no-go alone | keep currency and aircraft records',
      conditions: 'standby and travel | weather delays',
      from: '53-2011',
      to: '53-2011',
    },
    {
      soc: '53-2031',
      name: 'Flight attendant',
      titles:
        'Flight Attendant | Cabin Crew | Corporate Flight Attendant | Inflight Crew Member | Purser',
      abroad: 'Flugbegleiter | Flugbegleiterin | Hôtesse de l air | Steward | PNC',
      skills: 'evacuation and fire drills | service | de-escalation | first aid | languages',
      tools: 'AED and fire equipment | point-of-sale device | EFB tablet',
      credentials: '*Certificate of demonstrated proficiency @ Federal Aviation Administration',
      duties:
        'brief and check safety | serve and watch | manage disruptive passengers | respond to medical events',
      conditions: 'reserve, nights away | irregular sleep',
      from: '35-3031 43-4051 43-4081',
      to: '43-1011 13-1151',
    },
    {
      soc: '53-2021',
      name: 'Air traffic controller',
      titles: 'Air Traffic Controller | ATC | Tower Controller | Air Traffic Control Specialist',
      abroad: 'Fluglotse | Fluglotsin | Contrôleur aérien',
      skills:
        'separation and sequencing | phraseology | scanning | stress discipline | coordination',
      tools: 'STARS and ERAM | radar | flight strips',
      credentials:
        '*FAA facility rating @ Federal Aviation Administration | *Class II medical @ FAA medical office',
      duties:
        'separate and sequence traffic | coordinate sectors | handle emergencies | brief relief',
      conditions: 'rotating shifts | age limits in law for federal entry',
      from: '43-5032 53-2012',
      to: '11-1021',
    },
  ],
};
