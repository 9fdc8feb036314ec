import type { Activity } from '#knowledge/activity-schema.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { listActivities } from '#knowledge/load-activities.ts';
import { sayActivity } from './criteria/activity-criteria.ts';
import type { Criterion } from './criteria/criterion.ts';
import { toPeopleOfWork } from './people-of-work.ts';

/** What the trade tries out is tried out where it is one of so many heaviest lines. */
const heaviest = 3;

const isStated = ({ origin }: Criterion): boolean => origin === 'must' || origin === 'duty';

/**
 * The exercise and the goals belong to what this job is judged by: where the trade's exercise tests nothing that weighs
 * much here, the exercise of the heaviest activity stands in; goals of the first months speak of the heaviest ones.
 */
export function suitToCriteria(
  drawer: Drawer,
  criteria: readonly Criterion[],
  { country, isTrade }: { country: string | null; isTrade: boolean },
): Drawer {
  if (drawer.isForBeginners) return drawer;
  const known = listActivities();
  const stated = criteria.filter(isStated);
  const activities = stated.flatMap((criterion, place) => {
    const activity = known.find(({ id }) => criterion.competency === null && id === criterion.id);
    return activity && !activity.is_manner
      ? [{ activity: sayActivity(activity, country), place }]
      : [];
  });
  return {
    ...(isTrade ? drawer : castByWork(drawer, activities)),
    work_sample: chooseSample(drawer, stated, activities),
    intake: { ...drawer.intake, goals: chooseGoals(drawer.intake.goals, activities) },
  };
}

interface Placed {
  activity: Activity;
  /** Which of the heaviest it is, from 0. */
  place: number;
}

/** People of two kinds of work beside the careers of the kind are enough. */
const mostPeople = 2;

/** A kind of work knows no titles and no careers of its own: whoever does the heaviest work of this job is looked for. */
function castByWork(drawer: Drawer, activities: readonly Placed[]): Drawer {
  const known = activities.filter(({ activity }) => activity.people).slice(0, mostPeople);
  if (known.length === 0) return drawer;
  return {
    ...drawer,
    titles: { any: known.flatMap(({ activity: { people } }) => people?.titles ?? []) },
    personas: [
      ...known.flatMap(({ activity }) => toPeopleOfWork(activity)),
      ...drawer.personas,
    ],
  };
}

function chooseSample(
  { work_sample: usual }: Drawer,
  stated: readonly Criterion[],
  activities: readonly Placed[],
): Drawer['work_sample'] {
  const isTested = stated
    .slice(0, heaviest)
    .some(({ competency }) => competency !== null && usual.shows.includes(competency));
  const own = activities.find(({ activity: { sample }, place }) => sample && place < heaviest);
  return isTested || !own?.activity.sample
    ? usual
    : { ...own.activity.sample, shows: [own.activity.id] };
}

function chooseGoals(
  usual: Drawer['intake']['goals'],
  activities: readonly Placed[],
): Drawer['intake']['goals'] {
  const [first, second] = activities.flatMap(({ activity: { goal }, place }) =>
    goal && place < heaviest ? [goal] : [],
  );
  return { ...usual, day_90: first ?? usual.day_90, month_6: second ?? usual.month_6 };
}
