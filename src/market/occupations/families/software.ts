import type { FamilySource } from '../family-source.ts';

export const software: FamilySource = {
  id: 'software',
  name: 'Software engineering',
  channels: [
    {
      kind: 'direct',
      name: 'GitHub, talks and engineering blogs',
      approach:
        'Refer to a commit, issue or talk; give stack, team size, on-call and range in five lines.',
    },
    {
      kind: 'referral',
      name: 'Your engineers, by former team',
      approach:
        'Go through old org charts together for twenty minutes; better than any bonus poster.',
    },
    {
      kind: 'community',
      name: 'Language and framework Slacks, Discords, Hacker News "Who is hiring"',
      approach: 'First Thursday style posts with salary and remote rule; answer comments yourself.',
    },
    {
      kind: 'posting',
      name: 'LinkedIn, Wellfound, Built In, Dice',
      approach: 'Short stack list, real problem, interview steps and duration.',
    },
    {
      kind: 'school',
      name: 'Bootcamps and CS departments',
      approach: 'Capstone sponsorship brings juniors you have already seen at work.',
    },
    {
      kind: 'association',
      name: 'Meetups and conferences such as PyCon, RubyConf, QCon',
      approach: 'Send engineers to speak, recruiters to listen.',
    },
  ],
  gathering: [
    'GitHub and Stack Overflow',
    'Hacker News and Lobsters',
    'Language Discords',
    'Local meetups and conferences',
  ],
  motives: [
    'Interesting problem with users they can see',
    'Autonomy and low meeting load',
    'Strong colleagues and review culture',
    'Remote and flexible hours',
    'Pay with understandable equity',
  ],
  worries: [
    {
      worry: 'Legacy that nobody may touch',
      answer: 'Say age, test coverage, deploy frequency and what share of time pays debt.',
    },
    {
      worry: 'On-call that eats weekends',
      answer: 'Give rotation size, pages per week and follow-up rule.',
    },
    { worry: 'Six interview rounds', answer: 'Print the steps with hours; four at most.' },
    { worry: 'Return to office next year', answer: 'Put the work place in the offer letter.' },
    {
      worry: 'Assistants make the role smaller',
      answer: 'Say which tools are allowed and what is expected of a developer with them.',
    },
  ],
  interview: [
    {
      ask: 'Take us through a system you built that surprised you in production.',
      strong: 'Draws it, names numbers, the wrong assumption, the fix and the guard added.',
      weak: 'Describes technologies, "we" throughout.',
    },
    {
      ask: 'Review this pull request aloud.',
      strong: 'Finds the behavior bug before style, asks about intent, suggests tests.',
      weak: 'Names and spacing.',
    },
    {
      ask: 'What would you leave out of this design?',
      strong: 'Cuts scope with a reason and a later trigger.',
      weak: 'Adds queues and services.',
    },
  ],
  workSample:
    'Pair for an hour in a small repository with failing tests, own editor and usual tools allowed; score reading, questions and tests.',
  conditions: [
    'On-call rotation in many teams',
    'Remote, hybrid or office by policy',
    'Work authorization and export checks in some fields',
  ],
  comesFrom:
    'Computer science programs, bootcamps, QA and support, data and hardware engineering, self-taught contributors.',
  goesTo:
    'Senior, staff and principal tracks, engineering management, product, architecture, start-ups.',
  rivals: [
    'Large technology companies',
    'Venture-backed start-ups',
    'Banks and insurers',
    'Defense contractors with clearances',
    'Contract rates through consultancies',
  ],
  seasons: [
    'Bonus and vesting dates in February, March and August free people',
    'New graduates are signed from September to November',
    'December is quiet; first contact in January is answered best',
  ],
  exclude: ['recruiter', 'bootcamp instructor', 'student'],
  occupations: [
    {
      soc: '15-1252',
      name: 'Software developer',
      titles:
        'Software Engineer | Software Developer | Full Stack Developer | Backend Engineer | Frontend Engineer | Frontend Developer | Backend Developer | DevOps Engineer | Site Reliability Engineer | Mobile Developer | iOS Developer | Android Developer | Java Developer | Python Developer | Embedded Software Engineer | Platform Engineer | Game Developer | .NET Developer | React Developer | Staff Engineer | Software Engineering Intern',
      abroad:
        'Softwareentwickler | Softwareentwicklerin | Fachinformatiker Anwendungsentwicklung | Anwendungsentwickler | Développeur | Développeuse | Ingénieur logiciel',
      skills:
        'system design | data structures | API design | automated testing | code review | debugging | cloud deployment | SQL',
      tools:
        'Git and GitHub | Java | Python | TypeScript | C# | Go | React | AWS, Azure or Google Cloud | Docker and Kubernetes | PostgreSQL | Terraform',
      credentials:
        'AWS Certified Developer @ Amazon Web Services | CKA @ Cloud Native Computing Foundation | Azure Developer Associate @ Microsoft',
      duties:
        'design, write, test and ship changes | review the code of others | run what was built and fix it at night if needed | break work into small releases | write down decisions',
      conditions: 'screen work | on-call rotation | remote or hybrid',
      from: '15-1251 15-1253 15-1254 15-1232',
      to: '11-3021 15-1299 15-1243',
    },
    {
      soc: '15-1253',
      name: 'Software quality analyst or tester',
      titles:
        'QA Engineer | Quality Assurance Analyst | Software Tester | SDET | Test Automation Engineer | QA Analyst | QA Lead | Software Test Engineer | Game Tester',
      abroad: 'Softwaretester | Testingenieur Software | Testeur logiciel',
      skills:
        'test design | automation | API testing | exploratory testing | defect reports | performance testing | CI pipelines',
      tools: 'Playwright | Selenium | Cypress | Postman | JMeter | TestRail | Jira',
      credentials: 'ISTQB Foundation @ ISTQB through ASTQB',
      duties:
        'find risk before release | automate what repeats | write defects that are fixed at once | watch flaky tests | advise on release',
      conditions: 'release peaks | remote common',
      from: '15-1232 43-9061',
      to: '15-1252 15-1299',
    },
    {
      soc: '15-1254',
      name: 'Web developer',
      titles:
        'Web Developer | Front End Web Developer | WordPress Developer | Shopify Developer | Web Engineer | Drupal Developer | JavaScript Developer | Webmaster',
      abroad: 'Webentwickler | Webentwicklerin | Développeur web | Intégrateur web',
      skills:
        'HTML, CSS and JavaScript | responsive layout | accessibility | CMS theming | performance | e-commerce integration | SEO basics',
      tools: 'WordPress | Shopify | React or Vue | PHP | Git | Lighthouse',
      credentials: 'CPACC or WAS @ IAAP',
      duties:
        'build and maintain sites | make them fast and accessible | integrate forms, shops and analytics | fix and update safely | talk with clients or marketers',
      conditions: 'deadline launches | freelance common',
      from: '27-1024 15-1255',
      to: '15-1252 15-1255',
    },
    {
      soc: '15-1251',
      name: 'Computer programmer',
      titles:
        'Programmer | Computer Programmer | Programmer Analyst | COBOL Programmer | Mainframe Developer | ETL Developer | Application Programmer | Salesforce Developer | SAP ABAP Developer | ERP Developer',
      abroad: 'Programmierer | Programmiererin | Programmeur',
      skills:
        'maintaining existing systems | reading old code | batch jobs | SQL | ERP customization | documentation',
      tools: 'COBOL and JCL | ABAP | Apex | PL/SQL | Visual Studio',
      credentials: 'Platform Developer I @ Salesforce | SAP Certified Development Associate @ SAP',
      duties:
        'change and maintain programs to specification | trace faults in batch and interfaces | test and document | support month-end runs',
      conditions: 'batch windows | office or remote',
      from: '15-1232 15-1231',
      to: '15-1252 15-1211',
    },
    {
      soc: '11-3021',
      name: 'Engineering or IT manager',
      titles:
        'IT Manager | Software Engineering Manager | IT Director | Chief Technology Officer | CTO | Chief Information Officer | CIO | VP Engineering | Director of Software Engineering | Information Systems Manager | Application Manager | Head of IT | CISO',
      abroad:
        'IT-Leiter | IT-Leiterin | Leiter Softwareentwicklung | EDV-Leiter | Responsable informatique | DSI',
      skills:
        'hiring and coaching engineers | delivery planning | architecture judgement | vendor and budget control | security and continuity | incident leadership',
      tools: 'Jira | AWS or Azure | ServiceNow | M365 admin | cost dashboards',
      credentials: 'ITIL 4 @ PeopleCert | CISSP @ ISC2 | PMP @ Project Management Institute',
      duties:
        'build and keep the team | decide architecture and vendors with cost | keep services up and safe | plan with the business | answer in incidents and audits',
      conditions: 'escalations at any hour | hybrid',
      from: '15-1252 15-1244 15-1299',
      to: '11-1011 11-1021',
    },
  ],
};
