import type { FamilySource } from '../family-source.ts';

export const retail: FamilySource = {
  id: 'retail',
  name: 'Retail and counter sales',
  channels: [
    {
      kind: 'posting',
      name: 'Indeed, Snagajob, store window with QR code',
      approach: 'Hours per week, pay and discount; interview in the store the same week.',
    },
    {
      kind: 'referral',
      name: 'Associates and regular customers',
      approach: 'Customers who know the range make the best sellers.',
    },
    {
      kind: 'school',
      name: 'High schools, community colleges, DECA',
      approach: 'Shift patterns around classes; ask about the break calendar first.',
    },
    {
      kind: 'direct',
      name: 'Walking other stores',
      approach: 'For managers: visit as a customer, leave a card, call on the day off.',
    },
    {
      kind: 'public',
      name: 'Workforce centers, senior community service, veterans offices',
      approach: 'Older workers take weekday mornings that students cannot.',
    },
  ],
  gathering: [
    'Mall and strip-center break rooms',
    'Brand and hobby groups (outdoor, beauty, auto parts)',
    'NRF events for managers',
  ],
  motives: [
    'Schedule two weeks ahead',
    'Discount on things they love',
    'Hours that qualify for benefits',
    'Key holder and manager steps',
    'Commission they can count',
  ],
  worries: [
    { worry: 'Hours cut after the season', answer: 'Give the minimum hours from February.' },
    { worry: 'Theft and angry customers', answer: 'Say the no-chase rule and who is called.' },
    { worry: 'Manager does four jobs', answer: 'Give payroll hours and headcount.' },
  ],
  interview: [
    {
      ask: 'Sell me this and I am only looking.',
      strong: 'Question, listens, shows one thing, lets go kindly.',
      weak: 'Pitch.',
    },
    {
      ask: 'Line of eight, phone rings, somebody needs a key.',
      strong: 'Speaks to the line, calls help, one at a time.',
      weak: 'Freezes.',
    },
    {
      ask: 'You see a friend under-ring an item.',
      strong: 'Tells the manager.',
      weak: 'Talks to the friend only.',
    },
  ],
  workSample:
    'Thirty minutes on the floor with a lead: greet, recover a shelf, one mock sale and one return.',
  conditions: ['Standing, evenings, weekends and holidays', 'Lifting stock', 'Cash responsibility'],
  comesFrom: 'Students, restaurants, customers of the store, other chains.',
  goesTo: 'Key holder, department and store manager, inside sales, banking, visual merchandising.',
  rivals: [
    'Stores in the same center',
    'Restaurants with tips',
    'Warehouses',
    'Delivery apps',
    'Remote customer service',
  ],
  seasons: [
    'Seasonal hiring from September to November',
    'January release is the time to keep the best',
    'Back-to-school in July and August',
  ],
  exclude: ['sales engineer', 'account executive', 'software'],
  occupations: [
    {
      soc: '41-2031',
      name: 'Retail salesperson',
      titles:
        'Retail Sales Associate | Sales Associate | Store Associate | Retail Associate | Sales Clerk | Car Salesman | Automotive Sales Consultant | Jewelry Sales Associate | Furniture Sales Associate | Wireless Sales Associate | Retail Salesperson',
      abroad:
        'Verkäufer | Verkäuferin | Einzelhandelskaufmann | Kauffrau im Einzelhandel | Vendeur | Vendeuse | Conseiller de vente',
      skills:
        'greeting and questions | product knowledge | closing and add-ons | POS | recovery and display | returns | clienteling',
      tools: 'POS | handheld inventory | CRM or clienteling app',
      credentials:
        'Retail credential @ NRF Foundation (RISE Up) | Salesperson license for vehicles @ state motor vehicle agency',
      duties:
        'help people choose and buy | keep the floor full and neat | handle returns fairly | know stock and offers | build regular customers',
      conditions: 'standing | evenings and weekends | commission in some lines',
      from: '41-2011 35-3023',
      to: '41-1011 41-3091 41-4012',
    },
    {
      soc: '41-2011',
      name: 'Cashier',
      titles:
        'Cashier | Front End Associate | Checker | Store Clerk | Convenience Store Clerk | Gas Station Attendant | Grocery Clerk | Cage Cashier | Cashier Associate',
      abroad: 'Kassierer | Kassiererin | Caissier | Caissière | Hôte de caisse',
      skills:
        'cash accuracy | speed with courtesy | age-restricted sales | fraud spotting | bagging',
      tools: 'POS | self-checkout | lottery and fuel console',
      credentials: 'Alcohol server or seller permit where required @ state agency',
      duties:
        'ring and take payment without errors | watch self-checkout | check identification | clean and restock the front',
      conditions: 'standing | nights and weekends',
      from: '35-3023',
      to: '43-3071 41-2031 43-4051',
    },
    {
      soc: '41-1011',
      name: 'Retail supervisor or store manager',
      titles:
        'Store Manager | Assistant Store Manager | Retail Manager | Department Manager | Retail Shift Lead | Key Holder | Retail Supervisor | Department Supervisor | Assistant Manager | Retail Shift Supervisor | Grocery Manager',
      abroad:
        'Filialleiter | Marktleiter | Stellvertretende Filialleitung | Abteilungsleiter Einzelhandel | Responsable de magasin | Chef de rayon',
      skills:
        'scheduling to payroll hours | coaching on the floor | visual standards | shrink control | hiring | P&L basics',
      tools: 'workforce scheduling | POS reports | inventory system',
      credentials: 'Alcohol or food manager certificate where sold @ state or ServSafe',
      duties:
        'open, close and lead the floor | hit sales, labor and shrink | hire and train | handle difficult customers | keep it safe and stocked',
      conditions: 'weekend and holiday presence | standing',
      from: '41-2031 41-2011',
      to: '11-1021 11-2022',
    },
    {
      soc: '41-2021',
      name: 'Counter and rental clerk',
      titles:
        'Rental Agent | Car Rental Agent | Rental Sales Agent | Counter Clerk | Equipment Rental Associate | Leasing Consultant | Service Writer | Dry Cleaner Counter Clerk | Service Advisor',
      abroad:
        'Vermietstationsmitarbeiter | Serviceberater | Agent de location | Conseiller service',
      skills:
        'contracts and deposits | upselling cover | inspection of returns | phones | conflict over charges',
      tools: 'rental management software | POS | key systems',
      credentials: 'Driver license @ state motor vehicle agency',
      duties:
        'rent, explain and sign | inspect out and in | quote and sell extras | answer complaints on charges',
      conditions: 'counter and lot | weekends',
      from: '41-2011 41-2031',
      to: '41-1011 41-3091',
    },
    {
      soc: '41-2022',
      name: 'Parts salesperson',
      titles:
        'Parts Counter Associate | Auto Parts Sales | Parts Specialist | Parts Advisor | Parts Professional | Commercial Parts Pro | Parts Clerk',
      abroad: 'Teileverkäufer | Teiledienstmitarbeiter | Magasinier vendeur pièces',
      skills:
        'catalog look-up | vehicle systems | phone orders | core and returns | delivery coordination',
      tools: 'Epicor or dealer DMS | VIN decoders | barcode inventory',
      credentials: 'P2 Parts Specialist @ ASE',
      duties:
        'find the right part the first time | quote shops by phone | receive and stock | process cores and warranty',
      conditions: 'counter | lifting | Saturdays',
      from: '41-2031 49-3093',
      to: '41-1011 41-4012',
    },
    {
      soc: '27-1026',
      name: 'Merchandiser',
      titles:
        'Merchandiser | Visual Merchandiser | Retail Merchandiser | Reset Merchandiser | Field Merchandiser | Display Specialist | Merchandising Associate',
      abroad:
        'Visual Merchandiser | Gestalter für visuelles Marketing | Merchandiseur | Étalagiste',
      skills:
        'planograms | display building | stock counts | store manager rapport | route planning | photo reports',
      tools: 'planogram software | retail execution app | hand tools',
      credentials: 'Driver license @ state motor vehicle agency',
      duties:
        'set and reset shelves to plan | build displays | count and rotate | report with photos | win space from store staff',
      conditions: 'route driving | kneeling and ladders | early resets',
      from: '41-2031 53-7065',
      to: '41-4012 11-2021',
    },
  ],
};
