import type { FamilySource } from '../family-source.ts';

export const warehouse: FamilySource = {
  id: 'warehouse',
  name: 'Warehouse and material handling',
  channels: [
    {
      kind: 'posting',
      name: 'Indeed, Jobcase, Snagajob, sponsored by zip code',
      approach:
        'Rate with shift differential, start time and bus stop; a two-minute mobile form and a text back within the hour.',
    },
    {
      kind: 'referral',
      name: 'Associates on the same shift',
      approach: 'Small weekly bonus for each week both stay in the first eight.',
    },
    {
      kind: 'agency',
      name: 'Temp agencies already in the building',
      approach: 'Convert the attendance leaders first; publish the rule.',
    },
    {
      kind: 'community',
      name: 'Second-chance programs, refugee agencies, churches, apartment complexes',
      approach: 'Employers with a bus and a bilingual lead get these workers.',
    },
    {
      kind: 'public',
      name: 'American Job Centers, local hiring events',
      approach: 'Offer on the spot with a start date.',
    },
  ],
  gathering: [
    'Facebook and WhatsApp groups by shift and language',
    'Bus lines and gas stations near the park',
    'Temp agency lobbies',
  ],
  motives: [
    'Fifty cents more, or ten minutes nearer',
    'Fixed shift and early finish',
    'Weekly or next-day pay',
    'Forklift training',
    'Climate control',
  ],
  worries: [
    {
      worry: 'Rates that nobody can reach',
      answer: 'Give units per hour, ramp weeks and what happens below.',
    },
    {
      worry: 'Mandatory overtime announced the same day',
      answer: 'State notice and the weekly maximum.',
    },
    { worry: 'Heat', answer: 'Give temperatures, fans, breaks and water.' },
  ],
  interview: [
    {
      ask: 'How do you get here at 5 a.m. when the car fails?',
      strong: 'A real second way.',
      weak: '"I will manage."',
    },
    {
      ask: 'You see a pallet leaning in rack four.',
      strong: 'Stops traffic, tells the lead, does not fix alone.',
      weak: 'Walks past.',
    },
    {
      ask: 'Why did you leave the last warehouse?',
      strong: 'Plain, checkable.',
      weak: 'Three different stories.',
    },
  ],
  workSample:
    'A paid tour with twenty minutes of the real task, scanner in hand; or a forklift course with a pallet placed at height.',
  conditions: [
    'Standing and lifting up to 50 lb',
    'Heat and cold at docks',
    'Nights and weekends',
    'Steel-toe shoes, drug test by policy',
  ],
  comesFrom: 'Other warehouses, restaurants, landscaping out of season, people re-entering work.',
  goesTo: 'Forklift, lead, inventory control, shipping desk, CDL training.',
  rivals: [
    'Every building in the same park',
    'Delivery apps',
    'Construction in season',
    'Manufacturing plants with higher start pay',
  ],
  seasons: [
    'Peak hiring from September to December; releases in January',
    'Summer heat raises exits',
    'Tax refund weeks bring no-shows',
  ],
  exclude: ['manager', 'data warehouse', 'software'],
  occupations: [
    {
      soc: '53-7062',
      name: 'Freight and material handler',
      titles:
        'Warehouse Worker | Warehouse Associate | Warehouse Operative | Warehouse Operator | Material Handler | Package Handler | Loader | Unloader | Mover | Freight Handler | Dock Worker | Lumper | Baggage Handler | General Laborer',
      abroad:
        'Lagerarbeiter | Lagerhelfer | Lagermitarbeiter | Umzugshelfer | Manutentionnaire | Déménageur',
      skills:
        'safe lifting | loading plans | pallet jack | scanning | counting | pace over a shift',
      tools: 'RF scanner | pallet jack | stretch wrapper | dock plates',
      credentials: 'Forklift operator certification @ employer under OSHA 1910.178',
      duties:
        'load and unload trucks | sort and stage freight | scan and count | keep docks clear and safe',
      conditions: 'heavy lifting | dock weather | nights',
      from: '35-3023 37-3011',
      to: '53-7051 43-5071 53-3033',
    },
    {
      soc: '53-7065',
      name: 'Stocker or order filler',
      titles:
        'Order Picker | Order Selector | Stocker | Stock Clerk | Overnight Stocker | Picker Packer | Inventory Associate | Fulfillment Associate | Grocery Stocker | Warehouse Picker | Order Puller | Stock Associate',
      abroad:
        'Kommissionierer | Regalauffüller | Verräumer | Préparateur de commandes | Employé libre-service',
      skills:
        'picking accuracy | voice or scan systems | shelf rotation | customer help in stores | pace',
      tools: 'RF or voice headset | electric pallet jack | order cart | inventory app',
      credentials: 'Powered pallet jack certification @ employer under OSHA 1910.178',
      duties:
        'pick orders to rate and accuracy | stock and rotate shelves | check dates and damage | build stable pallets | clean as you go',
      conditions: 'walking miles | freezers in food | overnight',
      from: '41-2011 35-3023',
      to: '53-7051 43-5071 41-1011',
    },
    {
      soc: '53-7051',
      name: 'Forklift operator',
      titles:
        'Forklift Operator | Forklift Driver | Reach Truck Operator | Industrial Truck Operator | Cherry Picker Operator | Lift Truck Operator | Yard Hostler | Order Picker Operator',
      abroad: 'Staplerfahrer | Gabelstaplerfahrer | Cariste',
      skills:
        'sit-down, reach and order-picker trucks | load stability | narrow aisle | pre-use inspection | WMS put-away',
      tools: 'counterbalance and reach trucks | clamp attachments | RF terminal',
      credentials: '*Operator certification @ employer under OSHA 1910.178',
      duties:
        'move and store pallets without damage | load trailers to plan | inspect the truck each shift | keep pedestrians safe',
      conditions: 'vibration | dock cold | all shifts',
      from: '53-7062 53-7065',
      to: '53-1047 47-2073',
    },
    {
      soc: '53-7064',
      name: 'Packer',
      titles:
        'Packer | Packaging Associate | Hand Packer | Packager | Kitting Associate | Bagger | Packing Associate | Packaging Worker',
      abroad: 'Verpacker | Packer | Packhelfer | Conditionneur',
      skills: 'careful packing | quality look | label checks | pace | teamwork on the line',
      tools: 'tape and wrap machines | scales | label printers',
      credentials: 'GMP or food handler training @ employer',
      duties:
        'pack to specification | check count, label and damage | keep the station clean | meet line pace',
      conditions: 'standing and repetition | clean-room or cold areas',
      from: '35-9021 53-7065',
      to: '51-9111 53-7051',
    },
    {
      soc: '53-1047',
      name: 'Warehouse or transport supervisor',
      titles:
        'Warehouse Supervisor | Warehouse Shift Supervisor | Warehouse Lead | Shipping Supervisor | Dock Supervisor | Transportation Supervisor | Distribution Supervisor | Warehouse Team Lead',
      abroad:
        'Schichtleiter Lager | Teamleiter Logistik | Lagermeister | Chef d équipe logistique | Chef de quai',
      skills:
        'shift planning | coaching hourly staff | safety talks | throughput boards | conflict handling | WMS',
      tools: 'WMS | labor boards | Kronos',
      credentials: 'OSHA 10 or 30 @ OSHA-authorized trainer',
      duties:
        'start the shift with a plan | move people to the bottleneck | coach and document | hold safety and quality | hand over cleanly',
      conditions: 'on the floor | rotating or fixed nights',
      from: '53-7051 43-5071 53-7062',
      to: '11-3071 11-1021',
    },
  ],
};
