import {
  inclusionElsewhere,
  inclusions,
  unionCountries,
  type Inclusion,
} from './inclusion.data.ts';

/** What a country offers a search that wants to reach more people, and the law it keeps to. */
export function findInclusion(country: string | null): Inclusion {
  if (country === null) return inclusionElsewhere;
  const known = inclusions[country];
  if (known) return known;
  return unionCountries.has(country)
    ? {
        ...inclusionElsewhere,
        law: 'Directives 2000/43/EC, 2000/78/EC and 2006/54/EC in the law of the country',
        service: 'Public employment service and EURES',
      }
    : inclusionElsewhere;
}
