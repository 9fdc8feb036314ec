import type { FamilySource } from '../family-source.ts';

export const k12Teaching: FamilySource = {
  id: 'k12-teaching',
  name: 'School teaching and school leadership',
  channels: [
    {
      kind: 'school',
      name: 'Colleges of education, residency and alternative-route programs',
      approach: 'Host student teachers; sign early contracts in January for shortage subjects.',
    },
    {
      kind: 'posting',
      name: 'SchoolSpring, Frontline (K12JobSpot), TeachersFirst, state education job sites',
      approach: 'List grade, subject, schedule, salary step table and class size.',
    },
    {
      kind: 'referral',
      name: 'Teachers, aides and substitutes in the building',
      approach: 'Grow your own: pay the licence courses of aides and long-term substitutes.',
    },
    {
      kind: 'community',
      name: 'Parent networks, Teach For America and Peace Corps alumni, exchange programs',
      approach: 'Career changers respond to mentoring and a paid licence route.',
    },
    {
      kind: 'association',
      name: 'Subject associations (NCTM, NSTA, NCTE), CEC for special education',
      approach: 'State conferences in fall are where specialists are met.',
    },
  ],
  gathering: [
    'District and county job fairs from February to April',
    'Teacher groups on Facebook and TikTok, subject subreddits',
    'State subject conferences',
    'Teachers Pay Teachers circles',
  ],
  motives: [
    'A principal who backs them on behavior',
    'Planning time that is not taken',
    'Salary step for outside years',
    'A subject or grade they chose',
    'Loan forgiveness at Title I schools',
  ],
  worries: [
    {
      worry: 'Student behavior without support',
      answer:
        'Describe the code, who comes when called, and suspension and office referral practice.',
    },
    {
      worry: 'A class of thirty-four and no aide',
      answer: 'Give class size, caseload and aide hours.',
    },
    { worry: 'My years will not be credited', answer: 'Show the step placement in writing.' },
    {
      worry: 'Emergency licence and no mentor',
      answer: 'Name the mentor, the hours and who pays the courses.',
    },
  ],
  interview: [
    {
      ask: 'A lesson failed at minute ten. What did you see and change?',
      strong: 'Describes evidence from students, a new move, the next-day follow-up.',
      weak: 'Blames the class.',
    },
    {
      ask: 'Show me how you would teach this to someone two grades behind.',
      strong: 'Finds the missing prerequisite, uses models, checks understanding.',
      weak: 'Same thing slower.',
    },
    {
      ask: 'A parent writes an angry mail at 10 p.m.',
      strong: 'Answers next day by phone, facts, an ally tone, informs the principal.',
      weak: 'Replies at once or never.',
    },
  ],
  workSample:
    'A twenty-minute sample lesson with real students, then ten minutes of reflection; score the reflection as high as the lesson.',
  conditions: [
    'Ten-month contract, duty-free lunch by agreement',
    'Standing, noise, illness season',
    'State licence, fingerprints and background check',
  ],
  comesFrom:
    'Education programs, aides and substitutes, career changers through alternative routes, private and charter schools.',
  goesTo:
    'Instructional coach, counselor, special education, principal, curriculum companies, higher education.',
  rivals: [
    'Neighboring districts on a higher salary table',
    'Charter and private schools',
    'Online schools',
    'Corporate training and ed-tech',
  ],
  seasons: [
    'Resignations come from March to June; most hiring from April to July',
    'Special education, math and bilingual posts open all year',
    'A January start finds December graduates only',
  ],
  exclude: ['professor', 'volunteer', 'tutor'],
  occupations: [
    {
      soc: '25-2021',
      name: 'Elementary school teacher',
      titles:
        'Elementary Teacher | Elementary School Teacher | Third Grade Teacher | First Grade Teacher | Fifth Grade Teacher | Bilingual Elementary Teacher | Reading Teacher | Primary School Teacher',
      abroad: 'Grundschullehrer | Grundschullehrerin | Professeur des écoles',
      skills:
        'phonics and reading instruction | math fluency | classroom routines | small-group instruction | parent contact | assessment data | co-teaching',
      tools: 'Google Classroom | i-Ready or NWEA MAP | Seesaw | document camera',
      credentials:
        '*Elementary teaching license @ state department of education (Praxis by ETS or state test) | ESL or bilingual endorsement @ state department of education | LETRS training @ Lexia',
      duties:
        'teach all subjects to one class | teach reading by sound methods | read data and regroup | keep families informed | share duties and meetings',
      conditions: 'twenty to thirty children | supervision duties',
      from: '25-9045 25-3031 25-2011',
      to: '25-9031 11-9032 21-1012',
    },
    {
      soc: '25-2022',
      name: 'Middle school teacher',
      titles:
        'Middle School Teacher | Middle School Math Teacher | Middle School Science Teacher | 7th Grade Teacher | Junior High Teacher | Middle School English Teacher',
      skills:
        'subject instruction | adolescent behavior | formative assessment | advisory | team planning | differentiation',
      tools: 'Canvas or Google Classroom | Desmos | IXL',
      credentials:
        '*Middle grades or subject license @ state department of education (Praxis by ETS or state test)',
      duties:
        'teach five sections of a subject | hold routines through moods | plan with the grade team | run advisory | grade and reteach',
      conditions: 'up to 130 students a day | hall and lunch duty',
      from: '25-3031 25-9045',
      to: '25-2031 25-9031 11-9032',
    },
    {
      soc: '25-2031',
      name: 'High school teacher',
      titles:
        'High School Teacher | Secondary Teacher | High School Math Teacher | High School English Teacher | Chemistry Teacher | Spanish Teacher | History Teacher | Biology Teacher | Music Teacher | PE Teacher',
      abroad:
        'Gymnasiallehrer | Lehrer | Lehrerin | Oberstufenlehrer | Professeur de lycée | Enseignant',
      skills:
        'subject depth | AP or IB curriculum | lab safety | writing feedback | college guidance | classroom culture',
      tools: 'Canvas | PowerSchool | AP Classroom | lab equipment',
      credentials:
        '*Secondary subject license @ state department of education (Praxis by ETS or state test) | AP training @ College Board',
      duties:
        'teach five classes and several preparations | grade writing and labs | prepare for state and AP exams | coach or sponsor a club | write recommendations',
      conditions: 'grading at night | coaching seasons',
      from: '25-2022 25-3031',
      to: '11-9032 25-9031 25-1194',
    },
    {
      soc: '25-2052',
      name: 'Special education teacher, elementary',
      titles:
        'Special Education Teacher | SPED Teacher | Elementary Special Education Teacher | Resource Teacher | Intervention Specialist | Autism Teacher | Self-Contained Teacher',
      abroad: 'Sonderpädagoge | Förderschullehrer | Enseignant spécialisé',
      skills:
        'IEP writing | behavior intervention plans | specially designed instruction | progress monitoring | co-teaching | aide supervision | parent advocacy',
      tools: 'Frontline or SEIS IEP system | AAC | Unique Learning System | data sheets',
      credentials:
        '*Special education license @ state department of education | CPI @ Crisis Prevention Institute',
      duties:
        'write and defend IEPs on time | teach to individual goals | lead aides | take behavior data and change the plan | meet families',
      conditions: 'physical behavior at times | legal deadlines | paperwork load',
      from: '25-9045 25-2021 29-2053',
      to: '25-9031 11-9032 29-1127',
    },
    {
      soc: '25-2058',
      name: 'Special education teacher, secondary',
      titles:
        'High School Special Education Teacher | Transition Teacher | Secondary Special Education Teacher | Life Skills Teacher | High School Inclusion Teacher',
      skills:
        'transition planning | co-teaching in subjects | IEP compliance | vocational skills | behavior support',
      tools: 'IEP system | job-site checklists | reading software',
      credentials: '*Special education license @ state department of education',
      duties:
        'plan the step after school | co-teach subjects | run life-skill and work placements | keep IEP dates',
      conditions: 'caseload of fifteen to thirty | legal deadlines',
      from: '25-9045 25-2031',
      to: '11-9032 21-1015',
    },
    {
      soc: '25-2012',
      name: 'Kindergarten teacher',
      titles:
        'Kindergarten Teacher | Transitional Kindergarten Teacher | TK Teacher | Bilingual Kindergarten Teacher',
      skills:
        'early literacy | play-based learning | routines | developmental screening | family onboarding',
      tools: 'Heggerty | Seesaw | sensory materials',
      credentials: '*Early childhood or elementary license @ state department of education',
      duties:
        'teach first reading and number sense | build school habits | screen for delays | work with an aide | keep parents close',
      conditions: 'floor work | constant supervision',
      from: '25-2011 25-9045',
      to: '25-2021 25-9031',
    },
    {
      soc: '25-3031',
      name: 'Substitute teacher',
      titles:
        'Substitute Teacher | Guest Teacher | Long-term Substitute | Building Substitute | Sub',
      abroad: 'Vertretungslehrer | Professeur remplaçant',
      skills: 'quick rapport | classroom control | following plans | flexibility across grades',
      tools: 'Frontline absence system | attendance app',
      credentials: '*Substitute permit @ state or district',
      duties:
        'teach from plans left behind | take attendance and keep order | leave notes | cover duties',
      conditions: 'day calls at 6 a.m. | different buildings',
      from: '25-9045 39-9011',
      to: '25-2021 25-2031',
    },
    {
      soc: '25-9045',
      name: 'Teaching assistant',
      titles:
        'Paraprofessional | Teacher Aide | Teaching Assistant | Paraeducator | Instructional Aide | Classroom Aide | Special Education Aide | One-on-One Aide',
      abroad: 'Schulbegleiter | Integrationshelfer | AESH | Assistant d éducation',
      skills:
        'small-group support | behavior plans | toileting and mobility help | data taking | patience | bilingual support',
      tools: 'data sheets | AAC devices | gait and safety equipment',
      credentials:
        'ParaPro Assessment @ ETS | CPI @ Crisis Prevention Institute | *Fingerprint clearance @ state agency',
      duties:
        'support one child or a group | follow behavior and care plans | supervise lunch and buses | prepare materials',
      conditions: 'school hours | lifting and behavior | no summer pay',
      from: '39-9011 31-1120',
      to: '25-2052 25-2021 25-3031',
    },
    {
      soc: '11-9032',
      name: 'School principal or administrator',
      titles:
        'Principal | School Principal | Assistant Principal | Vice Principal | Dean of Students | School Administrator | Head of School | School Superintendent',
      abroad: 'Schulleiter | Rektor Schule | Directeur d école | Principal de collège',
      skills:
        'teacher observation and coaching | master schedule | discipline | budgets and Title funds | family and board communication | safety planning',
      tools:
        'PowerSchool or Infinite Campus | evaluation rubric (Danielson, Marzano) | state report dashboards',
      credentials:
        '*Administrator license @ state department of education (SLLA by ETS) | *Teaching years @ district policy',
      duties:
        'hire, observe and develop teachers | answer for results and safety | run the schedule and budget | meet families and the board | cover buses, games and crises',
      conditions: 'twelve-month contract | evenings',
      from: '25-2031 25-9031 21-1012',
      to: '11-1011 11-9033',
    },
    {
      soc: '25-9031',
      name: 'Instructional coordinator',
      titles:
        'Instructional Coach | Curriculum Coordinator | Curriculum Specialist | Instructional Designer | Literacy Coach | Curriculum Developer | Instructional Coordinator',
      abroad: 'Didaktiker | Concepteur pédagogique',
      skills:
        'curriculum mapping | coaching cycles | assessment design | data meetings | adult learning | course authoring',
      tools: 'Articulate 360 | Canvas | Illuminate data | standards databases',
      credentials:
        'Teaching license for schools @ state department of education | CPTD for corporate design @ Association for Talent Development',
      duties:
        'coach teachers in classrooms | choose and write curriculum | lead data meetings | build courses and assessments',
      conditions: 'several buildings or remote',
      from: '25-2021 25-2031',
      to: '11-9032 11-3131',
    },
    {
      soc: '21-1012',
      name: 'School counselor or career advisor',
      titles:
        'School Counselor | Guidance Counselor | Academic Advisor | Career Counselor | College Counselor | Career Advisor | Student Advisor | Academic Counselor',
      abroad: 'Schulberater | Studienberater | Berufsberater | Conseiller d orientation',
      skills:
        'academic planning | crisis response | small groups | college and career advising | 504 coordination | suicide screening',
      tools: 'Naviance or Scoir | PowerSchool | Handshake | EAB Navigate',
      credentials:
        '*School counselor license for schools @ state department of education | NCC @ National Board for Certified Counselors | GCDF @ CCE',
      duties:
        'plan courses and graduation | answer crises | advise on college, work and aid | run groups | keep 504 plans',
      conditions: 'caseloads of 250 to 450 | seasonal peaks',
      from: '25-2031 21-1093 25-9045',
      to: '11-9032 11-9033',
    },
  ],
};
