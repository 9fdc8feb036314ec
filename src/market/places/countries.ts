import { foldName } from './fold-name.ts';

/** Every country of ISO 3166 that has towns of its own. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GF GG GH GI GM GN GP GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

/** The name we show where the official one reads badly, then what people write besides; others come from Intl. */
const written: Record<string, string> = {
  US: 'United States|USA|US|U.S.|U.S.A.|United States of America|EE. UU.|Stati Uniti',
  GB: 'United Kingdom|UK|U.K.|Great Britain|England|Scotland|Wales|Northern Ireland|Großbritannien|Grande-Bretagne|Reino Unido|Gran Bretaña',
  IE: 'Ireland|Republic of Ireland|Éire',
  CZ: 'Czech Republic|Czechia',
  NL: 'Netherlands|The Netherlands|Holland|Nederland',
  HK: 'Hong Kong|Hong Kong SAR',
  MO: 'Macau|Macao',
  CN: "China|People's Republic of China|PRC|Mainland China",
  KR: 'South Korea|Korea|Republic of Korea',
  AE: 'United Arab Emirates|UAE|U.A.E.|Emirates',
  SA: 'Saudi Arabia|KSA|Kingdom of Saudi Arabia',
  TR: 'Türkiye|Turkey',
  CI: "Côte d'Ivoire|Ivory Coast",
  CD: 'DR Congo|Democratic Republic of the Congo|Democratic Republic of Congo|DRC|Congo - Kinshasa',
  CG: 'Republic of the Congo|Congo - Brazzaville',
  RU: 'Russia|Russian Federation',
  VN: 'Vietnam|Viet Nam',
  MK: 'North Macedonia|Macedonia',
  PS: 'Palestine|Palestinian Territories',
  MM: 'Myanmar|Burma',
  SZ: 'Eswatini|Swaziland',
  CV: 'Cape Verde|Cabo Verde',
  TZ: 'Tanzania|United Republic of Tanzania',
  PH: 'Philippines|The Philippines|Pilipinas',
  ES: 'Spain|España|Espana',
  IN: 'India|Bharat',
  BA: 'Bosnia and Herzegovina|Bosnia',
  TT: 'Trinidad and Tobago|Trinidad',
  GM: 'Gambia|The Gambia',
  BS: 'Bahamas|The Bahamas',
  LA: 'Laos',
  TL: 'Timor-Leste|East Timor',
};

/** The languages advertisements come in. In others a country's name may be a word of these. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da'];

/** A short foreign name is some other word here: "Indie", "Irã", "Cina". */
const SHORTEST_FOREIGN = 5;
const NO_COUNTRY = new Set(['indie', 'chade', 'kuba']);

interface Names {
  byName: Map<string, string>;
  shown: Map<string, string>;
}

let names: Names | undefined;

function readNames(): Names {
  const byName = new Map<string, string>();
  const shown = new Map<string, string>();
  const add = (name: string, code: string): void => {
    const key = foldName(name);
    if (!byName.has(key)) byName.set(key, code);
  };
  for (const [code, list] of Object.entries(written)) {
    const all = list.split('|');
    shown.set(code, all[0]!);
    for (const name of all) add(name, code);
  }
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (!name) continue;
      if (!shown.has(code)) shown.set(code, name);
      const key = foldName(name);
      if (language !== 'en' && (key.length < SHORTEST_FOREIGN || NO_COUNTRY.has(key))) continue;
      add(name, code);
    }
  }
  return { byName, shown };
}

const getNames = (): Names => (names ??= readNames());

export const listCountryNames = (): Iterable<string> => getNames().byName.keys();

export const findFoldedCountry = (folded: string): string | undefined =>
  getNames().byName.get(folded);

export const findCountry = (text: string): string | undefined => findFoldedCountry(foldName(text));

export const isCountryCode = (code: string): boolean => getNames().shown.has(code);

export const nameCountry = (code: string): string => getNames().shown.get(code) ?? code;

/** In a sentence some names take an article: "figures for the United Kingdom". */
const withThe = new Set('US GB NL PH AE CZ BS GM DO CF CD CG MV SB KM'.split(' '));
export const nameInText = (code: string): string =>
  `${withThe.has(code) ? 'the ' : ''}${nameCountry(code)}`;
