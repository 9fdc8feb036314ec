import type { FamilySource } from '../family-source.ts';

export const therapy: FamilySource = {
  id: 'therapy',
  name: 'Rehabilitation, respiratory and nutrition',
  channels: [
    {
      kind: 'school',
      name: 'Clinical fieldwork and fellowship coordinators',
      approach:
        'Supply clinical instructors; students accept where they did the final placement. SLPs need a supervised fellowship year: offer it.',
    },
    {
      kind: 'association',
      name: 'APTA, AOTA, ASHA, AARC career centers and state chapters',
      approach:
        'State the setting, productivity percentage and mentorship hours; clinicians read those before pay.',
    },
    {
      kind: 'direct',
      name: 'State license rolls and specialist directories (ABPTS, CHT, RCP)',
      approach: 'Write about the caseload mix, not the company.',
    },
    {
      kind: 'agency',
      name: 'Travel therapists finishing contracts',
      approach: 'Ask at week nine of thirteen; compare full packages honestly.',
    },
    {
      kind: 'posting',
      name: 'Indeed, Vivian, school district boards',
      approach: 'School SLPs and OTs apply from March to May for August.',
    },
  ],
  gathering: [
    'CSM (physical therapy), the ASHA Convention, AARC Congress',
    'Facebook groups by setting: school SLPs, home health PTs',
    'Continuing education weekends on manual therapy, dysphagia or vestibular work',
  ],
  motives: [
    'Productivity that leaves time to treat',
    'Mentors and paid specialist certification',
    'One setting, not three buildings a day',
    'Loan repayment',
  ],
  worries: [
    {
      worry: 'A 95% productivity target',
      answer:
        'Give the real target, how evaluation and notes count, and who reached it last month.',
    },
    {
      worry: 'Patients double-booked',
      answer: 'State visit length and the number of patients a day.',
    },
    {
      worry: 'Notes at home every night',
      answer: 'Show documentation time in the schedule and the record system.',
    },
  ],
  interview: [
    {
      ask: 'Tell me about a patient who plateaued.',
      strong:
        'Re-measured with a named outcome tool, changed the hypothesis, discharged or referred with reasons.',
      weak: 'Continued the plan because visits were authorized.',
    },
    {
      ask: 'A family wants more sessions than you can justify.',
      strong:
        'Explains goals in plain words, teaches carry-over, documents skilled need truthfully.',
      weak: 'Stretches the note.',
    },
    {
      ask: 'How do you use assistants?',
      strong: 'Names what may be delegated in this state and how supervision is recorded.',
      weak: 'Unsure about the practice act.',
    },
  ],
  workSample:
    'A written case: give the evaluation findings, ask for three goals, first-visit treatment and what would make them refer out.',
  conditions: [
    'Hands-on lifting and guarding',
    'Documentation in the room or after hours',
    'Hospital weekends rotate; outpatient runs early and late',
  ],
  comesFrom:
    'Graduate programs (DPT, MOT, SLP), assistants who bridge, athletic trainers, respiratory students from hospital rotations.',
  goesTo: 'Specialist certification, clinic director, home health for pay, telepractice, faculty.',
  rivals: [
    'Outpatient chains',
    'Home health agencies paying per visit',
    'School districts with summers off',
    'Travel agencies',
    'Hospital systems',
  ],
  seasons: [
    'New graduates pass boards from May to October',
    'School openings close by June',
    'Snowbird states need winter cover from January to April',
  ],
  exclude: ['massage', 'student', 'aide', 'recruiter'],
  occupations: [
    {
      soc: '29-1123',
      name: 'Physical therapist',
      titles:
        'Physical Therapist | PT | DPT | Outpatient Physical Therapist | Home Health PT | Acute Care Physical Therapist | Pediatric Physical Therapist | Rehab Director',
      abroad: 'Physiotherapeut | Physiotherapeutin | Kinésithérapeute | Masseur-kinésithérapeute',
      skills:
        'movement evaluation | therapeutic exercise | manual therapy | gait training | outcome measures | discharge planning | caseload management',
      tools:
        'WebPT | Net Health | goniometer | blood flow restriction cuffs | body-weight support treadmill',
      credentials:
        '*PT license @ state board (NPTE by FSBPT) | OCS and other specialist certifications @ American Board of Physical Therapy Specialties | Dry needling certificate @ course provider where state law allows',
      duties:
        'evaluate and set measurable goals | treat, progress and re-measure | supervise assistants | justify skilled need in notes | coordinate with surgeons and payers',
      conditions: 'hands-on guarding | eight to fourteen patients a day',
      from: '31-2021 29-9091',
      to: '11-9111 25-1071',
    },
    {
      soc: '31-2021',
      name: 'Physical therapist assistant',
      titles:
        'Physical Therapist Assistant | PTA | Licensed PTA | Home Health PTA | Outpatient PTA',
      skills:
        'exercise progression | gait training | modalities | patient motivation | documentation under a plan of care',
      tools: 'WebPT | ultrasound and e-stim units | parallel bars',
      credentials:
        '*PTA license @ state board (NPTE-PTA by FSBPT) | BLS @ American Heart Association',
      duties:
        'treat under the therapist plan | record response and flag change | teach home programs | keep equipment safe',
      conditions: 'on the feet | patient lifting',
      from: '31-2022 39-9031',
      to: '29-1123 11-9111',
    },
    {
      soc: '29-1122',
      name: 'Occupational therapist',
      titles:
        'Occupational Therapist | OT | OTR/L | School Occupational Therapist | Hand Therapist | Pediatric OT | Home Health OT',
      abroad: 'Ergotherapeut | Ergotherapeutin | Ergothérapeute',
      skills:
        'ADL assessment | splinting | sensory integration | cognitive screening | home safety | adaptive equipment | IEP goals',
      tools:
        'AM-PAC | standardized pediatric tests | splint pan and thermoplastics | adaptive equipment catalog',
      credentials:
        '*OT license @ state board (NBCOT exam) | CHT @ Hand Therapy Certification Commission',
      duties:
        'evaluate daily-living skills | design and fit adaptations | treat upper extremity and cognition | write school or rehab goals | train families',
      conditions: 'clinics, homes and schools | hands-on assistance',
      from: '31-2011',
      to: '11-9111 25-1071',
    },
    {
      soc: '29-1127',
      name: 'Speech-language pathologist',
      titles:
        'Speech Language Pathologist | SLP | Speech Therapist | School SLP | Medical SLP | CF-SLP | Bilingual Speech Language Pathologist',
      abroad: 'Logopäde | Logopädin | Sprachtherapeut | Orthophoniste',
      skills:
        'language assessment | articulation therapy | dysphagia evaluation | AAC | IEP writing | fluency | family coaching',
      tools:
        'CELF and GFTA batteries | FEES or MBSS | AAC devices | SEIS or Frontline IEP software',
      credentials:
        '*SLP license @ state board | CCC-SLP @ American Speech-Language-Hearing Association | Teaching credential for schools @ state department of education',
      duties:
        'assess and diagnose speech, language and swallowing | treat individuals and groups | run IEP meetings within legal dates | advise on diet textures | manage a caseload of forty to seventy in schools',
      conditions: 'paperwork deadlines | several buildings',
      from: '31-9099 25-9045',
      to: '11-9032 25-1071',
    },
    {
      soc: '29-1126',
      name: 'Respiratory therapist',
      titles:
        'Respiratory Therapist | RRT | CRT | Respiratory Care Practitioner | RCP | Pulmonary Function Technologist | NICU Respiratory Therapist',
      abroad: 'Atmungstherapeut',
      skills:
        'ventilator management | ABG sampling | airway care | BiPAP and high-flow | code response | neonatal support | weaning protocols',
      tools: 'Hamilton, Servo and Dräger ventilators | ABG analyzer | Epic flowsheets',
      credentials:
        '*RCP license @ state board | *RRT @ National Board for Respiratory Care | ACLS, PALS, NRP @ American Heart Association and AAP | NPS specialty @ National Board for Respiratory Care',
      duties:
        'set, adjust and wean ventilators | treat and assess on the floors | attend codes and high-risk births | draw and read blood gases | teach home oxygen',
      conditions: 'twelve-hour shifts | ICU pace | airborne infections',
      from: '31-1131 29-2042',
      to: '29-1141 11-9111',
    },
    {
      soc: '29-1031',
      name: 'Dietitian or nutritionist',
      titles:
        'Registered Dietitian | RD | RDN | Clinical Dietitian | Nutritionist | Dietitian Nutritionist | WIC Nutritionist | Renal Dietitian',
      abroad: 'Diätassistent | Ernährungsberater | Diététicien',
      skills:
        'nutrition assessment | tube feeding and TPN | counseling | malnutrition coding | menu analysis | diabetes education',
      tools: 'Nutritionist Pro | Epic | CBORD | indirect calorimetry',
      credentials:
        '*RDN @ Commission on Dietetic Registration | State license @ state board | CDCES @ Certification Board for Diabetes Care and Education | CSR renal @ Commission on Dietetic Registration',
      duties:
        'assess and treat nutrition risk | write tube-feeding and TPN orders where allowed | counsel patients and groups | document malnutrition criteria | review menus for compliance',
      conditions: 'hospital weekends rotate | dialysis and long-term care routes',
      from: '35-1011 31-9099',
      to: '11-9111 21-1091',
    },
    {
      soc: '31-9011',
      name: 'Massage therapist',
      titles:
        'Massage Therapist | Licensed Massage Therapist | LMT | Spa Therapist | Medical Massage Therapist',
      abroad: 'Masseur | Masseurin | Medizinischer Bademeister',
      skills:
        'Swedish and deep tissue | trigger point | intake and contraindications | draping | client retention | body mechanics',
      tools: 'hydraulic table | hot stones | booking app',
      credentials: '*Massage license @ state board (MBLEx by FSMTB) | Board certification @ NCBTMB',
      duties:
        'take a health intake and adapt the session | give five to six hours of hands-on work a day | rebook clients | keep room and linens clean',
      conditions: 'physical strain on hands | commission or hourly | evenings and weekends',
      from: '39-5094 39-9031',
      to: '31-2021 39-1022',
    },
  ],
};
