import type { FamilySource } from '../family-source.ts';

export const restaurantService: FamilySource = {
  id: 'restaurant-service',
  name: 'Restaurant and food service',
  channels: [
    {
      kind: 'posting',
      name: 'Indeed, Poached, Snagajob, Instagram of the house',
      approach: 'Shifts, realistic weekly tips and start date; text interviews.',
    },
    {
      kind: 'referral',
      name: 'Team and regulars',
      approach: 'Referral meal or cash; regulars with service background.',
    },
    {
      kind: 'school',
      name: 'High schools and colleges nearby',
      approach: 'Offer exam weeks off and you keep them for years.',
    },
    {
      kind: 'direct',
      name: 'Eating out',
      approach: 'For managers and bartenders: be a guest, leave a card, call Tuesday at three.',
    },
    {
      kind: 'agency',
      name: 'Event staffing and shift apps',
      approach: 'Convert people asked for by name.',
    },
  ],
  gathering: ['Industry nights', 'Local server groups on Facebook', 'USBG chapters for bartenders'],
  motives: [
    'Tips on good shifts',
    'Flexible days',
    'Fair section rotation',
    'Shift meal and quick pay',
    'Lead and manager path',
  ],
  worries: [
    { worry: 'Tip pool and side work', answer: 'Write the split and the side-work list.' },
    { worry: 'Clopens', answer: 'State the rest rule between shifts.' },
    { worry: 'Managers working doubles', answer: 'Give manager count and weekly hours.' },
  ],
  interview: [
    {
      ask: 'Table of six says the steak is wrong and the kitchen is down.',
      strong: 'Owns it, options, manager touch, check handled.',
      weak: 'Blames kitchen.',
    },
    {
      ask: 'Describe our menu to someone who never had it.',
      strong: 'Has looked, uses the senses.',
      weak: 'Has not.',
    },
    {
      ask: 'A guest has had enough.',
      strong: 'Slows, food and water, refuses kindly, ride, log.',
      weak: 'One more.',
    },
  ],
  workSample: 'A paid trail shift with one section, scored on ten behaviors.',
  conditions: ['Standing and carrying', 'Nights, weekends, holidays', 'Alcohol and food permits'],
  comesFrom: 'Students, retail, fast food, cafés.',
  goesTo: 'Bartender, trainer, manager, hotel and event work, sales.',
  rivals: [
    'Every restaurant in the block',
    'Retail and coffee chains',
    'Delivery apps',
    'Hotels and casinos with benefits',
  ],
  seasons: ['Graduation to September', 'December parties', 'College towns empty in May'],
  exclude: ['chef', 'engineer', 'IT server'],
  occupations: [
    {
      soc: '35-3023',
      name: 'Fast food or counter worker',
      titles:
        'Crew Member | Fast Food Worker | Team Member | Barista | Counter Server | Food Service Worker | Cafeteria Worker | Drive Thru Team Member | Sandwich Artist | Restaurant Team Member | Cafe Attendant | Food Service Assistant',
      abroad:
        'Servicekraft Systemgastronomie | Fachkraft im Gastgewerbe | Équipier polyvalent | Employé de restauration rapide',
      skills: 'order accuracy | speed | friendliness at peak | espresso or fry stations | cash',
      tools: 'POS and kiosks | espresso machine | headset',
      credentials: '*Food handler card @ state or county health department',
      duties:
        'take and make orders | keep stations stocked and clean | run drive-through | close safely',
      conditions: 'standing | early, late and weekend shifts',
      from: '41-2011',
      to: '35-1012 35-3031 41-2031',
    },
    {
      soc: '35-3031',
      name: 'Server',
      titles:
        'Server | Waiter | Waitress | Restaurant Server | Banquet Server | Fine Dining Server | Cocktail Server | Food Server | Waitstaff',
      abroad:
        'Kellner | Kellnerin | Servicekraft | Restaurantfachfrau | Serveur | Serveuse | Chef de rang',
      skills:
        'reading tables | menu and wine | timing courses | POS | selling without pressure | allergy care',
      tools: 'Toast or Aloha POS | handhelds | reservation system',
      credentials:
        'TIPS or ServSafe Alcohol @ TIPS or National Restaurant Association | *Food handler card @ health department',
      duties:
        'guide and time the meal | ring and carry | fix what goes wrong | share side work | close and settle',
      conditions: 'tipped pay | evenings and weekends',
      from: '35-9031 35-3023 35-9011',
      to: '35-3011 35-1012 41-3091',
    },
    {
      soc: '35-3011',
      name: 'Bartender',
      titles:
        'Bartender | Mixologist | Bar Staff | Barback Lead | Lead Bartender | Barkeeper | Taproom Bartender',
      abroad: 'Barkeeper | Barkeeperin | Barman | Barmaid',
      skills: 'classic builds | speed and memory | cut-off judgement | inventory | guest talk',
      tools: 'POS | jiggers and shakers | draft systems | BevSpot',
      credentials:
        'Alcohol server permit @ state agency or TIPS | Cicerone @ Cicerone Certification Program',
      duties:
        'make drinks to spec at speed | watch guests and limits | count and order | close cash',
      conditions: 'late nights | noise | tipped',
      from: '35-3031 35-9011',
      to: '35-1012 11-9051',
    },
    {
      soc: '35-9031',
      name: 'Host',
      titles: 'Host | Hostess | Restaurant Host | Maitre D | Restaurant Greeter | Seater',
      abroad: 'Empfangskraft Restaurant | Hôte d accueil restaurant',
      skills: 'wait quoting | table maps | phone manner | calm at the door',
      tools: 'OpenTable or Resy | pagers | phone',
      credentials: 'Food handler card @ health department',
      duties: 'greet, quote and seat fairly | manage bookings | answer phones | help turn tables',
      conditions: 'standing | weekend peaks',
      from: '41-2011',
      to: '35-3031 43-4171',
    },
    {
      soc: '35-9011',
      name: 'Busser or dining attendant',
      titles:
        'Busser | Barback | Food Runner | Dining Room Attendant | Cafeteria Attendant | Server Assistant | Busboy',
      abroad: 'Commis de rang | Commis de salle',
      skills: 'table turns | carrying safely | teamwork | sanitation',
      tools: 'trays and bus tubs | ice machines',
      credentials: 'Food handler card @ health department',
      duties: 'clear, reset and stock | run food | support bar and servers',
      conditions: 'fast walking | lifting',
      from: '35-9021',
      to: '35-3031 35-3011',
    },
    {
      soc: '35-3041',
      name: 'Nonrestaurant food server',
      titles:
        'Dietary Aide | Tray Passer | Room Service Attendant | Food Service Aide | Nutrition Aide | Hospital Food Service Worker | Dining Services Aide',
      abroad: 'Servicekraft Klinik | Agent de restauration hospitalière',
      skills: 'diet card checks | tray timing | patient courtesy | sanitation',
      tools: 'tray line | diet software | delivery carts',
      credentials: 'Food handler card @ health department',
      duties:
        'assemble and deliver trays by diet order | collect and clean | report appetite and complaints',
      conditions: 'early and evening meals | hospital rules',
      from: '35-3023 35-9021',
      to: '31-1131 35-2012',
    },
    {
      soc: '35-1012',
      name: 'Food service supervisor',
      titles:
        'Restaurant Shift Manager | Shift Leader | Restaurant Supervisor | Food Service Supervisor | Assistant Restaurant Manager | Restaurant Shift Supervisor | Kitchen Supervisor | Catering Supervisor | Restaurant Crew Leader',
      abroad:
        'Schichtleiter Gastronomie | Restaurantleiter Assistenz | Responsable d équipe restauration',
      skills:
        'line-up briefings | labor control by hour | guest recovery | food safety checks | cash | training',
      tools: 'scheduling (7shifts, HotSchedules) | POS reports | temperature logs',
      credentials:
        '*Food protection manager @ ServSafe or ANSI-accredited provider | Alcohol server permit @ state agency',
      duties:
        'open or close the shift | place people and cut on time | fix guest trouble | log temperatures and cash | train new crew',
      conditions: 'nights and weekends | on the floor',
      from: '35-3023 35-3031 35-2014',
      to: '11-9051 41-1011',
    },
    {
      soc: '11-9051',
      name: 'Food service manager',
      titles:
        'Restaurant Manager | Restaurant General Manager | Food Service Manager | Food and Beverage Manager | Cafe Manager | Bar Manager | Cafeteria Manager | Dining Services Director | School Food Service Director',
      abroad:
        'Restaurantleiter | Gastronomieleiter | Directeur de restaurant | Responsable de restaurant',
      skills:
        'prime cost | scheduling | vendor orders | marketing a house | health code | building a crew',
      tools: 'Toast or Aloha | inventory systems | 7shifts | P&L',
      credentials:
        '*Food protection manager @ ServSafe or ANSI-accredited provider | FMP @ National Restaurant Association | SNS for schools @ School Nutrition Association',
      duties:
        'run sales, prime cost and people | hire and keep a crew | pass inspections | order and negotiate | know guests by name',
      conditions: 'fifty hours | nights, weekends, holidays',
      from: '35-1012 35-1011',
      to: '11-1021 11-9081',
    },
  ],
};
