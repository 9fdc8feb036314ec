import type { FamilySource } from '../family-source.ts';

export const correctionsSecurity: FamilySource = {
  id: 'corrections-security',
  name: 'Corrections, security and community supervision',
  channels: [
    {
      kind: 'posting',
      name: 'Indeed, GovernmentJobs, guard company sites',
      approach:
        'Post, site, shift and rate in the first line; a guard applies to a gate and an hour, not to a brand.',
    },
    {
      kind: 'referral',
      name: 'Officers on shift',
      approach: 'Pay at academy completion and again after probation.',
    },
    {
      kind: 'military',
      name: 'Separating soldiers, Guard and Reserve units',
      approach: 'Military police and infantry adapt fast; match drill weekends in the roster.',
    },
    {
      kind: 'community',
      name: 'Gyms, veteran halls, job fairs in the county of the facility',
      approach: 'Commuting distance decides; nobody moves for a guard post.',
    },
    {
      kind: 'school',
      name: 'Criminal justice programs',
      approach: 'Probation departments take interns; jails take applicants at 18 or 21 by state.',
    },
  ],
  gathering: [
    'Roll call and union halls',
    'Facebook groups for officers by state',
    'ASIS chapter lunches for corporate security',
  ],
  motives: [
    'Benefits and pension within a year',
    'Fixed post and fixed days off',
    'Overtime when wanted, not when forced',
    'A step toward police, probation or federal work',
  ],
  worries: [
    {
      worry: 'Sixteen-hour doubles',
      answer: 'Give mandatory overtime per pay period and current vacancies.',
    },
    {
      worry: 'Alone against a unit of sixty',
      answer: 'State staffing per pod, radio cover and response time.',
    },
    {
      worry: 'Low pay for risk',
      answer: 'Show base, differentials, steps and pension in one table.',
    },
  ],
  interview: [
    {
      ask: 'An inmate or visitor offers you a favor on day three.',
      strong: 'Recognizes grooming, refuses plainly, reports at once.',
      weak: 'Laughs it off.',
    },
    {
      ask: 'Someone refuses a lawful order in front of others.',
      strong: 'Time, distance, voice, choice, backup; force last and documented.',
      weak: 'Goes hands-on first or gives in.',
    },
    {
      ask: 'Read this half-page incident and write it up.',
      strong: 'Times, facts, exact words, no opinion.',
      weak: 'Adjectives.',
    },
  ],
  workSample: 'Watch a three-minute camera clip and write the report in fifteen minutes.',
  conditions: [
    'Nights, weekends, holidays, mandated overtime in jails',
    'Locked environment or lone posts, standing and walking',
    'Background check, drug test, guard card or academy',
  ],
  comesFrom:
    'Military, retail loss prevention, warehouse night shifts, bouncers, aides from psychiatric units.',
  goesTo:
    'Police and sheriff departments, probation and parole, corporate security, federal prisons, loss prevention management.',
  rivals: [
    'State prisons against county jails',
    'Contract guard companies',
    'Police departments',
    'Warehouses with the same hourly rate',
  ],
  seasons: [
    'Event and retail security hires from September to December',
    'Academy dates bind public employers: two to four a year',
  ],
  exclude: ['software', 'cyber', 'network'],
  occupations: [
    {
      soc: '33-9032',
      name: 'Security guard',
      titles:
        'Security Guard | Security Officer | Unarmed Security Officer | Armed Security Officer | Security Patrol Officer | Bouncer | Event Security Officer | Site Security Officer | Hospital Security Officer',
      abroad: 'Sicherheitsmitarbeiter | Wachmann | Werkschutz | Agent de sécurité',
      skills:
        'access control | patrol and observation | report writing | de-escalation | camera monitoring | first aid | visitor service',
      tools: 'CCTV | access control panels | tour app (TrackTik, Silvertrac) | two-way radio',
      credentials:
        '*Guard card in most states @ state licensing bureau | Armed permit @ state licensing bureau | CPR and AED @ American Red Cross | CPP for managers @ ASIS International',
      duties:
        'check people and vehicles in and out | patrol on schedule and off it | watch cameras and alarms | write what was seen | call police and guide them in',
      conditions: 'standing or alone at night | weather posts | uniform',
      from: '37-2011 53-7062',
      to: '33-3012 33-3051 33-1091',
    },
    {
      soc: '33-3012',
      name: 'Correctional officer',
      titles:
        'Correctional Officer | Corrections Officer | Corrections Deputy | Detention Officer | Jailer | Detention Deputy | Juvenile Detention Officer | Prison Guard | Custody Assistant',
      abroad: 'Justizvollzugsbeamter | Surveillant pénitentiaire',
      skills:
        'counts and searches | verbal control | report writing | suicide watch | contraband detection | cell extraction | fair rule enforcement',
      tools: 'jail management system | body scanner | radio | OC spray | restraints',
      credentials:
        '*Corrections academy @ state POST or department of corrections | CPR and first aid @ American Red Cross',
      duties:
        'count, search and move people safely | notice moods before they break | respond to fights and medical calls | keep logs exact | treat everyone by the same rule',
      conditions: 'locked facility | assault risk | rotating shifts and forced overtime',
      from: '33-9032 29-2053',
      to: '33-3051 21-1092 33-1011',
    },
    {
      soc: '21-1092',
      name: 'Probation officer',
      titles:
        'Probation Officer | Parole Officer | Juvenile Probation Officer | Community Supervision Officer | Pretrial Services Officer | Correctional Treatment Specialist | Correctional Case Manager',
      abroad: 'Bewährungshelfer | Conseiller pénitentiaire d insertion et de probation',
      skills:
        'risk assessment (LSI-R, ORAS) | motivational interviewing | court reports | home visits | violation decisions | case planning',
      tools: 'case management system | GPS monitoring | drug test kits | PACER or court portal',
      credentials:
        '*Bachelor degree and officer academy @ state or county authority | Peace officer status in some states @ state POST commission',
      duties:
        'supervise a caseload by risk | write pre-sentence and violation reports | visit homes and work places | connect people to treatment | testify',
      conditions: 'field visits | caseloads of sixty to a hundred | on-call weeks',
      from: '33-3012 21-1093',
      to: '11-9151 33-3021',
    },
    {
      soc: '33-1091',
      name: 'Security supervisor',
      titles:
        'Security Supervisor | Security Shift Supervisor | Security Manager | Security Site Supervisor',
      skills:
        'scheduling posts | post orders | incident investigation | client relations | emergency planning | training guards',
      tools: 'WinTeam scheduling | CCTV and access systems | incident reporting software',
      credentials:
        'CPP or PSP @ ASIS International | *Guard or manager license @ state licensing bureau',
      duties:
        'fill every post every shift | write and audit post orders | investigate incidents | meet the client weekly | train on de-escalation',
      conditions: 'on call for open posts | several sites',
      from: '33-9032 33-3012',
      to: '11-3013 11-1021',
    },
  ],
};
