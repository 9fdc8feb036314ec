import { describe, expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { getPool } from '#plan/search/pool.ts';
import { listProse, writeAll, type Written } from './written.ts';

/** Figures that belong to the craft and not to a job: research, steps of a scale, lengths of a talk, numbers of questions. */
const CRAFT = new Set(
  `0.07 .07 .33 .42 2011 2022 2024 2025 18.8 5.1 20 30 40 50 75 100 1607 29 280 2080 2,080 10 11 13 15 25 35 45 60 75 90 120
   180 365 1 2 3 4 5 6 7 8 9 12 14 24 48 72 1.5 33 36 2023 29.3 1607.4 2000 43 78 2006 54 55 2010`
    .split(/\s+/)
    .filter(Boolean),
);

const NUMBER = /(?<![\p{L}\d.])\d[\d,]*(?:\.\d+)?/gu;
const fold = (figure: string): string => String(Number(figure.replaceAll(',', '')));

/** Every figure the words may use: of the job, the market, the plan and what code computed for the tool. */
function listKnown({ source, figures }: Written): Set<string> {
  const plan = makePlan(source);
  const text = JSON.stringify([
    source.brief,
    source.market,
    plan,
    sumWeights(plan),
    getPool(source),
    shareNextDoor(source),
    figures,
    source.today,
  ]);
  const stated = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(fold);
  const rounded = stated.flatMap((figure) => [
    String(Math.round(Number(figure))),
    String(Math.round(Number(figure) * 100)),
    (Number(figure) * 100).toFixed(1),
    // Estimates of people are given to two figures.
    String(Number(Number(figure).toPrecision(2))),
    // "7.0 to 7.99": where the next band begins.
    (Number(figure) - 0.01).toFixed(2),
  ]);
  return new Set([...stated, ...rounded, ...[...CRAFT].map(fold)]);
}

/** How many of the points rest on the demands, on the duties and on the trade. */
const sumWeights = ({ criteria }: ReturnType<typeof makePlan>): string[] =>
  [['must', 'preferred'], ['duty'], ['trade']].map((origins) =>
    String(
      criteria
        .filter(({ origin }) => origins.includes(origin))
        .reduce((sum, { weight }) => sum + weight, 0),
    ),
  );

/** How much of the pool does other work today. */
function shareNextDoor(source: Written['source']): number {
  const pool = getPool(source);
  return pool && pool.winnable > 0 ? (pool.winnable - pool.direct.count) / pool.winnable : 0;
}

describe('numbers', () => {
  it('come from the job, the market or the computed figures', () => {
    const found = writeAll().flatMap((output) => {
      const known = listKnown(output);
      return listProse(output).flatMap(({ at, text }) =>
        // Addresses, and the times of a script, are no figures.
        [...text.replace(/https?:\S+|\[\d:\d\d\]/g, '').matchAll(NUMBER)]
          .filter(([figure]) => !known.has(fold(figure.replace(/,$/, ''))))
          .map(([figure], i) =>
            i > 2 ? '' : `${output.name} / ${output.tool} / ${at}: ${figure}`,
          ),
      );
    });
    expect(found.filter(Boolean)).toEqual([]);
  });
});
