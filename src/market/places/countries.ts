/** Countries job texts name, in English, German and French; the first name is the one we show. */
const names: Record<string, string> = {
  US: 'United States|USA|US|U.S.|U.S.A.|United States of America|Vereinigte Staaten|Etats-Unis',
  CA: 'Canada|Kanada',
  GB: 'United Kingdom|UK|U.K.|Great Britain|England|Scotland|Wales|Northern Ireland|Großbritannien|Royaume-Uni',
  IE: 'Ireland|Irland|Irlande',
  DE: 'Germany|Deutschland|Allemagne',
  AT: 'Austria|Österreich|Autriche',
  CH: 'Switzerland|Schweiz|Suisse',
  FR: 'France|Frankreich',
  BE: 'Belgium|Belgien|Belgique',
  NL: 'Netherlands|Niederlande|Pays-Bas|Holland',
  LU: 'Luxembourg|Luxemburg',
  ES: 'Spain|Spanien|Espagne|España',
  PT: 'Portugal',
  IT: 'Italy|Italien|Italie|Italia',
  PL: 'Poland|Polen|Pologne|Polska',
  CZ: 'Czech Republic|Czechia|Tschechien',
  DK: 'Denmark|Dänemark|Danemark',
  SE: 'Sweden|Schweden|Suède',
  NO: 'Norway|Norwegen|Norvège',
  FI: 'Finland|Finnland|Finlande',
  GR: 'Greece|Griechenland|Grèce',
  HU: 'Hungary|Ungarn|Hongrie',
  RO: 'Romania|Rumänien|Roumanie',
  IN: 'India|Indien|Inde',
  PK: 'Pakistan',
  PH: 'Philippines|Philippinen',
  SG: 'Singapore|Singapur|Singapour',
  AU: 'Australia|Australien|Australie',
  NZ: 'New Zealand|Neuseeland',
  JP: 'Japan|Japon',
  CN: 'China|Chine',
  HK: 'Hong Kong',
  KR: 'South Korea|Korea|Südkorea',
  IL: 'Israel',
  AE: 'United Arab Emirates|UAE|Dubai',
  SA: 'Saudi Arabia|Saudi-Arabien',
  ZA: 'South Africa|Südafrika',
  NG: 'Nigeria',
  KE: 'Kenya|Kenia',
  MX: 'Mexico|Mexiko|Mexique|México',
  BR: 'Brazil|Brasilien|Brésil|Brasil',
  AR: 'Argentina|Argentinien',
  CL: 'Chile',
  CO: 'Colombia|Kolumbien',
};

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replaceAll('ß', 'ss')
    .trim()
    .toLowerCase();

const byName = new Map(
  Object.entries(names).flatMap(([code, list]) =>
    list.split('|').map((name) => [fold(name), code] as const),
  ),
);

export const findCountry = (text: string): string | undefined => byName.get(fold(text));

export const nameCountry = (code: string): string => names[code]?.split('|')[0] ?? code;

/** Canadian provinces by postal code and name, with the number the world table knows them by. */
const provinces =
  'AB Alberta 01|BC British Columbia 02|MB Manitoba 03|NB New Brunswick 04|NL Newfoundland and Labrador 05|NS Nova Scotia 07|ON Ontario 08|PE Prince Edward Island 09|QC Quebec 10|SK Saskatchewan 11|YT Yukon 12|NT Northwest Territories 13|NU Nunavut 14'
    .split('|')
    .map((entry) => ({
      code: entry.slice(0, 2),
      name: entry.slice(3, -3),
      admin: entry.slice(-2),
    }));

export const findProvince = (text: string): { code: string; admin: string } | undefined =>
  provinces.find(
    ({ code, name }) => fold(text) === code.toLowerCase() || fold(text) === fold(name),
  );

export const toProvinceCode = (admin: string): string | undefined =>
  provinces.find((province) => province.admin === admin)?.code;
