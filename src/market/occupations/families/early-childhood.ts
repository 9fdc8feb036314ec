import type { FamilySource } from '../family-source.ts';

export const earlyChildhood: FamilySource = {
  id: 'early-childhood',
  name: 'Early childhood and child care',
  channels: [
    {
      kind: 'referral',
      name: 'Teachers and parents of the center',
      approach: 'Parents know sitters and former teachers; pay at 60 days.',
    },
    {
      kind: 'posting',
      name: 'Indeed, Care.com, state early-learning job boards',
      approach:
        'Say age group, ratio, hours with opening or closing shift, and child care discount.',
    },
    {
      kind: 'school',
      name: 'CDA classes, community college ECE, high school child development',
      approach: 'Pay the CDA fee; hire students as afternoon aides.',
    },
    {
      kind: 'community',
      name: 'Libraries, church nurseries, Head Start parent councils',
      approach: 'Former Head Start parents often become the steadiest aides.',
    },
    {
      kind: 'public',
      name: 'Child Care Resource and Referral agency',
      approach: 'Keeps lists of qualified substitutes and career-ladder scholars.',
    },
  ],
  gathering: [
    'NAEYC affiliates and licensing-hour trainings',
    'Facebook groups of child care teachers',
    'Playgroups and story hours',
  ],
  motives: [
    'Own child in the center at a discount',
    'Hours that end before dinner',
    'A co-teacher who stays',
    'Paid credential and a step to lead teacher',
  ],
  worries: [
    { worry: 'Out of ratio and alone', answer: 'Give ratios by room and who floats.' },
    {
      worry: 'Pay no better than retail',
      answer: 'Add up wage, discount, scholarships and state wage supplements.',
    },
    { worry: 'Sent home when enrolment is low', answer: 'State guaranteed hours.' },
  ],
  interview: [
    {
      ask: 'A two-year-old bites. Show me the next two minutes.',
      strong:
        'Comforts the bitten child, short words to the biter, looks for the trigger, tells both families without names.',
      weak: 'Time-out or shame.',
    },
    {
      ask: 'How do you get twelve toddlers washed for lunch?',
      strong: 'Song, stations, few waiting minutes.',
      weak: 'Lines them up.',
    },
    {
      ask: 'What would you tell a parent who asks whether their child is behind?',
      strong: 'Describes what was seen, offers screening, no diagnosis.',
      weak: 'Reassures or alarms.',
    },
  ],
  workSample:
    'Forty minutes in the room with the lead teacher present: watch floor level, voice and transitions.',
  conditions: [
    'Lifting children, floor sitting, illness',
    'Opening at 6:30 or closing at 6',
    'Fingerprints, TB test, pediatric CPR',
  ],
  comesFrom: 'Nannies, camp counselors, aides, retail staff, parents returning to work.',
  goesTo: 'Lead and director posts, kindergarten and elementary licences, family support work.',
  rivals: [
    'Public pre-K with school benefits',
    'Nanny families',
    'School aide jobs',
    'Retail and fast food wages',
  ],
  seasons: [
    'Rooms re-form in August; summer programs hire in April',
    'Students leave at each semester end',
  ],
  exclude: ['volunteer', 'au pair agency'],
  occupations: [
    {
      soc: '39-9011',
      name: 'Child care worker',
      titles:
        'Childcare Worker | Daycare Teacher | Nanny | Live-Out Nanny | Babysitter | Daycare Assistant | Infant Teacher | Toddler Teacher | Lead Teacher, Toddler Room | After School Counselor | Child Care Provider | Au Pair',
      abroad:
        'Kinderpfleger | Kinderpflegerin | Tagesmutter | Assistante maternelle | Auxiliaire de puériculture',
      skills:
        'supervision | diapering and feeding | play and early language | guiding behavior | parent communication | safe sleep',
      tools: 'Brightwheel or Procare | cribs and high chairs | first aid kit',
      credentials:
        'CDA @ Council for Professional Recognition | *Pediatric CPR and first aid @ American Red Cross | *Background clearance @ state licensing agency',
      duties:
        'keep children safe within ratio | feed, change and settle | lead play and songs | record the day for parents | clean and disinfect',
      conditions: 'lifting | noise | illness season',
      from: '35-3023 41-2011',
      to: '25-2011 25-9045',
    },
    {
      soc: '25-2011',
      name: 'Preschool teacher',
      titles:
        'Preschool Teacher | Pre-K Teacher | Head Start Teacher | Lead Preschool Teacher | Early Childhood Teacher | Montessori Teacher | Assistant Preschool Teacher | Early Childhood Educator',
      abroad: 'Erzieher | Erzieherin | Éducatrice de jeunes enfants',
      skills:
        'play-based curriculum | developmental observation | classroom management | family conferences | early literacy | inclusion',
      tools: 'Teaching Strategies GOLD | Creative Curriculum | Brightwheel | CLASS observation',
      credentials:
        'CDA @ Council for Professional Recognition | AA or BA in early childhood for public pre-K and Head Start @ accredited college | AMI or AMS diploma for Montessori @ AMI or AMS',
      duties:
        'plan and lead the room | observe and record development | guide aides | hold family conferences | keep licensing files',
      conditions: 'full-day floor work | closing shifts',
      from: '39-9011 25-9045',
      to: '25-2012 11-9031 25-2021',
    },
    {
      soc: '11-9031',
      name: 'Child care or preschool director',
      titles:
        'Childcare Director | Daycare Director | Preschool Director | Center Director | Assistant Center Director | Head Start Director | After School Site Director',
      abroad: 'Kita-Leitung | Kitaleiter | Directrice de crèche',
      skills:
        'licensing compliance | ratio scheduling | enrolment and billing | teacher coaching | food program | parent relations',
      tools: 'Procare | state licensing portal | CACFP records',
      credentials:
        '*Director qualification @ state licensing agency | National Administrator Credential @ National Institute of Child Care Management',
      duties:
        'staff every room within ratio | keep licence and subsidy files clean | fill places | coach teachers | handle parents and incidents',
      conditions: 'covers rooms when short | long opening hours',
      from: '25-2011',
      to: '11-9151 11-9032',
    },
  ],
};
