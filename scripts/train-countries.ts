import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { findCountry } from '#market/places/countries.ts';
import { findPlaceMentions } from '#market/places/find-mentions.ts';
import { readCountrySignals } from '#market/places/tell-country/country-signals.ts';
import { elsewhere, toldCountries, toTold } from '#market/places/tell-country/tell-country.ts';
import { findState } from '#market/places/us-states.ts';
import { readLanguage } from '#reading/language.ts';
import { readJob } from '#reading/read-job.ts';
import { type CountryExample, learnCountries } from './train-countries/softmax.ts';

const usage = 'node scripts/train-countries.ts ADS_FOLDER [--without FILE]...';
const output = 'src/market/places/data/country-weights.data.ts';

interface Advertisement {
  text: string;
  textRestored?: string;
  path?: string;
  fields?: { location?: string };
  sections?: { location?: string };
}

/** Collections from one country, and of the larger ones every so manieth text. */
const fromOne: Readonly<Record<string, readonly [country: string, every: number]>> = {
  'kenya-myjobmag-2025': ['KE', 1],
  'philippines-2025': ['PH', 3],
  'city-of-la': ['US', 8],
  'bpc-elections': ['US', 8],
};
/** Their columns say nothing of the place: what the text itself says of it. */
const fromText = new Set(['analytics-engineers', 'museum-collections-pdf']);
const SURE = 0.8;
const LONGEST_READ = 9000;
const SHORTEST = 300;

/**
 * Learns from advertisements whose country is known how much money, law, papers, spelling and places of a text speak for
 * which country, and writes the table. Nothing but weights remains. Texts that measure the result are left out.
 */
function run(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    options: { without: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new Error(usage);
  const seen = new Set((values.without ?? []).map((file) => toMark(readFileSync(file, 'utf8'))));
  const examples: CountryExample[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'))) {
    const collection = file.replace('.jsonl.gz', '');
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n');
    const every = fromOne[collection]?.[1] ?? 1;
    for (const [number, line] of lines.entries()) {
      if (line === '' || number % every !== 0) continue;
      const ad = JSON.parse(line) as Advertisement;
      const text = ad.textRestored ?? ad.text;
      const mark = toMark(text);
      if (text.length < SHORTEST || seen.has(mark) || readLanguage(text) !== 'en') continue;
      seen.add(mark);
      const country = countryOf(collection, ad, text);
      if (country === null) continue;
      const signals = readCountrySignals(text, findPlaceMentions(text), toTold);
      examples.push({ signals, country: toTold(country) });
    }
  }
  const table = learnCountries(examples, [...toldCountries, elsewhere]);
  writeFileSync(
    output,
    `/** Written by scripts/train-countries.ts: a signal, and in hundredths how much it speaks for ${toldCountries.join(', ')} and elsewhere. */\nexport const countryWeights = \`\n${table}\n\`;\n`,
  );
  console.log(`${examples.length} advertisements; ${table.split('\n').length} signals.`);
}

/** Enough of the middle of a text to know it again, whatever stands above it. */
const toMark = (text: string): string => text.replace(/\W+/g, '').toLowerCase().slice(200, 300);

function countryOf(collection: string, ad: Advertisement, text: string): string | null {
  const one = fromOne[collection];
  if (one) return one[0];
  if (collection === 'handbook-roles') return /madetech|dfe/i.test(ad.path ?? '') ? 'GB' : 'US';
  if (fromText.has(collection)) {
    const place = readJob(text.slice(0, LONGEST_READ)).fields.place;
    return place && place.confidence >= SURE ? place.value.country : null;
  }
  const parts = (ad.fields?.location ?? ad.sections?.location ?? '').split(',');
  const last = parts.at(-1)!.trim();
  if (collection === 'emscad') return parts[0]!.trim() || null;
  if (findState(last)) return 'US';
  if (collection === 'linkedin-2024-us' && /\b(?:Area|Metroplex|County)$/.test(last)) return 'US';
  return findCountry(last) ?? null;
}

run(process.argv.slice(2));
