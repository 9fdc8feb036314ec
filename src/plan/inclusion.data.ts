/** Public doors through which a search reaches more people, by country. Nobody is chosen by them. */
export interface Inclusion {
  /** The law that forbids choosing by a protected trait, by its name. */
  law: string;
  /** The public employment service. */
  service: string;
  /** Who helps with adjustments at work and in interviews. */
  adjustments: string;
  /** Other roads into work: training, recognition of papers, leaving the forces. */
  roads: readonly string[];
}

export const inclusionElsewhere: Inclusion = {
  law: 'equal treatment law of the country',
  service: 'Public employment service',
  adjustments: 'National service for workplace adjustments, if there is one',
  roads: ['Adult education and vocational training'],
};

export const inclusions: Readonly<Record<string, Inclusion>> = {
  US: {
    law: 'Title VII of the Civil Rights Act, ADEA and ADA',
    service: 'American Job Centers (CareerOneStop)',
    adjustments: 'Job Accommodation Network (askjan.org)',
    roads: ['Registered Apprenticeship (apprenticeship.gov)', 'DoD SkillBridge'],
  },
  GB: {
    law: 'Equality Act 2010; Northern Ireland has laws of its own',
    service: 'Jobcentre Plus and Find a job',
    adjustments: 'Access to Work',
    roads: ['National Careers Service', 'Career Transition Partnership'],
  },
  IE: {
    law: 'Employment Equality Acts 1998 to 2015',
    service: 'Intreo and JobsIreland.ie',
    adjustments: 'EmployAbility service',
    roads: ['Education and Training Boards (ETB)'],
  },
  CA: {
    law: 'Canadian Human Rights Act, or human rights law of the province',
    service: 'Job Bank and the provincial employment service',
    adjustments: 'Canadian Human Rights Commission, on the duty to accommodate',
    roads: ['Community colleges and continuing education'],
  },
  AU: {
    law: 'Fair Work Act 2009 and federal discrimination Acts',
    service: 'Workforce Australia',
    adjustments: 'JobAccess and its Employment Assistance Fund',
    roads: ['TAFE', 'Australian Apprenticeships'],
  },
  IN: {
    law: 'Rights of Persons with Disabilities Act 2016',
    service: 'National Career Service (ncs.gov.in)',
    adjustments: 'National Career Service Centres for Differently Abled',
    roads: ['Skill India Digital Hub'],
  },
  DE: {
    law: 'Allgemeines Gleichbehandlungsgesetz (AGG)',
    service: 'Agentur für Arbeit and Jobcenter',
    adjustments: 'Integrationsamt and Integrationsfachdienst',
    roads: ['anerkennung-in-deutschland.de, on foreign papers'],
  },
  FR: {
    law: 'Article L1132-1 of the Code du travail',
    service: 'France Travail',
    adjustments: 'Agefiph and Cap emploi',
    roads: ['Immersion in a workplace (PMSMP)'],
  },
};

/** Countries bound by the directives of the European Union that have no entry of their own. */
export const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);
