import type { FamilySource } from '../family-source.ts';

export const nursing: FamilySource = {
  id: 'nursing',
  name: 'Nursing',
  channels: [
    {
      kind: 'referral',
      name: 'Your own nurses, unit by unit',
      approach:
        'Ask each unit for two names from former units and clinical rotations; pay the bonus at 90 days, not at a year.',
    },
    {
      kind: 'direct',
      name: 'State board license rolls',
      approach:
        'Many boards publish licensees by county; match against specialty certification directories and write by mail or email.',
    },
    {
      kind: 'posting',
      name: 'Nursing boards: Vivian, Nurse.com, Indeed',
      approach:
        'Put unit, shift, ratio and hourly range with differentials in the first three lines; nurses filter on those four.',
    },
    {
      kind: 'school',
      name: 'BSN and ADN programs, preceptor lists',
      approach:
        'Offer senior practicum places and a residency start date; graduates choose where they trained.',
    },
    {
      kind: 'association',
      name: 'Specialty bodies: AACN, ENA, AORN, AWHONN, state nurses associations',
      approach:
        'Chapter meetings and their job boards reach certified nurses who never open a general board.',
    },
    {
      kind: 'agency',
      name: 'Travel and per diem nurses already on your floors',
      approach:
        'Ask about conversion at week eight of the contract, with the staff package on one page beside the agency rate.',
    },
    {
      kind: 'military',
      name: 'Army, Navy and Air Force nurse corps transition offices',
      approach:
        'Officers separate with ICU, OR and emergency hours; help with the state license by endorsement.',
    },
  ],
  gathering: [
    'Unit group chats and closed Facebook groups by specialty and state',
    'allnurses forums and the nursing communities on Reddit',
    'Specialty conferences such as NTI (critical care) and AORN Expo',
    'Skills days, ACLS and PALS renewal classes',
  ],
  motives: [
    'Safe ratios that hold on a bad night',
    'A schedule they can plan: self-scheduling, block weekends, no mandatory overtime',
    'Differentials and a clinical ladder that turns certification into pay',
    'Leaving bedside strain for a clinic, case management or advanced practice',
  ],
  worries: [
    {
      worry: 'The unit is short and I will be floated or mandated',
      answer: 'Give the staffing grid, the float rule and the overtime hours of the last quarter.',
    },
    {
      worry: 'Orientation will be cut when census rises',
      answer: 'Name the weeks with a preceptor and who signs off each competency.',
    },
    {
      worry: 'Violence from patients or visitors is treated as part of the job',
      answer:
        'Say how incidents are reported, how security responds and what happened after the last one.',
    },
    {
      worry: 'A sign-on bonus ties me down',
      answer: 'State the payback terms in the first conversation.',
    },
  ],
  interview: [
    {
      ask: 'Tell me about a patient who was going bad before the numbers said so.',
      strong:
        'Names the small change, the assessment done next, the SBAR call with words used, and what happened; says what they would do sooner.',
      weak: 'Waits for the monitor, or the story ends with "I told the doctor".',
    },
    {
      ask: 'You take six patients at 7 a.m.; whom do you see first and why?',
      strong:
        'Asks for report details, ranks by airway, change and time-critical drugs, delegates by scope.',
      weak: 'Goes by room number, or will not delegate.',
    },
    {
      ask: 'Describe a medication error or near miss of yours.',
      strong: 'Owns it, reported it, explains the system gap and the habit changed.',
      weak: 'Has never had one.',
    },
  ],
  workSample:
    'A ten-minute handoff: read a one-page chart, give SBAR to a physician, then say what you would watch for the next two hours.',
  conditions: [
    'Twelve-hour shifts, nights, weekends and holidays in hospitals; clinics and schools keep days',
    'Lifting and turning patients, long standing, sharps and infection exposure',
    'Vaccination or titer records, background check and drug screen before the start date',
  ],
  comesFrom:
    'Nursing assistants and LPNs who went back to school, new graduates from clinical rotations, travelers tired of the road, military medics through bridge programs.',
  goesTo:
    'Charge and manager roles, case management and informatics, nurse practitioner or anesthesia school, teaching.',
  rivals: [
    'Hospital systems in the same commuting area',
    'Travel and per diem agencies',
    'Ambulatory surgery and dialysis chains',
    'Insurers hiring for remote utilization review',
    'School districts and public health departments',
  ],
  seasons: [
    'Graduates test from June to August and from January to March; residencies fill three months earlier',
    'Respiratory season from November to March raises travel rates and empties staff pools',
    'Few move between Thanksgiving and New Year because holiday rotas are already set',
  ],
  exclude: ['recruiter', 'student', 'instructor', 'sales'],
  occupations: [
    {
      soc: '29-1141',
      name: 'Registered nurse',
      titles:
        'Registered Nurse | RN | Staff Nurse | Charge Nurse | ICU Nurse | Emergency Room Nurse | Operating Room Nurse | Med Surg RN | Labor and Delivery Nurse | Home Health RN | School Nurse | Case Manager RN | Clinic Nurse | Dialysis Nurse | Hospice Nurse',
      abroad:
        'Pflegefachfrau | Pflegefachmann | Pflegefachkraft | Krankenschwester | Gesundheits- und Krankenpfleger | Infirmier | Infirmière',
      skills:
        'head-to-toe assessment | triage | medication administration | IV therapy | care planning | patient and family teaching | SBAR handoff | delegation | telemetry interpretation',
      tools:
        'Epic | Cerner (Oracle Health) | Meditech | Alaris infusion pumps | Pyxis or Omnicell cabinets | barcode medication administration | bedside telemetry',
      credentials:
        '*RN license @ state board of nursing (NCLEX-RN by NCSBN) | *BLS @ American Heart Association | ACLS @ American Heart Association | PALS @ American Heart Association | CCRN @ American Association of Critical-Care Nurses | CEN @ Board of Certification for Emergency Nursing | Nurse Licensure Compact multistate license @ home-state board of nursing',
      duties:
        'assess patients at the start of each shift and on every change | give drugs and fluids and watch their effect | coordinate physicians, therapy and family around one plan | teach patients what to do at home | chart in real time | lead codes and rapid responses until the team arrives',
      conditions: 'twelve-hour shifts | patient handling | infectious exposure | emotional load',
      from: '29-2061 31-1131 29-2042 31-9092',
      to: '29-1171 11-9111 29-1151 25-1072',
    },
    {
      soc: '29-1141',
      variant: 'correctional',
      name: 'Correctional nurse',
      figures: 'group',
      titles:
        'Correctional Nurse | Jail Nurse | Prison Nurse | Correctional RN | Detention Nurse | Correctional Health Nurse | Forensic Nurse',
      skills:
        'intake screening | sick call triage | withdrawal protocols (CIWA, COWS) | suicide risk screening | medication pass in custody | emergency response | de-escalation | documentation that stands in court',
      tools:
        'CorEMR or Fusion jail health record | medication cart with keep-on-person rules | AED and trauma bag | tool and sharps counts',
      credentials:
        '*RN license @ state board of nursing (NCLEX-RN by NCSBN) | *BLS @ American Heart Association | CCHP-RN @ National Commission on Correctional Health Care',
      duties:
        'screen people at booking for injury, withdrawal and suicide risk | run sick call and decide who goes to a hospital | give medicines through a controlled line | respond to man-down calls with custody staff | document refusals, injuries and use-of-force checks',
      conditions:
        'secured facility with searches and no phone | works beside custody officers | nights and weekends | background investigation before clearance',
      from: '29-1141 29-2061 29-2053 29-2043',
      to: '29-1171 11-9111',
    },
    {
      soc: '29-2061',
      name: 'Licensed practical or vocational nurse',
      titles:
        'Licensed Practical Nurse | LPN | Licensed Vocational Nurse | LVN | Charge LPN | Clinic LPN | Home Health LPN | Private Duty Nurse | Wound Care LPN',
      abroad: 'Pflegehelfer mit Examen | Aide-soignante diplômée',
      skills:
        'vital signs and data collection | medication pass | wound care | trach and ventilator care | catheter care | supervising aides | blood glucose management',
      tools:
        'PointClickCare | MatrixCare | medication cart | feeding pumps | portable suction | glucometers',
      credentials:
        '*LPN or LVN license @ state board of nursing (NCLEX-PN by NCSBN) | *BLS @ American Heart Association | IV certification @ state-approved provider',
      duties:
        'pass medicines to a hall of residents on time | change dressings and report wounds that stall | direct nursing assistants on the shift | call the RN or physician on a change of condition | keep treatment records survey-ready',
      conditions:
        'long-term care and home settings | eight, twelve or sixteen-hour shifts | heavy resident loads',
      from: '31-1131 31-9092 31-1120',
      to: '29-1141 29-2056',
    },
    {
      soc: '29-1171',
      name: 'Nurse practitioner',
      titles:
        'Nurse Practitioner | NP | Family Nurse Practitioner | FNP | Psychiatric Mental Health Nurse Practitioner | PMHNP | Acute Care Nurse Practitioner | Pediatric Nurse Practitioner | APRN | Advanced Practice Nurse',
      skills:
        'diagnosis and treatment planning | prescribing | chronic disease management | ordering and reading labs and imaging | minor procedures | motivational interviewing | panel management',
      tools:
        'Epic | athenahealth | eClinicalWorks | e-prescribing with EPCS | telehealth platform | UpToDate',
      credentials:
        '*APRN license @ state board of nursing | *FNP-C or FNP-BC @ AANPCB or ANCC | *DEA registration @ US Drug Enforcement Administration | PMHNP-BC @ American Nurses Credentialing Center',
      duties:
        'see an own panel of patients and own the plan | prescribe and adjust medicines | close gaps in screening and vaccination | consult the collaborating physician where the state requires it | handle inbox, refills and results the same day',
      conditions:
        'clinic hours with after-hours inbox | collaboration agreement in restricted-practice states | productivity targets in visits or RVUs',
      from: '29-1141',
      to: '11-9111 25-1072',
    },
    {
      soc: '11-9111',
      name: 'Healthcare or nurse manager',
      titles:
        'Nurse Manager | Director of Nursing | DON | Clinical Manager | Practice Manager | Health Services Administrator | Clinic Administrator | Nursing Home Administrator | Healthcare Administrator | Patient Care Director | Medical Office Manager',
      abroad: 'Pflegedienstleitung | Stationsleitung | Cadre de santé',
      skills:
        'staffing to a grid | budgeting by hours per patient day | survey readiness | retention and scheduling | quality metrics | physician relations | revenue cycle basics | incident review',
      tools:
        'Kronos or UKG scheduling | Epic reporting | HCAHPS dashboards | Press Ganey | incident reporting system',
      credentials:
        'NE-BC @ American Nurses Credentialing Center | FACHE @ American College of Healthcare Executives | *Nursing home administrator license, for that role @ state board (NAB exam) | CMPE @ Medical Group Management Association',
      duties:
        'staff the unit within budget every day of the week | lead huddles, rounds and corrective action | answer for infection, fall and readmission rates | prepare for Joint Commission or CMS surveys | hire, onboard and keep clinical staff',
      conditions:
        'twenty-four-hour accountability | on-site presence | calls at night when staffing breaks',
      from: '29-1141 29-1171 29-2072 43-6013',
      to: '11-1011 11-1021',
    },
    {
      soc: '29-1151',
      name: 'Nurse anesthetist',
      titles: 'CRNA | Nurse Anesthetist | Certified Registered Nurse Anesthetist | Chief CRNA',
      skills:
        'airway management | regional blocks | anesthesia planning | hemodynamic management | obstetric anesthesia | crisis response',
      tools:
        'anesthesia machine | ultrasound for blocks | video laryngoscope | anesthesia record system',
      credentials:
        '*CRNA @ National Board of Certification and Recertification for Nurse Anesthetists | *APRN license @ state board of nursing | ACLS and PALS @ American Heart Association',
      duties:
        'evaluate patients and plan anesthesia | induce, maintain and wake patients | place blocks and lines | manage the recovery handover | cover obstetrics and emergencies on call',
      conditions:
        'operating room days plus call | care team or independent model decides who applies',
      from: '29-1141',
      to: '25-1072 11-9111',
    },
  ],
};
