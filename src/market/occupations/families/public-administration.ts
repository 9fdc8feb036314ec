import type { FamilySource } from '../family-source.ts';

export const publicAdministration: FamilySource = {
  id: 'public-administration',
  name: 'Public administration, courts and elections',
  channels: [
    {
      kind: 'posting',
      name: 'GovernmentJobs (NEOGOV), county and city sites, state league boards',
      approach:
        'Translate the class title into plain words in the first line; "Departmental Analyst 9-P11" is not searched by anyone.',
    },
    {
      kind: 'association',
      name: 'NACo, NCSL, ICMA, IIMC for clerks, Election Center and state clerk associations',
      approach: 'Certified clerks and election officials follow their state association list.',
    },
    {
      kind: 'referral',
      name: 'Neighboring counties, former poll workers, temporary staff of the last cycle',
      approach: 'Seasonal staff who came back twice are tested candidates.',
    },
    {
      kind: 'school',
      name: 'MPA and public policy programs, internships',
      approach: 'Offer a capstone with real data; hire into analyst and specialist classes.',
    },
    {
      kind: 'community',
      name: 'League of Women Voters, bar associations, veterans groups, libraries',
      approach: 'Reaches people who care about the institution.',
    },
  ],
  gathering: [
    'State association conferences and certification classes',
    'Regional clerk meetings',
    'Poll worker trainings',
  ],
  motives: [
    'Pension, health plan and steady steps',
    'Service that neighbors see',
    'Remote or hybrid days outside deadlines',
    'A certification the county pays',
  ],
  worries: [
    {
      worry: 'Threats and public anger',
      answer: 'Describe security, media handling and the legal support of the office.',
    },
    {
      worry: 'Unpaid overtime in the season',
      answer: 'State comp time or overtime rule and the last season hours.',
    },
    {
      worry: 'Civil service process takes months',
      answer: 'Give list dates and the probation rule.',
    },
    {
      worry: 'Political pressure',
      answer: 'Name the statute, board and reporting line that protect the work.',
    },
  ],
  interview: [
    {
      ask: 'A candidate or citizen demands something the statute does not allow, with press present.',
      strong:
        'Cites the rule in plain words, treats all sides alike, documents, offers the lawful path.',
      weak: 'Argues or makes an exception.',
    },
    {
      ask: 'How do you check a process that must have zero errors and a fixed date?',
      strong: 'Dual control, logs, reconciliation, rehearsal, spare days.',
      weak: '"I am careful."',
    },
    {
      ask: 'Tell us about leading temporary staff.',
      strong: 'Short written procedures, shift leads, same-day corrections.',
      weak: 'Does it alone.',
    },
  ],
  workSample:
    'Reconcile a small batch with planted discrepancies and write the memo to the board; or answer a public-records request from a folder of ten documents.',
  conditions: [
    'Statutory deadlines and public scrutiny',
    'Long days around elections, court terms or filing dates',
    'Background check, oath and often residency rule',
  ],
  comesFrom:
    'Municipal and court clerks, legal assistants, campaign and legislative staff, bank and records office workers, veterans.',
  goesTo: 'Deputy and director posts, state agencies, nonprofit and vendor roles, city management.',
  rivals: [
    'State agencies on a higher grade',
    'Neighboring counties',
    'Election and court technology vendors',
    'Universities',
    'Law firms for clerks',
  ],
  seasons: [
    'Election offices cannot release or train people from August to mid-November of even years',
    'Budgets open positions in July or October',
    'Eligibility lists are tested once or twice a year',
  ],
  exclude: ['campaign volunteer', 'intern'],
  occupations: [
    {
      soc: '11-9199',
      variant: 'elections-administrator',
      name: 'Elections administrator',
      figures: 'none',
      titles:
        'Elections Administrator | Director of Elections | Election Director | Elections Manager | Registrar of Voters | Supervisor of Elections | Deputy Elections Director | County Elections Official | Elections Superintendent',
      skills:
        'election law | ballot preparation and proofing | voting system custody | poll worker programs | canvass and audit | public communication | budgets | contingency planning',
      tools:
        'voter registration system | election management system (ES&S, Dominion, Hart) | electronic poll books | GIS precinct maps | chain-of-custody logs',
      credentials:
        'CERA @ Election Center | State election official certification @ secretary of state or state board | FEMA ICS courses @ Federal Emergency Management Agency',
      duties:
        'run federal, state and local elections to the statute | maintain the voter rolls | recruit and train poll workers | secure and test equipment in public | canvass, certify and audit | answer candidates, press and courts',
      conditions:
        'seven-day weeks near elections | public scrutiny | lifting equipment | bonded and sworn position',
      from: '43-4031 43-1011 11-3012',
      to: '11-1021 11-1011',
    },
    {
      soc: '43-1011',
      variant: 'elections-supervisor',
      name: 'Elections or voter services supervisor',
      figures: 'group',
      titles:
        'Voter Services Supervisor | Elections Supervisor | Ballot Processing Supervisor | Voter Registration Supervisor | Election Operations Supervisor | Vote by Mail Supervisor | Absentee Ballot Coordinator | Elections Coordinator',
      skills:
        'supervising permanent and seasonal staff | signature and eligibility rules | workflow and volume planning | quality checks | accessible service | written procedures',
      tools:
        'voter registration database | ballot sorting equipment | signature verification software | ticketing and phone queue',
      credentials:
        'CERA @ Election Center | State election certification @ secretary of state or state board',
      duties:
        'lead a registration, ballot or voter help team | plan staff for peaks | check and reconcile daily counts | train seasonal workers | solve voter cases within the law',
      conditions: 'mandatory overtime in election periods | public contact | secure rooms',
      from: '43-4031 43-4051 43-9061',
      to: '11-9199 11-3012',
    },
    {
      soc: '43-4031',
      name: 'Court, municipal or license clerk',
      titles:
        'Court Clerk | Municipal Clerk | City Clerk | Deputy Clerk | County Clerk | License Clerk | Elections Clerk | Election Specialist | Town Clerk | Deputy Court Clerk | Motor Vehicle Representative | Judicial Assistant | Elections Specialist',
      abroad:
        'Verwaltungsfachangestellte | Justizfachangestellte | Greffier | Agent administratif territorial',
      skills:
        'records and minutes | filing rules | fee handling | public counter service | statute look-up | oath and notary duties',
      tools:
        'Odyssey or Tyler court system | voter or licence database | agenda software (Granicus) | cash register',
      credentials:
        'CMC or MMC @ International Institute of Municipal Clerks | Notary @ state | NCIC access @ state criminal justice agency',
      duties:
        'accept, check and file papers | take minutes and keep the record | issue licences and collect fees | help the public without giving legal advice | keep calendars and notices lawful',
      conditions: 'public counter | evening meetings | deadlines by law',
      from: '43-9061 43-6014 43-4171',
      to: '23-2011 43-1011 11-3012',
    },
    {
      soc: '43-4061',
      name: 'Eligibility interviewer',
      titles:
        'Eligibility Specialist | Eligibility Worker | Benefits Eligibility Technician | Medicaid Eligibility Specialist | Human Services Eligibility Worker | Social Security Claims Representative',
      skills:
        'interviewing | policy application | verification | calculation of benefits | timeliness | calm with distressed people',
      tools: 'state integrated eligibility system | document imaging | IVR queues',
      credentials: '*Civil service test @ state or county personnel board',
      duties:
        'interview applicants | verify income and status | decide within federal timelines | explain denials and appeals | renew and correct cases',
      conditions: 'phone or lobby quotas | open enrollment peaks',
      from: '43-4051 43-9061',
      to: '21-1093 13-1041 43-1011',
    },
    {
      soc: '19-3051',
      name: 'Urban or regional planner',
      titles:
        'Urban Planner | City Planner | Planner | Land Use Planner | Transportation Planner | Community Development Planner | Zoning Administrator',
      abroad: 'Stadtplaner | Raumplaner | Urbaniste',
      skills:
        'zoning review | comprehensive plans | GIS | public hearings | staff reports | grant writing',
      tools: 'ArcGIS | Adobe suite | permit system (Accela) | census data',
      credentials: 'AICP @ American Planning Association',
      duties:
        'review applications against code | write staff reports | run public meetings | draft plans and ordinances | manage consultants and grants',
      conditions: 'evening hearings | site visits',
      from: '17-3011 43-4031',
      to: '11-9199 11-1021',
    },
  ],
};
