import type { FamilySource } from '../family-source.ts';

export const higherEducation: FamilySource = {
  id: 'higher-education',
  name: 'Higher education, libraries and private instruction',
  channels: [
    {
      kind: 'posting',
      name: 'HigherEdJobs, Chronicle, Inside Higher Ed, institution site',
      approach: 'State rank, load, line (tenure, clinical, adjunct), salary band and search dates.',
    },
    {
      kind: 'association',
      name: 'Discipline societies, ALA JobLIST, NACADA, NASPA',
      approach: 'Society lists reach the few hundred people who qualify.',
    },
    {
      kind: 'direct',
      name: 'Doctoral program graduates and practicing clinicians',
      approach: 'Clinicians move to teaching for schedule; name the practice day they may keep.',
    },
    {
      kind: 'referral',
      name: 'Faculty, adjuncts and alumni',
      approach: 'Adjuncts who fill evaluations well are the first list.',
    },
    {
      kind: 'community',
      name: 'Music shops, parent groups, maker spaces for private instruction',
      approach: 'Instructors bring their students along when the split is fair.',
    },
  ],
  gathering: [
    'Annual discipline meetings',
    'ALA and state library conferences',
    'Department listservs',
    'Adjunct unions',
  ],
  motives: [
    'Autonomy over courses',
    'Load and release time',
    'Tuition benefit for family',
    'Promotion path off the adjunct track',
    'Students who want to be there',
  ],
  worries: [
    {
      worry: 'One-year line that is never renewed',
      answer: 'Say how many renewals happened in three years.',
    },
    { worry: 'Search that takes nine months', answer: 'Publish the dates and keep them.' },
    {
      worry: 'Enrolment falling and programs cut',
      answer: 'Give program headcount of three years.',
    },
  ],
  interview: [
    {
      ask: 'Teach us your hardest topic for fifteen minutes.',
      strong: 'Starts from what students know, checks, adapts to the room.',
      weak: 'Reads slides.',
    },
    {
      ask: 'Which student did you lose, and what did you change?',
      strong: 'Specific, uses early-alert data or office hours.',
      weak: 'Students are not prepared.',
    },
    {
      ask: 'What would you stop doing in this office or library?',
      strong: 'Has read the reports, proposes a trade.',
      weak: 'Only additions.',
    },
  ],
  workSample:
    'Teaching demonstration, or for staff a memo on a real retention or collection problem with data supplied.',
  conditions: [
    'Semester rhythm with evening classes',
    'Search committees and references',
    'Accreditation rules on degrees per course',
  ],
  comesFrom:
    'Doctoral and master programs, practice in the field taught, adjunct pools, student workers in libraries.',
  goesTo: 'Tenure, program direction, administration, ed-tech and publishing, consulting.',
  rivals: [
    'Other institutions in driving range or online',
    'Industry pay in nursing, business and computing',
    'School districts',
    'Tutoring companies',
  ],
  seasons: [
    'Faculty posts open from September to November for the next August',
    'Advisors and staff move in May and June',
    'Adjuncts are staffed eight weeks before each term',
  ],
  exclude: ['student worker'],
  occupations: [
    {
      soc: '25-1071',
      name: 'Health specialties faculty',
      titles:
        'Clinical Faculty | Health Sciences Professor | Allied Health Instructor | Dental Hygiene Instructor | Public Health Professor | Medical School Faculty',
      skills:
        'clinical teaching | simulation | curriculum to accreditation | scholarship | student assessment',
      tools: 'Canvas or Blackboard | simulation lab | ExamSoft | clinical placement software',
      credentials:
        '*Clinical license in the field @ state board | Terminal or master degree @ accredited university',
      duties:
        'teach and supervise clinical students | build courses to accreditation | assess competence | publish or practise',
      conditions: 'clinical days off campus | committee work',
      from: '29-1123 29-1141 29-1051',
      to: '11-9033',
    },
    {
      soc: '25-1072',
      name: 'Nursing instructor',
      titles:
        'Nursing Instructor | Nursing Faculty | Assistant Professor of Nursing | Clinical Nursing Instructor | Nurse Educator',
      skills:
        'clinical supervision | NCLEX preparation | simulation | skills check-off | remediation',
      tools: 'ATI or HESI | simulation manikins | Canvas',
      credentials:
        '*RN license @ state board of nursing | *MSN or DNP @ accredited university | CNE @ National League for Nursing',
      duties:
        'teach theory and lead clinical groups | run simulation | remediate before licensure exams | keep board and ACEN or CCNE files',
      conditions: 'early clinical days | lower pay than bedside',
      from: '29-1141 29-1171',
      to: '11-9033',
    },
    {
      soc: '25-1194',
      name: 'Career and technical education instructor, postsecondary',
      titles:
        'CTE Instructor | Welding Instructor | Automotive Instructor | Vocational Instructor | HVAC Instructor | Cosmetology Instructor | Trade School Instructor | Technical Instructor',
      abroad: 'Berufsschullehrer | Fachlehrer | Formateur technique',
      skills:
        'trade mastery | shop safety | competency grading | industry contacts | patience with beginners',
      tools: 'training shop equipment | NCCER or ASE curriculum | LMS',
      credentials: '*Trade certification or license taught @ trade body | CTE credential @ state',
      duties:
        'demonstrate and coach in the shop | grade to industry standards | place students with employers | maintain equipment and safety',
      conditions: 'shop noise | evening classes',
      from: '51-4121 49-3023 47-2111 39-5012',
      to: '11-9033 13-1151',
    },
    {
      soc: '25-1199',
      variant: 'professor',
      name: 'College instructor or professor',
      figures: 'none',
      titles:
        'Professor | Assistant Professor | Associate Professor | Adjunct Instructor | Adjunct Professor | History Professor | English Professor | Biology Professor | Psychology Professor | Lecturer | College Instructor | Adjunct Faculty | Visiting Professor',
      abroad:
        'Dozent | Professor | Wissenschaftlicher Mitarbeiter | Maître de conférences | Enseignant-chercheur',
      skills:
        'course design | lecturing and seminars | assessment | advising | research or practice record',
      tools: 'Canvas | plagiarism checkers | research databases',
      credentials:
        '*Master or doctoral degree in field @ accredited university | AACSB qualification for business faculty @ AACSB',
      duties:
        'teach and revise courses | hold office hours | grade with feedback | publish or practise | serve on committees',
      conditions: 'semester peaks | renewable contracts',
      from: '25-9044',
      to: '11-9033',
    },
    {
      soc: '11-9033',
      name: 'College administrator',
      titles:
        'Registrar | Dean | Academic Dean | Admissions Director | Director of Admissions | Provost | Director of Financial Aid | Student Affairs Director | Department Chair | Associate Dean',
      abroad: 'Studiengangsleiter | Hochschulreferent | Responsable pédagogique',
      skills:
        'enrolment management | accreditation reports | student conduct | budgeting | shared governance | compliance (FERPA, Title IV, Title IX)',
      tools: 'Banner or PeopleSoft | Slate | Salesforce Education | Tableau',
      credentials: 'Master or doctoral degree @ accredited university',
      duties:
        'run an office or school | meet enrolment and retention goals | lead accreditation | settle faculty and student cases | manage budget',
      conditions: 'committee calendar | evening events',
      from: '25-1199 21-1012 13-1199',
      to: '11-1011',
    },
    {
      soc: '25-4022',
      name: 'Librarian',
      titles:
        'Librarian | Reference Librarian | School Librarian | Media Specialist | Childrens Librarian | Academic Librarian | Library Media Specialist | Branch Librarian',
      abroad: 'Bibliothekar | Bibliothekarin | Bibliothécaire | Documentaliste',
      skills:
        'reference interviews | collection development | programming | cataloging | information literacy teaching | challenged-materials policy',
      tools: 'Sierra, Alma or Polaris | OCLC | LibGuides | OverDrive',
      credentials:
        '*MLS or MLIS @ ALA-accredited school | School library endorsement @ state department of education',
      duties:
        'answer questions and teach searching | choose and weed collections | run programs | manage desks, staff or budgets | handle difficult visitors',
      conditions: 'evening and weekend desks',
      from: '25-4031 43-4121 25-2031',
      to: '11-9033 11-9199',
    },
    {
      soc: '25-4031',
      name: 'Library technician',
      titles:
        'Library Technician | Library Technical Assistant | Cataloging Technician | Library Media Technician | Serials Technician',
      abroad:
        'Fachangestellte für Medien- und Informationsdienste | FaMI | Assistant de bibliothèque',
      skills:
        'circulation | shelving accuracy | patron service | basic cataloging | technology help',
      tools: 'integrated library system | RFID self-check | public computers',
      credentials: 'LSSC @ ALA-APA',
      duties:
        'check items in and out | process new materials | help with computers and printing | support programs',
      conditions: 'standing and lifting book carts | evenings',
      from: '43-9061 41-2011',
      to: '25-4022',
    },
    {
      soc: '25-3041',
      name: 'Tutor',
      titles:
        'Tutor | Math Tutor | Online Tutor | Reading Tutor | SAT Tutor | Academic Tutor | Learning Center Instructor',
      abroad: 'Nachhilfelehrer | Professeur particulier',
      skills:
        'diagnosing gaps | explaining three ways | test strategy | rapport with teens | progress reports',
      tools: 'Zoom and shared whiteboards | Wyzant or Varsity Tutors | Desmos',
      credentials: 'CRLA tutor certification @ College Reading and Learning Association',
      duties:
        'find the missing step | practise with the student | report to parents | prepare for exams',
      conditions: 'after-school and weekend hours | part time',
      from: '25-3031 25-9044',
      to: '25-2031 25-2021',
    },
    {
      soc: '25-3021',
      name: 'Self-enrichment instructor',
      titles:
        'Music Instructor | Swim Instructor | Dance Teacher | Art Instructor | Driving Instructor | Yoga Teacher | Piano Teacher | Martial Arts Instructor | Ski Instructor | Gymnastics Coach',
      abroad:
        'Musiklehrer | Tanzlehrer | Fahrlehrer | Moniteur d auto-école | Professeur de musique',
      skills:
        'skill demonstration | lesson sequencing | child and adult motivation | safety | retention of students',
      tools: 'studio booking app | instruments or equipment | video lessons',
      credentials:
        'WSI for swimming @ American Red Cross | RYT for yoga @ Yoga Alliance | *Instructor license for driving @ state motor vehicle agency',
      duties:
        'teach groups and individuals | plan progress and recitals | keep students safe | sell the next term',
      conditions: 'evenings and weekends | paid by class',
      from: '39-9031 39-9032',
      to: '25-2031 39-1014',
    },
    {
      soc: '43-4121',
      name: 'Library assistant',
      titles:
        'Library Assistant | Circulation Assistant | Library Clerk | Library Page | Library Associate',
      abroad: 'Bibliotheksassistent | Agent de bibliothèque',
      skills:
        'desk service | shelving by call number | fines and holds | calm with difficult patrons',
      tools: 'integrated library system | RFID self-check',
      credentials: 'LSSC @ ALA-APA',
      duties:
        'check out, shelve and find | register patrons | answer first questions | keep rooms in order',
      conditions: 'standing, book carts | evenings and weekends',
      from: '41-2011 43-9061',
      to: '25-4031 25-4022',
    },
  ],
};
