import type { FamilySource } from '../family-source.ts';

export const publicSafety: FamilySource = {
  id: 'public-safety',
  name: 'Police, fire, emergency medicine and dispatch',
  channels: [
    {
      kind: 'posting',
      name: 'GovernmentJobs (NEOGOV), agency site, PoliceApp, National Testing Network',
      approach:
        'Print every step with its usual duration; people drop out where they wait in the dark.',
    },
    {
      kind: 'referral',
      name: 'Sworn staff, dispatchers, reserves and explorers',
      approach: 'Sit-along and ride-along invitations by the people who would train them.',
    },
    {
      kind: 'military',
      name: 'Transition offices, military police and corpsmen, Guard units',
      approach: 'Give credit for service time and keep the test date open on leave.',
    },
    {
      kind: 'school',
      name: 'Academies, EMT classes, criminal justice and fire science programs',
      approach:
        'Recruit at graduation night; sponsor the academy or the paramedic year where budget allows.',
    },
    {
      kind: 'community',
      name: 'Customer service floors, hospital desks, volunteer fire companies',
      approach:
        'The best dispatchers were calm in call centers, emergency rooms and retail at night.',
    },
    {
      kind: 'association',
      name: 'APCO and NENA, NAEMT, IAFC, state chiefs and sheriffs associations',
      approach: 'Lateral candidates read their job boards.',
    },
  ],
  gathering: [
    'Volunteer departments and reserve units',
    'Union and lodge halls',
    'Facebook groups of dispatchers and medics',
    'CPAT and physical agility practice days',
  ],
  motives: [
    'Pension, steady schedule and earned seniority',
    'Belonging to a crew',
    'Lateral pay steps that count former years',
    'Specialty assignments: K9, hazmat, flight, training officer',
  ],
  worries: [
    {
      worry: 'Mandatory overtime because the room is short',
      answer: 'Give vacancies, forced-overtime hours per month and the next academy date.',
    },
    {
      worry: 'The background and polygraph take half a year',
      answer: 'List the steps and weeks, and name one contact person.',
    },
    {
      worry: 'Trauma without support',
      answer: 'Describe peer support, paid debriefs and clinician access.',
    },
    { worry: 'Lateral years will not count', answer: 'Show the step table.' },
  ],
  interview: [
    {
      ask: 'Two calls: a chest pain and a shouting neighbor. Talk me through the next sixty seconds.',
      strong:
        'Takes location first, triages by life risk, keeps control of the caller with short words.',
      weak: 'Gathers everything before acting.',
    },
    {
      ask: 'When did you tell on a colleague, or should have?',
      strong: 'A real case, the rule, the cost, and how they did it.',
      weak: 'Loyalty before truth.',
    },
    {
      ask: 'What does the twelfth hour of a night look like for you?',
      strong: 'Has worked it, describes food, sleep and mood habits.',
      weak: 'Has never thought about it.',
    },
  ],
  workSample:
    'Dispatch: CritiCall-type multitasking and a recorded mock call. Field: agility course and a scenario with a written report.',
  conditions: [
    'Rotating shifts, nights, holidays and recall',
    'Background investigation, drug test, medical and often psychological exam',
    'Probation of twelve to eighteen months with field training',
  ],
  comesFrom:
    'Military, corrections, security, call centers, volunteers and EMT classes; laterals from neighboring agencies.',
  goesTo:
    'Supervisor and investigator posts, training, emergency management, federal agencies, nursing for medics.',
  rivals: [
    'Neighboring cities and counties with higher steps',
    'State and federal agencies',
    'Private ambulance and hospital systems',
    'Corporate security and risk departments',
  ],
  seasons: [
    'Academies start in January and July in many regions; work back eight months',
    'Wildland season from May to October takes fire applicants',
    'Summer heat and holidays raise call load and overtime',
  ],
  exclude: ['recruiter'],
  occupations: [
    {
      soc: '43-5031',
      name: 'Public safety telecommunicator',
      titles:
        '911 Dispatcher | Emergency Dispatcher | Public Safety Telecommunicator | 911 Operator | Police Dispatcher | Fire Dispatcher | Emergency Communications Specialist | 911 Call Taker | Public Safety Dispatcher | Police Service Representative | Communications Officer | Emergency Call Handler',
      abroad: 'Leitstellendisponent | Notrufdisponent | Opérateur de centre d urgence',
      skills:
        'call taking under stress | multitasking on several screens | address verification | radio discipline | emergency medical instructions | typing while listening | de-escalation by voice',
      tools:
        'CAD | ANI/ALI and NG911 mapping | NCIC terminal | radio console | ProQA protocols | TDD and text-to-911',
      credentials:
        'EMD @ International Academies of Emergency Dispatch | Public Safety Telecommunicator 1 @ APCO International | ENP @ NENA | *State telecommunicator training @ state commission or POST | NCIC access @ state criminal justice agency',
      duties:
        'answer 911 and non-emergency lines | find the location before anything else | give life-saving instructions | send and track units | run records checks | log everything as evidence',
      conditions:
        'seated with headset for ten or twelve hours | nights, weekends, holidays | traumatic calls | background and hearing test',
      from: '43-4051 43-5032 33-3012 29-2042',
      to: '43-1011 33-3051 11-9161',
    },
    {
      soc: '33-3051',
      name: 'Police officer or deputy',
      titles:
        'Police Officer | Deputy Sheriff | Patrol Officer | Sheriff Deputy | State Trooper | Lateral Police Officer | Police Recruit | Campus Police Officer | School Resource Officer',
      abroad: 'Polizist | Polizeibeamter | Policier | Gardien de la paix | Gendarme',
      skills:
        'patrol tactics | report writing | de-escalation | evidence handling | traffic enforcement | courtroom testimony | community contact',
      tools: 'body-worn camera | mobile data terminal | RMS | TASER | radar and lidar',
      credentials:
        '*Peace officer certification @ state POST commission | *Driver license @ state motor vehicle agency | CIT @ local crisis intervention program',
      duties:
        'answer calls and patrol a beat | investigate and write reports that hold | arrest when lawful and calm when possible | testify | know the people on the beat',
      conditions:
        'rotating shifts | risk of violence | uniform and armor | medical, psychological and polygraph steps',
      from: '33-3012 33-9032 43-5031',
      to: '33-3021 33-1012',
    },
    {
      soc: '33-2011',
      name: 'Firefighter',
      titles:
        'Firefighter | Firefighter EMT | Firefighter Paramedic | Fire Engineer | Wildland Firefighter | Probationary Firefighter | Airport Firefighter',
      abroad: 'Feuerwehrmann | Feuerwehrfrau | Brandmeister | Sapeur-pompier',
      skills:
        'suppression and ventilation | search and rescue | vehicle extrication | pump operation | patient care | hazmat operations | station life',
      tools: 'SCBA | hydraulic rescue tools | thermal camera | aerial apparatus',
      credentials:
        '*Firefighter I and II @ IFSAC or Pro Board through the state fire academy | *EMT @ National Registry of EMTs and state EMS office | CPAT @ IAFF and IAFC licensed site | Red card for wildland @ National Wildfire Coordinating Group',
      duties:
        'fight fires and rescue people | run medical calls, most of the volume | check apparatus daily | inspect and teach | train every shift',
      conditions: 'twenty-four-hour shifts | heat, smoke and heavy gear | physical test',
      from: '29-2042 33-9032',
      to: '33-1021 33-2021',
    },
    {
      soc: '29-2042',
      name: 'Emergency medical technician',
      titles:
        'EMT | Emergency Medical Technician | EMT-Basic | Ambulance EMT | Advanced EMT | Event EMT | Emergency Room Technician',
      abroad: 'Rettungssanitäter | Ambulancier',
      skills:
        'primary assessment | airway and oxygen | splinting and bleeding control | safe lifting | driving with lights | radio report | documentation',
      tools: 'power stretcher | AED | ePCR tablet | LUCAS device',
      credentials:
        '*EMT @ National Registry of EMTs and state EMS office | *BLS @ American Heart Association | EVOC or CEVO @ course provider | Driver license @ state motor vehicle agency',
      duties:
        'respond, assess and treat to protocol | move patients without injury | hand over cleanly | restock and check the unit | chart before the next call',
      conditions: 'twelve or twenty-four-hour shifts | lifting | street scenes',
      from: '31-1131 33-9092 35-3023',
      to: '29-2043 29-1141 33-2011',
    },
    {
      soc: '29-2043',
      name: 'Paramedic',
      titles:
        'Paramedic | EMT-Paramedic | Critical Care Paramedic | Flight Paramedic | Community Paramedic | Paramedic Field Training Officer',
      abroad: 'Notfallsanitäter | Rettungsassistent',
      skills:
        'advanced airway | 12-lead interpretation | drug administration | trauma care | pediatric calls | scene command',
      tools: 'Zoll or Lifepak monitor | ventilator | IO drill | ePCR',
      credentials:
        '*Paramedic @ National Registry of EMTs and state EMS office | *ACLS and PALS @ American Heart Association | FP-C @ IBSC | PHTLS @ NAEMT',
      duties:
        'lead care on scene | give drugs and shocks on standing orders | decide destination | precept new medics | write charts that bill and defend',
      conditions: 'long shifts | violent or distressing scenes | lifting',
      from: '29-2042',
      to: '29-1141 29-1071 33-1021',
    },
    {
      soc: '33-1012',
      name: 'Police supervisor',
      titles:
        'Police Sergeant | Police Lieutenant | Police Captain | Chief of Police | Patrol Supervisor | Sheriff Sergeant',
      skills:
        'shift command | use-of-force review | coaching officers | staffing | critical incident command | discipline within the contract',
      tools: 'RMS dashboards | early intervention system | ICS forms',
      credentials:
        '*Supervisory certificate @ state POST commission | FBI National Academy @ Federal Bureau of Investigation',
      duties:
        'run the shift and the scene | review force, pursuits and reports | coach and correct | staff within overtime limits | answer to the public',
      conditions: 'rotating command | recall',
      from: '33-3051 33-3021',
      to: '11-1021 11-9161',
    },
    {
      soc: '33-3021',
      name: 'Detective or investigator',
      titles:
        'Detective | Criminal Investigator | Special Agent | Crime Scene Investigator | Investigator',
      abroad: 'Kriminalbeamter | Enquêteur',
      skills:
        'interviewing | case building | search warrants | digital evidence | surveillance | testimony',
      tools: 'Cellebrite | case management system | NIBIN and CODIS',
      credentials:
        '*Peace officer certification or federal academy @ state POST or FLETC | CFE @ Association of Certified Fraud Examiners',
      duties:
        'build cases that prosecutors accept | interview and document | write warrants | manage informants and evidence | testify',
      conditions: 'on call | court days | irregular hours',
      from: '33-3051',
      to: '33-1012 33-9021',
    },
  ],
};
