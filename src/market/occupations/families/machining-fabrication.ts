import type { FamilySource } from '../family-source.ts';

export const machiningFabrication: FamilySource = {
  id: 'machining-fabrication',
  name: 'Welding, machining and fabrication',
  channels: [
    {
      kind: 'school',
      name: 'Welding and machining programs, SkillsUSA, high school shops',
      approach: 'Judge at SkillsUSA, donate coupons and inserts, offer test dates.',
    },
    {
      kind: 'referral',
      name: 'Shop floor and gas or tooling suppliers',
      approach: 'Airgas, Lincoln and tooling reps know who is short of work.',
    },
    {
      kind: 'posting',
      name: 'Indeed, Practical Machinist, WeldingWeb, RoadTechs for travel',
      approach: 'Process, position, material, shift and rate; machines and controls by name.',
    },
    {
      kind: 'association',
      name: 'AWS sections, NTMA and PMA chapters, UA and Boilermakers halls',
      approach: 'Section nights bring certified people; halls for code pipe.',
    },
    {
      kind: 'military',
      name: 'Navy HT and MR, Army 91E',
      approach: 'Certification conversions with a paid test.',
    },
  ],
  gathering: [
    'AWS section meetings and FABTECH, IMTS',
    'Practical Machinist and r/Welding, Instagram weld pages',
    'SkillsUSA contests',
    'Community college night shops',
  ],
  motives: [
    'Good machines or power sources',
    'Varied parts instead of one bead',
    'Overtime and shift premium',
    'Path to CWI, programmer or toolmaker',
    'Clean, lit, cooled shop',
  ],
  worries: [
    { worry: 'Fumes and heat', answer: 'Describe extraction, PAPR and temperatures.' },
    { worry: 'Button pushing', answer: 'Say who programs, sets up and edits.' },
    { worry: 'Test then silence', answer: 'Give the result the same day.' },
    { worry: 'Layoff between contracts', answer: 'State backlog in months.' },
  ],
  interview: [
    {
      ask: 'Your bend test fails. What do you look at?',
      strong: 'Fit-up, heat input, technique, filler, prep, in order.',
      weak: 'Bad rod.',
    },
    {
      ask: 'Part is two thousandths over on the last op.',
      strong: 'Checks gauge, tool wear, offset logic, stops and tells.',
      weak: 'Polishes it in.',
    },
    { ask: 'Read this weld symbol or callout.', strong: 'All elements right.', weak: 'Half.' },
  ],
  workSample:
    'A timed coupon in the position and process of the job with visual and bend; or a first-article part from print with an inspection sheet.',
  conditions: [
    'Standing, lifting, sparks, coolant and noise',
    'Shifts',
    'Own hand tools or hood common',
  ],
  comesFrom: 'Trade programs, helpers and press operators, shipyards, military repair rates.',
  goesTo:
    'Lead, inspector (CWI), programmer, toolmaker, fabrication supervisor, own shop or rig truck.',
  rivals: [
    'Shops in the same park',
    'Shipyards and defense plants',
    'Pipeline and shutdown travel work',
    'Aerospace suppliers',
    'Unions with higher scale',
  ],
  seasons: [
    'Shutdown season in spring and fall pulls pipe welders',
    'School classes end in May and December',
  ],
  exclude: ['sales', 'instructor', 'engineer'],
  occupations: [
    {
      soc: '51-4121',
      name: 'Welder',
      titles:
        'Welder | MIG Welder | TIG Welder | Pipe Welder | Structural Welder | Fabricator Welder | Welder Fabricator | Welding Operator | Combination Welder | Aluminum Welder | Robotic Welder Operator | Fitter Welder',
      abroad:
        'Schweißer | Schweißfachkraft | Konstruktionsmechaniker | Soudeur | Chaudronnier-soudeur',
      skills:
        'SMAW, GMAW, FCAW and GTAW | fit-up and tacking | blueprint and weld symbols | oxy-fuel and plasma cutting | grinding and finish | distortion control',
      tools: 'Lincoln and Miller power sources | plasma table | grinders | jigs and positioners',
      credentials:
        'Welder qualification to D1.1 or ASME IX @ employer or AWS Accredited Test Facility | CW @ American Welding Society | CWI for inspectors @ American Welding Society | City welder license where required @ local building department',
      duties:
        'fit, weld and finish to procedure | read prints and symbols | inspect own work visually | maintain equipment | keep hot-work rules',
      conditions: 'heat, fumes and awkward positions | hot-work permits | lifting',
      from: '51-2041 51-4122 51-9198',
      to: '47-2152 51-1011 47-4011',
    },
    {
      soc: '51-4041',
      name: 'Machinist',
      titles:
        'Machinist | CNC Machinist | Manual Machinist | Tool Room Machinist | Lathe Machinist | Mill Machinist | Prototype Machinist | Maintenance Machinist | Setup Machinist',
      abroad:
        'Zerspanungsmechaniker | Feinwerkmechaniker | Dreher | Fräser | Usineur | Tourneur-fraiseur',
      skills:
        'setup and proving | GD&T | offsets and edits | toolpath sense | inspection | fixture making',
      tools: 'Haas, Mazak and Okuma | Mastercam | micrometers and CMM | surface grinder',
      credentials:
        'NIMS machining credentials @ NIMS | Journeyman machinist @ registered apprenticeship',
      duties:
        'set up from print | choose tools and speeds | prove and edit programs | measure and record | fix problems before scrap',
      conditions: 'standing | coolant | shifts',
      from: '51-9161 51-4031',
      to: '51-9162 51-4111 51-1011',
    },
    {
      soc: '51-9161',
      name: 'CNC operator',
      titles:
        'CNC Operator | CNC Machine Operator | CNC Lathe Operator | CNC Mill Operator | CNC Setup Operator | Swiss Lathe Operator | Laser Operator | CNC Technician',
      abroad: 'CNC-Fräser | CNC-Dreher | Maschinenbediener CNC | Opérateur commande numérique',
      skills: 'loading and offsets | first-piece checks | tool changes | deburr | SPC charts',
      tools: 'Fanuc and Haas controls | gauges | bar feeders | laser and waterjet',
      credentials: 'NIMS CNC Operations @ NIMS',
      duties:
        'run parts to print | check and offset | change tools | keep counts and chips under control',
      conditions: 'standing | shifts | coolant mist',
      from: '51-9198 51-4031',
      to: '51-4041 51-9162',
    },
    {
      soc: '51-9162',
      name: 'CNC programmer',
      titles:
        'CNC Programmer | CNC Programmer Machinist | CAM Programmer | Mastercam Programmer | 5-Axis Programmer | Manufacturing Programmer',
      abroad: 'CNC-Programmierer | Programmeur commande numérique',
      skills: '3 to 5-axis CAM | process planning | posts and macros | cycle time | fixture design',
      tools: 'Mastercam | NX CAM | Vericut | Fusion',
      credentials: 'Mastercam Certified Programmer @ CNC Software | NIMS @ NIMS',
      duties:
        'plan operations and tools | program and simulate | prove with setup | cut cycle time and scrap',
      conditions: 'office and floor',
      from: '51-4041',
      to: '17-3026 51-1011',
    },
    {
      soc: '51-4111',
      name: 'Tool and die maker',
      titles:
        'Tool and Die Maker | Toolmaker | Die Maker | Mold Maker | Tooling Technician | Die Setter',
      abroad: 'Werkzeugmacher | Werkzeugmechaniker | Formenbauer | Outilleur',
      skills:
        'die design sense | grinding and EDM | fitting | mold repair | problem solving at press side',
      tools: 'wire and sinker EDM | surface grinder | spotting press | CAD viewer',
      credentials: 'Journeyman tool and die maker @ registered apprenticeship | NIMS @ NIMS',
      duties:
        'build and repair dies, molds and fixtures | tune in the press | keep tools documented',
      conditions: 'overtime on breakdowns | fine work',
      from: '51-4041',
      to: '17-3013 51-1011',
    },
    {
      soc: '51-2041',
      name: 'Structural fabricator and fitter',
      titles:
        'Fabricator | Metal Fabricator | Steel Fabricator | Fitter | Structural Fitter | Shipfitter | Layout Fabricator',
      abroad: 'Metallbauer | Stahlbauschlosser | Métallier | Charpentier métallique',
      skills: 'layout from prints | fit-up | burning | tack welding | rigging | tolerance checks',
      tools: 'ironworker and brake | drill line | plasma | cranes',
      credentials:
        'Welder qualification to D1.1 @ employer or AWS Accredited Test Facility | Rigger @ NCCCO',
      duties: 'lay out, cut and fit | tack and square | check to drawing | move safely',
      conditions: 'heavy lifting | noise',
      from: '51-9198 51-4121',
      to: '51-1011 47-2221',
    },
    {
      soc: '51-4031',
      name: 'Press and brake operator',
      titles:
        'Press Operator | Press Brake Operator | Punch Press Operator | Stamping Operator | Shear Operator | Metal Saw Operator',
      abroad: 'Stanzer | Abkanter | Opérateur presse | Plieur',
      skills: 'die setup | bend deduction | safety guarding | first-piece checks',
      tools: 'press brakes | stamping presses | gauges',
      credentials: 'PMA press safety course @ Precision Metalforming Association',
      duties: 'set dies and run parts | check first and last | guard and lock out | keep scrap low',
      conditions: 'noise | repetition | shifts',
      from: '51-9198',
      to: '51-9161 51-4111',
    },
    {
      soc: '51-9124',
      name: 'Industrial painter or coating operator',
      titles:
        'Industrial Painter | Powder Coater | Industrial Spray Painter | Paint Line Operator | Coating Operator | Sandblaster | Plater',
      abroad:
        'Industrielackierer | Pulverbeschichter | Peintre industriel | Opérateur traitement de surface',
      skills: 'surface prep | film thickness | mixing | respirator use | defect reading',
      tools: 'HVLP and electrostatic guns | blast booth | mil gauge | ovens',
      credentials:
        'AMPP coating applicator @ AMPP | Respirator fit test @ employer under OSHA 1910.134',
      duties: 'blast or wash, mask and coat | check thickness and cure | handle waste by rule',
      conditions: 'respirator | heat | solvents',
      from: '51-9198 49-3021',
      to: '51-1011 51-9061',
    },
  ],
};
