import type { Drawer } from '#knowledge/drawer.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { choosePeople, type OfJob, type Placed } from './choose-people.ts';
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
  { country, ...job }: OfJob & { country: string | null },
): Drawer {
  if (drawer.isForBeginners) return drawer;
  const stated = criteria.filter(isStated);
  const activities = stated.flatMap((criterion, place) => {
    const activity = criterion.competency === null ? findActivity(criterion.id) : undefined;
    return activity && !activity.is_manner
      ? [{ activity: sayActivity(activity, country), place, weight: criterion.weight }]
      : [];
  });
  return {
    ...castByWork(drawer, activities, job),
    work_sample: chooseSample(drawer, stated, activities),
    intake: { ...drawer.intake, goals: chooseGoals(drawer.intake.goals, activities) },
  };
}

/**
 * Whoever does the heaviest work of this job is looked for, by titles that they have: beside the careers of its trade
 * where these are others, before them where no trade knows the job. There a weak answer on that work is looked out for.
 */
function castByWork(
  drawer: Drawer,
  activities: readonly Placed[],
  { title, isTrade, isFitting }: OfJob,
): Drawer {
  const known = choosePeople(drawer, activities, { title, isTrade, isFitting });
  const titles = known.flatMap(({ activity: { people } }) => people?.titles ?? []);
  return {
    ...drawer,
    titles: isTrade || titles.length === 0 ? drawer.titles : { any: titles },
    personas: [...known.flatMap(({ activity }) => toPeopleOfWork(activity)), ...drawer.personas],
    flags: [
      ...(isTrade && isFitting ? [] : activities.slice(0, shownFlags).map((one) => toFlag(one))),
      ...drawer.flags,
    ],
  };
}

/** Two lines are enough to look out for. */
const shownFlags = 2;

/** A weak answer on what weighs most is the first thing to look out for. */
const toFlag = ({ activity, weight }: Placed): Drawer['flags'][number] => ({
  flag: `${activity.name}: ${lowerFirst(stripEnd(activity.weak))}`,
  why: `This line weighs ${weight} of 100.`,
  check: `Ask: ${activity.probe}`,
});

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
