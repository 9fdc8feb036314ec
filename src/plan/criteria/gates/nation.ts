import type { Brief } from '#shared/brief.ts';

/** Each has its own registers and its own check of criminal records. */
export type Nation = 'england' | 'wales' | 'scotland' | 'northern_ireland';

const names: readonly [Nation, RegExp][] = [
  ['england', /\bEngland\b|\bLondon\b/i],
  ['wales', /\b(?:Wales|Cymru)\b/i],
  ['scotland', /\bScotland\b/i],
  ['northern_ireland', /\bNorthern Ireland\b/i],
];

/** Bodies, addresses and names that only one nation has; England's own are those of the whole kingdom. */
const marks: readonly [Nation, RegExp][] = [
  ['england', /\bEngland\b/],
  ['wales', /\b(?:Wales|Welsh|Cymru)\b|\.wales\b|\.cymru\b/],
  [
    'scotland',
    /\b(?:Scotland|Scottish|SSSC|Care Inspectorate(?! Wales)|NHS (?:Highland|Lothian|Grampian|Tayside|Fife|Borders|Lanarkshire|Forth Valley|Ayrshire|Dumfries|Orkney|Shetland|Western Isles|Greater Glasgow))\b|\.scot\b/,
  ],
  ['northern_ireland', /\b(?:Northern Ireland|HSC Trust|NISCC|RQIA|AccessNI)\b|\bhscni\.net\b/],
];

type Told = Pick<Brief, 'place'> & Partial<Pick<Brief, 'employer' | 'facts' | 'employerBlocks'>>;

/** In which nation of the United Kingdom the job is; null abroad, in several, or where nobody can tell. */
export function findNation(brief: Told): Nation | null {
  const { place } = brief;
  if (place.country !== 'GB') return null;
  const named = names.filter(([, name]) => name.test(`${place.given} ${place.label}`));
  if (named.length > 0) return named.length === 1 ? (named[0]?.[0] ?? null) : null;
  const { resolved } = place;
  return resolved && resolved.precision !== 'country' ? locate(resolved) : hearNation(brief);
}

/** The one nation whose bodies a text without a town names. */
function hearNation({ employer, facts = [], employerBlocks = [] }: Told): Nation | null {
  const said = [
    employer?.name ?? '',
    ...facts.map(({ text, source }) => (source.from === 'job' ? source.quote : text)),
    ...employerBlocks.map(({ text }) => text),
  ].join('\n');
  const heard = marks.filter(([, mark]) => mark.test(said));
  return heard.length === 1 ? (heard[0]?.[0] ?? null) : null;
}

/** Where the border meets the Solway, and how it runs from there to Berwick and out to sea. */
const solway = { latitude: 54.98, longitude: -3.05 };
const toBerwick = 0.79;
const toSea = 0.26;

const irish = { east: -5.4, north: 55.35 };

/** England and Wales share their law; whoever names neither is taken to be in the larger. */
function locate({ latitude, longitude }: { latitude: number; longitude: number }): Nation {
  if (longitude < irish.east && latitude < irish.north && latitude > solway.latitude - 1)
    return 'northern_ireland';
  const east = longitude - solway.longitude;
  const border = solway.latitude + east * (east > 0 ? toBerwick : toSea);
  return latitude > border ? 'scotland' : 'england';
}
