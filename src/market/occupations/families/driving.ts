import type { FamilySource } from '../family-source.ts';

export const driving: FamilySource = {
  id: 'driving',
  name: 'Driving and delivery',
  channels: [
    {
      kind: 'referral',
      name: 'Your drivers',
      approach: 'Pay at first dispatch, 90 and 180 days; drivers believe drivers.',
    },
    {
      kind: 'posting',
      name: 'Indeed, CDLjobs, DriverPulse, Facebook lead ads',
      approach:
        'Cents per mile or hourly, average weekly miles, home time and truck year; call within five minutes of the lead.',
    },
    {
      kind: 'school',
      name: 'CDL schools on the FMCSA Training Provider Registry',
      approach: 'Tuition repayment and a trainer with a name.',
    },
    {
      kind: 'military',
      name: 'Army 88M and Marine motor operators',
      approach: 'Skills test waiver for up to a year after service in every state.',
    },
    {
      kind: 'community',
      name: 'Truck stops, school parent lists for bus drivers, retirees, immigrant associations',
      approach: 'School bus drivers are parents, retirees and farmers: pay the training hours.',
    },
  ],
  gathering: [
    'TruckersReport and Facebook groups',
    'Truck stops and CB culture, YouTube drivers',
    'Mid-America Trucking Show',
    'Union halls for transit',
  ],
  motives: [
    'Home time kept',
    'Miles or hours that match the promise',
    'Newer equipment and no-touch freight',
    'A dispatcher who answers',
    'Benefits for school and transit drivers',
  ],
  worries: [
    {
      worry: 'Promised miles do not come',
      answer: 'Show median weekly gross of drivers in this lane for the last quarter.',
    },
    { worry: 'Detention without pay', answer: 'State detention, layover and breakdown pay.' },
    { worry: 'Inward camera', answer: 'Say what is recorded, when and who looks.' },
    { worry: 'One old ticket ends it', answer: 'Give the MVR rule in numbers.' },
  ],
  interview: [
    {
      ask: 'Talk me through your pre-trip.',
      strong: 'Order, measures, what would park the truck.',
      weak: '"I kick the tires."',
    },
    {
      ask: 'Dispatch wants a load you cannot make legally.',
      strong: 'Says hours, offers a time, refuses, notes it.',
      weak: 'Makes it work.',
    },
    {
      ask: 'A child will not sit or a passenger threatens.',
      strong: 'Stops safely, calm words, radio, report.',
      weak: 'Shouts while driving.',
    },
  ],
  workSample:
    'Road test with pre-trip and a dock or alley backing; for vans a paid ride-along day.',
  conditions: [
    'DOT physical, drug test and Clearinghouse query for CDL work',
    'Nights out by lane, early starts for local',
    'Lifting in delivery',
    'Clean driving record',
  ],
  comesFrom: 'Warehouse and delivery, farms and construction, military, retirees for buses.',
  goesTo: 'Better lanes, trainer, dispatcher, owner-operator, safety department.',
  rivals: [
    'Private fleets and food service distributors',
    'Parcel carriers and unions',
    'Owner-operator independence',
    'Construction and oilfield in a boom',
    'Delivery apps',
  ],
  seasons: [
    'Peak freight from August to December; many move in January and February',
    'School bus training in June and July',
    'Winter storms cost miles and raise exits',
  ],
  exclude: ['software', 'device driver', 'recruiter'],
  occupations: [
    {
      soc: '53-3032',
      name: 'Heavy truck driver',
      titles:
        'CDL Driver | Truck Driver | CDL A Truck Driver | OTR Driver | Class A Driver | Class A Truck Driver | Tractor Trailer Driver | Long Haul Driver | Regional Truck Driver | Tanker Driver | Flatbed Driver | Dump Truck Driver | CDL B Driver | Owner Operator | Local CDL Driver | Semi Truck Driver',
      abroad:
        'LKW-Fahrer | Berufskraftfahrer | Kraftfahrer CE | Chauffeur poids lourd | Conducteur routier',
      skills:
        'pre-trip inspection | backing | load securement | trip planning | hours of service | customer manner | winter driving',
      tools: 'ELD | tractor with automated transmission | tarps and chains | liftgate | route GPS',
      credentials:
        '*CDL class A or B @ state driver licensing agency | *DOT medical card @ FMCSA-listed examiner | Hazmat, tanker and doubles endorsements @ state and TSA | TWIC @ Transportation Security Administration',
      duties:
        'inspect, drive and deliver on time | secure and check loads | keep logs legal | handle papers and customers | report defects',
      conditions: 'nights out or early local starts | sitting and climbing | all weather',
      from: '53-3033 53-7051 53-7062',
      to: '43-5032 53-1047',
    },
    {
      soc: '53-3033',
      name: 'Light truck or delivery driver',
      titles:
        'Delivery Driver | Van Driver | Courier Driver | Box Truck Driver | Delivery Associate | Package Delivery Driver | Route Driver | Light Truck Driver | Non-CDL Driver | Pickup and Delivery Driver',
      abroad: 'Auslieferungsfahrer | Paketzusteller | Kurierfahrer | Chauffeur-livreur | Livreur',
      skills:
        'route efficiency | safe parking | scanning and proof of delivery | customer contact | lifting technique',
      tools: 'step van or box truck | handheld scanner | hand truck | navigation app',
      credentials:
        '*Driver license with clean record @ state motor vehicle agency | DOT medical card above 10,001 lb @ FMCSA-listed examiner',
      duties:
        'load and deliver a route | scan and photograph | collect returns or cash | check the van | keep time windows',
      conditions: '150 stops a day | lifting | weather',
      from: '53-7062 53-3031',
      to: '53-3032 43-5032',
    },
    {
      soc: '53-3031',
      name: 'Driver and route sales worker',
      titles:
        'Route Sales Representative | Driver Sales Representative | Food Delivery Driver | Pizza Delivery Driver | Route Salesperson | Vending Route Driver | Merchandiser Driver | Bread Route Driver | Uniform Route Driver',
      abroad: 'Verkaufsfahrer | Essenslieferant | Livreur-vendeur',
      skills:
        'account service | stocking and rotation | upselling | cash and invoices | time planning',
      tools: 'handheld ordering | step van | hand truck',
      credentials:
        '*Driver license @ state motor vehicle agency | CDL B on some routes @ state driver licensing agency',
      duties:
        'deliver, stock and sell to accounts | collect and reconcile | win shelf space | keep the vehicle clean',
      conditions: 'early start | lifting | commission part',
      from: '53-7065 35-3023',
      to: '41-4012 53-3033',
    },
    {
      soc: '53-3051',
      name: 'School bus driver',
      titles:
        'School Bus Driver | Substitute Bus Driver | Special Needs Bus Driver | School Transportation Driver',
      abroad: 'Schulbusfahrer | Conducteur de car scolaire',
      skills: 'student management | stop safety | pre-trip | wheelchair securement | calm voice',
      tools: 'school bus with cameras | two-way radio | routing tablet',
      credentials:
        '*CDL B with P and S endorsements @ state driver licensing agency | *School bus certification @ state education or transport agency',
      duties:
        'drive set routes with children | load by the stop procedure | keep order without shouting | inspect daily | report incidents',
      conditions: 'split shift | school calendar | background check',
      from: '53-3053 25-9045',
      to: '53-3052 53-1047',
    },
    {
      soc: '53-3052',
      name: 'Transit or motorcoach driver',
      titles:
        'Bus Operator | Transit Bus Driver | City Bus Driver | Motorcoach Driver | Coach Operator | Transit Operator',
      abroad: 'Busfahrer | Busfahrerin | Conducteur de bus | Conductrice receveuse',
      skills:
        'schedule keeping | passenger service | de-escalation | ADA securement | defensive driving',
      tools: 'transit bus | farebox | CAD/AVL radio',
      credentials:
        '*CDL B with P endorsement @ state driver licensing agency | *DOT medical card @ FMCSA-listed examiner',
      duties:
        'drive routes on time and smoothly | help riders who need it | handle fares and trouble | inspect and report',
      conditions: 'early, late and split runs by seniority | public contact',
      from: '53-3051 53-3033',
      to: '53-1047 43-5032',
    },
    {
      soc: '53-3053',
      name: 'Shuttle driver or chauffeur',
      titles:
        'Shuttle Driver | Chauffeur | Limo Driver | Medical Transport Driver | Non-Emergency Medical Transport Driver | Paratransit Driver | Airport Shuttle Driver | Passenger Van Driver',
      abroad: 'Chauffeur | Personenbeförderung Fahrer | Chauffeur de navette | Conducteur VTC',
      skills:
        'passenger courtesy | wheelchair securement | route knowledge | discretion | punctuality',
      tools: 'passenger van | dispatch app | lift and tie-downs',
      credentials:
        '*Driver license, chauffeur class in some states @ state motor vehicle agency | PASS for wheelchair transport @ CTAA',
      duties: 'carry passengers safely | help door to door | keep the vehicle clean | log trips',
      conditions: 'airport and medical hours | sitting',
      from: '53-3033 41-2011',
      to: '53-3052 53-3051',
    },
    {
      soc: '53-7081',
      name: 'Refuse and recycling collector',
      titles:
        'Garbage Truck Driver | Refuse Collector | Sanitation Worker | Waste Collection Driver | Recycling Driver | Residential Collection Helper | Front Load Driver',
      abroad: 'Müllwerker | Entsorgungsfachkraft | Ripeur | Éboueur',
      skills: 'automated arm operation | route safety | lifting | traffic awareness | pre-trip',
      tools: 'side and front loaders | route tablet | compactor',
      credentials:
        '*CDL B for drivers @ state driver licensing agency | DOT medical card @ FMCSA-listed examiner',
      duties:
        'run the route before traffic | empty and check containers | keep the helper safe | report hazards and contamination',
      conditions: '4 a.m. starts | heat, cold and smell | physical',
      from: '53-7062 47-2061',
      to: '53-3032 53-1047',
    },
    {
      soc: '43-5052',
      name: 'Mail carrier',
      titles:
        'Mail Carrier | Letter Carrier | City Carrier Assistant | Rural Carrier Associate | USPS Carrier | Postal Carrier',
      abroad: 'Briefträger | Zusteller | Postbote | Facteur',
      skills: 'casing mail | route memory | safe driving | dog awareness | customer contact',
      tools: 'delivery vehicle | scanner | satchel',
      credentials:
        '*Postal Exam 474 @ US Postal Service | *Driver license @ state motor vehicle agency',
      duties:
        'sort and deliver a route | scan parcels | collect mail | drive and walk in all weather',
      conditions: 'six-day weeks for assistants | walking 8 to 12 miles',
      from: '53-3033 43-5051',
      to: '43-1011 11-9131',
    },
  ],
};
