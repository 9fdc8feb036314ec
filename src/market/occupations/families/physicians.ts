import type { FamilySource } from '../family-source.ts';

export const physicians: FamilySource = {
  id: 'physicians',
  name: 'Physicians, physician assistants and psychologists',
  channels: [
    {
      kind: 'direct',
      name: 'Residency and fellowship graduates by program',
      approach:
        'Write eighteen months before graduation; practice, call and partnership terms in the first mail.',
    },
    {
      kind: 'posting',
      name: 'PracticeLink, PracticeMatch, Doximity, NEJM CareerCenter, JAMA Career Center',
      approach:
        'Give schedule, call, panel or RVU target, base and loan repayment; physicians skip ads without them.',
    },
    {
      kind: 'association',
      name: 'State medical societies, AAPA, specialty academies (AAFP, ACP, APA)',
      approach: 'Chapter mailings and conference booths with a physician of yours present.',
    },
    {
      kind: 'agency',
      name: 'Locum tenens doctors in your building',
      approach: 'Check the buy-out clause, then talk about permanent terms.',
    },
    {
      kind: 'referral',
      name: 'Your medical staff and their co-residents',
      approach: 'A personal call from the department chair outdoes any mailing.',
    },
    {
      kind: 'public',
      name: 'NHSC, J-1 waiver (Conrad 30) and IHS programs',
      approach: 'Underserved sites qualify; start visa and slot paperwork before October.',
    },
  ],
  gathering: [
    'Doximity and Sermo',
    'Specialty meetings and board review courses',
    'Residency alumni chats',
    'Facebook physician-parent groups',
  ],
  motives: [
    'Control over schedule and panel',
    'Call that others share',
    'Loan repayment and visa support',
    'Place: spouse work, schools, family',
    'Staff support that keeps charting out of evenings',
  ],
  worries: [
    {
      worry: 'RVU targets that only a mill can reach',
      answer: 'Give median RVUs of current physicians and the conversion factor.',
    },
    {
      worry: 'Non-compete and tail coverage',
      answer: 'State radius, months and who pays the tail before the visit.',
    },
    {
      worry: 'Another private-equity sale',
      answer: 'Say who owns the practice and what governance physicians hold.',
    },
    { worry: 'Inbox work at night', answer: 'Name nurse triage, scribes or protected admin time.' },
  ],
  interview: [
    {
      ask: 'Which cases do you want, and which do you send on?',
      strong: 'Knows own limits, volumes and outcomes; describes referral habits.',
      weak: 'Takes anything.',
    },
    {
      ask: 'A nurse disagrees with your order in front of the patient.',
      strong: 'Steps out, listens, changes or explains, thanks in public.',
      weak: 'Talks about hierarchy.',
    },
    {
      ask: 'What made your last practice hard to stay in?',
      strong: 'Specific, fair, names own part.',
      weak: 'Everyone else was the problem.',
    },
  ],
  workSample:
    'A half-day shadow in the clinic or on rounds with two colleagues, then a case discussion; privileges and references decide the rest.',
  conditions: [
    'Credentialing and payer enrolment take 90 to 150 days',
    'Call, weekends and holidays by specialty',
    'Background, NPDB and license checks in every state of practice',
  ],
  comesFrom:
    'Residency and fellowship, other practices within an hour, military service, locum work, PA programs for assistants.',
  goesTo: 'Partnership, medical directorship, telehealth, hospital administration, industry.',
  rivals: [
    'Hospital-employed groups',
    'Private-equity backed practices',
    'Telehealth companies',
    'VA and federal clinics',
    'Locum tenens agencies',
  ],
  seasons: [
    'Residents sign from August to December for a July start',
    'PA students graduate in May, August and December',
    'Licensing boards slow down in June and July',
  ],
  exclude: ['resident', 'student', 'recruiter', 'liaison'],
  occupations: [
    {
      soc: '29-1071',
      name: 'Physician assistant',
      titles:
        'Physician Assistant | PA | PA-C | Physician Associate | Surgical PA | Emergency Medicine PA | Orthopedic PA | Dermatology PA',
      skills:
        'history and physical | diagnosis | procedures and suturing | first assist | prescribing | supervision agreements',
      tools: 'Epic | point-of-care ultrasound | e-prescribing',
      credentials:
        '*PA license @ state medical board (PANCE by NCCPA) | *PA-C @ National Commission on Certification of Physician Assistants | *DEA registration @ US Drug Enforcement Administration',
      duties:
        'see patients with and without the physician | order, read and act on tests | assist in surgery | close charts the same day | share call',
      conditions: 'clinic plus call or shifts | productivity targets',
      from: '29-2043 29-1141 29-9091',
      to: '11-9111 25-1071',
    },
    {
      soc: '29-1215',
      name: 'Family physician',
      titles:
        'Family Physician | Family Medicine Physician | Primary Care Physician | General Practitioner | Family Doctor | PCP',
      abroad: 'Hausarzt | Facharzt für Allgemeinmedizin | Médecin généraliste',
      skills:
        'continuity care | chronic disease | preventive care | minor procedures | behavioral health in primary care | team leadership',
      tools: 'Epic or athenahealth | population health dashboards | telehealth',
      credentials:
        '*Medical license (MD or DO) @ state medical board | Board certification @ American Board of Family Medicine or AOBFP | *DEA registration @ US Drug Enforcement Administration',
      duties:
        'care for a panel across ages | manage chronic disease and prevention | lead the clinic team | handle results and refills | supervise NPs and PAs',
      conditions: 'clinic sessions with inbox load | phone call rotation',
      from: '',
      to: '11-9111 11-1011',
    },
    {
      soc: '29-1216',
      name: 'Internal medicine physician or hospitalist',
      titles:
        'Internist | Internal Medicine Physician | Hospitalist | Nocturnist | General Internal Medicine Physician | Adult Medicine Physician',
      abroad: 'Internist | Facharzt für Innere Medizin | Médecin interniste',
      skills:
        'acute admission | complex multimorbidity | ICU coverage | discharge planning | consultation | utilization review',
      tools: 'Epic | secure chat | ultrasound | CDI queries',
      credentials:
        '*Medical license (MD or DO) @ state medical board | Board certification @ American Board of Internal Medicine | ACLS @ American Heart Association',
      duties:
        'admit, round and discharge | run codes | coordinate consultants | document severity accurately | keep length of stay honest',
      conditions: 'seven on, seven off | nights for nocturnists',
      from: '',
      to: '11-9111 29-1229',
    },
    {
      soc: '29-1229',
      name: 'Specialist physician',
      titles:
        'Physician | Specialist Physician | Gastroenterologist | Pulmonologist | Nephrologist | Oncologist | Endocrinologist | Urgent Care Physician | Medical Director | Hematologist | Rheumatologist | Physiatrist',
      abroad: 'Facharzt | Oberarzt | Médecin spécialiste',
      skills:
        'specialty diagnosis | procedures | multidisciplinary conference | evidence-based protocols | peer review',
      tools: 'specialty procedure suites | Epic | imaging PACS',
      credentials:
        '*Medical license (MD or DO) @ state medical board | Board certification @ ABMS member board or AOA | *DEA registration @ US Drug Enforcement Administration',
      duties:
        'diagnose and treat referred patients | perform procedures within privileges | answer consults | share call | lead quality work of the service line',
      conditions: 'clinic, procedures and hospital call',
      from: '29-1216',
      to: '11-9111 11-1011',
    },
    {
      soc: '29-1223',
      name: 'Psychiatrist',
      titles:
        'Psychiatrist | Child and Adolescent Psychiatrist | Inpatient Psychiatrist | Telepsychiatrist | Addiction Psychiatrist',
      abroad: 'Facharzt für Psychiatrie | Psychiater | Psychiatre',
      skills:
        'diagnostic interview | psychopharmacology | risk assessment | involuntary holds | collaborative care | medication-assisted treatment',
      tools: 'telehealth | PDMP | EPCS | rating scales',
      credentials:
        '*Medical license (MD or DO) @ state medical board | Board certification @ American Board of Psychiatry and Neurology',
      duties:
        'evaluate and treat | decide on admission and holds | supervise PMHNPs and therapists | consult to medical units',
      conditions: 'clinic, inpatient or fully remote | weekend rounding',
      from: '',
      to: '11-9111',
    },
    {
      soc: '19-3033',
      name: 'Clinical or counseling psychologist',
      titles:
        'Psychologist | Clinical Psychologist | Counseling Psychologist | Neuropsychologist | Health Psychologist | Staff Psychologist',
      abroad: 'Psychologe | Psychologin | Psychologischer Psychotherapeut | Psychologue clinicien',
      skills:
        'psychological testing | psychotherapy | diagnosis | report writing | supervision of interns | risk assessment',
      tools: 'WAIS, WISC and MMPI batteries | Q-interactive | telehealth platform',
      credentials:
        '*Psychologist license @ state board (EPPP by ASPPB) | ABPP @ American Board of Professional Psychology | PSYPACT authority @ PSYPACT Commission',
      duties:
        'assess, test and write reports others act on | treat with named methods | supervise trainees | testify or consult when needed',
      conditions: 'office or telehealth | paperwork after sessions',
      from: '21-1018 21-1023',
      to: '11-9111 25-1066',
    },
  ],
};
