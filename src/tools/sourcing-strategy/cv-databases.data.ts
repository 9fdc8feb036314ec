/** Databases of CVs that read AND, OR and NOT, by country; under no name what holds anywhere. */
export const cvDatabases: Readonly<Record<string, string>> = {
  '': 'CV databases',
  US: 'Indeed Resume',
  CA: 'Indeed Resume',
  GB: 'Indeed and CV-Library',
  IE: 'Indeed and IrishJobs',
  AU: 'SEEK Talent Search',
  IN: 'Naukri Resdex',
  DE: 'StepStone and Indeed',
  FR: 'Indeed and HelloWork',
};
