import type { FamilySource } from '../family-source.ts';

export const engineering: FamilySource = {
  id: 'engineering',
  name: 'Engineering',
  channels: [
    {
      kind: 'direct',
      name: 'LinkedIn by product, standard and software; state PE rosters',
      approach:
        'Name the product, the phase (design, test, plant) and the standard; PE rosters list licensees by county.',
    },
    {
      kind: 'association',
      name: 'ASME, IEEE, ASCE, ISPE, SAE, AIChE career centers and sections',
      approach: 'Section meetings reach those who never post a resume.',
    },
    {
      kind: 'school',
      name: 'Co-op offices and design teams (Formula SAE, concrete canoe)',
      approach: 'Co-op terms convert best; judge a design review on campus.',
    },
    {
      kind: 'referral',
      name: 'Suppliers, test labs and contractors',
      approach: 'They see whose drawings work.',
    },
    {
      kind: 'military',
      name: 'Seabees, nuclear Navy, Air Force civil engineers',
      approach: 'Nuclear-trained technicians and officers move well into plants.',
    },
    {
      kind: 'agency',
      name: 'Contract design houses',
      approach: 'Convert contractors after first article or first pour.',
    },
  ],
  gathering: [
    'IEEE and ASCE section nights',
    'IMTS, DesignCon, WEFTEC and state DOT conferences',
    'Eng-Tips forums',
    'University design competitions',
  ],
  motives: [
    'Seeing the thing built',
    'PE sponsorship and stamped work',
    'Modern tools and a lab',
    'Stable funding',
    'Moving from paper to plant or back',
  ],
  worries: [
    {
      worry: 'Paperwork instead of engineering',
      answer: 'Give the split between design, documents and meetings.',
    },
    {
      worry: 'Layoff when the program ends',
      answer: 'Name backlog in months and the next program.',
    },
    { worry: 'Plant in a small town', answer: 'Be plain about place, housing and partner work.' },
    { worry: 'No licensed engineer to sign my PE', answer: 'Name the PE in the reporting line.' },
  ],
  interview: [
    {
      ask: 'Tell us about a design that failed in test or in the field.',
      strong: 'Load case missed, evidence, fix, the check now standard.',
      weak: 'Manufacturing did it wrong.',
    },
    {
      ask: 'Estimate this on the whiteboard, units included.',
      strong: 'States assumptions, order of magnitude, sanity check.',
      weak: 'Asks for the software.',
    },
    {
      ask: 'Where did you stop the schedule?',
      strong: 'Safety or code reason, who was told, cost.',
      weak: 'Never.',
    },
  ],
  workSample:
    'A drawing, schematic or data set with five planted faults: mark up in forty-five minutes and explain the two that matter.',
  conditions: [
    'Plant, site or lab days with PPE',
    'Export control or clearance in defense',
    'Travel for commissioning',
  ],
  comesFrom:
    'ABET programs and co-ops, technicians who study on, military engineers, competitors and suppliers.',
  goesTo:
    'Licensed or principal engineer, project and engineering management, sales engineering, own practice.',
  rivals: [
    'Consulting firms',
    'Aerospace and defense primes',
    'Utilities',
    'Semiconductor and battery plants',
    'Public agencies with pension',
  ],
  seasons: [
    'Co-ops and graduates sign from September to November',
    'Civil work hires before spring',
    'Bonuses in March free corporate engineers',
  ],
  exclude: ['software', 'sales', 'student', 'intern'],
  occupations: [
    {
      soc: '17-2051',
      name: 'Civil engineer',
      titles:
        'Civil Engineer | Structural Engineer | Transportation Engineer | Civil Project Engineer | Geotechnical Engineer | Water Resources Engineer | Site Civil Engineer | Roadway Engineer | Bridge Engineer | Land Development Engineer',
      abroad:
        'Bauingenieur | Bauingenieurin | Statiker | Ingénieur génie civil | Ingénieur structure',
      skills:
        'site grading and drainage | structural analysis | permitting | plan production | hydraulics | construction support | cost estimates',
      tools: 'Civil 3D | MicroStation and OpenRoads | RISA or SAP2000 | HEC-RAS | Bluebeam',
      credentials:
        'PE @ state engineering board (NCEES exam) | EIT or FE @ NCEES and state board | PTOE @ Transportation Professional Certification Board',
      duties:
        'design to code and agency standards | produce plan sets | steer permits | answer RFIs and visit sites | check quantities and cost',
      conditions: 'site visits | submission deadlines',
      from: '17-3022 17-3011',
      to: '11-9041 11-9021',
    },
    {
      soc: '17-2141',
      name: 'Mechanical engineer',
      titles:
        'Mechanical Engineer | Design Engineer | Mechanical Design Engineer | Product Design Engineer | HVAC Engineer | Thermal Engineer | Mechanical Project Engineer | Robotics Engineer',
      abroad: 'Maschinenbauingenieur | Konstrukteur | Konstruktionsingenieur | Ingénieur mécanique',
      skills:
        'CAD design | GD&T | FEA | tolerance stack-up | prototyping | DFM | thermal and fluid analysis | test planning',
      tools: 'SolidWorks | Creo or NX | ANSYS | MATLAB | Revit MEP',
      credentials:
        'PE @ state engineering board (NCEES exam) | CSWP @ Dassault Systèmes | GDTP @ ASME',
      duties:
        'design parts and systems to requirements | analyze and test | release drawings that can be made | solve line and field problems | document changes',
      conditions: 'lab and shop time | travel to suppliers',
      from: '17-3013 17-3027',
      to: '11-9041 17-2112',
    },
    {
      soc: '17-2112',
      name: 'Industrial or manufacturing engineer',
      titles:
        'Manufacturing Engineer | Industrial Engineer | Process Engineer | Quality Engineer | Continuous Improvement Engineer | Lean Engineer | Production Engineer | Supplier Quality Engineer | Plant Reliability Engineer | Plant Engineer',
      abroad:
        'Wirtschaftsingenieur | Fertigungsingenieur | Prozessingenieur | Qualitätsingenieur | Ingénieur industriel | Ingénieur méthodes',
      skills:
        'process capability | lean and kaizen | PFMEA | time study | root cause (8D) | fixture design | line layout | capital justification',
      tools: 'Minitab | AutoCAD | SAP | PLC basics | SolidWorks',
      credentials: 'CQE @ ASQ | Six Sigma Green or Black Belt @ ASQ | CMfgE @ SME',
      duties:
        'make the line faster, safer and repeatable | qualify new processes | lead root cause work | cost and buy equipment | train operators',
      conditions: 'plant floor | shift support | PPE',
      from: '17-3026 51-1011',
      to: '11-3051 11-9041',
    },
    {
      soc: '17-2071',
      name: 'Electrical engineer',
      titles:
        'Electrical Engineer | Power Engineer | Electrical Design Engineer | Controls Engineer | Substation Engineer | Protection Engineer | Automation Engineer | Instrumentation Engineer | Power Systems Engineer',
      abroad:
        'Elektroingenieur | Elektroingenieurin | Automatisierungsingenieur | Ingénieur électricien | Ingénieur automatisme',
      skills:
        'power distribution design | protection coordination | arc flash study | PLC and controls | schematics | NEC | commissioning',
      tools: 'ETAP or SKM | AutoCAD Electrical | Rockwell Studio 5000 | Revit MEP | Siemens TIA',
      credentials:
        'PE @ state engineering board (NCEES exam) | NFPA 70E training @ employer or course provider',
      duties:
        'design power and control systems | study faults and arc flash | specify and commission | support plant outages | keep drawings as-built',
      conditions: 'site commissioning | outage nights',
      from: '17-3023 47-2111',
      to: '11-9041 41-9031',
    },
    {
      soc: '17-2072',
      name: 'Electronics engineer',
      titles:
        'Electronics Engineer | RF Engineer | Hardware Design Engineer | PCB Design Engineer | Analog Engineer | FPGA Engineer | Electronic Design Engineer | Electronics Test Engineer | Signal Integrity Engineer | Hardware Engineer',
      abroad: 'Elektronikentwickler | Hardwareentwickler | Ingénieur électronique',
      skills:
        'circuit design | PCB layout review | RF and EMC | FPGA and HDL | bring-up and debug | DFT | component life cycle',
      tools: 'Altium | Cadence | oscilloscope and VNA | Vivado | LTspice',
      credentials: 'iNARTE EMC @ Exemplar Global | CID @ Global Electronics Association (IPC)',
      duties:
        'design and simulate boards | bring up prototypes | pass EMC and safety | support production test | replace obsolete parts',
      conditions: 'lab work | clearance in defense',
      from: '17-3023 17-2061',
      to: '11-9041 17-2061',
    },
    {
      soc: '17-2011',
      name: 'Aerospace engineer',
      titles:
        'Aerospace Engineer | Flight Test Engineer | Aerodynamics Engineer | Stress Engineer | Propulsion Engineer | Aerospace Systems Engineer | Avionics Engineer | Spacecraft Engineer | GNC Engineer',
      abroad: 'Luft- und Raumfahrtingenieur | Ingénieur aéronautique',
      skills:
        'stress and fatigue | systems engineering | CFD | requirements verification | certification (FAR 25) | flight test',
      tools: 'NASTRAN | CATIA | MATLAB and Simulink | DOORS',
      credentials: 'DER or ODA unit membership @ Federal Aviation Administration | CSEP @ INCOSE',
      duties:
        'analyze structures and systems | verify requirements | support tests and certification | resolve nonconformances',
      conditions: 'US-person or clearance rules | program deadlines',
      from: '17-3021 17-2141',
      to: '11-9041',
    },
    {
      soc: '17-2041',
      name: 'Chemical engineer',
      titles:
        'Chemical Engineer | Chemical Process Engineer | Process Safety Engineer | Refinery Engineer | Process Development Engineer | Battery Process Engineer',
      abroad:
        'Chemieingenieur | Verfahrensingenieur | Verfahrenstechniker | Ingénieur chimiste | Ingénieur procédés',
      skills:
        'mass and energy balance | P&ID | HAZOP | scale-up | distillation and reaction | DOE | environmental permits',
      tools: 'Aspen HYSYS | DCS (DeltaV, Honeywell) | Minitab | PI historian',
      credentials: 'PE @ state engineering board (NCEES exam) | CCPSC @ CCPS (AIChE)',
      duties:
        'run and improve units | lead hazard studies | scale processes up | troubleshoot with operators | keep permits',
      conditions: 'plant PPE | turnaround shifts',
      from: '19-4031 51-8091',
      to: '11-9041 11-3051',
    },
    {
      soc: '17-2081',
      name: 'Environmental engineer',
      titles:
        'Environmental Engineer | Water Engineer | Wastewater Engineer | Remediation Engineer | Air Quality Engineer | EHS Engineer | Sanitary Engineer',
      abroad: 'Umweltingenieur | Ingénieur environnement',
      skills:
        'treatment design | air and water permits | remediation | stormwater plans | sampling plans | reporting',
      tools: 'AutoCAD Civil 3D | GIS | AERMOD | EPA reporting portals',
      credentials:
        'PE @ state engineering board (NCEES exam) | HAZWOPER 40 @ OSHA-compliant provider | BCEE @ AAEES',
      duties:
        'design treatment and controls | obtain and keep permits | lead sampling and clean-up | answer agencies',
      conditions: 'field sampling | site PPE',
      from: '19-2041 17-3025',
      to: '11-9041 11-9121',
    },
    {
      soc: '17-2061',
      name: 'Computer hardware engineer',
      titles:
        'Computer Hardware Engineer | ASIC Design Engineer | Design Verification Engineer | Physical Design Engineer | VLSI Engineer | Silicon Engineer | SoC Engineer | Chip Designer',
      abroad: 'Chipdesigner | Ingénieur conception de circuits',
      skills:
        'RTL design | UVM verification | timing closure | computer architecture | DFT | scripting',
      tools: 'SystemVerilog | Synopsys and Cadence flows | Python and Tcl | emulators',
      credentials: 'Degree in electrical or computer engineering @ accredited university',
      duties:
        'write and verify RTL | close timing and power | bring silicon up | debug with firmware',
      conditions: 'tape-out peaks | export control',
      from: '17-2072 15-1252',
      to: '11-9041',
    },
    {
      soc: '11-9041',
      name: 'Engineering manager',
      titles:
        'Engineering Manager | Director of Engineering | Engineering Director | Chief Engineer | R&D Manager | Engineering Project Manager | Architectural Manager',
      abroad:
        'Leiter Konstruktion | Entwicklungsleiter | Technischer Leiter | Responsable bureau d études',
      skills:
        'technical judgement | resourcing | design reviews | budget | hiring and mentoring | customer contact | risk decisions',
      tools: 'PLM | MS Project | Jira | ERP',
      credentials: 'PE @ state engineering board (NCEES exam) | PMP @ Project Management Institute',
      duties:
        'lead engineers and reviews | decide technical risk | plan people and money | face customers and regulators | grow the next leads',
      conditions: 'program deadlines | travel',
      from: '17-2141 17-2071 17-2051 17-2112',
      to: '11-1021 11-1011',
    },
  ],
};
