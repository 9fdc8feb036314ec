import type { FamilySource } from '../family-source.ts';

export const legalCompliance: FamilySource = {
  id: 'legal-compliance',
  name: 'Legal and compliance',
  channels: [
    {
      kind: 'direct',
      name: 'State bar directories and Martindale, LinkedIn by practice group',
      approach:
        'Write to a practice and class year, name the deal or case type, and say why the seat is open.',
    },
    {
      kind: 'association',
      name: 'ACC for in-house, NALA and NFPA for paralegals, SCCE and ACAMS for compliance',
      approach: 'Chapter job lists are read weekly by people not applying elsewhere.',
    },
    {
      kind: 'posting',
      name: 'LawCrossing, Lawjobs, GoInHouse, USAJobs and agency sites',
      approach: 'State practice area, hours expectation, hybrid days, admission needed.',
    },
    {
      kind: 'school',
      name: 'OCI, law school alumni offices, ABA-approved paralegal programs',
      approach: 'Alumni lists three to six years out are where laterals sit.',
    },
    {
      kind: 'agency',
      name: 'Contract attorney and legal staffing firms',
      approach: 'Review-team leads and temp paralegals are tested before you hire.',
    },
  ],
  gathering: [
    'Bar section lunches and CLE',
    'ACC and SCCE conferences',
    'Above the Law and practice subreddits',
  ],
  motives: [
    'Predictable hours and in-house seats',
    'Own matters and client contact',
    'Partnership or promotion with dates',
    'Leaving billable targets',
  ],
  worries: [
    {
      worry: '2,000 billable hours in small print',
      answer: 'State target, origination credit and last year average.',
    },
    {
      worry: 'Department of one',
      answer: 'Give team size, outside counsel budget and reporting line.',
    },
    {
      worry: 'Compliance as a rubber stamp',
      answer: 'Tell about a launch that compliance stopped or changed.',
    },
    {
      worry: 'Conflicts or non-portable clients',
      answer: 'Run conflicts before the second meeting and say so.',
    },
  ],
  interview: [
    {
      ask: 'When did you tell a client or executive no?',
      strong: 'The rule, the risk in money, the alternative offered.',
      weak: 'Escalated and stepped back.',
    },
    {
      ask: 'You find an error after filing.',
      strong: 'Knows duty to correct, tells the supervisor within the hour, fixes the calendar.',
      weak: 'Hopes it is harmless.',
    },
    {
      ask: 'Explain this clause or rule to a sales manager.',
      strong: 'Plain, short, right; gives a yes-if.',
      weak: 'Recites.',
    },
  ],
  workSample:
    'Mark up two pages of a contract or triage ten alerts or filings in forty minutes, then defend three choices.',
  conditions: [
    'Deadlines set by courts and regulators',
    'Confidentiality and conflict checks',
    'Admission or registration verified before start',
  ],
  comesFrom:
    'Law schools and clerkships, firms to in-house, auditors and examiners to compliance, legal secretaries to paralegal.',
  goesTo: 'General counsel, partner, chief compliance officer, regulators, legal operations.',
  rivals: [
    'Law firms a tier up',
    'In-house departments',
    'Government agencies with pension',
    'Consultancies and Big Four',
    'Legal technology vendors',
  ],
  seasons: [
    'Bonuses are paid from December to March; laterals move after',
    'Bar results in October and April',
    'Litigation staff cannot leave in trial season',
  ],
  exclude: ['student', 'professor'],
  occupations: [
    {
      soc: '23-1011',
      name: 'Lawyer',
      titles:
        'Attorney | Lawyer | Associate Attorney | Corporate Counsel | General Counsel | Litigation Attorney | Public Defender | Prosecutor | Assistant District Attorney | Staff Attorney | In-House Counsel | Legal Counsel | Immigration Attorney',
      abroad:
        'Rechtsanwalt | Rechtsanwältin | Syndikusrechtsanwalt | Jurist | Volljurist | Avocat | Juriste',
      skills:
        'legal research and writing | negotiation | litigation or transaction practice | client counseling | discovery | risk framing',
      tools: 'Westlaw | Lexis | Relativity | iManage | Ironclad | PACER',
      credentials:
        '*Bar admission @ state supreme court or bar | Patent bar @ US Patent and Trademark Office | CIPP/US @ IAPP',
      duties:
        'advise and draft | negotiate or litigate | manage outside counsel or matters | keep deadlines absolute | supervise paralegals',
      conditions: 'deadline weeks | billable time or agency caseloads',
      from: '23-2011 23-1012',
      to: '11-1011 23-1023',
    },
    {
      soc: '23-2011',
      name: 'Paralegal',
      titles:
        'Paralegal | Legal Assistant | Litigation Paralegal | Corporate Paralegal | Immigration Paralegal | Real Estate Paralegal | Senior Paralegal',
      abroad: 'Rechtsanwaltsfachangestellte | ReFa | Rechtsfachwirt | Assistant juridique',
      skills:
        'discovery management | cite checking | e-filing rules | document drafting | medical record summaries | trial preparation | calendar control',
      tools: 'Relativity | Clio | iManage | CM/ECF e-filing | Westlaw',
      credentials:
        'CP @ NALA | PACE @ NFPA | Paralegal certificate @ ABA-approved program | Notary @ state',
      duties:
        'organize discovery and exhibits | draft pleadings and forms | file by court rules | keep the calendar | prepare witnesses and binders',
      conditions: 'overtime before trial | billable time in firms',
      from: '43-6012 43-4031',
      to: '23-1011 13-1041',
    },
    {
      soc: '43-6012',
      name: 'Legal secretary',
      titles:
        'Legal Secretary | Legal Administrative Assistant | Litigation Secretary | Legal Executive Assistant | Legal Receptionist',
      abroad: 'Rechtsanwaltssekretärin | Anwaltssekretär | Secrétaire juridique',
      skills:
        'docketing | court formatting | redlines and tables of authorities | billing entry | attorney calendars',
      tools: 'Microsoft Word with numbering macros | CM/ECF | Elite or Aderant | iManage',
      credentials: 'ALS or PLS @ NALS',
      duties:
        'prepare and file court papers | keep two to five attorneys on calendar | enter time and bills | answer clients and courts',
      conditions: 'deadline days | office presence',
      from: '43-6014',
      to: '23-2011 43-6011',
    },
    {
      soc: '13-1041',
      name: 'Compliance officer',
      titles:
        'Compliance Officer | Compliance Analyst | Compliance Manager | Compliance Specialist | AML Analyst | Regulatory Affairs Specialist | Regulatory Compliance Analyst | Licensing Examiner | Environmental Compliance Specialist | Equal Opportunity Officer | Campaign Finance Analyst | Ethics Officer | Privacy Analyst | Code Enforcement Officer',
      abroad:
        'Compliance-Beauftragter | Compliance Manager | Responsable conformité | Chargé de conformité',
      skills:
        'reading regulation into controls | monitoring and testing | investigations | filing review | training staff | regulator correspondence | risk assessment',
      tools:
        'Archer or LogicGate | Actimize or Verafin | filing and disclosure databases | Excel sampling',
      credentials:
        'CCEP @ Compliance Certification Board | CAMS @ ACAMS | CRCM @ American Bankers Association | RAC @ RAPS | CHC @ Compliance Certification Board',
      duties:
        'turn rules into procedures | review filings, transactions or sites | write up findings with the rule cited | follow corrections to the end | answer regulators and the public',
      conditions: 'filing deadlines | audits | office or field inspection',
      from: '13-2011 23-2011 43-4031',
      to: '11-9199 23-1011',
    },
  ],
};
