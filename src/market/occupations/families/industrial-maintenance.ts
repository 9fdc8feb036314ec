import type { FamilySource } from '../family-source.ts';

export const industrialMaintenance: FamilySource = {
  id: 'industrial-maintenance',
  name: 'Industrial maintenance, energy and utilities',
  channels: [
    {
      kind: 'referral',
      name: 'Shift crews and contractors in your shutdowns',
      approach: 'Note who the operators ask for by name during outages.',
    },
    {
      kind: 'school',
      name: 'Technical colleges: industrial maintenance, mechatronics, wind, power and water programs',
      approach: 'Donate a skid or a gearbox, hire from the lab.',
    },
    {
      kind: 'military',
      name: 'Navy nuclear and MM ratings, Army 91 and 12P, SkillBridge',
      approach: 'Publish which ratings map to which step of your pay table.',
    },
    {
      kind: 'posting',
      name: 'Indeed, RoadTechs, utility and co-op sites, state operator association boards',
      approach: 'Shift pattern, rate with differential, platform or plant, travel nights.',
    },
    {
      kind: 'association',
      name: 'SMRP, AWWA and WEF sections, ACP, ISA',
      approach: 'Licensed operators read section newsletters.',
    },
    {
      kind: 'community',
      name: 'Layoff response at mills, mines, rigs and coal plants',
      approach: 'Bring a maintenance lead and a skills test, not a brochure.',
    },
  ],
  gathering: [
    'Shutdown contractor camps',
    'Reliability and PLC forums (PLCTalk)',
    'AWWA ACE, WEFTEC, CLEANPOWER',
    'Facebook groups of wind techs, millwrights, operators',
  ],
  motives: [
    'Fixed pattern and overtime by choice',
    'Real fault finding instead of part swapping',
    'Training in controls',
    'Home base instead of road',
    'Plant that will exist in ten years',
  ],
  worries: [
    {
      worry: 'Run to failure and blame',
      answer: 'Give planned-work share and spare parts policy.',
    },
    { worry: 'Twelve-hour rotating shifts', answer: 'Show the calendar for a year.' },
    { worry: 'Plant sale or closure', answer: 'State contract length, investment and customers.' },
    { worry: 'Travel never ends', answer: 'Cap nights in writing.' },
  ],
  interview: [
    {
      ask: 'Conveyor trips every Tuesday night. How do you find it?',
      strong: 'History, load, one change at a time, measures, root cause.',
      weak: 'Replaces the motor.',
    },
    {
      ask: 'Lock out this machine, step by step.',
      strong: 'All energies, own lock, try, stored pressure, group box.',
      weak: 'Breaker only.',
    },
    {
      ask: 'Show a repair you are proud of.',
      strong: 'Photos, why it failed, what changed in PM.',
      weak: 'Speed only.',
    },
  ],
  workSample:
    'A trainer with a hydraulic or 480 V control fault and a drawing; forty-five minutes, lockout scored first.',
  conditions: [
    'Height, confined space, heat, noise',
    'Shifts, call-outs and outages',
    'Lifting 50 lb, climb or respirator fitness by site',
  ],
  comesFrom: 'Mechanics, electricians, military ratings, oilfield and mines, operators who study.',
  goesTo: 'Controls and reliability, lead, planner, supervisor, utility and field engineering.',
  rivals: [
    'Plants within forty minutes',
    'Data centers',
    'Utilities',
    'Oil and gas in a boom',
    'Traveling contractors with per diem',
  ],
  seasons: [
    'Outages in spring and fall',
    'Wind service from May to September',
    'Graduates in May and December',
    'Mill and mine layoffs at year end',
  ],
  exclude: ['sales', 'engineer', 'instructor'],
  occupations: [
    {
      soc: '49-9071',
      name: 'General maintenance worker',
      titles:
        'Maintenance Technician | Maintenance Worker | Building Maintenance Technician | Facilities Technician | Apartment Maintenance Technician | Handyman | Facilities Maintenance Technician | Building Engineer | School Maintenance Worker | Hotel Maintenance Engineer',
      abroad:
        'Haustechniker | Hausmeister Technik | Betriebshandwerker | Agent de maintenance bâtiment | Technicien de maintenance bâtiment',
      skills:
        'plumbing, electrical and HVAC basics | drywall and doors | work orders | PM rounds | tenant courtesy | boiler basics',
      tools: 'multimeter | hand and power tools | CMMS | snakes and pumps',
      credentials:
        'EPA Section 608 @ EPA-approved testing body | CAMT @ National Apartment Association | CPO for pools @ Pool & Hot Tub Alliance',
      duties:
        'close work orders in order of risk | turn units or rooms | keep PM | call licensed trades when the law says | answer emergencies',
      conditions: 'on-call | ladders | varied tasks',
      from: '37-2011 47-2061 49-9098',
      to: '49-9021 49-9041 11-3013',
    },
    {
      soc: '49-9041',
      name: 'Industrial machinery mechanic',
      titles:
        'Industrial Mechanic | Maintenance Mechanic | Industrial Maintenance Technician | Industrial Maintenance Mechanic | Multi-Craft Technician | Plant Mechanic | Mechatronics Technician | Machine Repair Technician | Industrial Field Service Technician | Conveyor Technician',
      abroad:
        'Industriemechaniker | Mechatroniker | Betriebsschlosser | Instandhalter | Technicien de maintenance industrielle | Mécanicien industriel',
      skills:
        'bearings and drives | hydraulics and pneumatics | alignment | PLC-aided fault finding | welding | PM and predictive methods',
      tools: 'laser alignment | vibration pen | Allen-Bradley laptop | CMMS',
      credentials:
        'CMRT @ SMRP | OSHA 10 or 30 @ OSHA-authorized trainer | NFPA 70E training @ employer or course provider',
      duties:
        'restore and keep lines running | find root causes | do planned work on time | rebuild drives and pumps | improve PM',
      conditions: 'shifts | noise and oil | call-outs',
      from: '49-9098 51-9111 49-3042',
      to: '49-1011 17-3023 49-9044',
    },
    {
      soc: '49-9044',
      name: 'Millwright',
      titles:
        'Millwright | Journeyman Millwright | Turbine Millwright | Machine Installer | Rigger Millwright',
      abroad: 'Industriemonteur | Mécanicien monteur',
      skills: 'precision alignment | rigging | turbine and gearbox work | layout | welding',
      tools: 'optical and laser alignment | chain falls and cranes | dial indicators',
      credentials:
        'Journeyman millwright @ UBC or registered apprenticeship | Rigger @ NCCCO | OSHA 10 @ OSHA-authorized trainer',
      duties:
        'move, set and align machines | overhaul turbines and drives | read prints | work outages',
      conditions: 'travel and outages | height',
      from: '49-9041 47-2221',
      to: '47-1011 49-1011',
    },
    {
      soc: '49-9081',
      name: 'Wind turbine technician',
      titles:
        'Wind Turbine Technician | Wind Technician | Wind Tech | Wind Turbine Service Technician | Turbine Technician | Windsmith | Wind Energy Technician | Traveling Wind Technician | Blade Repair Technician | Lead Wind Technician',
      abroad:
        'Windkraft Servicetechniker | Servicetechniker Windenergie | Technicien éolien | Technicien de maintenance éolienne',
      skills:
        'pitch and yaw hydraulics | 480 to 690 V controls | converter faults | bolt tensioning and torque | SCADA reading | rescue from height | lubrication and sampling',
      tools:
        'hydraulic torque and tension tools | multimeter and insulation tester | SCADA | borescope | climb assist and harness',
      credentials:
        'GWO Basic Safety Training @ GWO-certified training provider, recorded in WINDA | GWO Advanced Rescue and Basic Technical @ GWO-certified training provider | OSHA 10 or 30 @ OSHA-authorized trainer | NFPA 70E training @ employer or course provider',
      duties:
        'climb and service towers on schedule | isolate, prove dead and find faults | torque and inspect blades, bolts and gearboxes | reset and report through SCADA | keep rescue kit and partner check',
      conditions:
        'ladders of 80 to 100 m | weight limit of harness and climb assist | wind, cold and heat in the nacelle | rotations away from home',
      from: '49-9041 49-3042 47-2111 49-3011',
      to: '49-1011 17-3023 51-8012',
    },
    {
      soc: '51-8013',
      name: 'Power plant operator',
      titles:
        'Power Plant Operator | Power Plant Control Room Operator | Combined Cycle Operator | Auxiliary Operator | Hydroelectric Operator',
      abroad: 'Kraftwerker | Opérateur de centrale électrique',
      skills:
        'startup and shutdown | DCS | water chemistry | switching | rounds | clearance and tagging',
      tools: 'Ovation or Mark VIe | lab kits | radios',
      credentials:
        'NERC operator where dispatching @ North American Electric Reliability Corporation | Boiler license in some cities @ local authority',
      duties:
        'run units to load and limits | make rounds and log | clear equipment for work | handle trips by procedure',
      conditions: 'rotating twelves | heat and noise',
      from: '51-8021 49-9041',
      to: '51-8012 11-3051',
    },
    {
      soc: '51-8031',
      name: 'Water or wastewater operator',
      titles:
        'Water Treatment Operator | Wastewater Operator | Wastewater Treatment Plant Operator | Water Operator | Water Plant Operator | Utility Operator | Water Distribution Operator | Collections Operator',
      abroad:
        'Fachkraft für Abwassertechnik | Fachkraft für Wasserversorgungstechnik | Agent d exploitation eau et assainissement',
      skills:
        'process control | sampling and lab tests | chemical dosing | SCADA | pump maintenance | permit reporting',
      tools: 'SCADA | jar tests and meters | chlorine and UV systems',
      credentials:
        '*Operator license by grade @ state drinking water or environmental agency | CDL @ state driver licensing agency',
      duties:
        'keep water within permit every hour | sample and dose | maintain pumps and basins | report to the state | answer alarms',
      conditions: 'shift and on-call | odor and confined spaces',
      from: '49-9071 51-9011',
      to: '11-3051 49-1011',
    },
    {
      soc: '51-8021',
      name: 'Stationary engineer or boiler operator',
      titles:
        'Stationary Engineer | Boiler Operator | Chief Building Engineer | Utilities Operator | Chiller Plant Operator | Data Center Facilities Technician | Critical Facilities Technician',
      abroad: 'Kesselwärter | Gebäudetechniker | Conducteur de chaufferie',
      skills:
        'boilers and chillers | BAS | water treatment | generators and UPS | rounds | emergency response',
      tools: 'BAS (Metasys, Niagara) | refrigerant tools | log sheets',
      credentials:
        'Stationary engineer license in several states and cities @ state or city | EPA Section 608 @ EPA-approved testing body | NIULPE levels @ NIULPE',
      duties:
        'operate and log plant | treat water | test generators | respond to alarms | coordinate vendors',
      conditions: 'rotating shifts | plant rooms',
      from: '49-9071 49-9021',
      to: '11-3013 51-8013',
    },
    {
      soc: '47-5071',
      name: 'Oil and gas field worker',
      titles:
        'Roustabout | Roughneck | Floorhand | Lease Operator | Pumper | Derrickhand | Oilfield Worker | Frac Crew Member | Oil and Gas Field Operator | Well Service Technician',
      abroad: 'Bohrarbeiter | Ouvrier de forage',
      skills:
        'rig floor work | pump and valve service | H2S safety | rigging | driving heavy trucks',
      tools: 'tongs and iron | pressure gauges | gas monitors',
      credentials:
        'SafeLand or PEC orientation @ PEC or accredited provider | H2S Alive or H2S Clear @ provider | CDL with hazmat and tanker @ state driver licensing agency',
      duties:
        'rig up, service and clean | watch pressures | drive and haul | report leaks and near misses',
      conditions: 'two weeks on, one off | weather and mud | drug test',
      from: '47-2061 53-3032',
      to: '47-5013 49-9041 47-1011',
    },
  ],
};
