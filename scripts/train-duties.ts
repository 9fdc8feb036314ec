import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readFields } from '#reading/fields/read-fields.ts';
import { readLanguage } from '#reading/language.ts';
import { readTextUnits } from '#reading/read-units.ts';
import { encodeModel } from './train-duties/encode.ts';
import { listReferenceExamples, toExample } from './train-duties/examples.ts';
import { train, type DutyExample } from './train-duties/softmax.ts';

const usage = 'node scripts/train-duties.ts ONET_FOLDER ADS_FOLDER [--without FILE]...';
const output = 'src/market/occupations/data/duty-weights.data.ts';

interface Advertisement {
  text: string;
  textRestored?: string;
  fields?: { title?: string };
}

/**
 * Learns from advertisements whose titles leave no doubt, and from O*NET, which words of a job speak for which
 * group of occupations, and writes the table. Of the advertisements nothing but weights remains. Texts that
 * measure the result are left out.
 */
function run(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    options: { without: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const [reference, folder] = positionals;
  if (!reference || !folder) throw new Error(usage);
  const left = new Set((values.without ?? []).map((file) => toMark(readFileSync(file, 'utf8'))));
  const ads = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl.gz'))
    .flatMap((file) =>
      gunzipSync(readFileSync(join(folder, file)))
        .toString('utf8')
        .split('\n'),
    )
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Advertisement)
    .filter(({ text }) => !left.has(toMark(text)))
    .flatMap((ad) => learnFrom(ad) ?? []);
  const table = encodeModel(train([...ads, ...listReferenceExamples(reference)]));
  writeFileSync(output, table);
  console.log(`${ads.length} advertisements; ${table.length} characters.`);
}

/** Enough of the middle of a text to know it again, whatever stands above it. */
const toMark = (text: string): string => text.replace(/\W+/g, '').toLowerCase().slice(200, 300);

function learnFrom({ text, textRestored, fields }: Advertisement): DutyExample | undefined {
  const whole = textRestored ?? text;
  const language = readLanguage(whole);
  if (language !== 'en') return undefined;
  const units = readTextUnits(whole);
  const read = readFields({ units, text: whole, language, country: null });
  const title = fields?.title ?? read.title?.value;
  if (!title) return undefined;
  const work = units.filter(({ role }) => ['duty', 'must', 'overview'].includes(role));
  return toExample(title, work.map((unit) => unit.text).join('\n'));
}

run(process.argv.slice(2));
