import { onetAttribution } from '#shared/credits.ts';
import { totalEmployment } from './data/pay-2024.data.ts';
import { families } from './families.ts';
import { findOfficial } from './official-table.ts';

/** The 22 civilian major groups of the Standard Occupational Classification. */
const majorGroups: Record<string, string> = {
  '11': 'Management',
  '13': 'Business and financial operations',
  '15': 'Computer and mathematical',
  '17': 'Architecture and engineering',
  '19': 'Life, physical and social science',
  '21': 'Community and social service',
  '23': 'Legal',
  '25': 'Educational instruction and library',
  '27': 'Arts, design, entertainment, sports and media',
  '29': 'Healthcare practitioners and technical',
  '31': 'Healthcare support',
  '33': 'Protective service',
  '35': 'Food preparation and serving',
  '37': 'Building and grounds cleaning and maintenance',
  '39': 'Personal care and service',
  '41': 'Sales and related',
  '43': 'Office and administrative support',
  '45': 'Farming, fishing and forestry',
  '47': 'Construction and extraction',
  '49': 'Installation, maintenance and repair',
  '51': 'Production',
  '53': 'Transportation and material moving',
};

export type Coverage = {
  occupations: number;
  profiles: number;
  covered: number;
  total: number;
  share: number;
  groups: { code: string; name: string; occupations: number; employment: number }[];
};

/** Only occupations with a profile of their own count; a variant covers part of a code and counts for nothing. */
export function measureCoverage(): Coverage {
  const sources = families.flatMap((family) => family.occupations);
  const codes = [...new Set(sources.filter(({ variant }) => !variant).map(({ soc }) => soc))];
  const employed = codes.map((soc) => ({ soc, employment: findOfficial(soc)?.employment ?? 0 }));
  const covered = employed.reduce((sum, { employment }) => sum + employment, 0);
  return {
    occupations: codes.length,
    profiles: sources.length,
    covered,
    total: totalEmployment,
    share: covered / totalEmployment,
    groups: Object.entries(majorGroups).map(([code, name]) => {
      const members = employed.filter(({ soc }) => soc.startsWith(code));
      return {
        code,
        name,
        occupations: members.length,
        employment: members.reduce((sum, { employment }) => sum + employment, 0),
      };
    }),
  };
}

export function printCoverage(): string {
  const { profiles, occupations, covered, total, share, groups } = measureCoverage();
  const count = (value: number): string => value.toLocaleString('en-US');
  return [
    `${profiles} profiles for ${occupations} occupations cover ${count(covered)} of ${count(total)} jobs (${(share * 100).toFixed(1)} %), OEWS May 2024.`,
    ...groups.map(
      ({ code, name, occupations: held, employment }) =>
        `  ${code}  ${name}: ${held} occupations, ${count(employment)} jobs`,
    ),
    onetAttribution,
  ].join('\n');
}
