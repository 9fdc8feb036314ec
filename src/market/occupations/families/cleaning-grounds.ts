import type { FamilySource } from '../family-source.ts';

export const cleaningGrounds: FamilySource = {
  id: 'cleaning-grounds',
  name: 'Cleaning, grounds and agriculture',
  channels: [
    {
      kind: 'referral',
      name: 'Crew leads and families',
      approach: 'Crews hire crews: pay after two weeks and again after the season.',
    },
    {
      kind: 'posting',
      name: 'Indeed, Facebook groups in Spanish and Haitian Creole, Jobcase',
      approach: 'Start time, meeting point, rate, ride offered; call, do not email.',
    },
    {
      kind: 'community',
      name: 'Churches, markets, consulates, refugee agencies',
      approach: 'A bilingual lead who takes calls after six.',
    },
    {
      kind: 'public',
      name: 'Workforce centers, H-2A and H-2B job orders',
      approach:
        'Visa orders start 75 to 150 days before need; recruit locally in good faith first.',
    },
    {
      kind: 'school',
      name: 'Horticulture and agriculture programs, FFA',
      approach: 'Supervisors and applicators come from here.',
    },
  ],
  gathering: [
    'Supply houses at 6 a.m.',
    'WhatsApp crew groups',
    'Churches and soccer leagues',
    'Farm stores and co-ops',
  ],
  motives: [
    'Hours every week of the year',
    'Ride to the site',
    'A lead who speaks the language',
    'Day work instead of nights',
    'Applicator or equipment license paid',
  ],
  worries: [
    { worry: 'Rain days unpaid', answer: 'Say how hours are made up.' },
    {
      worry: 'Rooms per shift that break backs',
      answer: 'Give credits per shift and checkout rule.',
    },
    { worry: 'Chemicals and heat', answer: 'Show PPE, training, water and shade rule.' },
  ],
  interview: [
    {
      ask: 'Show how you would clean this restroom or edge this bed.',
      strong: 'Order, dwell time, clean tools, safe blades.',
      weak: 'Wipes or rushes.',
    },
    {
      ask: 'The mower cuts out on a slope.',
      strong: 'Off, brake, key out, tells lead.',
      weak: 'Reaches under.',
    },
    {
      ask: 'You find a wallet in room 214.',
      strong: 'Logs it with a witness.',
      weak: 'Leaves it.',
    },
  ],
  workSample: 'A paid hour on site: one room, one bed or one row with the lead.',
  conditions: [
    'Physical, outdoors or nights',
    'Chemicals and machines',
    'Background check for schools and hotels',
  ],
  comesFrom: 'Family networks, restaurants, warehouses, construction out of season.',
  goesTo: 'Crew lead, floor technician, maintenance, irrigation and spray licences, own route.',
  rivals: [
    'Construction in season',
    'Warehouses',
    'Hotels and hospitals',
    'Cash cleaning',
    'Farms nearby at harvest',
  ],
  seasons: [
    'Landscaping hires from February to April; snow crews in October',
    'Harvest by crop and region',
    'Hotels before summer and ski season',
  ],
  exclude: ['software', 'manager hotel'],
  occupations: [
    {
      soc: '37-2011',
      name: 'Janitor or cleaner',
      titles:
        'Janitor | Custodian | Cleaner | Janitorial Worker | School Custodian | Office Cleaner | Night Cleaner | Porter | Floor Technician | Building Cleaner | Commercial Cleaner | Environmental Services Technician',
      abroad:
        'Reinigungskraft | Gebäudereiniger | Hausmeister | Putzkraft | Agent d entretien | Agent de propreté',
      skills:
        'restroom sanitation | floor machines | chemical dilution | trash and recycling | minor repairs | security at night',
      tools: 'auto scrubber | burnisher | microfiber systems | dilution control',
      credentials:
        'CMI training @ ISSA | Bloodborne pathogens training @ employer under OSHA 1910.1030',
      duties:
        'clean to route and frequency | strip and finish floors | restock | lock up and report faults',
      conditions: 'evenings and nights | standing and bending',
      from: '35-9021 53-7062',
      to: '37-1011 49-9071',
    },
    {
      soc: '37-2012',
      name: 'Housekeeper',
      titles:
        'Housekeeper | Room Attendant | Hotel Housekeeper | Maid | Housekeeping Attendant | Hospital Housekeeper | House Cleaner | EVS Aide | Residential Cleaner',
      abroad:
        'Zimmermädchen | Roomboy | Hauswirtschafterin | Haushaltshilfe | Femme de chambre | Valet de chambre | Aide ménagère',
      skills:
        'room turns to standard | bed making | infection cleaning | inspection eye | lost property honesty',
      tools: 'housekeeping app (HotSOS, Optii) | cart | UV or electrostatic units',
      credentials: 'CHEST for healthcare @ AHE',
      duties:
        'turn twelve to sixteen rooms | change linen and restock | report defects | follow isolation rules in hospitals',
      conditions: 'bending and lifting mattresses | weekends',
      from: '35-9021',
      to: '37-1011 31-1120',
    },
    {
      soc: '37-1011',
      name: 'Housekeeping or janitorial supervisor',
      titles:
        'Housekeeping Supervisor | Custodial Supervisor | Executive Housekeeper | EVS Supervisor | Janitorial Supervisor | Head Custodian | Housekeeping Manager | Cleaning Supervisor',
      abroad:
        'Hausdame | Objektleiter Reinigung | Hauswirtschaftsleitung | Gouvernante | Chef d équipe propreté',
      skills:
        'inspection | scheduling | chemical safety | training | supply budget | bilingual leadership',
      tools: 'inspection apps | scheduling | inventory sheets',
      credentials: 'CEH @ IEHA | CHESP @ AHA | ISSA CMI supervisor @ ISSA',
      duties:
        'assign and inspect | train and correct | order and control supplies | answer complaints fast',
      conditions: 'on the floor | weekends',
      from: '37-2011 37-2012',
      to: '11-3013 11-9081',
    },
    {
      soc: '37-3011',
      name: 'Landscaper or groundskeeper',
      titles:
        'Landscaper | Landscape Laborer | Groundskeeper | Lawn Care Technician | Landscape Crew Member | Grounds Maintenance Worker | Irrigation Technician | Gardener | Golf Course Maintenance Worker | Tree Trimmer Helper | Lawn Technician',
      abroad:
        'Gärtner | Landschaftsgärtner | Gärtner Garten- und Landschaftsbau | Jardinier | Paysagiste ouvrier',
      skills:
        'mowing and edging | pruning | planting | irrigation repair | equipment care | snow removal',
      tools: 'zero-turn mowers | trimmers and blowers | skid steer | irrigation controllers',
      credentials:
        'Pesticide applicator license @ state agriculture department | CLT @ NALP | ISA Certified Arborist @ International Society of Arboriculture',
      duties:
        'mow, edge and prune to schedule | plant and mulch | find and fix irrigation faults | clear snow | care for machines',
      conditions: 'heat, cold and dust | early starts | seasonal',
      from: '53-7062 45-2092',
      to: '37-1012 47-2073',
    },
    {
      soc: '37-1012',
      name: 'Landscape supervisor',
      titles:
        'Landscape Crew Leader | Landscape Foreman | Grounds Supervisor | Landscape Supervisor | Landscape Account Manager | Golf Course Superintendent Assistant | Landscape Production Manager',
      abroad: 'Vorarbeiter Garten- und Landschaftsbau | Chef d équipe espaces verts',
      skills:
        'crew production | plant knowledge | route and bid hours | client walks | equipment upkeep | bilingual leadership',
      tools: 'Aspire or LMN | trucks and trailers | plan sheets',
      credentials:
        'Landscape Industry Certified Manager @ NALP | Pesticide applicator license @ state agriculture department | CDL @ state driver licensing agency',
      duties:
        'load and lead the crew | hit bid hours and quality | walk sites with clients | keep crews safe',
      conditions: 'outdoors | ten-hour days in season',
      from: '37-3011',
      to: '11-9199 11-1021',
    },
    {
      soc: '37-2021',
      name: 'Pest control technician',
      titles:
        'Pest Control Technician | Exterminator | Pest Management Technician | Termite Technician | Wildlife Control Technician',
      abroad: 'Schädlingsbekämpfer | Technicien hygiéniste 3D',
      skills:
        'pest identification | safe application | customer explanation | route efficiency | inspection writing',
      tools: 'sprayers and bait systems | moisture meter | route app',
      credentials:
        '*Applicator license @ state agriculture department | ACE @ Entomological Society of America',
      duties: 'inspect, treat and explain | keep label law | sell and renew service | log products',
      conditions: 'crawl spaces and attics | driving | on commission part',
      from: '37-3011 53-3033',
      to: '41-3091 37-1012',
    },
    {
      soc: '51-6011',
      name: 'Laundry worker',
      titles:
        'Laundry Attendant | Laundry Worker | Dry Cleaner | Presser | Linen Room Attendant | Laundry Aide',
      abroad: 'Wäschereimitarbeiter | Textilreiniger | Agent de blanchisserie',
      skills: 'sorting and stain treatment | machine programs | folding pace | infection control',
      tools: 'tunnel washers | ironers and folders | presses',
      credentials: 'CLLM for managers @ Association for Linen Management',
      duties:
        'sort, wash, press and fold | watch chemicals and temperatures | pack for units or customers',
      conditions: 'heat and noise | lifting',
      from: '37-2012',
      to: '51-1011 37-1011',
    },
    {
      soc: '45-2092',
      name: 'Farm or nursery worker',
      titles:
        'Farm Worker | Farmhand | Nursery Worker | Greenhouse Worker | Field Worker | Harvest Worker | Crop Worker | Vineyard Worker | Cannabis Trimmer | Greenhouse Technician',
      abroad: 'Erntehelfer | Landwirtschaftlicher Helfer | Ouvrier agricole',
      skills:
        'planting and harvest | pruning | grading | irrigation | pest scouting | safe equipment use',
      tools: 'hand tools | tractors and implements | drip systems',
      credentials:
        'Worker Protection Standard training @ EPA-approved trainer | Applicator license @ state agriculture department',
      duties: 'plant, tend and harvest | sort and pack | move pipe and irrigate | report pests',
      conditions: 'sun and stooping | piece rate | seasonal housing',
      from: '53-7064',
      to: '45-2091 45-1011 37-3011',
    },
    {
      soc: '45-2091',
      name: 'Agricultural equipment operator',
      titles:
        'Farm Equipment Operator | Tractor Operator | Combine Operator | Harvester Operator | Sprayer Operator | Custom Harvester',
      abroad: 'Landmaschinenführer | Fachkraft Agrarservice | Conducteur d engins agricoles',
      skills:
        'precision guidance | calibration | field repair | transport on roads | grain handling',
      tools: 'combines and sprayers | John Deere Operations Center | augers',
      credentials:
        'Applicator license @ state agriculture department | CDL @ state driver licensing agency',
      duties: 'till, plant, spray and harvest | calibrate and maintain | haul and log',
      conditions: 'long seasonal days | dust',
      from: '45-2092',
      to: '47-2073 49-3041',
    },
    {
      soc: '45-2093',
      name: 'Livestock worker',
      titles:
        'Dairy Farm Worker | Ranch Hand | Livestock Handler | Milker | Feedlot Worker | Poultry Farm Worker | Swine Technician | Herdsman',
      abroad: 'Tierwirt | Melker | Landwirt Tierhaltung | Ouvrier d élevage',
      skills:
        'low-stress handling | milking routine | calving and sick pens | feeding accuracy | biosecurity',
      tools: 'milking parlor | feed wagons | herd software (DairyComp)',
      credentials: 'Beef or Pork Quality Assurance @ NCBA or National Pork Board',
      duties:
        'feed, milk and move animals | find the sick early | keep records and biosecurity | clean and repair',
      conditions: 'early and late | weather | weekends',
      from: '45-2092 39-2021',
      to: '45-1011 31-9096',
    },
    {
      soc: '45-1011',
      name: 'Farm supervisor',
      titles:
        'Farm Supervisor | Farm Crew Leader | Greenhouse Supervisor | Farm Foreman | Orchard Supervisor | Nursery Supervisor | Head Grower',
      abroad: 'Vorarbeiter Landwirtschaft | Chef de culture',
      skills:
        'crew planning | crop scouting | food safety audits | equipment scheduling | bilingual leadership',
      tools: 'harvest tracking | irrigation control | audit binders',
      credentials:
        'Produce Safety Rule training @ PSA | Applicator license @ state agriculture department',
      duties:
        'plan crews by crop and weather | hold quality and pace | keep wage and safety records | pass food safety audits',
      conditions: 'dawn starts | outdoors',
      from: '45-2092 45-2091',
      to: '11-9013',
    },
  ],
};
