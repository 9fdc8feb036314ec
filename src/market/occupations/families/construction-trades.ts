import type { FamilySource } from '../family-source.ts';

export const constructionTrades: FamilySource = {
  id: 'construction-trades',
  name: 'Building trades and heavy equipment',
  channels: [
    {
      kind: 'referral',
      name: 'Foremen and journeymen',
      approach: 'Ask on Friday at the truck; crews move together.',
    },
    {
      kind: 'association',
      name: 'Union halls (Carpenters, Laborers, Operating Engineers, Roofers), ABC and AGC chapters',
      approach: 'Signatory firms call the hall; open shops work ABC lists.',
    },
    {
      kind: 'school',
      name: 'Registered apprenticeships, trade high schools, YouthBuild, Job Corps',
      approach: 'Take pre-apprentices in summer.',
    },
    {
      kind: 'posting',
      name: 'Indeed, ConstructionJobs, Facebook trade groups, bilingual radio',
      approach: 'Rate, town, length of job, overtime and per diem in line one.',
    },
    {
      kind: 'military',
      name: 'Seabees, Army engineers, Helmets to Hardhats',
      approach: 'Operators and carpenters get apprenticeship credit.',
    },
    {
      kind: 'community',
      name: 'Supply-house counters at six, concrete plants',
      approach: 'Counter staff know whose job just ended.',
    },
  ],
  gathering: [
    'Supply counters and gas stations at dawn',
    'Union halls',
    'Trade Facebook groups and TikTok crews',
    'World of Concrete',
  ],
  motives: [
    'Work through winter',
    'Short drive or paid drive',
    'Overtime and per diem',
    'Good foreman and tools',
    'Step to foreman or operator',
  ],
  worries: [
    { worry: 'Laid off when the job tops out', answer: 'Name the next job and date.' },
    { worry: 'Unsafe crew', answer: 'Give EMR, fall protection rule and who can stop work.' },
    { worry: 'Paid late or as contractor', answer: 'State W-2, weekly pay.' },
  ],
  interview: [
    {
      ask: 'How do you start in the morning on a strange site?',
      strong: 'Plan, hazards, layout checks, tools, who is above.',
      weak: 'Starts working.',
    },
    {
      ask: 'Read me this drawing.',
      strong: 'Scale, dimensions, what is missing.',
      weak: 'Needs help.',
    },
    {
      ask: 'What would make you walk off a roof or lift?',
      strong: 'Names it and has done so.',
      weak: 'Nothing.',
    },
  ],
  workSample:
    'A paid half day: frame a corner, finish a panel, cut in a wall or grade a pad to stakes.',
  conditions: [
    'Weather, height and noise',
    'Lifting 50 to 90 lb',
    'Early start and travel to sites',
    'Drug test on many sites',
  ],
  comesFrom: 'Laborers, family trades, landscaping, military engineers, warehouse workers.',
  goesTo: 'Journeyman, foreman, superintendent, estimator, own company.',
  rivals: [
    'Other contractors on the same site',
    'Union scale next county',
    'Data-center and plant projects with per diem',
    'Cash work',
  ],
  seasons: [
    'Crews are booked from March to November in the north',
    'Spring call-ups need offers by February',
    'Storm work pulls roofers',
  ],
  exclude: ['estimator', 'sales', 'software'],
  occupations: [
    {
      soc: '47-2061',
      name: 'Construction laborer',
      titles:
        'Construction Laborer | Laborer | Construction Worker | Demolition Laborer | Concrete Laborer | Skilled Laborer | Construction Helper',
      abroad: 'Bauhelfer | Bauarbeiter | Ouvrier du bâtiment | Manœuvre',
      skills:
        'tool safety | material handling | formwork help | trench safety | flagging | cleanup',
      tools: 'jackhammer | skid steer | laser level | saws',
      credentials: 'OSHA 10 @ OSHA-authorized trainer | Flagger certification @ ATSSA or state',
      duties:
        'prepare and clear sites | carry and place materials | dig, pour and tear out | watch traffic and safety',
      conditions: 'weather | heavy lifting',
      from: '53-7062 37-3011',
      to: '47-2031 47-2051 47-2073',
    },
    {
      soc: '47-2031',
      name: 'Carpenter',
      titles:
        'Carpenter | Framing Carpenter | Finish Carpenter | Commercial Carpenter | Journeyman Carpenter | Rough Carpenter | Concrete Form Carpenter | Trim Carpenter | Carpenter Foreman',
      abroad: 'Zimmermann | Zimmerer | Tischler | Schreiner | Charpentier | Menuisier',
      skills:
        'layout | framing | finish and trim | blueprint reading | formwork | door and hardware installation',
      tools: 'saws and nailers | laser | scaffolds | Bluebeam on tablet',
      credentials:
        'Journeyman carpenter @ registered apprenticeship | OSHA 10 or 30 @ OSHA-authorized trainer',
      duties:
        'lay out and build to drawing | hang and trim | form concrete | check plumb and level | lead helpers',
      conditions: 'height and weather | kneeling',
      from: '47-2061 51-7011',
      to: '47-1011 13-1051',
    },
    {
      soc: '47-2141',
      name: 'Painter',
      titles:
        'Painter | Commercial Painter | Residential Painter | Interior Painter | Journeyman Painter',
      abroad: 'Maler | Maler und Lackierer | Malerin | Peintre en bâtiment',
      skills:
        'surface preparation | spray, brush and roll | color match | lead-safe work | ladders and lifts',
      tools: 'airless sprayers | sanders | lifts',
      credentials:
        'Lead-safe renovator @ EPA-accredited trainer | AMPP coating certificates @ AMPP',
      duties: 'prepare and mask | apply to spec | keep clean lines | protect property',
      conditions: 'fumes and ladders | seasonal outside',
      from: '47-2061',
      to: '47-1011',
    },
    {
      soc: '47-2051',
      name: 'Concrete finisher',
      titles:
        'Concrete Finisher | Cement Mason | Concrete Worker | Flatwork Finisher | Concrete Foreman',
      abroad: 'Betonbauer | Beton- und Stahlbetonbauer | Maçon coffreur',
      skills: 'screeding and floating | slump judgement | joints and curing | formwork | grade',
      tools: 'bull float and power trowel | laser screed | saws',
      credentials: 'ACI Flatwork Finisher @ American Concrete Institute',
      duties: 'set forms and grade | place, finish and cure | cut joints | fix before it sets',
      conditions: 'wet concrete, kneeling, early pours',
      from: '47-2061',
      to: '47-1011',
    },
    {
      soc: '47-2181',
      name: 'Roofer',
      titles:
        'Roofer | Roofing Installer | Commercial Roofer | Shingle Roofer | Roofing Foreman | Metal Roofing Installer',
      abroad: 'Dachdecker | Couvreur',
      skills: 'tear-off | membrane and shingle systems | flashing | fall protection | leak tracing',
      tools: 'welders for TPO | kettles | nail guns | harness',
      credentials:
        'Manufacturer certification @ GAF, Carlisle or others | OSHA 10 @ OSHA-authorized trainer',
      duties: 'strip and install roofs | flash penetrations | keep tied off | clean magnet sweep',
      conditions: 'height and heat',
      from: '47-2061',
      to: '47-1011 13-1051',
    },
    {
      soc: '47-2081',
      name: 'Drywall installer',
      titles:
        'Drywall Installer | Drywall Hanger | Drywall Finisher | Taper | Acoustical Ceiling Installer | Metal Stud Framer',
      abroad: 'Trockenbauer | Trockenbaumonteur | Plaquiste',
      skills: 'metal framing | hanging | taping levels 1 to 5 | ceiling grid | firestopping',
      tools: 'screw guns | banjo and boxes | stilts | lifts',
      credentials: 'OSHA 10 @ OSHA-authorized trainer',
      duties: 'frame, hang and finish | rate walls to drawing | keep dust down',
      conditions: 'overhead work | dust',
      from: '47-2061',
      to: '47-1011 47-2031',
    },
    {
      soc: '47-2073',
      name: 'Heavy equipment operator',
      titles:
        'Heavy Equipment Operator | Excavator Operator | Operating Engineer | Backhoe Operator | Bulldozer Operator | Grader Operator | Loader Operator | Equipment Operator',
      abroad: 'Baggerfahrer | Baumaschinenführer | Conducteur d engins de chantier',
      skills:
        'grading to stakes or GPS | trenching | lift signals | daily service | utility locating',
      tools: 'excavators, dozers and graders | Trimble machine control | 811 tickets',
      credentials:
        'NCCCO for cranes @ NCCCO | Journeyman operator @ IUOE apprenticeship | CDL @ state driver licensing agency',
      duties:
        'dig, grade and load to plan | call and protect utilities | inspect and grease | work with grade checkers',
      conditions: 'vibration, dust | travel to sites',
      from: '47-2061 53-3032',
      to: '47-1011',
    },
    {
      soc: '47-4051',
      name: 'Highway maintenance worker',
      titles:
        'Highway Maintenance Worker | Road Maintenance Worker | Public Works Maintenance Worker | Street Maintenance Worker | Public Works Equipment Operator | Snow Plow Driver',
      abroad: 'Straßenwärter | Agent d entretien des routes',
      skills: 'patching | plowing | traffic control | mowing | equipment checks',
      tools: 'dump trucks and plows | patch machines | signs and cones',
      credentials:
        '*CDL A or B @ state driver licensing agency | Flagger certification @ ATSSA or state',
      duties: 'patch, mow and clear roads | plow at night | set work zones | answer storms',
      conditions: 'traffic | storm call-outs',
      from: '47-2061 53-3032',
      to: '47-1011 47-2073',
    },
    {
      soc: '47-2221',
      name: 'Ironworker',
      titles:
        'Ironworker | Structural Ironworker | Reinforcing Ironworker | Rebar Installer | Steel Erector | Rodbuster',
      abroad: 'Stahlbaumonteur | Eisenflechter | Monteur en charpente métallique | Ferrailleur',
      skills:
        'rigging and connecting | bolting and plumbing | rebar tying | welding | fall protection',
      tools: 'cranes and tag lines | impact wrenches | torch and stick welder',
      credentials:
        'Journeyman ironworker @ Iron Workers apprenticeship | D1.1 welder qualification @ American Welding Society procedures | Rigger and signal person @ NCCCO',
      duties:
        'raise, connect and bolt steel | tie rebar to drawing | rig and signal | weld and detail',
      conditions: 'height | heavy lifting | travel',
      from: '47-2061 51-4121',
      to: '47-1011',
    },
  ],
};
