import type { Activity } from '#knowledge/activity-schema.ts';
import { rankOf } from '#knowledge/career-rank.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { anyTrade, isKin, learner, wordsOf } from '../search/title-kin.ts';

export interface Placed {
  activity: Activity;
  /** Which of the heaviest it is, from 0. */
  place: number;
  /** Percent. */
  weight: number;
}

export interface OfJob {
  /** The job's title. */
  title: string;
  isTrade: boolean;
  isFitting: boolean;
}

/** Two kinds of work beside what is known of the kind, or of a trade that does not fit; one beside a trade that does. */
const mostOfWork = 2;
const besideTrade = 1;
/** Whoever is called otherwise is looked for only by work that weighs this much. */
const heaviest = 2;

/**
 * The kinds of work whose people could do this job. One line of a job makes nobody fit for the rest of it: whoever is
 * called like the job comes first, and others only where no trade knows the job and the work is at home in its kind.
 */
export function choosePeople(
  drawer: Drawer,
  activities: readonly Placed[],
  { title, isTrade, isFitting }: OfJob,
): Placed[] {
  if (learner.test(title) || /\binternship\b/i.test(title)) return [];
  const called = listTelling(title);
  if (called.length === 0) return [];
  const isKnown = isTrade && isFitting;
  const own = new Set(
    Object.values(drawer.titles)
      .flat()
      .map((one) => one.toLowerCase()),
  );
  const isOwn = ({ people }: Activity): boolean =>
    people?.titles.some((one) => own.has(one.toLowerCase())) === true;
  const isSame = ({ people }: Activity): boolean =>
    people?.titles.some((one) => one.toLowerCase() === drawer.trade.toLowerCase()) === true;
  const open = activities.filter(
    ({ activity, place }) =>
      activity.people !== undefined &&
      !isSame(activity) &&
      // What only fills a part of the job has people of its own who do other work.
      (!isKnown || place === 0),
  );
  const near = open.filter(
    ({ activity }) =>
      sharesField(activity, called) &&
      // Whoever is first called otherwise has the license of another profession.
      (drawer.kind !== 'care' || isFirstCalled(activity, called)),
  );
  if (isTrade) return near.slice(0, isKnown ? besideTrade : mostOfWork);
  // Care is given by those who are licensed for it, and nobody else.
  if (drawer.kind === 'care') return near.slice(0, mostOfWork);
  const others = open.filter(
    ({ activity }) =>
      !isOwn(activity) &&
      isAtHome(activity, drawer.kind) &&
      isOfLevel(activity, title, drawer.kind),
  );
  const akin = [
    ...near,
    ...others.filter((one) => !near.includes(one) && sharesWord(one.activity, called)),
  ];
  return (akin.length > 0 ? akin : others.filter(({ place }) => place < heaviest)).slice(
    0,
    mostOfWork,
  );
}

const isAtHome = ({ at_home_in: home }: Activity, kind: Drawer['kind']): boolean =>
  home === undefined || home.includes(kind);

/** Said of the work in titles of every field. */
const anyField = new Set(
  'sales sale service services support project projects business customer customers client clients technical technology data system systems office it account accounts care team operations management managing field site international national regional area professional part time full new digital training'.split(
    ' ',
  ),
);

const listTelling = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 1 && !anyTrade.has(word) && !small.has(word));
const small = new Set('of or in to at by on and the for an as de'.split(' '));

/** "Optical" and "optician". */
const stem = 5;
const sameLength = 2;
const isAkin = (a: string, b: string): boolean =>
  isKin(a, b) ||
  (a.slice(0, stem) === b.slice(0, stem) &&
    Math.min(a.length, b.length) > stem &&
    Math.abs(a.length - b.length) <= sameLength);

const listShared = ({ people }: Activity, called: readonly string[]): string[] =>
  listTelling(people?.titles.join(' ') ?? '').filter((word) =>
    called.some((other) => isAkin(word, other)),
  );

const isFirstCalled = ({ people }: Activity, called: readonly string[]): boolean =>
  listTelling(people?.titles[0] ?? '').some((word) => called.some((other) => isAkin(word, other)));

const sharesWord = (activity: Activity, called: readonly string[]): boolean =>
  listShared(activity, called).length > 0;

const sharesField = (activity: Activity, called: readonly string[]): boolean =>
  listShared(activity, called).some((word) => !anyField.has(word));

const ofHelpers =
  /\b(?:clerk|assistant|collector|laborer|labourer|helper|operative|attendant|cashier|packer|typist|cleaner|technician|operator|receptionist|secretary)\b/i;
const ofProfessions: ReadonlySet<Drawer['kind']> = new Set([
  'engineering-and-science',
  'leading-people',
  'office-specialist',
  'teaching',
]);
const leading = 3;

/** Whoever helps with the work does not lead or answer for it. */
const isOfLevel = ({ people }: Activity, title: string, kind: Drawer['kind']): boolean =>
  ofHelpers.test(title) ||
  (rankOf(title) < leading && !ofProfessions.has(kind)) ||
  !(people?.titles ?? []).slice(0, 2).every((one) => ofHelpers.test(one));
