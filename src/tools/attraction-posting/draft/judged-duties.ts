import { adjustPoints } from '#plan/criteria/line-weights/adjust-points.ts';
import { weighLines } from '#plan/criteria/line-weights/weigh-lines.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listWorkParts } from '#plan/subject/work-parts.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { memoize } from '#shared/memoize.ts';

/** Lines of the card whose duty stands in every list, the heaviest first. */
const heaviest = 6;

/** In any list of duties, and no sign that two lines are about the same thing. */
const anyStem =
  /^(?:with|from|that|this|their|your|ensur|maint|provi|suppo|assis|worki|team|requi|inclu|manag|perfo|devel|all|and|other|appro|relat|withi|accor|proce|neces|needs|need|where|when|about|throu|betwe|effec|effic)/;

/** The words of a duty that say what it is about. */
export const stemsOfDuty = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map((word) => word.slice(0, 6))
      .filter((stem) => !anyStem.test(stem)),
  );

export const countShared = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...own].filter((stem) => other.has(stem)).length;

const alike = 0.7;
/** Whether a line was made of a duty with such words. */
export const isOf = (line: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  line.size > 0 && countShared(line, words) >= line.size * alike;

interface Judged {
  words: ReadonlySet<string>;
  weight: number;
}

/** For each of the heaviest lines of the card the duty that calls for it. */
const listJudged = memoize((source: Source): Judged[] =>
  makePlan(source)
    .criteria.filter(({ origin }) => origin === 'must' || origin === 'duty')
    .slice(0, heaviest)
    .flatMap(({ facts, weight }) => {
      const duty = facts.find(({ kind }) => kind === 'duty');
      return duty === undefined ? [] : [{ words: stemsOfDuty(ownWords(duty)), weight }];
    }),
);

const nearest = 0.4;

/** The line that was made of a duty. */
const findNearest = (lines: readonly string[], duty: ReadonlySet<string>): string | undefined =>
  lines
    .map((text) => {
      const words = stemsOfDuty(text);
      return { text, share: countShared(words, duty) / Math.max(1, words.size, duty.size) };
    })
    .toSorted((a, b) => b.share - a.share)
    .find(({ share }) => share >= nearest)?.text;

/** Which of these lines people are judged by, and how much each counts. */
export function weighDuties(source: Source, lines: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { words, weight } of listJudged(source)) {
    const line = findNearest(lines, words);
    if (line !== undefined) weights.set(line, Math.max(weight, weights.get(line) ?? 0));
  }
  return weights;
}

/** Every duty with the heading it stands under, and how much of the work it is: a middling one counts 1. */
export const listPlaced = memoize(({ brief }: Source) => {
  const points = adjustPoints(weighLines(brief), brief.title.clean);
  const duties = listFacts(brief, { kinds: ['duty'] });
  const partOf = new Map(
    listWorkParts(brief).flatMap(({ name, duties: own }) =>
      own.map((fact) => [fact, name] as const),
    ),
  );
  const sum = duties.reduce((all, fact) => all + (points.get(fact) ?? 0), 0);
  return duties.map((fact) => ({
    under: partOf.get(fact) ?? fact.under,
    words: stemsOfDuty(ownWords(fact)),
    weight: sum === 0 ? 1 : ((points.get(fact) ?? 0) * duties.length) / sum,
  }));
});
