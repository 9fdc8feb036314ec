import type { FamilySource } from '../family-source.ts';

export const kitchen: FamilySource = {
  id: 'kitchen',
  name: 'Kitchen',
  channels: [
    {
      kind: 'referral',
      name: 'Your line and dish crew',
      approach: 'Ask after service, pay cash bonus at 30 and 90 days; kitchens hire by word.',
    },
    {
      kind: 'posting',
      name: 'Poached, Culinary Agents, Indeed, Craigslist',
      approach: 'Rate, shift, station, staff meal and days off; reply by text within the hour.',
    },
    {
      kind: 'school',
      name: 'Culinary programs, ProStart high schools, job corps',
      approach: 'Stage days in the slow week; externs stay where chefs teach.',
    },
    {
      kind: 'community',
      name: 'Suppliers, farmers markets, refugee and re-entry kitchens',
      approach: 'Delivery drivers know which kitchen just lost its sous chef.',
    },
    {
      kind: 'agency',
      name: 'Shift apps: Qwick, Instawork',
      approach: 'Try on a Friday, hire on Monday.',
    },
  ],
  gathering: [
    'Late-night industry bars',
    'Chef Instagram and r/KitchenConfidential',
    'Supplier tastings, ACF chapters',
  ],
  motives: [
    'Two days off together',
    'A chef they learn from',
    'Hourly with tip share',
    'Day shift for parents',
    'A clear next station',
  ],
  worries: [
    { worry: 'Sixty hours on salary', answer: 'Give average hours and overtime rule.' },
    { worry: 'Screaming chef', answer: 'Let them stage and talk to the line.' },
    { worry: 'Hours vanish in the slow season', answer: 'State the winter minimum.' },
  ],
  interview: [
    {
      ask: 'Friday, eight tickets, fryer dies.',
      strong: 'Calls it, reroutes, eighty-sixes with front of house.',
      weak: 'Waits for the chef.',
    },
    {
      ask: 'What is in your reach-in at open?',
      strong: 'Par, dates, order of rotation.',
      weak: 'Whatever is left.',
    },
    {
      ask: 'Temperatures for chicken, cooling soup?',
      strong: '165 °F; 135 to 70 in two hours, to 41 in four more.',
      weak: 'Guesses.',
    },
  ],
  workSample:
    'A paid stage: two hours of prep and an hour on the line; watch knife, board, labels and mouth.',
  conditions: [
    'Heat, burns and cuts, standing ten hours',
    'Nights, weekends and holidays',
    'Food handler card',
  ],
  comesFrom: 'Dish and prep, fast food, culinary schools, military cooks, family restaurants.',
  goesTo: 'Lead line, sous and executive chef, institutional kitchens with day hours, own place.',
  rivals: [
    'Restaurants within walking distance',
    'Hospitals, schools and senior living with benefits',
    'Casinos and hotels',
    'Warehouses at a dollar more',
  ],
  seasons: [
    'Patio season from April to September',
    'Holiday parties in December',
    'Slow January: best month to meet chefs',
  ],
  exclude: ['server', 'manager trainee'],
  occupations: [
    {
      soc: '35-2014',
      name: 'Restaurant cook',
      titles:
        'Line Cook | Cook | Restaurant Cook | Grill Cook | Sauté Cook | Pantry Cook | Saute Cook | Fry Cook | Broiler Cook | Sushi Chef | Chef de Partie',
      abroad:
        'Koch | Köchin | Jungkoch | Cuisinier | Cuisinière | Commis de cuisine | Chef de partie',
      skills:
        'station setup | timing tickets | knife work | seasoning to recipe | temperature control | cleaning down | calling and hearing',
      tools: 'grill, sauté and fry stations | KDS | thermometers | combi oven',
      credentials:
        '*Food handler card @ state or county health department | ServSafe Food Handler @ National Restaurant Association',
      duties:
        'prep to par and label | cook a station through service | plate the same every time | clean and close | watch waste',
      conditions: 'heat and speed | nights and weekends',
      from: '35-2021 35-2011 35-9021',
      to: '35-1011 35-1012',
    },
    {
      soc: '35-2011',
      name: 'Fast food cook',
      titles:
        'Fast Food Cook | Grill Team Member | Kitchen Team Member | Pizza Cook | Back of House Team Member',
      abroad: 'Systemgastronom | Équipier polyvalent cuisine',
      skills: 'speed to standard | holding times | fryer and grill safety | cross-station help',
      tools: 'clamshell grill | fryers | KDS timers',
      credentials: '*Food handler card @ state or county health department',
      duties:
        'cook to the timer | rotate and discard on time | clean machines | help drive-through',
      conditions: 'heat | peaks | minors on staff',
      from: '35-3023',
      to: '35-2014 35-1012',
    },
    {
      soc: '35-2012',
      name: 'Institutional cook',
      titles:
        'School Cafeteria Cook | Dietary Cook | Hospital Cook | Cafeteria Cook | Nursing Home Cook | School Cook | Camp Cook | Institutional Cook',
      abroad: 'Koch Gemeinschaftsverpflegung | Kantinenkoch | Cuisinier de collectivité',
      skills:
        'batch cooking | special diets and textures | meal patterns | HACCP logs | portion control',
      tools: 'steam kettles | combi ovens | diet card system',
      credentials:
        '*ServSafe or state food manager certificate @ National Restaurant Association or state | CDM, CFPP for diet managers @ ANFP',
      duties:
        'cook batches on time and temperature | follow diets exactly | log HACCP | store and clean',
      conditions: 'early days | weekends in hospitals, none in schools',
      from: '35-2014 35-2021',
      to: '35-1012 29-1031',
    },
    {
      soc: '35-2021',
      name: 'Food preparation worker',
      titles:
        'Prep Cook | Food Prep | Food Preparation Worker | Deli Clerk | Salad Prep | Kitchen Helper | Deli Associate | Kitchen Assistant',
      abroad: 'Küchenhilfe | Beikoch | Aide de cuisine',
      skills: 'knife safety | portioning | labels and dates | slicer safety | cleaning',
      tools: 'slicers and mandolines | scales | label gun',
      credentials: '*Food handler card @ state or county health department',
      duties: 'wash, cut and portion | keep date labels | serve a deli counter | clean tools',
      conditions: 'cold rooms | standing',
      from: '35-9021 35-3023',
      to: '35-2014 51-3011',
    },
    {
      soc: '35-9021',
      name: 'Dishwasher',
      titles:
        'Dishwasher | Steward | Kitchen Porter | Kitchen Utility Worker | Dish Machine Operator',
      abroad: 'Spüler | Spülkraft | Plongeur',
      skills: 'pace | sanitizer checks | safe lifting | order in the pit',
      tools: 'conveyor dish machine | test strips | power washer',
      credentials: 'Food handler card @ state or county health department',
      duties: 'wash and return everything | keep floors and bins clean | help receiving and prep',
      conditions: 'wet and hot | late finish',
      from: '37-2011',
      to: '35-2021 35-2014',
    },
    {
      soc: '35-1011',
      name: 'Chef or head cook',
      titles:
        'Executive Chef | Sous Chef | Head Chef | Kitchen Manager | Chef | Head Cook | Chef de Cuisine | Pastry Chef | Executive Sous Chef | Private Chef',
      abroad: 'Küchenchef | Souschef | Küchenleiter | Chef de cuisine | Sous-chef',
      skills:
        'menu costing | ordering and inventory | training the line | food safety systems | labor control | tasting and standards',
      tools: 'recipe costing (MarketMan, xtraCHEF) | scheduling app | POS mix reports',
      credentials:
        '*Food protection manager @ ServSafe or ANSI-accredited provider | CEC or CSC @ American Culinary Federation',
      duties:
        'write and cost menus | hold food and labor cost | hire, train and calm the line | order and inventory | pass inspections',
      conditions: 'long services | heat | holidays',
      from: '35-2014 35-2012',
      to: '11-9051',
    },
    {
      soc: '35-2015',
      name: 'Short order cook',
      titles: 'Short Order Cook | Breakfast Cook | Diner Cook | Griddle Cook',
      abroad: 'Cuisinier snack',
      skills: 'egg and griddle speed | many tickets alone | guest contact | clean as you go',
      tools: 'flat top | toasters | ticket rail',
      credentials: '*Food handler card @ state or county health department',
      duties: 'cook to order fast | keep par and order | clean the flat top',
      conditions: 'early mornings | heat',
      from: '35-2011',
      to: '35-2014',
    },
    {
      soc: '51-3011',
      name: 'Baker',
      titles:
        'Baker | Pastry Cook | Bread Baker | Cake Decorator | Bakery Associate | Overnight Baker | Bakery Production Worker',
      abroad: 'Bäcker | Bäckerin | Konditor | Konditorin | Boulanger | Pâtissier',
      skills:
        'mixing and fermentation | lamination | decorating | scaling formulas | oven management',
      tools: 'spiral mixers | deck and rack ovens | sheeter | scales',
      credentials:
        'Certified Baker @ Retail Bakers of America | Food handler card @ health department',
      duties:
        'mix, shape, proof and bake | decorate orders | keep allergens apart | clean and rotate',
      conditions: 'starts at 2 to 4 a.m. | flour dust | lifting bags',
      from: '35-2021 35-2014',
      to: '35-1011 51-1011',
    },
  ],
};
