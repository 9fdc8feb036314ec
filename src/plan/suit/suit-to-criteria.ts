import type { Activity } from '#knowledge/activity-schema.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { choosePeople, type OfJob, type Placed } from '../people/choose-people.ts';
import { sayActivity } from '../criteria/activity-criteria.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { toPeopleOfWork } from '../people/people-of-work.ts';
import { buildSample } from '../hiring-steps/build-sample.ts';
import { stepsOfWork, tellStepsOfWork } from '../hiring-steps/steps-of-work.ts';

/** What the trade tries out is tried out where it is one of so many heaviest lines. */
const heaviest = 3;

/** What anybody can bring, where the trade would ask for things of another job. */
const anyBring = [
  'The names of two people who have seen your work, to be called only after an offer',
  'Your notice period, and whether you can work the hours as they stand',
];

const isStated = ({ origin }: Criterion): boolean => origin === 'must' || origin === 'duty';

interface OfCriteria extends OfJob {
  country: string | null;
  /** Whether a text names things of another place of work than the job speaks of. */
  isForeign?: ((text: string) => boolean) | undefined;
}

/**
 * The exercise belongs to what this job is judged by: where the trade's exercise tests nothing that weighs much here, the
 * exercise of the heaviest activity stands in.
 */
export function suitToCriteria(
  drawer: Drawer,
  criteria: readonly Criterion[],
  { country, isForeign = () => false, ...job }: OfCriteria,
): Drawer {
  if (drawer.isForBeginners) return drawer;
  const stated = criteria.filter(isStated);
  const activities = stated.flatMap((criterion, place) => {
    const activity = criterion.competency === null ? findActivity(criterion.id) : undefined;
    return activity && !activity.is_manner
      ? [{ activity: sayActivity(activity, country), place, weight: criterion.weight }]
      : [];
  });
  // Of a trade that is written in short, its own work is tried out in the way of that work.
  const tryable = stated.flatMap((criterion, place) => {
    const isOwn = criterion.competency === null || drawer.work?.includes(criterion.id);
    const activity = isOwn ? findActivity(criterion.id) : undefined;
    const isElsewhere =
      activity?.sample !== undefined &&
      isForeign(`${activity.sample.name}\n${activity.sample.task}`);
    return activity && !activity.is_manner && !isElsewhere
      ? [{ activity: sayActivity(activity, country), place, weight: criterion.weight }]
      : [];
  });
  const { isTrade, isFitting } = job;
  const isKnown = isTrade && isFitting;
  const suited = {
    ...castByWork(drawer, activities, job),
    coaching:
      isTrade && !isFitting && drawer.isForGraduates !== true
        ? { ...drawer.coaching, bring: [...anyBring] }
        : drawer.coaching,
  };
  const tried = findTried(drawer, criteria, { activities: tryable, isKnown });
  // An exercise that shows nothing of the card would try out work of other people.
  const built = tried === undefined ? buildSample(stated) : null;
  const sample =
    tried !== 'usual' && tried?.sample ? { ...tried.sample, shows: [tried.id] } : built;
  return sample ? tryOut(suited, sample, stated, isKnown) : suited;
}

/** Where somebody drives, one rides along before anybody is hired. */
const ofDriving = /\bdriv(?:e|er|ers|ing)\b|\btrunking\b|\bhaul/i;

/** The steps of the trade are made for its own exercise: another one comes with other steps. */
function tryOut(
  drawer: Drawer,
  sample: Drawer['work_sample'],
  stated: readonly Criterion[],
  isKnown: boolean,
): Drawer {
  const { intake, coaching } = drawer;
  const isDriving =
    drawer.kind === 'driving-and-logistics' && stated.some(({ name }) => ofDriving.test(name));
  const steps = stepsOfWork(intake.steps, stated, isKnown, isDriving);
  return {
    ...drawer,
    work_sample: sample,
    intake: { ...intake, steps },
    coaching: { ...coaching, what_happens: tellStepsOfWork(sample.minutes, steps, isDriving) },
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

/**
 * The activity that is tried out instead of what the trade tries out; the usual where that tests what weighs. Undefined
 * where neither shows anything of the card.
 */
function findTried(
  { work_sample: usual }: Drawer,
  criteria: readonly Criterion[],
  { activities, isKnown }: { activities: readonly Placed[]; isKnown: boolean },
): Activity | 'usual' | undefined {
  const stated = criteria.filter(isStated);
  const isTested = (lines: readonly Criterion[]): boolean =>
    lines.some(({ competency }) => competency !== null && usual.shows.includes(competency));
  // A trade that fits and weighs most knows how its work is tried out, whichever of its lines that shows.
  const isOfTrade = isKnown && (stated[0]?.competency ?? null) !== null;
  if (isTested(isOfTrade ? stated : stated.slice(0, heaviest))) return 'usual';
  const tried = activities.find(({ activity: { sample }, place }) => sample && place < heaviest);
  return tried?.activity ?? (isKnown && isTested(criteria) ? 'usual' : undefined);
}
