/** Where a country publishes what occupations earn and how many work in them; to be looked up, never quoted from here. */
const publicSources: Readonly<Record<string, string>> = {
  AU: 'Jobs and Skills Australia (occupation profiles, from ABS figures)',
  AT: 'Statistik Austria and the AMS Gehaltskompass',
  BE: 'Statbel (structure of earnings)',
  CA: 'Job Bank (wages by occupation and region)',
  CH: 'the Federal Statistical Office (Salarium)',
  DE: 'the Entgeltatlas of the Bundesagentur für Arbeit',
  ES: 'INE (Encuesta de Estructura Salarial)',
  FR: 'INSEE and France Travail (salaires par métier)',
  GB: 'ONS ASHE (table 14 by occupation, table 15 by region)',
  IE: 'CSO (earnings analysis by occupation)',
  IN: 'the Periodic Labour Force Survey',
  IT: 'ISTAT (structure of earnings)',
  KE: 'the Kenya National Bureau of Statistics',
  LU: 'STATEC (structure of earnings)',
  MY: 'the Department of Statistics Malaysia (salaries and wages survey)',
  NG: 'the National Bureau of Statistics',
  NL: 'CBS (wages by occupation)',
  NZ: 'Stats NZ and careers.govt.nz (pay by job)',
  PH: 'the PSA Occupational Wages Survey',
  PL: 'GUS (structure of wages by occupation)',
  PT: 'GEP (Quadros de Pessoal)',
  SG: 'the MOM Occupational Wages survey',
  US: 'the BLS table for the metropolitan area (OEWS)',
  ZA: 'Stats SA (Quarterly Labour Force Survey)',
};

export const namePublicSource = (country: string | null): string =>
  publicSources[country ?? ''] ?? 'the national statistics office';

/** Where a country counts who works in an occupation, where that is another table than the one of pay. */
const countedIn: Readonly<Record<string, string>> = {
  GB: 'ONS EMP04 (employment by occupation)',
  AU: 'Jobs and Skills Australia (occupation profiles, from ABS figures)',
  IE: 'CSO (Labour Force Survey)',
};

export const nameHeadcount = (country: string | null): string =>
  countedIn[country ?? ''] ?? namePublicSource(country);
