/** Databases of CVs that read AND, OR and NOT, by country; under no name what holds anywhere. */
export const cvDatabases: Readonly<Record<string, string>> = {
  '': 'CV databases (place and radius in the filter)',
  US: 'Indeed Resume (place and radius in the filter)',
  CA: 'Indeed Resume (place and radius in the filter)',
  GB: 'Indeed and CV-Library (place and radius in the filter)',
  IE: 'Indeed and IrishJobs (place and radius in the filter)',
  AU: 'SEEK Talent Search (place and radius in the filter)',
  IN: 'Naukri Resdex (place and radius in the filter)',
  DE: 'StepStone and Indeed (place and radius in the filter)',
  FR: 'Indeed and HelloWork (place and radius in the filter)',
};
