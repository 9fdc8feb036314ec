import type { FamilySource } from '../family-source.ts';

export const productProject: FamilySource = {
  id: 'product-project',
  name: 'Product, project and business analysis',
  channels: [
    {
      kind: 'direct',
      name: 'LinkedIn by product type, release notes and conference talks',
      approach: 'Write about one product decision of theirs; say what this role decides alone.',
    },
    {
      kind: 'community',
      name: 'Mind the Product, Lenny Rachitsky community, Product School, PMI chapters',
      approach: 'Channel posts need stage, team shape, salary and who owns the roadmap.',
    },
    {
      kind: 'posting',
      name: 'LinkedIn, Built In, USAJobs for public digital services, PMI job board',
      approach:
        'Separate product from project in the title; the wrong word brings the wrong hundred.',
    },
    {
      kind: 'referral',
      name: 'Engineers and designers who worked with good ones',
      approach: 'Ask engineers whom they would follow.',
    },
    {
      kind: 'agency',
      name: 'Contract project managers and consultants in your programs',
      approach: 'Offer permanence with a named program.',
    },
  ],
  gathering: [
    'ProductCamp and Mind the Product',
    'PMI chapter dinners',
    'Civic-tech groups such as Code for America brigades',
    'Agile meetups',
  ],
  motives: [
    'Real decision rights',
    'A problem worth years',
    'Access to users and data',
    'Title and scope growth',
    'Mission in public service',
  ],
  worries: [
    {
      worry: 'A roadmap dictated from above',
      answer: 'Name the last thing the team chose not to build.',
    },
    { worry: 'Project manager with no authority', answer: 'State budget and escalation rights.' },
    { worry: 'Feature factory', answer: 'Show a metric the team moved.' },
    {
      worry: 'Contract ends with the program',
      answer: 'State term, extensions and conversion odds.',
    },
  ],
  interview: [
    {
      ask: 'Tell me about something you stopped.',
      strong: 'Evidence, cost sunk, how the sponsor was told, what followed.',
      weak: 'Nothing stopped.',
    },
    {
      ask: 'Two teams claim the same engineers. What do you do this week?',
      strong: 'Makes the trade visible, gets a decision by the owner with a date.',
      weak: 'Meets both halfway.',
    },
    {
      ask: 'What do users do today without us?',
      strong: 'Starts with how to find out; separates fact from guess.',
      weak: 'Lists features.',
    },
  ],
  workSample:
    'A ninety-minute exercise on a real, old problem: frame it, list unknowns, choose the first step, write half a page.',
  conditions: [
    'Meetings across time zones',
    'Accountable without direct authority',
    'Hybrid or remote',
  ],
  comesFrom:
    'Engineering, design, support, consulting, military operations, construction for project controls.',
  goesTo: 'Group product lead, program director, operations, founders, chief of staff.',
  rivals: [
    'Technology companies with equity',
    'Consultancies',
    'Banks and insurers with large programs',
    'Government digital services',
  ],
  seasons: [
    'Budgets release programs in January and, in government, October',
    'Vesting and bonus dates in February and March free people',
  ],
  exclude: ['student', 'coach', 'recruiter'],
  occupations: [
    {
      soc: '11-2021',
      variant: 'product-manager',
      name: 'Product manager',
      figures: 'group',
      titles:
        'Product Manager | Senior Product Manager | Product Owner | Technical Product Manager | Digital Product Manager | Group Product Manager | Product Lead | Director of Product | Director of Product Management | Head of Product | Platform Product Manager | Data Product Manager | AI Product Manager',
      abroad: 'Produktmanager | Produktmanagerin | Product Owner | Chef de produit digital',
      skills:
        'discovery and user research | roadmap trade-offs | outcome metrics | backlog slicing | stakeholder alignment | experiment design | writing clear problem statements',
      tools: 'Jira or Linear | Amplitude or Mixpanel | Figma | SQL | Productboard',
      credentials: 'CSPO @ Scrum Alliance | PSPO @ Scrum.org',
      duties:
        'find and frame problems worth solving | decide what not to build | work daily with design and engineering | measure outcomes after release | keep sponsors honest about evidence',
      conditions: 'accountable without authority | hybrid or remote',
      from: '15-1252 15-1255 13-1161 15-1211',
      to: '11-3021 11-1021',
    },
    {
      soc: '13-1082',
      name: 'Project manager',
      titles:
        'Project Manager | Project Coordinator | Senior Project Manager | Program Coordinator | Implementation Manager | PMO Analyst | Project Administrator | Project Specialist | Delivery Manager | Project Lead',
      abroad:
        'Projektmanager | Projektleiter | Projektleiterin | Projektkoordinator | Chef de projet',
      skills:
        'scope and schedule control | risk and issue logs | budget tracking | vendor management | facilitation | change control | status that tells the truth',
      tools: 'MS Project | Smartsheet | Jira | Asana | Power BI | Primavera P6',
      credentials:
        'PMP @ Project Management Institute | CAPM @ Project Management Institute | PRINCE2 @ PeopleCert | CSM @ Scrum Alliance',
      duties:
        'agree scope, dates and owners | run the plan and the meetings | surface risks early | control changes and cost | close with lessons used',
      conditions: 'deadline pressure | travel to sites in some fields',
      from: '43-6011 13-1199 43-5061',
      to: '11-1021 11-3021 11-9021',
    },
    {
      soc: '15-1299',
      variant: 'it-project-manager',
      name: 'IT project manager or scrum master',
      figures: 'group',
      titles:
        'IT Project Manager | Scrum Master | Agile Coach | Technical Project Manager | Technical Program Manager | IT Program Manager | Release Train Engineer | Agile Project Manager',
      abroad: 'IT-Projektleiter | IT-Projektmanager | Chef de projet informatique',
      skills:
        'delivery planning | removing blockers | dependency mapping | vendor and cloud cost control | facilitation | release coordination',
      tools: 'Jira | Azure DevOps | Confluence | ServiceNow | MS Project',
      credentials:
        'PMP @ Project Management Institute | CSM @ Scrum Alliance | PSM @ Scrum.org | SAFe @ Scaled Agile',
      duties:
        'plan releases with teams | track dependencies and risks | lead ceremonies that end on time | report facts to sponsors | land cut-overs',
      conditions: 'weekend cut-overs | remote common',
      from: '15-1211 15-1253 13-1082',
      to: '11-3021',
    },
    {
      soc: '13-1111',
      name: 'Management consultant or analyst',
      titles:
        'Business Analyst | Management Consultant | Management Analyst | Consultant | Strategy Analyst | Process Improvement Analyst | Operations Analyst | Business Consultant | Program Analyst | Strategy Manager | Departmental Analyst | Policy Analyst',
      abroad:
        'Unternehmensberater | Unternehmensberaterin | Consultant | Prozessmanager | Consultant en management',
      skills:
        'problem structuring | process mapping | financial modeling | interviewing | slide writing | change management | SQL basics',
      tools: 'PowerPoint | Excel | Visio or Lucidchart | Power BI | Tableau',
      credentials:
        'CMC @ Institute of Management Consultants USA | Lean Six Sigma Green Belt @ ASQ | CBAP @ IIBA',
      duties:
        'define the question with the sponsor | collect and test data | map how work really runs | recommend with costs | stay for the change',
      conditions: 'client travel | deadline weeks',
      from: '13-2051 13-1199 13-1161',
      to: '11-1021 13-1082',
    },
    {
      soc: '13-1199',
      name: 'Business operations specialist',
      titles:
        'Business Operations Specialist | Operations Specialist | Business Operations Manager | Program Specialist | Operations Coordinator | Chief of Staff | Grants Specialist | Sustainability Specialist | Sustainability Manager | Business Continuity Planner | Operations Associate | Administrative Officer',
      abroad: 'Kaufmännischer Sachbearbeiter | Referent Geschäftsleitung | Chargé de mission',
      skills:
        'process ownership | reporting | vendor coordination | policy drafting | cross-team follow-up | spreadsheet modeling',
      tools: 'Excel | Airtable or Smartsheet | Salesforce | Tableau | Notion',
      credentials: 'Lean Six Sigma Green Belt @ ASQ | CBCP for continuity @ DRI International',
      duties:
        'run a business process end to end | prepare reports and decisions | coordinate vendors and teams | write and maintain procedures | fix what falls between departments',
      conditions: 'office or hybrid | varied deadlines',
      from: '43-6011 43-1011',
      to: '13-1082 13-1111 11-1021',
    },
  ],
};
