import type { HearingSignals } from '#plan/criteria/evidence/hearing-signals.ts';

/** An activity heard in a line, and what somebody said of it. */
export interface Judged {
  activity: string;
  areaAndKind: string;
  signals: HearingSignals;
  isWrong: boolean;
  /** Which part of the advertisements it belongs to. */
  fold: number;
}

/** As many as these are taken to have been seen before, wrong as often as on average. */
const before = { activity: 4, areaAndKind: 6 };

interface Shares {
  table: ReadonlyMap<string, number>;
  of: (name: string) => number;
  /** As it would be without this one. */
  without: (one: Judged) => number;
}

/** How much oftener than on average an activity, and an area in a kind of work, is heard by chance. */
export function rateShares(judged: readonly Judged[]): Record<'activity' | 'areaAndKind', Shares> {
  const average = judged.filter(({ isWrong }) => isWrong).length / Math.max(1, judged.length);
  const usual = Math.log(average / (1 - average));
  const count = (key: 'activity' | 'areaAndKind'): Shares => {
    const counts = new Map<string, { all: number; wrong: number }>();
    for (const one of judged) {
      const { all, wrong } = counts.get(one[key]) ?? { all: 0, wrong: 0 };
      counts.set(one[key], { all: all + 1, wrong: wrong + Number(one.isWrong) });
    }
    const rate = ({ all, wrong }: { all: number; wrong: number }): number =>
      Math.log((wrong + average * before[key]) / (all - wrong + (1 - average) * before[key])) -
      usual;
    const none = { all: 0, wrong: 0 };
    return {
      table: new Map([...counts].map(([name, found]) => [name, rate(found)])),
      of: (name) => rate(counts.get(name) ?? none),
      without: (one) => {
        const { all, wrong } = counts.get(one[key]) ?? none;
        return rate({ all: all - 1, wrong: wrong - Number(one.isWrong) });
      },
    };
  };
  return { activity: count('activity'), areaAndKind: count('areaAndKind') };
}
