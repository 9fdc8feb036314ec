import type { FamilySource } from '../family-source.ts';

export const constructionManagement: FamilySource = {
  id: 'construction-management',
  name: 'Construction management, estimating and inspection',
  channels: [
    {
      kind: 'direct',
      name: 'LinkedIn by project type and value, permit and bid records',
      approach: 'Find superintendents by finished projects; name the next job, value and drive.',
    },
    {
      kind: 'referral',
      name: 'Subcontractors and architects',
      approach: 'Subs say who runs a clean job and pays on time.',
    },
    {
      kind: 'association',
      name: 'AGC, ABC, CMAA, ASPE, ICC chapters',
      approach: 'Inspectors are on ICC lists; estimators at ASPE.',
    },
    {
      kind: 'posting',
      name: 'ConstructionJobs, LinkedIn, BirdDogHR',
      approach: 'Project list, truck, bonus formula, nights away.',
    },
    {
      kind: 'school',
      name: 'Construction management programs, competitions (ASC Reno)',
      approach: 'Project engineers are signed in fall.',
    },
  ],
  gathering: ['AGC and ABC dinners', 'Bid openings', 'ICC code hearings', 'LinkedIn project posts'],
  motives: [
    'Backlog close to home',
    'Truck and job-cost bonus',
    'Bigger projects',
    'Owner who backs the field',
    'Public inspector hours',
  ],
  worries: [
    { worry: 'Nights away after this job', answer: 'Show the two-year map.' },
    { worry: 'Estimate was wrong before I came', answer: 'Share budget and buyout status.' },
    { worry: 'Three jobs, one superintendent', answer: 'State jobs per person and PE support.' },
  ],
  interview: [
    {
      ask: 'Take me through the last job that was late.',
      strong: 'Critical path, date known, recovery, cost.',
      weak: 'Weather.',
    },
    {
      ask: 'A sub stops for money you do not owe yet.',
      strong: 'Contract clause, pay app facts, calm, backup plan.',
      weak: 'Threatens.',
    },
    {
      ask: 'Find three things in this drawing set.',
      strong: 'Conflicts across disciplines.',
      weak: 'Typos.',
    },
  ],
  workSample:
    'A three-week look-ahead from a schedule, or a two-trade take-off with quotes to level.',
  conditions: [
    'Site presence from 6 a.m.',
    'Travel by project',
    'Boots, hard hat; inspectors drive all day',
  ],
  comesFrom:
    'Trades foremen, project engineers, architects and civil graduates, military engineers.',
  goesTo: 'Senior project manager, operations, owner representative, own firm, building official.',
  rivals: [
    'General contractors with the same backlog',
    'Data-center and industrial builders',
    'Owners and developers',
    'Public works with pension',
  ],
  seasons: [
    'Bids in winter, starts in spring',
    'Graduates sign in October',
    'Project end dates free people',
  ],
  exclude: ['software', 'real estate agent'],
  occupations: [
    {
      soc: '11-9021',
      name: 'Construction manager',
      titles:
        'Construction Manager | Construction Project Manager | Superintendent | Project Superintendent | Assistant Construction Project Manager | Construction Superintendent | General Superintendent | Construction Project Engineer | Owner Representative',
      abroad:
        'Bauleiter | Bauleiterin | Oberbauleiter | Conducteur de travaux | Directeur de travaux',
      skills:
        'scheduling | buyout and subcontracts | cost control | RFI and submittals | site logistics | safety | owner relations',
      tools: 'Procore | Primavera P6 or MS Project | Bluebeam | Sage 300',
      credentials:
        'CCM @ CMAA | PMP @ Project Management Institute | OSHA 30 @ OSHA-authorized trainer | Contractor license @ state board',
      duties:
        'plan and buy the job | run subs, cost and schedule | keep the site safe | write it down | close out and get paid',
      conditions: 'site days | travel by project',
      from: '47-1011 17-2051 13-1051',
      to: '11-1021',
    },
    {
      soc: '47-1011',
      name: 'Construction foreman',
      titles:
        'Construction Foreman | Foreman | Construction Supervisor | Crew Foreman | Construction Field Supervisor | Electrical Foreman | Plumbing Foreman | General Foreman | Construction Site Supervisor',
      abroad: 'Polier | Vorarbeiter | Bauvorarbeiter | Chef de chantier | Chef d équipe BTP',
      skills:
        'crew production | layout | daily planning | safety talks | material orders | quality checks | bilingual leadership',
      tools: 'Procore field app | total station or laser | timecard app',
      credentials:
        'OSHA 30 @ OSHA-authorized trainer | Competent person (excavation, scaffold, fall) @ course provider | First aid and CPR @ American Red Cross',
      duties:
        'brief and place the crew | lay out and check work | order ahead | hold safety | report hours and quantities',
      conditions: 'outdoors | early starts',
      from: '47-2031 47-2111 47-2061 47-2073',
      to: '11-9021 13-1051',
    },
    {
      soc: '13-1051',
      name: 'Cost estimator',
      titles:
        'Estimator | Construction Estimator | Cost Estimator | Project Estimator | Senior Estimator | Electrical Estimator | Chief Estimator | Preconstruction Manager',
      abroad: 'Kalkulator | Kalkulator Bau | Métreur | Chiffreur',
      skills:
        'take-off | bid leveling | scope gaps | historical cost | value engineering | bid-day calm',
      tools: 'Bluebeam | PlanSwift or OST | Accubid or HeavyBid | Excel | RSMeans',
      credentials: 'CPE @ American Society of Professional Estimators | CCP @ AACE International',
      duties:
        'read documents and quantify | solicit and level quotes | find missing scope | price risk | hand over to the field',
      conditions: 'bid deadlines | office with site walks',
      from: '47-1011 17-3011 47-2031',
      to: '11-9021',
    },
    {
      soc: '47-4011',
      name: 'Building inspector',
      titles:
        'Building Inspector | Construction Inspector | Code Inspector | Home Inspector | Electrical Inspector | Plumbing Inspector | Public Works Inspector | Combination Inspector | Plans Examiner',
      abroad: 'Bauprüfer | Baukontrolleur | Contrôleur technique construction',
      skills: 'code knowledge | plan review | field notes | conflict calm | report writing',
      tools: 'Accela or Tyler permits | code books | moisture and circuit testers',
      credentials:
        '*ICC inspector certification @ International Code Council | Home inspector license @ state board | CWI for steel @ American Welding Society',
      duties:
        'review plans and inspect stages | cite code sections | explain corrections | keep records public',
      conditions: 'driving and ladders | public contact',
      from: '47-1011 47-2111 47-2152',
      to: '11-9021 13-1041',
    },
  ],
};
