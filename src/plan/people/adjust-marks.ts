import type { Criterion } from '../criteria/criterion.ts';
import { sharedTelling } from '../criteria/names/shared-stems.ts';
import { isOfCharacter, weighMarks } from './even-out.ts';
import { sharesPhrase } from './shares-phrase.ts';

/**
 * Marks out of ten: what such a career is good at, what it does every day, what comes with the post, what is near to its
 * work, what it names nowhere: untested.
 */
export const marks = { brings: 9, daily: 8, usual: 7, thin: 6, unseen: 5 };

/** The first example shows what a strong hire looks like, as far as a career can tell. */
const toHire = 8;
const floorToHire = 6;

/** Work of the trade, rather than a line that only this job has. */
export const isOfKnownWork = ({ competency }: Criterion): boolean => competency !== null;

interface Named {
  name: string;
}

/** Whoever is called by the work of a line is better at it than those who are not. */
export const isOfName = ({ name: title }: Named, name: string): boolean =>
  sharedTelling(name, title) > 0 || sharesPhrase(name, title);

/**
 * The first example is one to hire: what is missing for it is added where its career speaks of the line; whoever holds
 * the post has done the rest of it too.
 */
export function lift(
  criteria: readonly Criterion[],
  given: readonly number[],
  { near, isHolder }: { near: readonly number[]; isHolder: boolean },
): number[] {
  const lifted = given.map((mark) => Math.max(mark, floorToHire));
  const open = [...lifted.keys()].filter((i) => !isOfCharacter(criteria[i]!));
  const backed = open.filter((i) => (near[i] ?? 0) > 0);
  const raiseTo = (places: readonly number[], mark: number, least: number): void => {
    for (const i of places)
      if (weighMarks(criteria, lifted) < least) lifted[i] = Math.max(lifted[i] ?? 0, mark);
  };
  raiseTo(backed, marks.daily, toHire);
  if (isHolder) raiseTo(open.slice(0, -1), marks.daily, toHire);
  raiseTo(backed, marks.brings, toHire);
  // Of whom the words say little, at least so much that they would be hired.
  raiseTo(
    open.toSorted(
      (a, b) => Number(isOfKnownWork(criteria[b]!)) - Number(isOfKnownWork(criteria[a]!)),
    ),
    marks.usual,
    leastToHire,
  );
  raiseTo(open, marks.daily, leastToHire);
  for (let i = lifted.length - 1; i >= 0 && weighMarks(criteria, lifted) >= bestOfAll; i--)
    if ((lifted[i] ?? 0) === marks.daily) lifted[i] = marks.usual;
  return lifted;
}
const bestOfAll = 8.5;
const leastToHire = 7;

/**
 * Whoever is looked for is no example of a refusal: of what its words do not name, the work of the trade counts as usual
 * there, the nearest and heaviest lines first, as far as it takes; the rest stays untested, and what it denies does too.
 */
export function raise(
  criteria: readonly Criterion[],
  given: readonly number[],
  {
    least,
    near,
    isDenied,
  }: { least: number; near: readonly number[]; isDenied: (place: number) => boolean },
): number[] {
  const raised = [...given];
  const places = [...raised.keys()]
    .filter((place) => !isDenied(place))
    .toSorted(
      (a, b) =>
        Number((near[b] ?? 0) > 0) - Number((near[a] ?? 0) > 0) ||
        Number(isOfKnownWork(criteria[b]!)) - Number(isOfKnownWork(criteria[a]!)),
    );
  for (const place of places)
    if (weighMarks(criteria, raised) < least)
      raised[place] = Math.max(raised[place] ?? 0, marks.usual);
  return raised;
}

/**
 * Where two careers would stand alike, the later one has less: first where its description says nothing of the line, then
 * where the line weighs least.
 */
export function lower(
  criteria: readonly Criterion[],
  given: readonly number[],
  {
    limit,
    near,
    least,
    isKept,
  }: {
    limit: number;
    near: readonly number[];
    least: number;
    isKept: (place: number) => boolean;
  },
): number[] {
  let lowered = [...given];
  const isOver = (): boolean =>
    Math.round(10 * weighMarks(criteria, lowered)) >= Math.round(10 * limit);
  while (isOver()) {
    const own = lowered;
    const others = [...own.keys()].filter(
      (i) => !isOfCharacter(criteria[i]!) && (own[i] ?? 0) > marks.unseen,
    );
    const isBacked = (i: number): boolean => (near[i] ?? 0) > 0;
    // What such people do every day stays as usual as long as anything else can give way.
    const rankOf = (i: number): number =>
      isKept(i)
        ? 3
        : !isBacked(i) && (own[i] ?? 0) > marks.thin
          ? 0
          : (own[i] ?? 0) > (isBacked(i) ? marks.usual : marks.unseen)
            ? 1
            : 2;
    const next = others
      .toReversed()
      .toSorted((a, b) => rankOf(a) - rankOf(b) || (own[b] ?? 0) - (own[a] ?? 0))
      .map((i) => own.with(i, (own[i] ?? 0) - 1))
      .find((marked) => weighMarks(criteria, marked) >= least);
    if (!next) break;
    lowered = next;
  }
  return lowered;
}

export interface Called {
  persona: Named;
  marks: readonly number[];
}

/** Whoever is not called by the work of a line is no better at it than those before who are. */
export function keepBelowCalled(
  criteria: readonly Criterion[],
  given: readonly number[],
  { persona, called, least }: { persona: Named; called: readonly Called[]; least: number },
): readonly number[] {
  const kept = given.map((mark, place) => {
    const { name } = criteria[place]!;
    const above = called.filter((one) => isOfName(one.persona, name));
    return isOfName(persona, name)
      ? mark
      : Math.min(mark, ...above.map(({ marks: own }) => own[place] ?? mark));
  });
  return weighMarks(criteria, kept) >= least ? kept : given;
}
