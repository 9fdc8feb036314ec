import type { FamilySource } from '../family-source.ts';

export const clinicSupport: FamilySource = {
  id: 'clinic-support',
  name: 'Clinic support and medical records',
  channels: [
    {
      kind: 'school',
      name: 'Externship coordinators at MA, phlebotomy and coding programs',
      approach: 'Take externs and decide by week four; this is the cheapest hire in healthcare.',
    },
    {
      kind: 'posting',
      name: 'Indeed, the health system career page, local Facebook job groups',
      approach:
        'Name specialty, clinic address, Monday-to-Friday hours and whether weekends rotate.',
    },
    {
      kind: 'association',
      name: 'AAMA and AMT chapters, AAPC and AHIMA job boards',
      approach: 'Coders look at AAPC first; state remote rules, encoder and productivity standard.',
    },
    {
      kind: 'direct',
      name: 'Indeed Resume and LinkedIn filtered by certification',
      approach: 'Search on CMA, CCMA, CPC, CCS and the record system by name.',
    },
    {
      kind: 'referral',
      name: 'Providers and nurses of your clinics',
      approach: 'Ask which float or agency assistant they would keep.',
    },
  ],
  gathering: [
    'AAPC local chapter evenings with CEUs',
    'Facebook groups for medical assistants and remote coders',
    'Epic user groups inside health systems',
  ],
  motives: [
    'Weekday hours without holidays',
    'One provider or team instead of floating',
    'Certification paid and turned into a raise',
    'Remote coding after a year on site',
  ],
  worries: [
    {
      worry: 'I will be front desk, back office and scribe at once',
      answer: 'Give the ratio of assistants to providers and a sample clinic day.',
    },
    {
      worry: 'Short lunches and late patients',
      answer: 'Show the template: first and last appointment, how add-ons are handled.',
    },
    {
      worry: 'Productivity counts with no allowance for bad documentation',
      answer: 'State charts per hour, the accuracy target and who queries providers.',
    },
  ],
  interview: [
    {
      ask: 'A patient on the phone has chest tightness but wants an appointment next week.',
      strong: 'Stops scheduling, follows the red-flag script, hands off live to a nurse or 911.',
      weak: 'Takes a message.',
    },
    {
      ask: 'The provider documents less than the visit deserved. What do you do?',
      strong: 'Queries through the process, never leads, codes only what is written.',
      weak: 'Codes what "must have happened".',
    },
    {
      ask: 'Which part of rooming do you never skip when you run late?',
      strong: 'Two identifiers, allergies, medication reconciliation, with a reason for each.',
      weak: 'Talks about speed only.',
    },
  ],
  workSample:
    'Room a mock patient with two traps (a new allergy, a wrong birth date), or code five redacted encounters in thirty minutes.',
  conditions: [
    'Fast clinics with a patient every ten to fifteen minutes',
    'Vaccines, background check and HIPAA training before the first day',
    'Standing and walking for clinical roles, screens for records roles',
  ],
  comesFrom:
    'Certificate programs of nine to twelve months, nursing assistants, dental and veterinary assistants, retail staff with calm voices.',
  goesTo:
    'Lead or practice manager, LPN and RN programs, coding, surgical technology, revenue cycle.',
  rivals: [
    'Urgent care and retail clinics',
    'Health systems with tuition plans',
    'Specialty groups (dermatology, orthopedics) paying a premium',
    'Remote coding vendors',
  ],
  seasons: [
    'Externs finish in spring and late fall',
    'January insurance resets flood front desks; do not onboard that month',
    'Coders are tied up each October with code-set changes',
  ],
  exclude: ['student', 'instructor', 'traveler'],
  occupations: [
    {
      soc: '31-9092',
      name: 'Medical assistant',
      titles:
        'Medical Assistant | Certified Medical Assistant | CMA | Clinical Medical Assistant | CCMA | RMA | Back Office Medical Assistant | Clinic Assistant | Ophthalmic Assistant | Podiatry Assistant',
      abroad: 'Medizinische Fachangestellte | MFA | Arzthelferin | Assistante médicale',
      skills:
        'rooming | vital signs | injections and vaccines | EKG | venipuncture | medication reconciliation | prior authorization | point-of-care testing',
      tools:
        'Epic | athenahealth | eClinicalWorks | EKG cart | autoclave | vaccine refrigerator log',
      credentials:
        'CMA (AAMA) @ American Association of Medical Assistants | CCMA @ National Healthcareer Association | RMA @ American Medical Technologists | *BLS @ American Heart Association',
      duties:
        'room patients and update history and medicines | give injections and draw blood | run EKGs and quick tests | handle refills and prior authorizations | turn rooms and keep supplies',
      conditions: 'on the feet all day | weekday clinics, some evenings',
      from: '31-1131 43-4171 31-9091',
      to: '29-2061 29-1141 11-9111',
    },
    {
      soc: '31-9097',
      name: 'Phlebotomist',
      titles:
        'Phlebotomist | Phlebotomy Technician | Certified Phlebotomist | CPT | Mobile Phlebotomist | Donor Phlebotomist | Specimen Collector',
      skills:
        'venipuncture on difficult veins | order of draw | capillary collection | specimen labeling at bedside | calming anxious patients | chain of custody',
      tools:
        'vacuum tubes and butterfly sets | vein finder | centrifuge | Beaker or Sunquest lab system',
      credentials:
        'PBT(ASCP) @ ASCP Board of Certification | CPT @ National Healthcareer Association | CPT license, in California @ California Department of Public Health',
      duties:
        'identify patients and draw the right tubes | label at the chair | process and ship specimens | keep redraw rates low | serve early morning hospital rounds',
      conditions: 'early starts | needlestick risk | route driving for mobile work',
      from: '31-1131 31-9092',
      to: '29-2010 31-9092',
    },
    {
      soc: '43-6013',
      name: 'Medical secretary or patient service representative',
      titles:
        'Medical Receptionist | Dental Receptionist | Patient Access Representative | Patient Service Representative | Medical Secretary | Front Desk Medical Receptionist | Unit Secretary | Medical Office Assistant | Patient Registrar | Scheduler | Referral Coordinator | Admissions Clerk',
      abroad: 'Arztsekretärin | Medizinische Schreibkraft | Secrétaire médicale',
      skills:
        'insurance verification | registration accuracy | scheduling templates | copay collection | referrals and authorizations | phone triage scripts | HIPAA',
      tools:
        'Epic Cadence and Prelude | payer portals | multi-line phones | clearinghouse eligibility checks',
      credentials:
        'CMAA @ National Healthcareer Association | CHAA @ National Association of Healthcare Access Management',
      duties:
        'register patients without errors that later deny a claim | verify coverage and collect copays | fill and repair the schedule | send referrals and chase authorizations | calm the waiting room when clinics run late',
      conditions: 'desk or window facing patients | steady phones | some evenings and Saturdays',
      from: '43-4171 43-4051 41-2011',
      to: '29-2072 43-3021 11-9111',
    },
    {
      soc: '29-2072',
      name: 'Medical records specialist or coder',
      titles:
        'Medical Coder | Medical Records Specialist | Health Information Technician | Certified Coding Specialist | Inpatient Coder | Outpatient Coder | Risk Adjustment Coder | Medical Records Clerk | HIM Technician | Release of Information Specialist | Clinical Documentation Specialist | Cancer Registrar',
      abroad:
        'Medizinische Dokumentationsassistentin | Kodierfachkraft | Technicien d information médicale',
      skills:
        'ICD-10-CM and PCS | CPT and HCPCS | E/M leveling | DRG assignment | HCC risk adjustment | compliant queries | denial review | release of information',
      tools: '3M 360 Encompass or Optum encoder | Epic HIM | NCCI edits | Find-A-Code',
      credentials:
        'CPC @ AAPC | CCS @ American Health Information Management Association | RHIT @ American Health Information Management Association | CRC @ AAPC | ODS-C @ National Cancer Registrars Association',
      duties:
        'read charts and assign codes that the record supports | query providers where it does not | meet accuracy and volume targets | work denials back to the coding cause | release records only to those entitled',
      conditions: 'screen work, often remote | quotas and audits',
      from: '43-6013 43-3021 31-9092',
      to: '11-9111 13-1041 15-1211',
    },
    {
      soc: '31-9093',
      name: 'Sterile processing technician',
      titles:
        'Sterile Processing Technician | SPD Tech | Central Service Technician | Medical Equipment Preparer | Instrument Technician | Endoscopy Reprocessing Technician',
      skills:
        'decontamination | instrument identification | tray assembly | sterilizer loads and biological indicators | scope reprocessing | documentation for recall',
      tools:
        'steam and low-temperature sterilizers | washer-disinfectors | Censis or SPM tracking | borescope',
      credentials:
        'CRCST @ HSPA | CSPDT @ Certification Board for Sterile Processing and Distribution',
      duties:
        'clean, inspect and assemble surgical trays | run and release sterilizer loads | find the missing instrument before the case | log every load for traceability',
      conditions:
        'hot decontamination rooms in full protective gear | standing | evenings and nights before morning cases',
      from: '31-1132 51-9198 53-7065',
      to: '29-2055 31-9092',
    },
    {
      soc: '29-2099',
      variant: 'health-technician',
      name: 'Specialized health technician',
      figures: 'group',
      titles:
        'Dialysis Technician | Patient Care Hemodialysis Technician | EEG Technologist | Sleep Technologist | Anesthesia Technician | Polysomnographic Technologist | Neurodiagnostic Technologist',
      skills:
        'equipment setup and alarms | patient preparation | sterile technique | artifact recognition | documentation | emergency response',
      tools:
        'dialysis machines and water systems | EEG and polysomnography systems | anesthesia machines',
      credentials:
        'CCHT @ Nephrology Nursing Certification Commission | RPSGT @ Board of Registered Polysomnographic Technologists | R. EEG T. @ ABRET | Cer.A.T. @ American Society of Anesthesia Technologists and Technicians',
      duties:
        'set up and test equipment before each patient | attach, monitor and respond to alarms | record results others will act on | disinfect and log maintenance',
      conditions: 'early starts or overnight studies | blood and body fluids',
      from: '31-9092 31-1131',
      to: '29-1141 29-2034',
    },
  ],
};
