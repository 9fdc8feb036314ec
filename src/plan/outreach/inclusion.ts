import {
  britishNations,
  inclusionElsewhere,
  inclusions,
  unionCountries,
  type Inclusion,
} from './inclusion.data.ts';

/** What a country offers a search that wants to reach more people, and the law it keeps to. */
export function findInclusion(country: string | null, nation: string | null = null): Inclusion {
  if (country === null) return inclusionElsewhere;
  const known = inclusions[country];
  if (known) return { ...known, ...(country === 'GB' ? britishNations[nation ?? ''] : {}) };
  return unionCountries.has(country)
    ? {
        ...inclusionElsewhere,
        law: 'Directives 2000/43/EC, 2000/78/EC and 2006/54/EC in the law of the country',
        service: 'Public employment service and EURES',
      }
    : inclusionElsewhere;
}
