import type { FamilySource } from '../family-source.ts';

export const careAides: FamilySource = {
  id: 'care-aides',
  name: 'Direct care and aides',
  channels: [
    {
      kind: 'referral',
      name: 'Current aides',
      approach:
        'Cash referral paid at the first full schedule and again at 90 days; aides know aides from second jobs and church.',
    },
    {
      kind: 'posting',
      name: 'Indeed, myCNAjobs, Care.com',
      approach:
        'Lead with the hourly rate, the neighborhoods and guaranteed hours; phone within the hour, because the first caller wins.',
    },
    {
      kind: 'school',
      name: 'CNA and HHA training sites, nursing schools',
      approach:
        'Sponsor the class or the state test fee; nursing students take weekend shifts if the roster fits exams.',
    },
    {
      kind: 'community',
      name: 'Churches, laundromats, bus routes, immigrant associations',
      approach: 'Flyers with a number that takes texts, in the languages your clients speak.',
    },
    {
      kind: 'public',
      name: 'Workforce boards and Medicaid waiver caregiver lists',
      approach:
        'Register openings; family caregivers often keep working after their relative no longer needs them.',
    },
  ],
  gathering: [
    'Facebook groups for caregivers by county',
    'Shift-swap chats inside facilities',
    'Free recertification and CPR evenings',
  ],
  motives: [
    'Hours that do not vanish when a client goes to hospital',
    'Clients close to home or on one bus line',
    'Daily pay or weekly pay without fees',
    'A paid step to CNA, medication aide or LPN',
  ],
  worries: [
    {
      worry: 'My hours will be cut when a client leaves',
      answer: 'Give the guaranteed weekly hours and how fast a lost case is replaced.',
    },
    {
      worry: 'Unpaid travel between clients',
      answer: 'State the mileage rate and whether drive time is on the clock.',
    },
    {
      worry: 'I will be alone with a two-person lift',
      answer: 'Say which clients have lifts and who answers the phone at night.',
    },
  ],
  interview: [
    {
      ask: 'A client refuses a bath for the third day. What do you do?',
      strong:
        'Respects the no, finds the reason, offers another time or a wash at the sink, reports the pattern.',
      weak: 'Forces it, or simply notes "refused".',
    },
    {
      ask: 'You arrive and nobody opens the door.',
      strong:
        'Calls client, office, emergency contact in that order, looks for signs of a fall, does not leave before an answer.',
      weak: 'Waits ten minutes and drives off.',
    },
    {
      ask: 'What would make you text the nurse the same day?',
      strong:
        'New confusion, swelling, skin redness that stays, missed pills, a fall without injury.',
      weak: '"If something is wrong."',
    },
  ],
  workSample:
    'Transfer a colleague from bed to chair with a gait belt while talking the person through it, then write the three-line note.',
  conditions: [
    'Split shifts, weekends and overnights',
    'Lifting and bending all day, body fluids, pets and smokers in homes',
    'Background check, TB test and often a car',
  ],
  comesFrom:
    'Family caregiving, housekeeping, food service and retail workers who want steadier meaning, nursing students.',
  goesTo:
    'Medication aide, LPN and RN programs, medical assisting, scheduling or supervisor posts at the agency.',
  rivals: [
    'Every home care agency and nursing home in bus range',
    'Hospitals hiring patient care technicians',
    'Warehouses and fast food at a dollar more',
    'Private families paying cash',
  ],
  seasons: [
    'Student aides leave in August and return in May',
    'Winter raises hospital census and pulls aides away from nursing homes',
    'Tax refunds in February and March cost the most no-shows',
  ],
  exclude: ['RN', 'coordinator', 'recruiter'],
  occupations: [
    {
      soc: '31-1120',
      name: 'Home health or personal care aide',
      titles:
        'Caregiver | Home Health Aide | HHA | Personal Care Aide | PCA | Personal Care Assistant | Home Care Aide | Direct Support Professional | DSP | Companion | In-Home Caregiver | Live-in Caregiver | Resident Assistant',
      abroad:
        'Pflegehelfer | Alltagsbegleiter | Betreuungskraft | Aide à domicile | Auxiliaire de vie',
      skills:
        'bathing and dressing | safe transfers | meal preparation | dementia communication | medication reminders | observing and reporting changes | behavior support plans',
      tools: 'EVV phone app | gait belt | Hoyer lift | wheelchair and walker | care plan binder',
      credentials:
        'HHA certificate of 75 hours for Medicare agencies @ state-approved program | CPR and first aid @ American Red Cross | CMT medication training @ state agency | *Background clearance @ state registry',
      duties:
        'help a person wash, dress, eat and move | cook, shop and keep the rooms safe | write down what was done and noticed | follow behavior or dementia plans | report changes to the nurse the same day',
      conditions:
        'works alone in private homes | driving between clients | nights and live-in cases',
      from: '37-2012 35-3023 39-9011',
      to: '31-1131 31-9092 21-1093',
    },
    {
      soc: '31-1131',
      name: 'Nursing assistant',
      titles:
        'Certified Nursing Assistant | CNA | Nursing Assistant | Patient Care Technician | PCT | Nurse Aide | STNA | Geriatric Nursing Assistant | Patient Care Assistant | Nurse Tech | Hospital Aide',
      abroad:
        'Pflegeassistent | Gesundheits- und Krankenpflegehelfer | Aide-soignant | Aide-soignante',
      skills:
        'activities of daily living | vital signs | turning schedules | intake and output | fall prevention | infection control | ambulation',
      tools:
        'mechanical lift | gait belt | point-of-care charting kiosk | bladder scanner | bed alarms',
      credentials:
        '*CNA certification of at least 75 hours @ state nurse aide registry | *BLS @ American Heart Association | CPCT/A @ National Healthcareer Association',
      duties:
        'get eight to fourteen residents up, washed, fed and toileted | take and chart vitals | turn those who cannot turn themselves | answer lights within minutes | tell the nurse what changed',
      conditions: 'constant lifting | weekends every other week | nights | infectious exposure',
      from: '31-1120 35-3041 37-2012',
      to: '29-2061 29-1141 31-9097',
    },
    {
      soc: '29-2053',
      name: 'Psychiatric technician',
      titles:
        'Psychiatric Technician | Psych Tech | Mental Health Technician | Behavioral Health Technician | BHT | Mental Health Worker | Behavioral Health Associate | Registered Behavior Technician | RBT',
      skills:
        'de-escalation | line-of-sight observation | group facilitation | restraint as a last resort | milieu management | trauma-informed care | charting behavior not opinion',
      tools:
        'CPI or MANDT techniques | observation round sheets | electronic health record | contraband search wand',
      credentials:
        'CPI Nonviolent Crisis Intervention @ Crisis Prevention Institute | Psychiatric technician license, in California and a few states @ state board | RBT @ Behavior Analyst Certification Board | *BLS @ American Heart Association',
      duties:
        'make fifteen-minute safety rounds | run groups and outings | calm escalating patients early | search belongings at admission | write objective notes for the treatment team',
      conditions: 'locked units | risk of assault | awake overnights',
      from: '31-1131 33-9032 39-9041',
      to: '29-1141 21-1018 21-1023',
    },
    {
      soc: '31-1132',
      name: 'Orderly or patient transporter',
      titles:
        'Patient Transporter | Transport Aide | Orderly | Hospital Transporter | Surgical Orderly | Patient Escort',
      abroad: 'Brancardier | Krankentransporteur',
      skills:
        'safe patient movement | two-identifier checks | oxygen handling | prioritizing requests | courtesy under pressure',
      tools: 'transport dispatch app | stretchers and slide boards | portable oxygen',
      credentials: 'BLS @ American Heart Association',
      duties:
        'move patients between units, imaging and theatre | check identity and lines before moving | clean and return equipment | answer dispatch within minutes',
      conditions: 'miles of walking a shift | pushing heavy beds | all shifts',
      from: '53-7062 37-2011',
      to: '31-1131 31-9093',
    },
  ],
};
