import { memoize } from '#shared/memoize.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { deeds, type Deed } from './deeds.data.ts';
import type { Goal, Goals } from './goal.ts';

/** A title is the job; what it is judged by fills it; any other line speaks of it. */
const worth = { title: 4, line: 2, duty: 1, demand: 0.5 };
/** Said once in passing, a deed is no main work. */
const enough = 4;
/** A second kind of work beside the first has the goal of the year. */
const beside = 0.5;

const count = (text: string, said: RegExp): number => (text.match(said) ?? []).length;

/** The kinds of deeds that fill this job, the main one first. */
export const listDeeds = memoize((source: Source): Deed[] => {
  const { brief } = source;
  const {
    criteria,
    drawer: { kind: ofTrade },
  } = makePlan(source);
  const duties = brief.facts.filter(({ kind }) => kind === 'duty' || kind === 'goal');
  const demands = brief.facts.filter(({ kind }) => kind === 'experience' || kind === 'skill');
  const lines = criteria.filter(({ origin }) => origin === 'must' || origin === 'duty');
  const rated = deeds
    .filter(
      (deed) =>
        deed.in?.includes(ofTrade) !== false &&
        !deed.notIn?.includes(ofTrade) &&
        !deed.notTitle?.test(brief.title.given) &&
        (!deed.isOfTitle || count(brief.title.given, deed.said) > 0),
    )
    .map((deed) => ({
      deed,
      points:
        worth.title * Math.min(1, count(brief.title.given, deed.said)) +
        worth.line * lines.filter(({ name }) => count(name, deed.said) > 0).length +
        worth.duty * duties.filter(({ text }) => count(text, deed.said) > 0).length +
        worth.demand * demands.filter(({ text }) => count(text, deed.said) > 0).length,
    }))
    .filter(({ points }) => points >= enough)
    .toSorted((a, b) => b.points - a.points);
  const [most] = rated;
  return rated
    .filter(({ points }) => points >= beside * (most?.points ?? 0))
    .map(({ deed }) => deed);
});

function fill(goal: Goal, result: string): Goal {
  const say = (text: string): string =>
    capitalize(text.replaceAll('{result}', result).replaceAll('{Result}', capitalize(result)));
  return { target: say(goal.target), measure: say(goal.measure), success: say(goal.success) };
}

type DeedGoals = Pick<Goals, 'month_6' | 'month_12'> & Partial<Pick<Goals, 'day_90'>>;

/** What half a year and a year come to, by the kind of work that fills this job; null where none is known to. */
export function goalsOfDeeds(source: Source): DeedGoals | null {
  const { brief } = source;
  const [first, second] = listDeeds(source);
  if (!first) return null;
  const text = [
    brief.title.given,
    ...brief.facts.filter(({ kind }) => kind !== 'benefit').map(({ text: said }) => said),
  ].join('\n');
  const resultOf = ({ results }: Deed): string =>
    results.find(([said]) => said.test(text))?.[1] ?? '';
  // Of two kinds of work the one that takes longer to show stands at the end of the year.
  const [early, late] =
    second === undefined
      ? [first, first]
      : first.id.startsWith('sell')
        ? [second, first]
        : [first, second];
  return {
    ...(first.day_90 && { day_90: fill(first.day_90, resultOf(first)) }),
    month_6: fill(early.month_6, resultOf(early)),
    month_12: fill(late.month_12, resultOf(late)),
  };
}
