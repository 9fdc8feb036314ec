import type { FamilySource } from '../family-source.ts';

export const socialServices: FamilySource = {
  id: 'social-services',
  name: 'Social work, counseling and human services',
  channels: [
    {
      kind: 'school',
      name: 'MSW and counseling field offices, IV-E stipend programs',
      approach:
        'Supervise interns; an offer in February beats one in May. Free supervision toward licensure is your strongest line.',
    },
    {
      kind: 'posting',
      name: 'NASW JobLink, Idealist, Indeed, state merit systems',
      approach:
        'Give caseload number, on-call weeks, clinical supervision and loan forgiveness status.',
    },
    {
      kind: 'referral',
      name: 'Case workers and peer specialists',
      approach: 'Ask partners in courts, shelters and hospitals; they see who returns calls.',
    },
    {
      kind: 'community',
      name: 'Faith groups, recovery community organizations, tribal and immigrant services',
      approach: 'Peer and bilingual roles are filled by trust, not ads.',
    },
    {
      kind: 'direct',
      name: 'State license look-up (LCSW, LPC, LADC) and Psychology Today listings',
      approach: 'Private clinicians look for steady referrals without billing work: say so.',
    },
  ],
  gathering: [
    'NASW chapter and state counseling association meetings',
    'Therapist Facebook groups by state',
    'CEU trainings in EMDR, DBT, trauma-focused CBT',
  ],
  motives: [
    'Supervision hours toward a license',
    'A caseload one can serve',
    'Public Service Loan Forgiveness',
    'Flexible hours and telehealth days',
    'A population they chose',
  ],
  worries: [
    {
      worry: 'Burnout and turnover on the team',
      answer: 'Give caseload, vacancies and average tenure; name what changed after exits.',
    },
    {
      worry: 'Safety on home visits',
      answer: 'Explain pairing, check-in app and the right to leave.',
    },
    { worry: 'Fee-for-service with no-shows unpaid', answer: 'State the pay model and show rate.' },
    {
      worry: 'Paperwork swallowing sessions',
      answer: 'Give documentation time, record system and deadlines.',
    },
  ],
  interview: [
    {
      ask: 'Tell me about a mandated report you made, or decided against.',
      strong: 'Knows the threshold, consulted, told the client where safe, documented times.',
      weak: 'Vague, or left it to the supervisor.',
    },
    {
      ask: 'A client you like keeps missing visits.',
      strong: 'Looks for barriers, changes method, sets boundaries, knows the closing rule.',
      weak: 'Closes the file or chases for ever.',
    },
    {
      ask: 'What do you do with anger after a hard visit?',
      strong: 'Concrete routine, uses supervision.',
      weak: '"It does not affect me."',
    },
  ],
  workSample:
    'Read a two-page vignette; write the safety plan and the progress note in thirty minutes.',
  conditions: [
    'Home and field visits, own car',
    'Evening groups and on-call rotation',
    'Background, child-abuse registry and driving checks',
  ],
  comesFrom:
    'Psychology and social work graduates, residential and shelter staff, peers with lived experience, teachers and aides.',
  goesTo:
    'Clinical license and private practice, hospital and school posts, program management, policy.',
  rivals: [
    'Hospitals and VA with higher pay',
    'School districts with summers',
    'Telehealth therapy companies',
    'State child welfare',
    'Private practice',
  ],
  seasons: [
    'MSW graduates in May; interns start in August',
    'School-linked posts hire from March to July',
    'Winter holidays raise crisis work and lower applications',
  ],
  exclude: ['volunteer', 'intern', 'professor'],
  occupations: [
    {
      soc: '21-1021',
      name: 'Child, family and school social worker',
      titles:
        'Child Protective Services Worker | CPS Caseworker | Family Social Worker | School Social Worker | Foster Care Caseworker | Child Welfare Specialist | Adoption Worker | Family Case Manager | Social Worker',
      abroad:
        'Sozialarbeiter | Sozialpädagoge | Sozialpädagogin | Assistant social | Assistante sociale | Éducateur spécialisé',
      skills:
        'safety assessment | court reports and testimony | family engagement | permanency planning | mandated reporting | crisis intervention',
      tools:
        'state SACWIS or CCWIS system | structured decision making tools | case notes on tablet',
      credentials:
        '*BSW or MSW @ CSWE-accredited school | LMSW or LSW @ state board (ASWB exam) | School social work credential @ state department of education',
      duties:
        'investigate reports within legal hours | decide on safety with a supervisor | work reunification plans | write for court | find and support placements',
      conditions: 'home visits | on call | traumatic content',
      from: '21-1093 39-9041 25-9045',
      to: '21-1022 11-9151 21-1018',
    },
    {
      soc: '21-1022',
      name: 'Healthcare social worker',
      titles:
        'Medical Social Worker | Hospital Social Worker | Hospice Social Worker | Discharge Planner | Oncology Social Worker | Dialysis Social Worker',
      skills:
        'psychosocial assessment | discharge planning | benefits navigation | grief support | advance directives | interdisciplinary rounds',
      tools: 'Epic | CarePort or naviHealth referral | Medicaid portals',
      credentials:
        '*MSW @ CSWE-accredited school | *LMSW or LCSW @ state board (ASWB exam) | ACM-SW @ American Case Management Association',
      duties:
        'assess and clear barriers to discharge | find placement and payment | support families at bad news | meet regulatory deadlines | cover emergency department consults',
      conditions: 'hospital pace | weekend rotation',
      from: '21-1021 21-1093',
      to: '11-9151 11-9111',
    },
    {
      soc: '21-1023',
      name: 'Mental health and substance abuse social worker',
      titles:
        'Clinical Social Worker | LCSW | Mental Health Social Worker | Licensed Clinical Social Worker | Crisis Clinician | ACT Team Clinician | Psychotherapist',
      skills:
        'diagnosis | CBT, DBT and trauma therapies | crisis assessment | treatment planning | involuntary hold evaluation | documentation for billing',
      tools: 'Credible or MyAvatar record | telehealth | PHQ-9, C-SSRS scales',
      credentials:
        '*LCSW or LICSW @ state board (ASWB clinical exam) | EMDR training @ EMDRIA-approved provider',
      duties:
        'assess and treat a caseload | evaluate crises | run groups | write plans payers accept | consult with prescribers',
      conditions: 'clinic, mobile or telehealth | on-call rotation',
      from: '21-1021 21-1093',
      to: '11-9151 19-3033',
    },
    {
      soc: '21-1018',
      name: 'Mental health or substance abuse counselor',
      titles:
        'Licensed Professional Counselor | LPC | Mental Health Counselor | LMHC | Substance Abuse Counselor | Addiction Counselor | Therapist | Behavioral Health Counselor | LADC | CADC | Licensed Therapist',
      abroad: 'Suchttherapeut | Suchtberater | Conseiller en addictologie',
      skills:
        'individual and group counseling | ASAM criteria | motivational interviewing | relapse prevention | treatment plans | crisis response',
      tools: 'SimplePractice or Kipu | telehealth | drug screen kits | PHQ-9 and GAD-7',
      credentials:
        '*LPC, LMHC or LCPC @ state board (NCE or NCMHCE by NBCC) | CADC or LADC @ state certification board (IC&RC) | NCC @ National Board for Certified Counselors',
      duties:
        'counsel individuals and groups | place by level of care | keep plans and notes audit-proof | coordinate with courts and prescribers | plan discharge',
      conditions: 'evening groups | residential shifts in some programs',
      from: '21-1093 21-1094 29-2053',
      to: '11-9151 19-3033',
    },
    {
      soc: '21-1093',
      name: 'Human services assistant or case manager',
      titles:
        'Case Manager | Social Services Assistant | Human Services Specialist | Community Support Worker | Family Support Worker | Housing Case Manager | Client Advocate | Victim Advocate | Peer Support Specialist | Social Services Intake Specialist | Independent Living Specialist',
      abroad: 'Sozialassistent | Heilerziehungspfleger | Moniteur-éducateur',
      skills:
        'intake and needs assessment | benefits applications | resource navigation | service plans | crisis calm | documentation',
      tools: 'HMIS | Apricot or ETO | Medicaid and SNAP portals',
      credentials:
        'Certified Peer Specialist @ state agency | QMHP or CMHCM title @ state behavioral health authority | *Driver license @ state motor vehicle agency',
      duties:
        'meet clients where they are | open benefits and housing applications | track plans and appointments | transport and advocate | write billable notes',
      conditions: 'field work | own car | modest pay',
      from: '31-1120 39-9041 43-4061',
      to: '21-1021 21-1018 11-9151',
    },
    {
      soc: '21-1094',
      name: 'Community health worker',
      titles:
        'Community Health Worker | CHW | Promotora | Patient Navigator | Outreach Worker | Care Navigator',
      skills:
        'outreach | health coaching | language and culture bridge | home visits | resource referral | data collection',
      tools: 'Unite Us or findhelp | EHR light access | tablets',
      credentials: 'CHW certification @ state health department or training center',
      duties:
        'find and enroll people | coach on medicines and appointments | visit homes | report social barriers to the clinic',
      conditions: 'neighborhood field work | evenings',
      from: '21-1093 31-1120 31-9092',
      to: '21-1091 21-1093',
    },
    {
      soc: '11-9151',
      name: 'Social services manager',
      titles:
        'Social Services Program Manager | Nonprofit Program Director | Social Services Director | Nonprofit Executive Director | Shelter Director | Clinical Director | Residential Program Manager | Community Services Manager',
      skills:
        'grant budgets and reporting | staff supervision | licensing compliance | outcome measurement | partner relations | crisis backup',
      tools: 'Apricot or Salesforce Nonprofit | grant portals | HRIS',
      credentials:
        'LCSW or LPC for clinical programs @ state board | Nonprofit management certificate @ university',
      duties:
        'run programs within grant rules | hire and supervise case staff | report outcomes | pass licensing visits | cover crises at night',
      conditions: 'on call | evening boards and events',
      from: '21-1021 21-1018 21-1093',
      to: '11-1021 11-1011',
    },
    {
      soc: '21-1015',
      name: 'Rehabilitation counselor',
      titles:
        'Vocational Rehabilitation Counselor | Rehabilitation Counselor | Job Coach | Employment Specialist | Job Developer | Supported Employment Specialist',
      abroad: 'Reha-Berater | Jobcoach | Conseiller en insertion professionnelle',
      skills:
        'vocational assessment | job development | accommodation planning | employer contacts | benefits counseling | coaching on the job',
      tools: 'state VR case system | O*NET Interest Profiler | transferable skills analysis',
      credentials:
        'CRC @ Commission on Rehabilitation Counselor Certification | ACRE certificate @ ACRE-approved provider',
      duties:
        'assess strengths and limits | open doors with employers | coach on site and fade out | arrange accommodations | record milestones for funding',
      conditions: 'community based | own car',
      from: '21-1093 25-9045',
      to: '11-9151 13-1071',
    },
  ],
};
