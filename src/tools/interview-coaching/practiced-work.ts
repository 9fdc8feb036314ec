import type { Activity } from '#knowledge/activity-schema.ts';
import { areaOf, listHomeAreas } from '#knowledge/home-areas.ts';
import {
  gatherActivities,
  hearLine,
  knowMeant,
} from '#plan/criteria/evidence/activity-evidence.ts';
import { rateProof } from '#plan/criteria/evidence/proof.ts';
import { weighDemand } from '#plan/demands/requirements.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import type { Fact } from '#shared/brief.ts';

/** The first lines of a list fill most of the days; what must be brought counts as one of the later ones. */
const first = 3;
const perLine = 0.25;
const least = 1;
/** One line proves little beside its phrase; what is a field of its own needs two. */
const surely = 0.7;
const linesOfOthers = 2;
/** A phrase was heard, and not one word. */
const plainly = 1;

/** Whether somebody of this trade has had such a case in this job, and not only a word of it. */
const isWorkHere = (
  activity: Activity,
  facts: readonly Fact[],
  home: ReadonlySet<string> | null,
): boolean =>
  facts.length >= linesOfOthers ||
  ((home === null || home.has(areaOf(activity.id) ?? '')) &&
    facts.some((fact) => rateProof(activity, fact) >= surely));

export interface PracticedWork {
  activity: Activity;
  facts: readonly Fact[];
  /** Told at length, and not only named by a duty. */
  isProven: boolean;
}

/** The work of which the advertisement speaks and of which somebody has written a case, what fills most of it first. */
export function listPracticedWork(
  { brief }: Source,
  { drawer, isTrade }: Pick<Plan, 'drawer' | 'isTrade'>,
): PracticedWork[] {
  const duties = listFacts(brief, { kinds: ['duty', 'goal'] });
  const demands = listFacts(brief, { kinds: ['skill', 'experience', 'tool'] }).filter(
    (fact) => weighDemand(fact) === 'must',
  );
  const lines = [...duties, ...demands];
  const value = (fact: Fact): number => {
    const place = duties.indexOf(fact);
    return place === -1 ? least : Math.max(least, first - perLine * place);
  };
  const home = isTrade ? listHomeAreas(drawer) : null;
  const isMeant = knowMeant(brief, lines, drawer.kind);
  const proven = [...gatherActivities(lines, drawer.kind, value, isMeant)]
    .map(([activity, pieces]) => ({
      activity,
      facts: pieces.map(({ fact }) => fact),
      isProven: true,
      mass: pieces.reduce((sum, piece) => sum + piece.value, 0),
    }))
    .filter(({ activity, facts }) => !activity.is_manner && isWorkHere(activity, facts, home))
    .toSorted((a, b) => b.mass - a.mass);
  const known = new Set(proven.map(({ activity }) => activity));
  const named = duties
    .flatMap((fact) => hearLine(fact, drawer.kind, isMeant).map((one) => ({ ...one, fact })))
    .filter(
      ({ activity, strength }) =>
        strength >= plainly &&
        !activity.is_manner &&
        activity.at_home_in?.includes(drawer.kind) !== false &&
        (home === null || home.has(areaOf(activity.id) ?? '')) &&
        !known.has(activity),
    );
  const further = [...Map.groupBy(named, ({ activity }) => activity)].map(([activity, found]) => ({
    activity,
    facts: found.map(({ fact }) => fact),
    isProven: false,
  }));
  // What is told at length before what a duty only names.
  return [...proven, ...further];
}
