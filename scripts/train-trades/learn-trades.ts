import { inTitle, listSignals } from '#knowledge/trade-choice/job-signals.ts';
import { toVector } from '#knowledge/trade-choice/learned-trades.ts';
import type { JobSaid } from '#knowledge/trade-choice/rate-trades.ts';
import type { DrawerHead } from '#knowledge/load-drawers.ts';
import { separate, shuffle, type Row } from './linear-svm.ts';

/** An advertisement of which people said whose it is. */
export interface TradeExample {
  job: JobSaid;
  trade: string;
  /** Another trade that would do nearly as well. */
  second: string | null;
  /** Whether nearly all that is written of the trade fits; else about half. */
  isWhole: boolean;
}

/** A word that fewer texts say may be chance; one that more of them say tells nothing. */
const fewest = { title: 3, line: 6 };
const most = 0.25;
const cost = 0.5;
const ofHalf = 0.6;
/** Lighter weights together change little and take most of the room. */
const lightest = 0.05;

export interface LearnedTrades {
  signals: { signal: string; rarity: number }[];
  trades: { trade: string; bias: number; weights: Map<number, number> }[];
}

/** What a trade says of itself: each of its titles, and its terms. */
const listOwn = (head: DrawerHead): Set<string>[] => [
  ...[...head.titles].map((title) => listSignals(title, [])),
  new Set([...head.words].flatMap((term) => term.split(' '))),
];

/** Learns which words speak for which trade from advertisements and from what the trades say of themselves. */
export function learnTrades(
  examples: readonly TradeExample[],
  heads: ReadonlyMap<string, DrawerHead>,
): LearnedTrades {
  const texts = [
    ...examples.map(({ job, trade, isWhole }) => ({
      signals: listSignals(job.title, job.lines),
      trade,
      cost: isWhole ? cost : cost * ofHalf,
      isAdvertisement: true,
    })),
    ...[...heads].flatMap(([trade, head]) =>
      listOwn(head).map((signals) => ({ signals, trade, cost, isAdvertisement: false })),
    ),
  ];
  const signals = listKnown(texts, examples.length);
  const vocabulary = new Map(signals.map(({ signal, rarity }, at) => [signal, { at, rarity }]));
  const rows = texts.map((text): Row => {
    const { at, value } = toVector(text.signals, vocabulary);
    return { at: Int32Array.from(at), value: Float32Array.from(value) };
  });
  const costs = Float32Array.from(texts, (text) => text.cost);
  const order = shuffle(rows.length);
  const size = signals.length;
  return {
    signals,
    trades: [...heads.keys()].map((trade) => {
      const weights = separate(rows, (row) => texts[row]!.trade === trade, {
        costs,
        order,
        size,
      });
      return {
        trade,
        bias: weights.at(-1)!,
        weights: new Map(
          [...weights.subarray(0, -1).entries()].filter(
            ([, weight]) => Math.abs(weight) >= lightest,
          ),
        ),
      };
    }),
  };
}

function listKnown(
  texts: readonly { signals: ReadonlySet<string>; isAdvertisement: boolean }[],
  advertisements: number,
): { signal: string; rarity: number }[] {
  const uses = new Map<string, { all: number; advertised: number }>();
  for (const { signals, isAdvertisement } of texts)
    for (const signal of signals) {
      const { all, advertised } = uses.get(signal) ?? { all: 0, advertised: 0 };
      uses.set(signal, { all: all + 1, advertised: advertised + (isAdvertisement ? 1 : 0) });
    }
  return [...uses]
    .filter(
      ([signal, { all, advertised }]) =>
        all >= (signal.startsWith(inTitle) ? fewest.title : fewest.line) &&
        advertised < most * advertisements,
    )
    .map(([signal, { advertised }]) => ({
      signal,
      rarity: Math.log((advertisements + 1) / (advertised + 1)) + 0.5,
    }))
    .toSorted((a, b) => (a.signal < b.signal ? -1 : 1));
}

/** How much a job speaks for each trade. */
export function scoreWith({
  signals,
  trades,
}: LearnedTrades): (job: JobSaid) => Map<string, number> {
  const vocabulary = new Map(signals.map(({ signal, rarity }, at) => [signal, { at, rarity }]));
  return ({ title, lines }) => {
    const { at, value } = toVector(listSignals(title, lines), vocabulary);
    return new Map(
      trades.map(({ trade, bias, weights }) => [
        trade,
        at.reduce((sum, signal, i) => sum + (weights.get(signal) ?? 0) * value[i]!, bias),
      ]),
    );
  };
}
