import type { FamilySource } from '../family-source.ts';

export const techniciansDrafting: FamilySource = {
  id: 'technicians-drafting',
  name: 'Architecture, drafting, surveying and engineering technicians',
  channels: [
    {
      kind: 'school',
      name: 'Technical colleges: CAD, mechatronics, survey and architecture programs',
      approach: 'Judge final projects and hire before graduation; classes are small.',
    },
    {
      kind: 'association',
      name: 'AIA chapters, NSPS and state survey societies, NICET, ISA sections',
      approach: 'Field crews and project architects read chapter lists.',
    },
    {
      kind: 'posting',
      name: 'Indeed, Archinect, AIA Career Center, LandSurveyors United',
      approach: 'Name software with version, project type and field share.',
    },
    {
      kind: 'military',
      name: 'Navy electronics technicians, Army geospatial engineers',
      approach: 'Translate rate and course into bench skills in the ad.',
    },
    {
      kind: 'referral',
      name: 'Equipment dealers (total stations, test gear) and plotter services',
      approach: 'They visit every office and bench in the county.',
    },
  ],
  gathering: [
    'Revit and Civil 3D user groups',
    'State survey conferences',
    'Test and measurement seminars',
    'Archinect forums',
  ],
  motives: [
    'Licence hours counted and exams paid',
    'Mix of field and desk',
    'Newer tools: drones, scanners, BIM',
    'Steady backlog',
  ],
  worries: [
    { worry: 'Redlines for ever', answer: 'Describe what a second-year person designs or leads.' },
    { worry: 'Field weeks away from home', answer: 'Give nights per month and per diem.' },
    { worry: 'Night shift test bench', answer: 'State shift, rotation and differential.' },
  ],
  interview: [
    {
      ask: 'Show a drawing or survey of yours that caused an RFI.',
      strong: 'Finds own gap, explains the check added.',
      weak: 'The contractor misread it.',
    },
    {
      ask: 'The measurement does not close. Steps?',
      strong: 'Instrument, setup, blunder checks in order, remeasure.',
      weak: 'Adjusts it.',
    },
    {
      ask: 'How do you name and issue revisions?',
      strong: 'Clear system, clouding, transmittal.',
      weak: 'Overwrites.',
    },
  ],
  workSample:
    'A two-hour model, drawing or bench task in the named software or with the actual instrument.',
  conditions: [
    'Screen and field mix',
    'Boots, weather and traffic for survey crews',
    'Cleanroom or ESD rules in electronics',
  ],
  comesFrom: 'Two-year programs, construction crews, military technicians, architecture graduates.',
  goesTo: 'Licensed architect or surveyor, BIM manager, engineer by further study, field service.',
  rivals: [
    'Engineering consultants',
    'General contractors with BIM teams',
    'Semiconductor and utility employers',
    'Public works departments',
  ],
  seasons: ['Survey crews build up from March to November', 'Graduates in May and December'],
  exclude: ['student', 'software architect', 'solutions architect'],
  occupations: [
    {
      soc: '17-1011',
      name: 'Architect',
      titles:
        'Architect | Project Architect | Architectural Designer | Licensed Architect | Job Captain | Design Architect | Healthcare Architect | Intern Architect',
      abroad: 'Architekt | Architektin | Architecte',
      skills:
        'design development | construction documents | code review | consultant coordination | client presentation | construction administration',
      tools: 'Revit | Rhino | Bluebeam | Enscape | AutoCAD',
      credentials:
        '*Architect license to use the title @ state architecture board (ARE by NCARB) | NCARB certificate @ NCARB | LEED AP BD+C @ GBCI',
      duties:
        'design and document buildings | coordinate engineers | win permits | answer RFIs and review submittals | guard budget and intent',
      conditions: 'deadline sets | site visits',
      from: '17-3011 27-1025',
      to: '11-9041 11-9021',
    },
    {
      soc: '17-3011',
      name: 'Architectural or civil drafter',
      titles:
        'CAD Drafter | Architectural Drafter | Civil Drafter | AutoCAD Technician | BIM Technician | Revit Drafter | CAD Technician | BIM Modeler | CAD Designer',
      abroad: 'Bauzeichner | Bauzeichnerin | Technischer Zeichner | Dessinateur bâtiment',
      skills:
        'plan production | BIM modeling | detailing | sheet standards | clash review | reading redlines',
      tools: 'AutoCAD | Revit | Civil 3D | Navisworks',
      credentials:
        'CD @ American Design Drafting Association | Autodesk Certified Professional @ Autodesk',
      duties:
        'model and draw to standard | pick up redlines | coordinate models | issue sheets and revisions',
      conditions: 'screen work | deadline overtime',
      from: '47-2031 17-3031',
      to: '17-1011 17-3022',
    },
    {
      soc: '17-3013',
      name: 'Mechanical drafter',
      titles:
        'Mechanical Drafter | Mechanical Designer | SolidWorks Designer | Tool Designer | Piping Designer',
      abroad: 'Technischer Produktdesigner | Dessinateur industriel | Dessinateur-projeteur',
      skills: '3D modeling | GD&T | assembly drawings | sheet metal | BOM control | vendor parts',
      tools: 'SolidWorks | Inventor | Creo | PDM or Windchill',
      credentials: 'CSWA or CSWP @ Dassault Systèmes',
      duties:
        'model parts and assemblies | detail with correct tolerances | control revisions and BOMs | support the shop',
      conditions: 'screen and shop',
      from: '51-4041 51-9162',
      to: '17-2141 17-3027',
    },
    {
      soc: '17-3023',
      name: 'Electronics engineering technician',
      titles:
        'Electronics Technician | Electronic Test Technician | Electrical Engineering Technician | Bench Technician | Calibration Technician | PLC Technician | Controls Technician | Avionics Bench Technician | Electronics Field Service Technician',
      abroad:
        'Elektroniker für Geräte und Systeme | Elektrotechniker | Mechatroniker Prüffeld | Technicien électronique',
      skills:
        'schematic reading | component-level fault finding | soldering to IPC | test fixtures | PLC basics | calibration records',
      tools: 'oscilloscope | spectrum analyzer | LabVIEW | PLC software | soldering station',
      credentials:
        'IPC-A-610 and J-STD-001 @ IPC | CET @ ISCET or ETA International | CCST @ International Society of Automation',
      duties:
        'build, test and repair | find faults to component | record results | support engineers on prototypes',
      conditions: 'bench or field | ESD rules | shifts',
      from: '51-2028 49-2094',
      to: '17-2071 49-9062',
    },
    {
      soc: '17-3026',
      name: 'Industrial engineering technician',
      titles:
        'Manufacturing Technician | Process Technician | Quality Technician | Industrial Engineering Technician | Engineering Technician | Semiconductor Process Technician | Continuous Improvement Technician',
      abroad: 'Staatlich geprüfter Techniker | Technicien méthodes | Technicien qualité',
      skills:
        'data collection | gauge studies | work instructions | line trials | equipment setup | SPC',
      tools: 'Minitab | CMM and gauges | MES | Excel',
      credentials: 'CQT @ ASQ | Six Sigma Yellow Belt @ ASQ',
      duties:
        'run trials and collect data | measure and report capability | write instructions | support launches and audits',
      conditions: 'plant shifts | PPE',
      from: '51-9061 51-2090',
      to: '17-2112 51-1011',
    },
    {
      soc: '17-3022',
      name: 'Civil engineering technician',
      titles:
        'Civil Engineering Technician | Construction Materials Technician | Engineering Inspector | Geotechnical Field Technician | Materials Testing Technician | Road Construction Inspector | Soils Technician',
      abroad: 'Bautechniker | Technicien génie civil',
      skills:
        'concrete and soil testing | plan reading | quantity records | inspection reports | AutoCAD basics',
      tools: 'nuclear density gauge | slump and air meters | level and GPS | Civil 3D',
      credentials:
        'ACI Field Testing Technician @ American Concrete Institute | NICET levels @ NICET | Nuclear gauge certificate @ manufacturer or state',
      duties:
        'sample and test materials | inspect work against plans | write daily reports | keep quantities',
      conditions: 'outdoor sites | early pours | driving',
      from: '47-2061 17-3031',
      to: '47-4011 17-2051',
    },
    {
      soc: '17-3031',
      name: 'Surveying or mapping technician',
      titles:
        'Survey Technician | Survey Crew Chief | Instrument Operator | GIS Technician | Party Chief | Rodman | Mapping Technician | Survey CAD Technician',
      abroad: 'Vermessungstechniker | Technicien géomètre',
      skills:
        'total station and GPS | staking | field notes | point clouds | GIS editing | boundary evidence',
      tools: 'Trimble and Leica instruments | Civil 3D | ArcGIS Pro | drones',
      credentials:
        'CST @ National Society of Professional Surveyors | Part 107 drone certificate @ Federal Aviation Administration | GISP @ GIS Certification Institute',
      duties: 'measure, stake and record | lead a crew of two | process data | draft plats or maps',
      conditions: 'outdoors in all weather | traffic | travel',
      from: '47-2061 17-3022',
      to: '17-1022 15-1299',
    },
    {
      soc: '17-1022',
      name: 'Land surveyor',
      titles:
        'Land Surveyor | Professional Land Surveyor | PLS | Survey Manager | RPLS | Project Surveyor',
      abroad: 'Vermessungsingenieur | Géomètre-expert',
      skills:
        'boundary law | control networks | ALTA surveys | platting | deed research | crew supervision',
      tools: 'GNSS | Civil 3D | laser scanner | county records',
      credentials: '*PLS license to sign @ state board (NCEES FS and PS)',
      duties:
        'decide boundaries and sign plats | research deeds | run crews and quality | testify when disputed',
      conditions: 'office and field | deadlines of closings',
      from: '17-3031',
      to: '11-9041',
    },
  ],
};
