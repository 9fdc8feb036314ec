import type { FamilySource } from '../family-source.ts';

export const production: FamilySource = {
  id: 'production',
  name: 'Production, assembly and quality',
  channels: [
    {
      kind: 'posting',
      name: 'Indeed, Jobcase, Facebook with radius of the plant',
      approach: 'Shift, start rate, rate at 90 days, and what the line makes.',
    },
    {
      kind: 'referral',
      name: 'Operators by shift',
      approach: 'Bonus after 30, 90 and 180 days; publish who earned it.',
    },
    {
      kind: 'agency',
      name: 'On-site temp provider',
      approach: 'Conversion at 480 hours with attendance rule; no surprises.',
    },
    {
      kind: 'public',
      name: 'Workforce boards, re-entry and refugee programs, adult education',
      approach: 'Bring a sample of the work to the class.',
    },
    {
      kind: 'school',
      name: 'MSSC and technical colleges, high school career centers',
      approach: 'Certified production technicians start at a higher step.',
    },
  ],
  gathering: [
    'Plant gates and churches',
    'Shift chats and Facebook town groups',
    'Community college evenings',
  ],
  motives: [
    'Day shift or a fixed pattern',
    'Start rate and quick steps',
    'Air conditioning and clean work',
    'Overtime by choice',
    'Bid into maintenance or quality',
  ],
  worries: [
    { worry: 'Forced Saturdays', answer: 'Count last quarter and notice given.' },
    { worry: 'Temp for ever', answer: 'Give conversion rate and hours.' },
    { worry: 'Hands and back', answer: 'Show rotation and lift assists.' },
  ],
  interview: [
    {
      ask: 'The part looks wrong but the count is short.',
      strong: 'Stops, tags, calls the lead.',
      weak: 'Runs it.',
    },
    {
      ask: 'Follow this four-step card and build it.',
      strong: 'Reads, builds, checks.',
      weak: 'Skips reading.',
    },
    { ask: 'How was your attendance last winter?', strong: 'Number and reason.', weak: 'Good.' },
  ],
  workSample:
    'A fifteen-minute bench build or gauge check with the plant card, then a tour at shift change.',
  conditions: [
    'Standing, repetition, pace',
    'Two or three shifts',
    'PPE, drug test by policy',
    'Clean room, cold or heat by product',
  ],
  comesFrom: 'Restaurants, warehouses, farms, other plants, temp agencies.',
  goesTo: 'Lead, setup, quality, maintenance trainee, planner, supervisor.',
  rivals: [
    'Plants and warehouses on the same exit',
    'Temp agencies',
    'Construction in season',
    'Hospitals and schools for days',
  ],
  seasons: [
    'Ramp before holidays in consumer goods',
    'Model changeover in July',
    'January and tax-refund exits',
  ],
  exclude: ['film production', 'software', 'engineer'],
  occupations: [
    {
      soc: '51-2090',
      name: 'Assembler',
      titles:
        'Assembler | Assembly Worker | Production Worker | Production Associate | Assembly Technician | Manufacturing Associate | Team Assembler | Assembly Line Worker | Production Operator | Mechanical Assembler | Fabrication Assembler | Factory Worker',
      abroad:
        'Produktionsmitarbeiter | Montagemitarbeiter | Monteur | Produktionshelfer | Opérateur de production | Agent de montage | Ouvrier de production',
      skills:
        'work instructions | hand and power tools | torque discipline | self-check | 5S | teamwork on takt',
      tools: 'torque tools | fixtures | MES screens | hoists',
      credentials: 'CPT @ MSSC | Forklift certification @ employer under OSHA 1910.178',
      duties:
        'build to instruction and takt | check and sign | stop for defects | keep the station 5S | rotate',
      conditions: 'standing | repetition | shifts',
      from: '53-7062 35-3023',
      to: '51-9061 51-1011 51-9161',
    },
    {
      soc: '51-2028',
      name: 'Electronics assembler',
      titles:
        'Electronics Assembler | Electronic Assembler | PCB Assembler | Solderer | Cable Assembler | Wire Harness Assembler | Electrical Assembler | SMT Operator | Electro-Mechanical Assembler',
      abroad: 'Elektronikmontage Mitarbeiter | Löterin | Câbleur',
      skills: 'soldering | crimping | schematics basics | ESD | inspection under scope',
      tools: 'soldering station | crimpers | microscope | SMT line',
      credentials: 'IPC-A-610 or J-STD-001 @ IPC | IPC/WHMA-A-620 @ IPC',
      duties: 'place, solder and wire to drawing | inspect to class | rework cleanly | log serials',
      conditions: 'fine seated work | ESD and clean areas',
      from: '51-2090',
      to: '17-3023 51-9061',
    },
    {
      soc: '51-9061',
      name: 'Quality inspector',
      titles:
        'Quality Inspector | Quality Control Inspector | QC Technician | Quality Control Technician | Inspector | QA Technician | Quality Technician | Receiving Inspector | CMM Operator | Final Inspector | Quality Assurance Inspector',
      abroad:
        'Qualitätsprüfer | Qualitätskontrolleur | Mitarbeiter Qualitätssicherung | Contrôleur qualité',
      skills:
        'blueprint and GD&T | gauges and CMM | sampling plans | nonconformance reports | first article | calibration awareness',
      tools: 'calipers, micrometers, CMM | Minitab | QMS software',
      credentials: 'CQI @ ASQ | CQT @ ASQ | NDT level II @ employer under SNT-TC-1A',
      duties:
        'measure and decide by print | tag and report defects | approve first pieces | keep records for customers and audits',
      conditions: 'floor or lab | shifts',
      from: '51-2090 51-9161',
      to: '17-3026 51-1011',
    },
    {
      soc: '51-9111',
      name: 'Packaging machine operator',
      titles:
        'Packaging Operator | Filling Machine Operator | Packaging Machine Operator | Line Operator | Bottling Operator | Production Line Operator | Machine Operator',
      abroad:
        'Maschinen- und Anlagenführer | Anlagenbediener | Maschinenbediener | Conducteur de ligne | Opérateur de conditionnement',
      skills: 'changeovers | minor stops | date and seal checks | sanitation | line logs',
      tools: 'fillers, cartoners and labelers | HMI panels | metal detectors | checkweighers',
      credentials: 'GMP and HACCP training @ employer | CPT @ MSSC',
      duties:
        'run and clear the line | change over to plan | check weights, codes and seals | clean and log',
      conditions: 'noise | cold or clean rooms | shifts',
      from: '53-7064 51-9198',
      to: '49-9041 51-1011',
    },
    {
      soc: '51-9198',
      name: 'Production helper',
      titles:
        'Production Helper | Manufacturing Helper | Machine Helper | Production Laborer | Factory Helper | Line Attendant',
      abroad: 'Produktionshelfer | Maschinenhelfer | Aide opérateur',
      skills: 'feeding and stacking | cleaning | following signals | safe lifting',
      tools: 'pallet jack | hand tools',
      credentials: 'OSHA 10 @ OSHA-authorized trainer',
      duties: 'feed, stack and clean | fetch material | help changeovers',
      conditions: 'lifting | noise | shifts',
      from: '35-9021 53-7062',
      to: '51-9111 51-4121 51-2090',
    },
    {
      soc: '51-1011',
      name: 'Production supervisor',
      titles:
        'Production Supervisor | Manufacturing Shift Supervisor | Manufacturing Supervisor | Line Supervisor | Production Lead | Plant Supervisor | Production Team Leader | Area Supervisor',
      abroad:
        'Produktionsleiter Schicht | Schichtführer | Fertigungsmeister | Industriemeister | Teamleiter Produktion | Chef d équipe production',
      skills:
        'shift handover | labor balance | OEE and scrap | coaching and discipline | safety | root cause',
      tools: 'MES and OEE boards | Kronos | ERP',
      credentials:
        'Lean certificate @ SME | OSHA 30 @ OSHA-authorized trainer | Six Sigma Green Belt @ ASQ',
      duties:
        'start the shift with plan and safety | balance people and machines | solve stops with maintenance and quality | coach, document and hand over',
      conditions: 'floor | rotating or fixed shifts',
      from: '51-2090 51-9061 51-4041',
      to: '11-3051 17-2112',
    },
    {
      soc: '11-3051',
      name: 'Production or plant manager',
      titles:
        'Production Manager | Plant Manager | Manufacturing Manager | Factory Manager | Manufacturing Operations Manager | Value Stream Manager | Director of Manufacturing | Quality Manager',
      abroad:
        'Produktionsleiter | Werkleiter | Fertigungsleiter | Betriebsleiter Produktion | Directeur d usine | Responsable de production',
      skills:
        'cost per unit | OEE and scrap | safety leadership | capital projects | lean | union or staff relations | S&OP',
      tools: 'SAP | MES | Power BI | A3 and Gemba boards',
      credentials: 'Six Sigma Black Belt @ ASQ | CMQ/OE @ ASQ | OSHA 30 @ OSHA-authorized trainer',
      duties:
        'answer for safety, quality, delivery, cost | lead supervisors | invest and improve | face customers and auditors',
      conditions: 'plant presence | off-shift calls',
      from: '51-1011 17-2112',
      to: '11-1021',
    },
    {
      soc: '51-4072',
      name: 'Molding machine operator',
      titles:
        'Injection Molding Operator | Molding Operator | Injection Molding Process Technician | Mold Setter | Die Cast Operator | Extrusion Operator | Foundry Worker',
      abroad: 'Maschinenführer Spritzguss | Gießereimechaniker | Opérateur injection plastique',
      skills:
        'part inspection | color and material changes | process windows | mold setting | robot resets',
      tools: 'injection presses | dryers and chillers | EOAT robots',
      credentials: 'RJG Systematic Molding @ RJG',
      duties:
        'run presses and inspect | change material and molds | adjust within window | log scrap causes',
      conditions: 'heat | shifts',
      from: '51-9198',
      to: '49-9041 51-1011',
    },
    {
      soc: '51-9023',
      name: 'Mixing and blending operator',
      titles:
        'Blender Operator | Mixing Operator | Batch Operator | Compounder | Batching Technician | Mixer Operator',
      abroad: 'Mischer | Chemikant Mischerei | Opérateur mélange',
      skills:
        'weighing | batch records | viscosity and color checks | cleaning validation | forklift',
      tools: 'mixers and mills | scales | batch MES | dust collection',
      credentials:
        'GMP training @ employer | Forklift certification @ employer under OSHA 1910.178',
      duties: 'weigh, charge and mix by record | sample and adjust | clean between batches',
      conditions: 'dust and lifting | shifts',
      from: '51-9198 53-7062',
      to: '51-9011 51-1011',
    },
    {
      soc: '51-9011',
      name: 'Chemical equipment operator',
      titles:
        'Chemical Operator | Process Operator | Chemical Process Operator | Chemical Plant Operator | Pharmaceutical Production Technician | Reactor Operator',
      abroad: 'Chemikant | Pharmakant | Opérateur chimique',
      skills:
        'DCS | batch and continuous control | sampling | line-ups and permits | alarm response',
      tools: 'DeltaV or Honeywell DCS | pumps and reactors | gas detectors',
      credentials:
        'Process technology (PTEC) certificate @ community college | HAZWOPER @ OSHA-compliant provider | TWIC @ Transportation Security Administration',
      duties:
        'run units by procedure | line up, sample and adjust | issue and honor permits | respond to upsets',
      conditions: 'rotating twelves | PPE | turnarounds',
      from: '51-9023 51-8031',
      to: '51-1011 19-4031',
    },
    {
      soc: '51-5112',
      name: 'Printing press operator',
      titles:
        'Print Press Operator | Printing Press Operator | Digital Press Operator | Flexo Press Operator | Screen Printer | Offset Press Operator | Lithographic Pressman',
      abroad: 'Medientechnologe Druck | Drucker | Conducteur de presse | Imprimeur',
      skills: 'registration and color | makeready | plate and ink changes | maintenance',
      tools: 'offset, flexo and digital presses | densitometer',
      credentials: 'G7 training @ authorized print trainers',
      duties: 'make ready and hold color | watch waste | maintain rollers | meet deadlines',
      conditions: 'noise and solvents | shifts',
      from: '51-9198',
      to: '51-1011',
    },
    {
      soc: '51-6031',
      name: 'Sewing machine operator',
      titles:
        'Sewing Machine Operator | Seamstress | Industrial Sewer | Upholstery Sewer | Sewer | Stitcher',
      abroad: 'Näherin | Näher | Textil- und Modenäher | Couturière industrielle',
      skills: 'seam types | machine threading | pace with quality | pattern reading',
      tools: 'lockstitch and overlock machines | cutters',
      credentials: 'Industrial sewing certificate @ community programs (ISAIC)',
      duties: 'sew to specification | change threads and needles | inspect | meet piece goals',
      conditions: 'seated repetition | piece rate',
      from: '51-6011',
      to: '51-1011',
    },
    {
      soc: '51-7011',
      name: 'Cabinetmaker',
      titles:
        'Cabinet Maker | Woodworker | Bench Carpenter | Millwork Fabricator | Furniture Maker | CNC Router Operator | Cabinet Assembler',
      abroad: 'Möbeltischler | Holzmechaniker | Ébéniste | Menuisier d agencement',
      skills: 'shop drawings | joinery | CNC nesting | edge banding | finish | hardware',
      tools: 'panel saw and router | Cabinet Vision | clamps and sanders',
      credentials: 'AWI quality certification @ employer through AWI QCP',
      duties: 'cut, assemble and fit | read shop drawings | finish and check | help install',
      conditions: 'dust and noise | lifting sheets',
      from: '51-9198 47-2031',
      to: '47-2031 51-1011',
    },
    {
      soc: '51-3092',
      name: 'Food production worker',
      titles:
        'Food Production Worker | Food Batchmaker | Food Processing Worker | Cheese Maker | Production Brewer | Candy Maker | Food Manufacturing Operator | Food Plant Sanitation Worker',
      abroad:
        'Fachkraft für Lebensmitteltechnik | Produktionsmitarbeiter Lebensmittel | Opérateur agroalimentaire',
      skills: 'batch recipes | HACCP checks | allergen control | sanitation | line pace',
      tools: 'kettles and mixers | metal detectors | CIP systems',
      credentials:
        'HACCP @ International HACCP Alliance course | SQF practitioner for leads @ SQFI',
      duties:
        'mix and cook to batch sheet | check temperatures and allergens | clean by SSOP | log',
      conditions: 'cold, heat or wet | early or night shifts',
      from: '35-2021 51-9198',
      to: '51-9061 51-1011',
    },
    {
      soc: '51-3021',
      name: 'Butcher or meat cutter',
      titles: 'Meat Cutter | Butcher | Meat Department Associate | Meat Wrapper',
      abroad: 'Fleischer | Metzger | Fleischzerleger | Boucher | Découpeur de viande',
      skills: 'primal breakdown | yield | knife safety | temperature control | customer orders',
      tools: 'band saw and knives | grinders | scales and wrappers',
      credentials:
        'Food handler card @ health department | HACCP @ International HACCP Alliance course',
      duties:
        'cut, trim and display | keep temperatures and dates | serve special orders | sharpen and sanitize',
      conditions: 'cold rooms | standing | repetition',
      from: '53-7065 51-3022',
      to: '41-1011 51-1011',
    },
    {
      soc: '51-3022',
      name: 'Meat, poultry or fish trimmer',
      titles:
        'Meat Trimmer | Poultry Processor | Deboner | Fish Cutter | Poultry Plant Worker | Meat Processing Worker | Trimmer',
      abroad: 'Fleischzerleger | Ouvrier d abattoir | Fileteur de poisson',
      skills: 'knife technique and steeling | line pace | yield | sanitation | cold tolerance',
      tools: 'boning knives and hooks | Whizard trimmers | cut-resistant gloves',
      credentials: 'HACCP and knife safety training @ employer',
      duties:
        'cut and trim at line speed | keep yield and specification | sharpen and sanitize | report pain early',
      conditions: 'cold and wet | repetition | early or night shifts',
      from: '51-9198 53-7064',
      to: '51-3021 51-9061 51-1011',
    },
  ],
};
