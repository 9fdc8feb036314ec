/** Public doors through which a search reaches more people, by country. Nobody is chosen by them. */
export interface Inclusion {
  /** The law that forbids choosing by a protected trait, by its name. */
  law: string;
  /** The public employment service. */
  service: string;
  /** Who helps with adjustments at work and in interviews. */
  adjustments: string;
  /** Other roads into work that is learned on the job or in training. */
  roads: readonly string[];
  /** Roads into work that asks for a degree. */
  learned: readonly string[];
  /** Roads back for people of many years. */
  experienced?: readonly string[];
}

export const inclusionElsewhere: Inclusion = {
  law: 'Equal treatment law of the country',
  service: 'Public employment service',
  adjustments: 'National service for workplace adjustments, if there is one',
  roads: ['Adult education and vocational training'],
  learned: ['Careers services of the universities that teach it'],
};

export const inclusions: Readonly<Record<string, Inclusion>> = {
  US: {
    law: 'Title VII of the Civil Rights Act, ADEA and ADA',
    service: 'American Job Centers (CareerOneStop)',
    adjustments: 'Job Accommodation Network (askjan.org)',
    roads: ['Registered Apprenticeship (apprenticeship.gov)', 'DoD SkillBridge'],
    learned: ['Upwardly Global, for people trained abroad'],
    experienced: ['iRelaunch, after a career break', 'Upwardly Global, for people trained abroad'],
  },
  GB: {
    law: 'Equality Act 2010',
    service: 'Jobcentre Plus and Find a job',
    adjustments: 'Access to Work',
    roads: ['National Careers Service', 'Career Transition Partnership'],
    learned: ['Career Returners, after a break', 'University careers services'],
    experienced: [
      'Career Returners, after a break',
      'Career Transition Partnership, for people who leave the armed forces',
    ],
  },
  IE: {
    law: 'Employment Equality Acts 1998 to 2015',
    service: 'Intreo and JobsIreland.ie',
    adjustments: 'EmployAbility service',
    roads: ['Education and Training Boards (ETB)'],
    learned: ['Springboard+ courses', 'University careers services'],
  },
  CA: {
    law: 'Canadian Human Rights Act, or human rights law of the province',
    service: 'Job Bank and the provincial employment service',
    adjustments: 'Canadian Human Rights Commission, on the duty to accommodate',
    roads: ['Community colleges and continuing education'],
    learned: [
      'Immigrant employment councils, on experience from abroad',
      'University career centres',
    ],
  },
  AU: {
    law: 'Fair Work Act 2009 and federal discrimination Acts',
    service: 'Workforce Australia',
    adjustments: 'JobAccess and its Employment Assistance Fund',
    roads: ['TAFE', 'Australian Apprenticeships'],
    learned: ['University careers services', 'Skills assessing authorities, on foreign papers'],
  },
  IN: {
    law: 'Rights of Persons with Disabilities Act 2016',
    service: 'National Career Service (ncs.gov.in)',
    adjustments: 'National Career Service Centres for Differently Abled',
    roads: ['Skill India Digital Hub'],
    learned: ['College placement cells'],
  },
  DE: {
    law: 'Allgemeines Gleichbehandlungsgesetz (AGG)',
    service: 'Agentur für Arbeit and Jobcenter',
    adjustments: 'Integrationsamt and Integrationsfachdienst',
    roads: ['anerkennung-in-deutschland.de, on foreign papers'],
    learned: [
      'anerkennung-in-deutschland.de, on foreign papers',
      'Career services of universities',
    ],
  },
  FR: {
    law: 'Article L1132-1 of the Code du travail',
    service: 'France Travail',
    adjustments: 'Agefiph and Cap emploi',
    roads: ['Immersion in a workplace (PMSMP)'],
    learned: ['Apec', 'Career services of universities'],
  },
  ES: {
    law: 'Ley 15/2022, on equal treatment',
    service: 'SEPE and the employment service of the region',
    adjustments: 'Inserta (Fundación ONCE)',
    roads: ['Vocational training (FP)'],
    learned: ['Careers services of universities'],
  },
  AT: {
    law: 'Gleichbehandlungsgesetz',
    service: 'AMS (Arbeitsmarktservice)',
    adjustments: 'Sozialministeriumservice',
    roads: ['Courses of WIFI and bfi'],
    learned: ['Careers services of universities'],
  },
  ZA: {
    law: 'Employment Equity Act 55 of 1998',
    service: 'Employment Services of South Africa (ESSA)',
    adjustments: 'Code of Good Practice on the Employment of Persons with Disabilities',
    roads: ['Learnerships of the SETA of the sector'],
    learned: ['Careers offices of universities'],
  },
  PH: {
    law: 'Republic Acts 7277 (disability), 9710 and 10911 (age)',
    service: 'Public Employment Service Office (PESO) and PhilJobNet',
    adjustments: 'National Council on Disability Affairs',
    roads: ['TESDA training centers'],
    learned: ['Placement offices of universities'],
  },
  KE: {
    law: 'Employment Act 2007, section 5',
    service: 'National Employment Authority',
    adjustments: 'National Council for Persons with Disabilities',
    roads: ['TVET institutions and the National Industrial Training Authority'],
    learned: ['Careers offices of universities'],
  },
  NG: {
    law: 'Discrimination Against Persons with Disabilities (Prohibition) Act 2018 and the Constitution, section 42',
    service: 'National Electronic Labour Exchange (NELEX)',
    adjustments: 'National Commission for Persons with Disabilities',
    roads: ['Industrial Training Fund'],
    learned: ['Careers offices of universities'],
  },
  SG: {
    law: 'Workplace Fairness Act 2025 and the Tripartite Guidelines on Fair Employment Practices',
    service: 'Workforce Singapore and MyCareersFuture',
    adjustments: 'SG Enable',
    roads: ['SkillsFuture courses'],
    learned: ['Careers services of universities'],
  },
  NZ: {
    law: 'Human Rights Act 1993',
    service: 'Work and Income',
    adjustments: 'Workbridge',
    roads: ['New Zealand Apprenticeships'],
    learned: ['Careers services of universities'],
  },
};

/** What differs in the nations of the United Kingdom, by the code of the region. */
export const britishNations: Readonly<Record<string, Partial<Inclusion>>> = {
  SCT: {
    roads: ['My World of Work (Skills Development Scotland)', 'Career Transition Partnership'],
  },
  WLS: { roads: ['Careers Wales and Working Wales', 'Career Transition Partnership'] },
  NIR: {
    law: 'Fair Employment and Treatment Order 1998 and the other equality Orders',
    service: 'JobApplyNI and the Jobs & Benefits offices',
    adjustments: 'Access to Work (NI)',
    roads: ['Careers Service NI'],
  },
};

/** Countries bound by the directives of the European Union that have no entry of their own. */
export const unionCountries: ReadonlySet<string> = new Set(
  'BE BG HR CY CZ DK EE FI GR HU IT LV LT LU MT NL PL PT RO SK SI SE'.split(' '),
);
