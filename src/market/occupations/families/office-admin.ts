import type { FamilySource } from '../family-source.ts';

export const officeAdmin: FamilySource = {
  id: 'office-admin',
  name: 'Office administration',
  channels: [
    {
      kind: 'posting',
      name: 'Indeed, LinkedIn, local Facebook job groups',
      approach:
        'Expect volume: three knock-out questions (schedule, software, commute) and an answer in two days.',
    },
    {
      kind: 'referral',
      name: 'Your executives and their assistants',
      approach: 'Assistants know assistants in the same building and board circle.',
    },
    {
      kind: 'agency',
      name: 'Temp-to-hire',
      approach: 'Two weeks on the real desk tell more than three talks.',
    },
    {
      kind: 'association',
      name: 'IAAP, ASAP and C-suite assistant networks',
      approach: 'Executive assistants at the top are met there, not on boards.',
    },
    {
      kind: 'community',
      name: 'Hotel front desks, law and medical offices, military admin clerks',
      approach: 'Good manners under pressure transfer.',
    },
  ],
  gathering: [
    'IAAP chapters',
    'EA groups on LinkedIn and Facebook',
    'Chamber and nonprofit boards they support',
  ],
  motives: [
    'A manager who respects the calendar',
    'Regular hours near home',
    'Being trusted with more than typing',
    'Benefits after temp work',
    'Hybrid days',
  ],
  worries: [
    {
      worry: 'Supporting six people who each think they are first',
      answer: 'Name who sets priority.',
    },
    {
      worry: 'Errands and evenings unspoken',
      answer: 'Write availability and personal tasks down.',
    },
    { worry: 'Dead end', answer: 'Show one person who moved up from the desk.' },
  ],
  interview: [
    {
      ask: 'Two executives need the same hour with an outside guest.',
      strong: 'Finds stakes, proposes with options, confirms in writing.',
      weak: 'First come first served.',
    },
    {
      ask: 'You see a confidential document on the printer.',
      strong: 'Removes, returns, tells, improves the routine.',
      weak: 'Reads or ignores.',
    },
    {
      ask: 'How did you improve a routine?',
      strong: 'Template, checklist, minutes saved.',
      weak: 'Works hard.',
    },
  ],
  workSample:
    'Twenty-five minutes: fix a broken calendar week, write one delicate email, clean a small spreadsheet.',
  conditions: ['Desk and phones', 'Front-desk presence for reception', 'Confidential material'],
  comesFrom: 'Retail and hospitality, temp desks, military clerks, parents returning.',
  goesTo: 'Executive assistant, office manager, HR, project coordination, operations.',
  rivals: [
    'Hospitals, schools and government offices with benefits',
    'Law firms',
    'Remote assistant platforms',
    'Customer service centers',
  ],
  seasons: [
    'Applications peak in January and after summer',
    'Schools and universities hire from May to August',
  ],
  exclude: ['virtual agency', 'medical assistant', 'student'],
  occupations: [
    {
      soc: '43-6014',
      name: 'Administrative assistant',
      titles:
        'Administrative Assistant | Admin Assistant | Secretary | Office Assistant | Administrative Coordinator | Department Secretary | School Secretary | Administrative Specialist | Office Administrator | Program Assistant | Administrative Associate',
      abroad:
        'Bürokauffrau | Bürokaufmann | Kauffrau für Büromanagement | Kaufmann für Büromanagement | Sekretärin | Sekretär | Assistenz | Verwaltungsangestellte | Sachbearbeiter | Secrétaire | Assistante administrative | Assistant administratif',
      skills:
        'calendar and meeting support | document preparation | minutes | purchasing and expense reports | filing systems | phone manner | spreadsheet basics',
      tools: 'Microsoft 365 | Google Workspace | Zoom and Teams | SharePoint | DocuSign',
      credentials:
        'CAP @ IAAP | Microsoft Office Specialist @ Microsoft (Certiport) | Notary @ state',
      duties:
        'keep calendars, files and supplies in order | prepare letters, minutes and reports | receive people and calls | process orders and expenses | notice what was forgotten',
      conditions: 'office hours | steady interruptions',
      from: '43-4171 43-9061 43-4051',
      to: '43-6011 43-1011 13-1199',
    },
    {
      soc: '43-6011',
      name: 'Executive assistant',
      titles:
        'Executive Assistant | EA | Executive Secretary | Senior Executive Assistant | Assistant to the CEO | Executive Administrative Assistant | Executive Coordinator | Personal Assistant | Board Secretary',
      abroad:
        'Assistenz der Geschäftsführung | Vorstandsassistenz | Chefsekretärin | Assistante de direction',
      skills:
        'calendar strategy | complex travel | board materials | discretion | stakeholder judgement | expense and event management | drafting in another voice',
      tools: 'Outlook and Google Calendar | Concur | Diligent or BoardEffect | PowerPoint | Slack',
      credentials: 'CAP @ IAAP | PACE @ ASAP',
      duties:
        'protect and steer an executive week | prepare board and client meetings | plan travel across time zones | draft and filter | run projects the executive forgot',
      conditions: 'early and late messages | confidential access',
      from: '43-6014 43-6012',
      to: '11-3012 13-1199 13-1082',
    },
    {
      soc: '43-9061',
      name: 'Office clerk',
      titles:
        'Office Clerk | General Office Clerk | Clerk | Clerical Assistant | Office Support | Clerical Support Worker | Administrative Clerk | Records Clerk | Unit Clerk | File Clerk | Front Office Clerk',
      abroad: 'Bürohilfe | Bürokraft | Verwaltungskraft | Employé de bureau | Agent administratif',
      skills:
        'filing and scanning | data entry | phones | copying and mail | simple spreadsheets | accuracy',
      tools: 'Microsoft 365 | scanners | multi-line phone | records database',
      credentials: 'Microsoft Office Specialist @ Microsoft (Certiport)',
      duties:
        'enter, file and find records | answer and route calls | handle mail and copies | help wherever the office is short',
      conditions: 'office hours | repetitive tasks',
      from: '41-2011 43-4171',
      to: '43-6014 43-3031',
    },
    {
      soc: '43-4171',
      name: 'Receptionist',
      titles:
        'Receptionist | Front Desk Receptionist | Front Desk Coordinator | Office Receptionist | Salon Receptionist | Front Office Assistant | Information Clerk',
      abroad:
        'Empfangsmitarbeiter | Rezeptionist Büro | Empfangssekretärin | Hôtesse d accueil | Réceptionniste | Agent d accueil',
      skills:
        'greeting and routing | phones | scheduling | calm with impatient guests | visitor security | simple billing',
      tools: 'phone switchboard | Envoy visitor system | scheduling software | Outlook',
      credentials: 'CPR and first aid in some offices @ American Red Cross',
      duties:
        'welcome and route people | answer lines by the third ring | keep appointments moving | handle mail and deliveries | know who is in the building',
      conditions: 'fixed desk | opening and closing shifts',
      from: '41-2011 41-2031 35-9031',
      to: '43-6014 43-6013',
    },
    {
      soc: '43-1011',
      name: 'Office supervisor',
      titles:
        'Office Supervisor | Administrative Supervisor | Customer Service Supervisor | Call Center Supervisor | Call Center Team Lead | Office Manager | Customer Service Manager | Clerical Supervisor | Billing Supervisor | Customer Service Team Lead | Accounting Supervisor | Call Center Manager',
      abroad:
        'Teamleiter Kundenservice | Büroleiter | Büroleiterin | Teamleiter Verwaltung | Responsable de service administratif | Superviseur centre d appels',
      skills:
        'scheduling and workload | coaching | quality checks | escalations | reporting | procedure writing | hiring hourly staff',
      tools: 'workforce management | CRM | Excel reports | phone queue dashboards',
      credentials: 'HDI or ICMI supervisor course @ HDI or ICMI',
      duties:
        'plan the day and cover absences | coach and correct | take the hard calls | report volume and quality | train and improve steps',
      conditions: 'on-site or hybrid | peak periods',
      from: '43-4051 43-6014 43-3031',
      to: '11-3012 11-1021',
    },
    {
      soc: '43-9021',
      name: 'Data entry keyer',
      titles:
        'Data Entry Clerk | Data Entry Operator | Data Entry Specialist | Keyer | Data Processor | Typist | Data Entry Associate',
      abroad: 'Datenerfasser | Datentypistin | Opérateur de saisie',
      skills:
        'fast accurate keying | verification | spreadsheet filters | confidentiality | spotting mismatches',
      tools: 'Excel | data capture software | document imaging',
      credentials: 'Typing certificate @ testing service',
      duties:
        'enter and verify records | resolve mismatches | meet accuracy targets | purge and archive',
      conditions: 'keyboard all day | remote possible (watch for scams in this title)',
      from: '41-2011 43-9061',
      to: '43-9061 43-3031',
    },
  ],
};
