import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaOf } from '#knowledge/home-areas.ts';
import { findDrawerOf } from '#knowledge/find-drawer.ts';
import { hearJob } from '#plan/criteria/evidence/activity-evidence.ts';
import {
  describeJob,
  hearingSignals,
  listSignals,
  type HearingSignals,
} from '#plan/criteria/evidence/hearing-signals.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { openCollections } from './collections.ts';
import { fitLogistic } from './train-hearing/logistic.ts';
import { rateShares, type Judged } from './train-hearing/shares.ts';
import labels from './train-hearing/labels.json' with { type: 'json' };

const usage = 'node scripts/train-hearing.ts ADVERTISEMENTS';
const output = 'src/plan/criteria/evidence/data/hearing-weights.data.ts';
/** So many of the activities that are heard are left out: two in three of the wrong ones, and one in five of the right. */
const leftOut = 0.28;
const folds = 5;

/** Learns from judged lines by which signals an activity is heard by chance, and writes the weights. */
async function run([folder]: string[]): Promise<void> {
  if (folder === undefined) throw new Error(usage);
  const compose = await openCollections(
    join(folder, 'large'),
    labels.map(({ source }) => source),
  );
  const judged = labels.flatMap((entry, place): Judged[] => {
    const text = compose({ ...entry, isRestored: true });
    return text === null ? [] : judgeText(text, entry, place % folds);
  });
  const { scores, model } = learn(judged);
  const sorted = scores.map(({ score }) => score).toSorted((a, b) => b - a);
  const limit = sorted[Math.round(leftOut * sorted.length)] ?? 0;
  report(scores, limit);
  await writeFile(output, print(model, rateShares(judged), limit));
}

const nameLine = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/\s+/g, ' ').trim().slice(0, 300))
    .digest('hex')
    .slice(0, 8);

interface Entry {
  right: string;
  wrong: string;
}

/** The pairs of line and activity of one advertisement that somebody judged and that are still read so. */
function judgeText(text: string, { right, wrong }: Entry, fold: number): Judged[] {
  const job = readJobText(text);
  if (!job) return [];
  const brief = understand({ job: { ...job, answers: [] }, organization: { name: '' } });
  const { kind } = findDrawerOf(brief).drawer;
  const known = new Map([
    ...right.split(' ').map((pair) => [pair, false] as const),
    ...wrong.split(' ').map((pair) => [pair, true] as const),
  ]);
  const hearings = hearJob(brief.facts, kind);
  const described = describeJob(brief, hearings, kind);
  return hearings.flatMap((hearing) => {
    const { id } = hearing.heard.activity;
    const isWrong = known.get(`${nameLine(hearing.fact.text)}:${id}`);
    return isWrong === undefined || hearing.fact.kind !== 'duty'
      ? []
      : [
          {
            activity: id,
            areaAndKind: `${areaOf(id) ?? ''} ${kind}`,
            signals: listSignals(hearing, described),
            isWrong,
            fold,
          },
        ];
  });
}

interface Model {
  weights: HearingSignals;
  offset: number;
  ofActivity: number;
  ofAreaAndKind: number;
}

interface Scored {
  score: number;
  isWrong: boolean;
}

/** The weights, and what each pair would score if it had not been learned from. */
function learn(judged: readonly Judged[]): { scores: Scored[]; model: Model } {
  const scores = Array.from({ length: folds }, (_, fold) => {
    const seen = judged.filter((one) => one.fold !== fold);
    const rate = rateWith(fit(seen), rateShares(seen));
    return judged
      .filter((one) => one.fold === fold)
      .map((one) => ({ score: rate(one), isWrong: one.isWrong }));
  }).flat();
  return { scores, model: fit(judged) };
}

function fit(judged: readonly Judged[]): Model {
  const shares = rateShares(judged);
  const { weights, offset } = fitLogistic(
    judged.map((one) => ({
      values: [
        ...hearingSignals.map((name) => one.signals[name]),
        shares.activity.without(one),
        shares.areaAndKind.without(one),
      ],
      isTrue: one.isWrong,
    })),
  );
  const named = Object.fromEntries(
    hearingSignals.map((name, place) => [name, weights[place] ?? 0]),
  );
  return {
    weights: named as HearingSignals,
    offset,
    ofActivity: weights.at(-2) ?? 0,
    ofAreaAndKind: weights.at(-1) ?? 0,
  };
}

const rateWith =
  (model: Model, shares: ReturnType<typeof rateShares>) =>
  (one: Judged): number =>
    hearingSignals.reduce((sum, name) => sum + model.weights[name] * one.signals[name], 0) +
    model.offset +
    model.ofActivity * shares.activity.of(one.activity) +
    model.ofAreaAndKind * shares.areaAndKind.of(one.areaAndKind);

function report(scores: readonly Scored[], limit: number): void {
  const share = (isWrong: boolean): string => {
    const all = scores.filter((one) => one.isWrong === isWrong);
    const out = all.filter(({ score }) => score > limit).length;
    return `${out} of ${all.length}`;
  };
  console.log(`Left out unseen: ${share(true)} wrong ones, ${share(false)} right ones.`);
}

function print(model: Model, shares: ReturnType<typeof rateShares>, limit: number): string {
  const round = (value: number): number => Math.round(value * 100) / 100;
  const list = (table: ReadonlyMap<string, number>, times: number): string =>
    [...table]
      .map(([name, value]) => [name, round(value * times)] as const)
      .filter(([, value]) => Math.abs(value) >= 0.25)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `    ['${name}', ${value}],`)
      .join('\n');
  return `/** Written by scripts/train-hearing.ts: how much each signal says that an activity was heard by chance. */
import type { HearingSignals } from '../hearing-signals.ts';

export const hearingWeights: {
  weights: HearingSignals;
  offset: number;
  byActivity: ReadonlyMap<string, number>;
  byAreaAndKind: ReadonlyMap<string, number>;
  limit: number;
} = {
  weights: {
${hearingSignals.map((name) => `    ${name}: ${round(model.weights[name])},`).join('\n')}
  },
  offset: ${round(model.offset)},
  byActivity: new Map([
${list(shares.activity.table, model.ofActivity)}
  ]),
  byAreaAndKind: new Map([
${list(shares.areaAndKind.table, model.ofAreaAndKind)}
  ]),
  limit: ${round(limit)},
};
`;
}

await run(process.argv.slice(2));
