import type { FamilySource } from '../family-source.ts';

export const licensedTrades: FamilySource = {
  id: 'licensed-trades',
  name: 'Electrical, plumbing, HVAC and line trades',
  channels: [
    {
      kind: 'referral',
      name: 'Your journeymen and the supply-house counter',
      approach: 'Ask for one name per license class; counter staff hear who is unhappy first.',
    },
    {
      kind: 'association',
      name: 'IBEW/NECA, UA, SMART, IEC, PHCC, ACCA',
      approach:
        'Signatory: the hall and JATC; open shop: IEC and PHCC apprenticeship coordinators.',
    },
    {
      kind: 'posting',
      name: 'Indeed, BlueRecruit, RoadTechs, Facebook trade groups',
      approach:
        'License class, rate, truck and tool policy, on-call frequency, commercial or service.',
    },
    {
      kind: 'direct',
      name: 'State contractor and journeyman license look-ups',
      approach: 'Public lists with city; text or postcard with rate.',
    },
    {
      kind: 'school',
      name: 'Trade schools and registered apprenticeships',
      approach: 'Hire first-years for summer; pay tuition against grades.',
    },
    {
      kind: 'military',
      name: 'Navy EM and UT ratings, Army 12-series, Helmets to Hardhats',
      approach: 'Credit toward apprenticeship hours.',
    },
  ],
  gathering: [
    'Supply counters at 6:30',
    'Mike Holt and HVAC School communities, r/electricians',
    'Union halls and JATC nights',
    'Lineman rodeos',
  ],
  motives: [
    'Take-home truck and gas',
    'Steady forty plus fair on-call',
    'License raises in writing',
    'Commercial or industrial instead of attics',
    'Boss from the trade',
  ],
  worries: [
    { worry: 'On-call every other week', answer: 'Give rotation size and call pay.' },
    { worry: 'Commission pressure to sell', answer: 'Explain hourly, spiff and who quotes.' },
    { worry: 'Apprentice used as helper', answer: 'State hours by category and school nights.' },
    { worry: 'Slow season', answer: 'Show winter or shoulder-season hours.' },
  ],
  interview: [
    {
      ask: 'Prove this circuit or line is dead.',
      strong: 'Test the tester, test, retest; lockout with own lock.',
      weak: 'Breaker is off.',
    },
    {
      ask: 'No cooling, compressor hums. Go.',
      strong: 'Voltage, capacitor, amps, head pressure in order; does not guess refrigerant.',
      weak: 'Adds gas.',
    },
    {
      ask: 'Customer wants it without a permit.',
      strong: 'Explains why not, price with permit.',
      weak: 'Does it.',
    },
  ],
  workSample:
    'A fault board: three faults, meter in hand, thirty minutes; or a sweat, press and slope piece.',
  conditions: [
    'Attics, trenches, ladders, live work rules',
    'On-call',
    'Driving record, drug test',
    'Weather and storms for line crews',
  ],
  comesFrom: 'Apprenticeships, helpers, military ratings, industrial maintenance.',
  goesTo: 'Foreman, service manager, estimator, inspector, master licence and own shop.',
  rivals: [
    'Union contractors',
    'Data-center and plant projects with per diem',
    'Utilities',
    'Private-equity service chains',
    'Own business',
  ],
  seasons: [
    'HVAC peaks from May to August and in the first frost',
    'Storm season takes lineworkers',
    'Construction slows in January',
  ],
  exclude: ['sales', 'engineer'],
  occupations: [
    {
      soc: '47-2111',
      name: 'Electrician',
      titles:
        'Electrician | Journeyman Electrician | Master Electrician | Commercial Electrician | Residential Electrician | Industrial Electrician | Apprentice Electrician | Service Electrician | Electrician Foreman | Inside Wireman | Journeyman Wireman | Maintenance Electrician | Low Voltage Electrician',
      abroad:
        'Elektriker | Elektroniker für Energie- und Gebäudetechnik | Elektroinstallateur | Électricien',
      skills:
        'conduit bending | NEC | motor controls | panel and service work | blueprint reading | troubleshooting | fire alarm',
      tools: 'meter and megger | benders | fish tapes | Knaack and lifts',
      credentials:
        '*Journeyman or master license @ state or local electrical board | NFPA 70E training @ employer or course provider | OSHA 10 or 30 @ OSHA-authorized trainer',
      duties:
        'run and terminate to code and drawing | find faults safely | set panels and gear | lead apprentices | pass inspection the first time',
      conditions: 'ladders and lifts | live-work rules | travel to sites',
      from: '47-3013 49-9071',
      to: '47-1011 47-4011 17-3023',
    },
    {
      soc: '47-2152',
      name: 'Plumber or pipefitter',
      titles:
        'Plumber | Journeyman Plumber | Pipefitter | Steamfitter | Service Plumber | Master Plumber | Sprinkler Fitter | Apprentice Plumber | Drain Technician',
      abroad:
        'Klempner | Anlagenmechaniker SHK | Installateur | Rohrleitungsbauer | Plombier | Tuyauteur',
      skills:
        'rough-in and trim | drain diagnosis | gas piping | isometrics | brazing and welding | backflow | code',
      tools: 'press tools | cameras and jetters | threaders | torch',
      credentials:
        '*Journeyman or master license @ state plumbing board | Backflow tester @ ASSE or state | Medical gas @ ASSE 6010 (NITC) | NFPA sprinkler license @ state fire marshal',
      duties:
        'install and repair water, waste and gas | read prints and lay out | find leaks and stoppages | test and pass inspection',
      conditions: 'trenches and crawl spaces | on-call',
      from: '47-3015 47-2061',
      to: '47-1011 47-4011',
    },
    {
      soc: '49-9021',
      name: 'HVAC technician',
      titles:
        'HVAC Technician | HVAC Service Technician | HVAC Installer | Refrigeration Technician | HVAC Mechanic | Commercial HVAC Technician | HVAC/R Technician | Chiller Technician | Heating and Air Technician',
      abroad:
        'Kälteanlagenbauer | Mechatroniker für Kältetechnik | Kältetechniker | Technicien CVC | Frigoriste',
      skills:
        'refrigeration cycle | electrical diagnosis | combustion analysis | airflow and charging | controls | customer explanation',
      tools: 'digital manifold | vacuum pump and micron gauge | combustion analyzer | ServiceTitan',
      credentials:
        '*EPA Section 608 @ EPA-approved testing body | NATE @ North American Technician Excellence | State HVAC license @ state board',
      duties:
        'diagnose before replacing | charge by measurement | install and commission | maintain contracts | explain options and price',
      conditions: 'attics and roofs | summer overtime | on-call',
      from: '49-9098 49-9071',
      to: '49-1011 47-1011',
    },
    {
      soc: '47-2211',
      name: 'Sheet metal worker',
      titles:
        'Sheet Metal Worker | Sheet Metal Mechanic | Duct Installer | HVAC Sheet Metal Installer | Sheet Metal Fabricator | Architectural Sheet Metal Worker',
      abroad: 'Spengler | Konstruktionsmechaniker Feinblech | Tôlier',
      skills: 'layout and pattern | brake and shear | duct installation | welding | print reading',
      tools: 'brakes and plasma table | TIG and MIG | lifts',
      credentials: 'Journeyman @ SMART apprenticeship | TAB technician @ TABB or NEBB',
      duties: 'fabricate and hang duct | seal and balance | lay out from prints | weld and trim',
      conditions: 'shop and site | lifts and noise',
      from: '47-2061 51-4121',
      to: '47-1011',
    },
    {
      soc: '47-2231',
      name: 'Solar installer',
      titles:
        'Solar Installer | Solar Panel Installer | PV Installer | Solar Technician | Solar Crew Leader | Solar Electrician',
      abroad: 'Solarteur | Photovoltaik-Monteur | Installateur photovoltaïque',
      skills:
        'racking layout | roof safety | DC and AC wiring | commissioning | roof flashing | site survey',
      tools: 'torque drivers | IV tracer | fall protection | monitoring portals',
      credentials:
        'NABCEP PV Associate or PVIP @ NABCEP | OSHA 10 @ OSHA-authorized trainer | Electrical license where required @ state board',
      duties:
        'lay out and mount arrays | wire, label and commission | keep roofs dry | pass inspection and utility checks',
      conditions: 'roofs in heat | travel',
      from: '47-2181 47-2061',
      to: '47-2111 47-1011',
    },
    {
      soc: '49-9051',
      name: 'Electrical lineworker',
      titles:
        'Lineman | Journeyman Lineman | Lineworker | Line Technician | Apprentice Lineman | Cable Splicer | Powerline Technician | Substation Technician',
      abroad: 'Freileitungsmonteur | Netzmonteur | Monteur de réseaux électriques',
      skills:
        'climbing | hot-stick and glove work | switching and grounding | transformer connections | storm restoration | rigging',
      tools: 'bucket and digger trucks | hot sticks | grounds | rubber goods',
      credentials:
        '*Journeyman lineman card @ IBEW/NECA JATC or employer program | *CDL A @ state driver licensing agency | First aid, CPR and pole-top rescue @ employer',
      duties:
        'build, maintain and restore lines | switch and ground by procedure | work storms | mentor apprentices',
      conditions: 'height, high voltage, storms | travel',
      from: '47-2111 37-3011',
      to: '47-1011 49-1011',
    },
    {
      soc: '49-2022',
      name: 'Telecommunications technician',
      titles:
        'Telecom Technician | Fiber Technician | Telecom Field Technician | Cable Technician | Broadband Technician | Structured Cabling Technician | Installation Technician | Central Office Technician | Network Cabling Technician',
      abroad:
        'Fernmeldetechniker | Glasfasertechniker | Telekommunikationstechniker | Technicien télécom | Technicien fibre optique',
      skills:
        'fiber splicing and testing | copper and coax | customer installs | ladder work | troubleshooting by layer',
      tools: 'OTDR and fusion splicer | tone and probe | meters | bucket truck',
      credentials:
        'FOA CFOT @ Fiber Optic Association | BICSI Installer @ BICSI | SCTE certifications @ SCTE',
      duties:
        'install and repair service | splice and certify | explain to customers | close tickets with photos',
      conditions: 'ladders, attics and weather | route driving',
      from: '15-1232 49-9052',
      to: '15-1231 49-1011',
    },
    {
      soc: '49-9052',
      name: 'Telecommunications line installer',
      titles:
        'Fiber Optic Line Installer | Aerial Lineman | Cable Lineman | Tower Climber | Tower Technician | OSP Technician | Fiber Splicer',
      abroad: 'Kabelmonteur | Monteur réseau télécom',
      skills:
        'aerial and underground placement | strand and lash | splicing | tower climbing | rigging',
      tools: 'bucket truck | lashers | fusion splicer | climbing gear',
      credentials:
        'CDL @ state driver licensing agency | Climber and rescue @ NATE-recognized course | Pole climbing @ employer',
      duties:
        'place and splice cable | climb and mount | restore outages | keep traffic and utilities safe',
      conditions: 'height and travel | storm work',
      from: '47-2061 49-2022',
      to: '49-1011 49-9051',
    },
    {
      soc: '49-2098',
      name: 'Security and fire alarm installer',
      titles:
        'Fire Alarm Technician | Security Alarm Installer | Low Voltage Technician | Security Systems Technician | Access Control Technician | Alarm Technician | CCTV Technician',
      abroad: 'Sicherheitstechniker | Errichter Brandmeldeanlagen | Technicien courants faibles',
      skills:
        'panel programming | NFPA 72 | low-voltage wiring | IP cameras | inspection and testing | network basics',
      tools: 'Notifier or Simplex panels | meters | laptop programming | ladders',
      credentials:
        'NICET Fire Alarm @ NICET | ESA Level 1 @ ESA National Training School | Low-voltage license @ state board',
      duties: 'install, program and test | inspect to schedule | find ground faults | train users',
      conditions: 'ladders | on-call | driving',
      from: '49-2022 47-2111',
      to: '49-1011 13-1041',
    },
  ],
};
