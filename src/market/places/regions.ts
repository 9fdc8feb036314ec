import { regionTable } from './data/regions.data.ts';
import { foldName } from './fold-name.ts';

/** A state, province, county or department. */
export interface Region {
  country: string;
  name: string;
  /** "OH", "NSW"; how its country writes it behind a town. */
  code: string | null;
  /** The number of the wider region by which the world table knows it. */
  admin: string | null;
  /** Of a French department: "07". */
  department: string | null;
}

interface RegionIndex {
  byName: Map<string, Region[]>;
  byCode: Map<string, Region[]>;
  byDepartment: Map<string, Region>;
  byAdmin: Map<string, Region>;
}

const isCode = (name: string): boolean => /^[A-Z]{2,3}$/.test(name);

function push(map: Map<string, Region[]>, key: string, region: Region): void {
  const known = map.get(key);
  if (known) known.push(region);
  else map.set(key, [region]);
}

let index: RegionIndex | undefined;

function readRegion(country: string, entry: string): { region: Region; names: string[] } {
  const [, list = '', admin, department] = /^([^@#]*)(?:@([^#]*))?(?:#(.*))?$/.exec(entry) ?? [];
  const names = list.split('/');
  const code = names.find(isCode) ?? null;
  const region: Region = {
    country,
    name: names[0] ?? '',
    code,
    admin: admin ?? (country === 'US' ? code : null),
    department: department ?? null,
  };
  return { region, names };
}

function buildIndex(): RegionIndex {
  const built: RegionIndex = {
    byName: new Map(),
    byCode: new Map(),
    byDepartment: new Map(),
    byAdmin: new Map(),
  };
  for (const [country, table] of Object.entries(regionTable)) {
    for (const entry of table.split('|')) {
      if (entry === '') continue;
      const { region, names } = readRegion(country, entry);
      for (const name of names) {
        if (isCode(name)) push(built.byCode, name, region);
        else push(built.byName, foldName(name), region);
      }
      if (region.department) built.byDepartment.set(region.department, region);
      const admin = `${country}.${region.admin}`;
      if (region.admin && !built.byAdmin.has(admin)) built.byAdmin.set(admin, region);
    }
  }
  return built;
}

const getIndex = (): RegionIndex => (index ??= buildIndex());

export const listRegionNames = (): Iterable<string> => getIndex().byName.keys();

export const findRegions = (folded: string): readonly Region[] =>
  getIndex().byName.get(folded) ?? [];

/** By code, which stands in capitals: "OR" is Oregon, "or" is not. */
export const findRegionsByCode = (code: string): readonly Region[] =>
  getIndex().byCode.get(code) ?? [];

export const findDepartment = (number: string): Region | undefined =>
  getIndex().byDepartment.get(number.toUpperCase());

/** The region a town of the world table lies in, where we know its name. */
export const findRegionOf = (city: { country: string; admin: string }): Region | undefined =>
  getIndex().byAdmin.get(`${city.country}.${city.admin}`);

/** Whether a town lies in a region, as far as the tables tell. */
export const liesIn = (city: { country: string; admin: string }, region: Region): boolean =>
  city.country === region.country && (region.admin === null || city.admin === region.admin);
