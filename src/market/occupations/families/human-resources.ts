import type { FamilySource } from '../family-source.ts';

export const humanResources: FamilySource = {
  id: 'human-resources',
  name: 'Human resources and learning',
  channels: [
    {
      kind: 'direct',
      name: 'LinkedIn, where this trade lives',
      approach:
        'They judge your outreach as professionals: name the headcount, the system, the manager and why the seat is open.',
    },
    {
      kind: 'association',
      name: 'SHRM chapters, ATD, WorldatWork, HR Tech and DisruptHR evenings',
      approach: 'Chapter boards and volunteer leaders are the visible doers.',
    },
    {
      kind: 'referral',
      name: 'Your own HR vendors, employment counsel and brokers',
      approach: 'They know who is sharp and whose company was sold.',
    },
    {
      kind: 'agency',
      name: 'Contract recruiters and interim HR',
      approach: 'Try on a requisition load, then convert.',
    },
    {
      kind: 'community',
      name: 'Slack groups: People Geeks, Resources for Humans, HR Open Source',
      approach: 'Post salary and remote policy or be ignored.',
    },
  ],
  gathering: [
    'SHRM and state conferences',
    'Slack communities',
    'SourceCon and recruiting podcasts',
    'Workday and UKG user groups',
  ],
  motives: [
    'A seat where leaders listen',
    'A reasonable requisition or employee ratio',
    'Moving from administration to business partner',
    'Systems that work',
    'Remote',
  ],
  worries: [
    { worry: 'HR of one for 300 people', answer: 'Give ratio, help desk and budget.' },
    {
      worry: 'Layoffs hit recruiting first',
      answer: 'State hiring plan, funding and what recruiters did last freeze.',
    },
    { worry: 'Leaders who want cover, not advice', answer: 'Describe a decision HR changed.' },
  ],
  interview: [
    {
      ask: 'A star manager has a credible complaint against them.',
      strong:
        'Neutral intake, interim steps, plan of interviews, counsel, timeline, no promise of secrecy.',
      weak: 'Talks to the manager first.',
    },
    {
      ask: 'Show me the funnel of your last hard search.',
      strong: 'Numbers by stage, what changed, what the manager gave up.',
      weak: 'Number of hires only.',
    },
    {
      ask: 'Which policy did you remove?',
      strong: 'Reason, data, side effects.',
      weak: 'Only adds.',
    },
  ],
  workSample:
    'A case with four emails and one pay file: decide the order of actions and draft the message to the manager.',
  conditions: [
    'Confidential material',
    'Open enrollment and review cycles',
    'Hybrid in most companies',
  ],
  comesFrom:
    'Office and store management, agency recruiting, payroll, teaching for learning roles, military personnel offices.',
  goesTo:
    'Business partner, manager, specialist in pay or talent, chief people officer, consulting.',
  rivals: [
    'Technology companies with remote work',
    'Staffing agencies on commission',
    'PEOs and HR outsourcers',
    'Public employers',
  ],
  seasons: [
    'Recruiters are hired from January to March',
    'Open enrollment ties generalists from October to December',
    'Learning budgets reset in January',
  ],
  exclude: ['student', 'intern'],
  occupations: [
    {
      soc: '13-1071',
      name: 'Human resources specialist or recruiter',
      titles:
        'Recruiter | Talent Acquisition Specialist | HR Generalist | Human Resources Specialist | HR Business Partner | Technical Recruiter | Sourcer | Staffing Specialist | Corporate Recruiter | Employee Relations Specialist | HR Coordinator | Talent Partner | Human Resources Generalist',
      abroad:
        'Personalreferent | Personalreferentin | Recruiterin | Personalberater | HR-Referent | Personalsachbearbeiter | Chargé de recrutement | Chargé de ressources humaines',
      skills:
        'sourcing | structured interviewing | employee relations | employment law | onboarding | HRIS reporting | offer negotiation',
      tools: 'Greenhouse, Lever or iCIMS | LinkedIn Recruiter | Workday | BambooHR',
      credentials: 'SHRM-CP @ SHRM | PHR @ HRCI | AIRS certifications @ ADP AIRS',
      duties:
        'fill roles with managers who disagree | advise on conduct and performance | run onboarding and leaves | keep records lawful | report what the numbers say',
      conditions: 'deadline hiring | sensitive talks',
      from: '43-4161 41-3091 43-6014',
      to: '11-3121 13-1141 13-1151',
    },
    {
      soc: '11-3121',
      name: 'Human resources manager',
      titles:
        'HR Manager | Human Resources Manager | HR Director | Director of People | Talent Acquisition Manager | People Operations Manager | VP Human Resources | Chief Human Resources Officer | CHRO | Head of People | Recruiting Manager',
      abroad:
        'Personalleiter | Personalleiterin | Leiter Personal | Responsable ressources humaines | DRH',
      skills:
        'employee relations | workforce planning | compensation decisions | policy | coaching executives | compliance | systems',
      tools: 'Workday or UKG | engagement survey | ATS | pay survey data',
      credentials: 'SHRM-SCP @ SHRM | SPHR @ HRCI',
      duties:
        'advise leaders on people and risk | run pay, review and talent cycles | lead investigations | build the team and systems | answer for retention',
      conditions: 'confidential crises | site presence in operations',
      from: '13-1071 13-1141',
      to: '11-1021 11-1011',
    },
    {
      soc: '13-1151',
      name: 'Training and development specialist',
      titles:
        'Training Specialist | Corporate Trainer | Learning and Development Specialist | Trainer | Training Coordinator | Technical Trainer | Onboarding Specialist | Enablement Specialist',
      abroad:
        'Trainer | Referent Personalentwicklung | Ausbilder | Formateur | Chargé de formation',
      skills:
        'needs analysis | facilitation | e-learning authoring | evaluation beyond smile sheets | stakeholder management | job aids',
      tools: 'Articulate 360 | Cornerstone or Docebo LMS | Camtasia | Zoom',
      credentials: 'APTD or CPTD @ Association for Talent Development',
      duties:
        'find the real performance gap | design and teach | build courses and job aids | measure use on the job',
      conditions: 'travel between sites | standing days',
      from: '25-2031 41-1011 43-4051',
      to: '11-3131 25-9031',
    },
    {
      soc: '13-1141',
      name: 'Compensation and benefits specialist',
      titles:
        'Compensation Analyst | Benefits Specialist | Benefits Administrator | Compensation and Benefits Analyst | Leave Specialist | Total Rewards Analyst | Job Analyst | Classification Analyst',
      abroad: 'Compensation and Benefits Referent | Chargé de rémunération',
      skills:
        'market pricing | job evaluation | pay equity analysis | plan administration | leave law | vendor audits',
      tools: 'Payscale, Radford or Mercer surveys | Workday | Excel | benefits carrier feeds',
      credentials: 'CCP @ WorldatWork | CEBS @ IFEBP | CLMS for leave @ DMEC',
      duties:
        'price jobs and build ranges | model merit and equity | administer plans and leaves | explain pay to managers',
      conditions: 'merit and enrollment peaks',
      from: '13-1071 43-3051',
      to: '11-3111 11-3121',
    },
    {
      soc: '43-4161',
      name: 'Human resources assistant',
      titles:
        'HR Assistant | Human Resources Assistant | HR Administrator | Personnel Clerk | Recruiting Coordinator | HR Clerk | Talent Acquisition Coordinator',
      abroad: 'Personalassistenz | Personalsachbearbeiterin | Assistant ressources humaines',
      skills:
        'records accuracy | scheduling interviews | I-9 and onboarding | confidentiality | first answers to employees',
      tools: 'HRIS | ATS calendars | E-Verify | document signing',
      credentials: 'aPHR @ HRCI',
      duties:
        'schedule and prepare interviews | complete new-hire files and I-9 | update records | answer or route questions',
      conditions: 'desk work | hiring peaks',
      from: '43-6014 43-4171',
      to: '13-1071 43-3051',
    },
  ],
};
