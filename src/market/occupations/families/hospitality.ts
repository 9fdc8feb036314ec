import type { FamilySource } from '../family-source.ts';

export const hospitality: FamilySource = {
  id: 'hospitality',
  name: 'Hotels, travel and recreation',
  channels: [
    {
      kind: 'posting',
      name: 'Hcareers, Hospitality Online, Indeed, CoolWorks for resorts and parks',
      approach: 'Shift, season dates, housing and meal plan in the first lines.',
    },
    {
      kind: 'school',
      name: 'Hospitality schools, J-1 sponsors, recreation programs',
      approach: 'Sponsors need housing proof months ahead; rotations keep graduates.',
    },
    {
      kind: 'referral',
      name: 'Staff and seasonal returners',
      approach: 'Write to last season in the slow month with a date.',
    },
    {
      kind: 'community',
      name: 'Parks departments, swim teams, gyms, theatre groups',
      approach: 'Lifeguards come from swim teams; instructors from members.',
    },
    {
      kind: 'association',
      name: 'AHLA, NRPA, IDEA, ACA',
      approach: 'Certified staff are listed by program.',
    },
  ],
  gathering: [
    'Seasonal worker groups on Facebook and CoolWorks',
    'Gym floors and swim meets',
    'NRPA and IDEA World',
    'Hotel back-of-house boards',
  ],
  motives: [
    'Travel discounts and housing',
    'Outdoor or active work',
    'Tips and class rates',
    'A schedule with two days together',
    'Promotion within a brand',
  ],
  worries: [
    { worry: 'Housing at the resort', answer: 'Give price, room sharing and photos.' },
    { worry: 'Hours after the season', answer: 'Say the end date and return rate.' },
    {
      worry: 'Unpaid class preparation',
      answer: 'State rate per class and minimum attendance rule.',
    },
  ],
  interview: [
    {
      ask: 'A guest arrives at midnight and the hotel is full.',
      strong: 'Apology, walk plan, transport, note, follow-up.',
      weak: 'Policy.',
    },
    {
      ask: 'Scan this pool photo for ten seconds.',
      strong: 'Names zones, the quiet swimmer, own movement.',
      weak: 'Sees the noisy ones.',
    },
    {
      ask: 'A member wants a program that would hurt them.',
      strong: 'Screens, scales, refers.',
      weak: 'Gives it.',
    },
  ],
  workSample: 'Role-play at the desk, a timed swim and rescue, or a fifteen-minute taught class.',
  conditions: [
    'Evenings, weekends, holidays',
    'Standing or outdoor heat and water',
    'Background check with minors',
  ],
  comesFrom: 'Students, restaurants, sports, cruise and airline crews, retail.',
  goesTo: 'Front office and program management, events, sales, teaching, own studio.',
  rivals: [
    'Hotels across the road',
    'Cruise lines and airlines',
    'Gyms and studios',
    'School districts',
    'Restaurants with tips',
  ],
  seasons: [
    'Summer staff are hired from January to April',
    'Ski resorts from August to October',
    'New-year fitness peak in January',
  ],
  exclude: ['volunteer', 'medical receptionist'],
  occupations: [
    {
      soc: '43-4081',
      name: 'Hotel desk clerk',
      titles:
        'Front Desk Agent | Hotel Front Desk Clerk | Guest Service Agent | Night Auditor | Front Desk Clerk | Guest Services Representative | Hotel Receptionist | Front Office Agent',
      abroad:
        'Hotelfachfrau | Hotelfachmann | Rezeptionist | Rezeptionistin | Réceptionniste hôtel | Veilleur de nuit',
      skills:
        'check-in and billing | upgrade selling | complaint recovery | night audit | key security | languages',
      tools: 'Opera PMS | OnQ or FOSSE | key encoder | POS',
      credentials: 'CFDR @ AHLEI',
      duties:
        'check guests in and out | solve room and bill problems | run audit at night | sell upgrades | coordinate housekeeping',
      conditions: 'standing | nights and holidays',
      from: '41-2011 35-3031',
      to: '11-9081 43-4051 13-1121',
    },
    {
      soc: '11-9081',
      name: 'Lodging manager',
      titles:
        'Hotel Manager | Front Office Manager | Hotel General Manager | Assistant Hotel Manager | Rooms Division Manager | Resort Manager | Lodging Manager',
      abroad: 'Hoteldirektor | Empfangsleiter | Directeur d hôtel',
      skills:
        'revenue per room | staffing | brand audits | guest recovery | owner reports | safety',
      tools: 'Opera | revenue management systems | STR reports',
      credentials: 'CHA @ AHLEI',
      duties:
        'run departments to budget | lift scores and rate | hire and train | answer owners and brand | be seen by guests',
      conditions: 'weekends | on call',
      from: '43-4081 37-1011 35-1012',
      to: '11-1021',
    },
    {
      soc: '43-4181',
      name: 'Reservation or ticket agent',
      titles:
        'Reservation Agent | Ticket Agent | Airline Customer Service Agent | Gate Agent | Travel Agent | Travel Consultant | Passenger Service Agent | Reservations Sales Agent',
      abroad:
        'Reiseverkehrskauffrau | Reisebürokaufmann | Agent de réservation | Agent d escale | Conseiller voyages',
      skills: 'fare rules | rebooking in disruption | calm with crowds | languages | upselling',
      tools: 'Sabre or Amadeus | DCS | call platform',
      credentials: 'CTA @ The Travel Institute | SIDA badge for airports @ airport authority',
      duties:
        'book, change and explain | board on time | reroute in storms | handle documents and bags',
      conditions: 'airport shifts | holidays',
      from: '43-4051 43-4081',
      to: '53-2031 43-1011',
    },
    {
      soc: '39-9031',
      name: 'Fitness trainer or instructor',
      titles:
        'Personal Trainer | Fitness Instructor | Group Fitness Instructor | Yoga Instructor | Fitness Coach | Strength Coach | Pilates Instructor | Spin Instructor | Wellness Coach',
      abroad: 'Fitnesstrainer | Sporttherapeut | Coach sportif | Professeur de fitness',
      skills:
        'screening and assessment | program design | cueing | client retention | class energy | injury awareness',
      tools: 'Mindbody or ABC booking | heart-rate systems | free weights and reformers',
      credentials:
        '*CPT @ NASM, ACE, ACSM or NSCA | CSCS @ NSCA | CPR and AED @ American Red Cross | RYT @ Yoga Alliance',
      duties: 'assess and coach | teach classes | sell and renew packages | keep the floor safe',
      conditions: 'split days at 5 a.m. and 7 p.m. | pay per session',
      from: '39-9032 41-2031',
      to: '31-2021 39-1014',
    },
    {
      soc: '39-9032',
      name: 'Recreation worker',
      titles:
        'Recreation Leader | Recreation Coordinator | Activities Assistant | Camp Counselor | Activity Director | After School Program Leader | Activities Coordinator | Recreation Assistant | Youth Program Coordinator',
      abroad:
        'Freizeitpädagoge | Betreuungsassistent Aktivierung | Animateur | Animatrice socioculturelle',
      skills:
        'program planning | group leadership | inclusion | supervision | simple budgets | seniors or youth engagement',
      tools: 'ActiveNet or RecTrac | supplies and sports gear | sign-in systems',
      credentials:
        'CPRP @ National Recreation and Park Association | CTRS for therapeutic recreation @ NCTRC | ADC @ NCCAP',
      duties:
        'plan and lead programs | supervise participants | set up and clean | talk with families | record attendance',
      conditions: 'evenings and weekends | outdoors | seasonal',
      from: '39-3091 39-9011',
      to: '39-1014 21-1093',
    },
    {
      soc: '39-3091',
      name: 'Amusement and recreation attendant',
      titles:
        'Ride Operator | Park Attendant | Recreation Attendant | Golf Course Attendant | Bowling Attendant | Arcade Attendant | Ski Lift Operator | Attractions Attendant',
      abroad: 'Fahrgeschäftbediener | Liftmitarbeiter | Opérateur d attractions',
      skills: 'ride safety checks | guest rules | crowd flow | cash | cleaning',
      tools: 'ride controls | POS | radios',
      credentials: 'Ride operator training @ employer under state rules',
      duties:
        'operate and watch rides or courses | check restraints every time | guide guests | keep areas clean',
      conditions: 'heat and noise | weekends | seasonal',
      from: '35-3023',
      to: '39-1014 39-9032',
    },
    {
      soc: '33-9092',
      name: 'Lifeguard',
      titles:
        'Lifeguard | Pool Lifeguard | Beach Lifeguard | Head Lifeguard | Ski Patroller | Aquatics Attendant | Waterpark Lifeguard',
      abroad:
        'Rettungsschwimmer | Bademeister | Fachangestellte für Bäderbetriebe | Maître-nageur | Surveillant de baignade',
      skills: 'scanning | rescue swim | spinal care | CPR | rule enforcement',
      tools: 'rescue tube | AED | backboard | chemical test kit',
      credentials:
        '*Lifeguarding with CPR and AED @ American Red Cross or Ellis & Associates | WSI @ American Red Cross | CPO @ Pool & Hot Tub Alliance',
      duties:
        'scan and rotate without gaps | rescue and give first aid | enforce rules evenly | test water',
      conditions: 'sun and water | minors on staff | summer',
      from: '39-3091',
      to: '39-9032 29-2042',
    },
    {
      soc: '27-2022',
      name: 'Coach',
      titles:
        'Coach | Head Coach | Assistant Coach | Football Coach | Basketball Coach | Athletic Coach | Swim Coach | Soccer Coach | Scout',
      abroad: 'Trainer Sport | Sportlehrer | Entraîneur sportif',
      skills:
        'training plans | athlete safety | recruiting | parent and booster relations | film study | eligibility rules',
      tools: 'Hudl | scheduling apps | timing systems',
      credentials:
        'Coaching certification @ NFHS or sport body | *CPR, concussion and SafeSport training @ American Red Cross, NFHS and US Center for SafeSport',
      duties:
        'plan and run practice | decide in games | keep athletes safe and eligible | recruit and fundraise',
      conditions: 'evenings, weekends, travel | seasonal stipends',
      from: '39-9031 25-2031',
      to: '11-9032 39-1014',
    },
    {
      soc: '39-5012',
      name: 'Hairdresser or cosmetologist',
      titles:
        'Hair Stylist | Hairdresser | Cosmetologist | Salon Stylist | Colorist | Hairstylist | Salon Assistant',
      abroad: 'Friseur | Friseurin | Coiffeur | Coiffeuse',
      skills:
        'cutting and color | consultation | rebooking | retail | sanitation | texture services',
      tools: 'Vagaro or Square booking | color lines | shears',
      credentials: '*Cosmetology or barber license @ state board of cosmetology',
      duties:
        'consult, cut and color | rebook and sell care | keep stations clean | build a clientele',
      conditions: 'standing | Saturdays | commission or booth rent',
      from: '41-2031',
      to: '39-1022 25-1194',
    },
    {
      soc: '39-5092',
      name: 'Nail technician',
      titles: 'Nail Technician | Manicurist | Nail Tech',
      abroad: 'Nageldesigner | Prothésiste ongulaire',
      skills:
        'manicure and pedicure | gel and acrylic enhancements | sanitation | nail art | retail',
      tools: 'e-file and gel systems | autoclave | booking app',
      credentials: '*Nail technician license @ state board of cosmetology',
      duties: 'treat safely and neatly | advise on care | rebook | disinfect between clients',
      conditions: 'fumes and fine work | weekends | commission',
      from: '41-2031 35-3031',
      to: '39-1022 39-5012',
    },
    {
      soc: '39-5094',
      name: 'Esthetician',
      titles:
        'Esthetician | Skincare Specialist | Lash Technician | Waxing Specialist | Medical Esthetician | Facialist | Beauty Therapist',
      abroad: 'Kosmetikerin | Kosmetiker | Esthéticienne',
      skills:
        'skin analysis | facials and peels | waxing | lash and brow work | contraindications | retail and rebooking',
      tools: 'steamers and microdermabrasion | wax systems | LED and hydrafacial machines',
      credentials: '*Esthetician license @ state board of cosmetology',
      duties:
        'analyze skin and treat | advise on home care | rebook and sell | disinfect between clients',
      conditions: 'fine close work | weekends | commission or hourly',
      from: '41-2031 39-5092',
      to: '39-1022 31-9092',
    },
    {
      soc: '39-5011',
      name: 'Barber',
      titles: 'Barber | Master Barber | Barber Stylist | Apprentice Barber',
      abroad: 'Herrenfriseur | Barbier',
      skills:
        'fades and shear work | razor shaves | consultation | clientele building | sanitation',
      tools: 'clippers and trimmers | straight razor | booking app',
      credentials: '*Barber license @ state barber board',
      duties: 'cut, shave and style | keep tools sanitary | rebook and build regulars',
      conditions: 'standing | Saturdays | booth rent or commission',
      from: '41-2031',
      to: '39-1022 25-1194',
    },
  ],
};
