import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listHeads } from '#knowledge/load-drawers.ts';
import { toDutyWords } from '#market/occupations/duties/duty-words.ts';
import { listOccupationSignals } from '#market/occupations/duties/occupation-signals.ts';
import { weighDuties } from '#market/occupations/duties/weigh-duties.ts';
import { toFineCode } from '#market/occupations/titles/joint-codes.ts';
import { makeFieldUnits } from '#reading/fields/field-unit.ts';
import { readTitle } from '#reading/fields/title/read-title.ts';
import { readLanguage } from '#reading/language.ts';
import { findCandidates } from '#reading/occupation/read-occupation.ts';
import { listSigns, type Signs } from '#reading/occupation/weigh-together.ts';
import { toDutyText, toWorkText } from '#reading/occupation/work-text.ts';
import { readTextUnits } from '#reading/read-units.ts';
import type { Unit } from '#shared/reading.ts';
import { openCollections } from './collections.ts';
import {
  learnOccupations,
  rateWith,
  type OccupationExample,
  type RateSignals,
} from './train-occupations/learn-occupations.ts';
import { learnSigns } from './train-occupations/learn-signs.ts';
import { print, printSigns } from './train-occupations/print.ts';
import titleLabels from './train-titles/labels.json' with { type: 'json' };
import labels from './train-occupations/labels.json' with { type: 'json' };
import tradeLabels from './train-trades/labels.json' with { type: 'json' };

const usage = 'node scripts/train-occupations.ts ADVERTISEMENTS';
const weightsFile = 'src/market/occupations/data/occupation-weights.data.ts';
const signsFile = 'src/reading/occupation/sign-weights.data.ts';
/** A trade of more occupations tells of none of them. */
const mostServed = 4;
/** Where a second would do nearly as well. */
const ofFirst = { trade: 0.8, code: 0.7 };
const ofHalf = 0.6;

const shorten = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 10);

interface Said {
  title: string;
  units: Unit[];
  signals: ReadonlySet<string>;
}

function readSaid(text: string): Said | null {
  const language = readLanguage(text);
  if ((language ?? 'en') !== 'en') return null;
  const units = readTextUnits(text);
  const title =
    readTitle({ units: makeFieldUnits(units), text, language, country: null })?.value ?? '';
  return { title, units, signals: listOccupationSignals(title, toWorkText(units)) };
}

/** What speaks for each occupation, by what was learned without the advertisement at hand. */
function judge({ title, units, signals }: Said, rate: RateSignals): ReadonlyMap<string, Signs> {
  const duties = weighDuties(toDutyWords(toDutyText(units)));
  return duties === null
    ? new Map()
    : listSigns({ candidates: findCandidates(title, units), duties, said: rate(signals) });
}

/** Each of the first, and of the second where there are any, alike. */
function share(
  first: readonly string[],
  second: readonly string[],
  part: number,
): Map<string, number> {
  const shares = new Map<string, number>();
  const give = (codes: readonly string[], all: number): void => {
    for (const code of codes.map(toFineCode))
      shares.set(code, (shares.get(code) ?? 0) + all / codes.length);
  };
  give(first, second.length > 0 ? part : 1);
  give(second, 1 - part);
  return shares;
}

/** Learns from advertisements of which people said which trade or occupation they are of, and writes the weights. Those that measure the result are left out. */
async function run([advertisements]: string[]): Promise<void> {
  if (advertisements === undefined) throw new Error(usage);
  const compose = await openCollections(join(advertisements, 'large'), [
    ...tradeLabels.map(({ source }) => source),
    ...labels.map(({ source }) => source),
  ]);
  const serves = new Map(listHeads().map((head) => [basename(head.file, '.yaml'), head.serves]));
  const kept = new Set([...titleLabels.left, ...labels].map(({ source, id }) => `${source} ${id}`));
  const ofTrades = tradeLabels.flatMap((label): OccupationExample[] => {
    const first = serves.get(label.trade) ?? [];
    const isKept = [label.id, shorten(label.id)].some((id) => kept.has(`${label.source} ${id}`));
    if (isKept || first.length === 0 || first.length > mostServed) return [];
    const said = readSaid(compose(label) ?? '');
    const second = (label.second === null ? [] : (serves.get(label.second) ?? [])).slice(
      0,
      mostServed,
    );
    const weight = label.isWhole ? 1 : ofHalf;
    const shares = share(first, second, ofFirst.trade);
    return said ? [{ signals: said.signals, weight, shares }] : [];
  });
  const labelled = labels.flatMap((label) => {
    const said = readSaid(compose({ ...label, head: '' }) ?? '');
    return said ? [{ ...label, said }] : [];
  });
  const rate = rateWith(learnOccupations(ofTrades));
  const signs = learnSigns(labelled.map((one) => ({ ...one, signs: judge(one.said, rate) })));
  const ofCodes = labelled.map(({ said, code, also }) => ({
    signals: said.signals,
    weight: 1,
    shares: share([code], also, ofFirst.code),
  }));
  await writeFile(weightsFile, print(learnOccupations([...ofTrades, ...ofCodes])));
  await writeFile(signsFile, printSigns(signs));
  console.log(`${ofTrades.length} advertisements of trades, ${ofCodes.length} of occupations.`);
}

await run(process.argv.slice(2));
