import { findActivity } from '#knowledge/load-activities.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { measureCall } from '../criteria/evidence/call-strength.ts';
import { ofLeading } from '../criteria/evidence/gather-evidence.ts';
import { hearDoing, sharedTelling, stemsOf } from '../criteria/names/shared-stems.ts';
import { memoize } from '#shared/memoize.ts';
import { evenOut, isOfCharacter, weighMarks } from './even-out.ts';
import { isOfPost } from './post-persona.ts';
import { sellsDaily } from './sells-daily.ts';
import { sharesPhrase } from './shares-phrase.ts';
import {
  isOfKnownWork,
  isOfName,
  keepBelowCalled,
  lift,
  lower,
  marks,
  raise,
  type Called,
} from './adjust-marks.ts';
import { tellApart } from './tell-apart.ts';
import { holds } from '../search/title-kin.ts';
import type { PlannedPersona } from './planned-persona.ts';

/** Percent. Whoever lacks a must is no match. */
export const mostWithout = 55;
/** Of a fit of 100. */
const aPoint = 0.1;

export type Unmarked = Omit<PlannedPersona, 'marks' | 'fit'> & {
  /** Percent: how well the background fits by what the job says of it. */
  nearness: number;
};
type Marked<Persona> = Persona & Pick<PlannedPersona, 'marks' | 'fit'>;

/** What is known of the job besides its criteria. */
interface OfTheJob {
  /** The title and the name of the trade: what everybody in it has done. */
  trade: string;
  isForBeginners: boolean;
  /** Whether people far on in their careers are looked for. */
  isSenior: boolean;
  /** Whether the order is given: nobody of them has done the work, and the nearest stand first. */
  isOrdered?: boolean;
  /** How much the job itself names the background: the higher the number, the earlier; 0 for all others. */
  named: (persona: Unmarked) => number;
  /** Whether such people hold the post today. */
  holds?: (persona: Unmarked) => boolean;
  /** The words by which the work of a line is heard. */
  termsOf?: (criterion: Criterion) => readonly string[];
}

/**
 * Marks for each career, the best first; whoever lacks a must comes last. What such people show and what is still to be
 * seen of them follows from the marks, the highest and the lowest line first, so that no tool says otherwise.
 */
export function markPersonas<Persona extends Unmarked>(
  criteria: readonly Criterion[],
  personas: readonly Persona[],
  job: OfTheJob,
): Marked<Persona>[] {
  const near = personas.map((persona) =>
    criteria.map((criterion) => nearnessOf(criterion, persona, job)),
  );
  const given = personas.map((persona) =>
    criteria.map((criterion) => markLine(criterion, persona, job)),
  );
  const marked = personas.map((persona, i) => ({
    persona,
    own: given[i] ?? [],
    near: near[i]!,
    isDenied: (place: number): boolean => speaksAgainst(persona, criteria[place]!),
  }));
  const byLack = (a: { persona: Persona }, b: { persona: Persona }): number =>
    Number(a.persona.lacks.length > 0) - Number(b.persona.lacks.length > 0);
  const inOrder = (a: { persona: Persona }, b: { persona: Persona }): number =>
    byLack(a, b) || job.named(b.persona) - job.named(a.persona);
  const ordered = marked.toSorted(
    (a, b) =>
      inOrder(a, b) || (job.isOrdered ? 0 : rank(criteria, b, job) - rank(criteria, a, job)),
  );
  let below = Infinity;
  const called: Called[] = [];
  const settled = ordered.map((one, i) => {
    const { persona, own, near: ofCareer, isDenied } = one;
    const isFirst = i === 0 && persona.lacks.length === 0;
    const least = persona.lacks.length > 0 ? 0 : notRefused;
    const evened = evenOut(
      criteria,
      isFirst
        ? lift(criteria, own, { near: ofCareer, isHolder: job.holds?.(persona) === true })
        : lower(criteria, raise(criteria, own, { least, near: ofCareer, isDenied }), {
            limit: below,
            near: ofCareer,
            least,
            isKept: (place) => isOfName(persona, criteria[place]!.name),
          }),
      least,
    );
    const found = tellApart(
      criteria,
      job.holds?.(persona) === true || isOfPost(persona)
        ? evened
        : keepBelowCalled(criteria, evened, { persona, called, least }),
      { earlier: called.map((other) => other.marks), near: ofCareer, least },
    );
    called.push({ persona, marks: found });
    below = Math.min(below, weighMarks(criteria, found));
    return { ...one, found, weighted: weighMarks(criteria, found) };
  });
  // A given order holds as long as nobody stands behind one who is plainly less near.
  const holds =
    job.isOrdered &&
    settled.every(({ weighted }, i) => i === 0 || weighted <= settled[i - 1]!.weighted + aPoint);
  const sorted = settled.toSorted((a, b) => byLack(a, b) || (holds ? 0 : b.weighted - a.weighted));
  const ends = findEnds(
    criteria,
    sorted.map(({ found }) => found),
    sorted.map(({ near: ofCareer }) => ofCareer),
    sorted.map(({ persona }) => ({
      name: persona.name,
      open: persona.unseen,
      isHolder: job.holds?.(persona) === true || isOfPost(persona),
    })),
  );
  return sorted.map(({ persona, found, weighted }, i) => ({
    ...persona,
    ...sortLines(criteria, found, ends[i]!),
    marks: found,
    // The same figure as on the scorecard, times ten.
    fit: Math.max(
      1,
      Math.min(persona.lacks.length > 0 ? mostWithout : 100, Math.round(10 * weighted)),
    ),
  }));
}

/**
 * What each career is known for and what is doubted in it, told apart from the others: of its highest marks the one by
 * which it stands out, of its lowest the heaviest. No two careers have the same where there is a choice.
 */
function findEnds(
  criteria: readonly Criterion[],
  all: readonly (readonly number[])[],
  near: readonly (readonly number[])[],
  careers: readonly { name: string; open: readonly Criterion[]; isHolder: boolean }[],
): { strength: number; concern: number }[] {
  const open = careers.map((one) => one.open);
  const isHolder = careers.map((one) => one.isHolder);
  // What several of them are called tells none of them apart.
  const names = careers.map(({ name }, i) => {
    const others = careers.flatMap((one, other) =>
      other === i ? [] : [new Set(stemsOf(one.name))],
    );
    const isCommon = (stem: string): boolean =>
      others.filter((own) => own.has(stem)).length >= fewestAlike;
    return name
      .split(/\s+/)
      .filter((word) => !stemsOf(word).some(isCommon))
      .join(' ');
  });
  const leadOf = (i: number, place: number): number => {
    const others = all.filter((_, other) => other !== i).map((own) => own[place] ?? 0);
    const mean = others.reduce((sum, mark) => sum + mark, 0) / Math.max(1, others.length);
    return (all[i]?.[place] ?? 0) - mean;
  };
  const scored = criteria.flatMap((criterion, place) =>
    isOfCharacter(criterion) || ofOthers.test(criterion.name) ? [] : [place],
  );
  const places = scored.length > 0 ? scored : [...criteria.keys()];
  const concerns = choosePlaces(
    all.map((own, i) => {
      const least = Math.min(...places.map((place) => own[place] ?? 0));
      const most = Math.max(...places.map((place) => own[place] ?? 0));
      // Where all stand alike, nobody is doubted in what weighs most.
      return least === most
        ? places.toReversed()
        : // What is known to be missing in such careers, then the heaviest.
          places
            .filter((place) => (own[place] ?? 0) === least)
            .toSorted(
              (a, b) =>
                Number(open[i]?.includes(criteria[b]!)) - Number(open[i]?.includes(criteria[a]!)) ||
                // What such people are called by is not doubted as long as anything else is open.
                Number((near[i]?.[a] ?? 0) > 0) - Number((near[i]?.[b] ?? 0) > 0) ||
                (isHolder[i] === true
                  ? Number(isOfKnownWork(criteria[a]!)) - Number(isOfKnownWork(criteria[b]!))
                  : 0),
            );
    }),
  );
  const strengths = choosePlaces(
    all.map((own, i) => {
      const others = places.filter((place) => place !== concerns[i]);
      const best = Math.max(...others.map((place) => own[place] ?? 0));
      const high = others
        .filter((place) => (own[place] ?? 0) === best)
        .toSorted(
          (a, b) =>
            leadOf(i, b) - leadOf(i, a) ||
            Number(isOfKnownWork(criteria[b]!)) - Number(isOfKnownWork(criteria[a]!)),
        );
      // A line of which the career says nothing is no strength of it.
      const backed = high.filter((place) => (near[i]?.[place] ?? 0) > 0);
      // Whoever is called by a line of the card is known for it.
      const called = keepMost(high, (place) => sharedTelling(criteria[place]!.name, names[i]!));
      return called.length > 0 ? called : [...new Set([...backed, ...high])];
    }),
  );
  return all.map((_, i) => ({ strength: strengths[i] ?? 0, concern: concerns[i] ?? 0 }));
}

const fewestAlike = 2;

/** Those of the highest rate, where it is above nothing. */
function keepMost(places: readonly number[], rate: (place: number) => number): number[] {
  const most = Math.max(0, ...places.map(rate));
  return most === 0 ? [] : places.filter((place) => rate(place) === most);
}

/** How somebody gets on with others is tried in talks, and doubted of no kind of career. */
const ofOthers = /\b(?:colleagues|teamwork|collaborat\p{L}*|interpersonal|communication)\b/iu;

/** Where careers have nearly the same marks, the one that the job speaks of goes first, and those above it later. */
const ofNearness = 0.03;
const aboveTheJob = 0.5;
function rank(
  criteria: readonly Criterion[],
  { persona, own }: { persona: Unmarked; own: readonly number[] },
  { isSenior }: OfTheJob,
): number {
  const above = persona.level === 'senior' && !isSenior ? aboveTheJob : 0;
  return weighMarks(criteria, own) + ofNearness * persona.nearness - above;
}

const isBeginner = ({ level }: Unmarked): boolean => level === 'entry';

/** What somebody who has just begun has seldom done alone. */
const ofCharge = /\b(?:lead|supervis|manag|organi[sz]|coordinat|planning|teach|coach)\w*/i;

function markLine(criterion: Criterion, persona: Unmarked, job: OfTheJob): number {
  const told = markCareer(criterion, persona, job);
  // Whoever holds the post has met all of it.
  const full = job.holds?.(persona) === true ? Math.max(told, marks.usual) : told;
  if (!isBeginner(persona) || full <= marks.unseen) return full;
  if (ofCharge.test(criterion.name)) return Math.min(full, marks.thin);
  if (isOfCharacter(criterion)) return full;
  // Where beginners are welcome, what they did in training counts; years are still not theirs.
  return full === marks.usual && job.isForBeginners ? full : full - 1;
}

function markCareer(criterion: Criterion, persona: Unmarked, job: OfTheJob): number {
  const { id, competency, origin, name } = criterion;
  if (isOfCharacter(criterion)) return marks.usual;
  if (speaksAgainst(persona, criterion)) return marks.unseen;
  if (isOfLeading(name)) {
    if (toLead.test(`${persona.name}. ${persona.now}`)) return marks.thin;
    if (leader.test(persona.name)) return marks.daily;
  }
  if (speaksPartly(persona, criterion)) return marks.thin;
  if (sellsDaily(persona, criterion)) return marks.brings;
  if (isOfPost(persona))
    return persona.brings.includes(competency ?? id) ? marks.brings : marks.daily;
  if (!persona.to_check.includes(competency ?? id) && isCalledBy(persona, criterion))
    return marks.brings;
  if (isOfTrade(name, job.trade)) return marks.daily;
  const isNamed =
    sharedTelling(name, `${persona.name} ${persona.now}`) > 0 ||
    sharesPhrase(name, persona.name) ||
    doesSo(name, persona.now) ||
    hasMet(persona, criterion, job);
  // What the career speaks of was met there, and only not in full.
  const isNear = nearnessOf(criterion, persona, job) > 0;
  if (persona.unseen.includes(criterion) && !isNamed)
    return isNear || (competency !== null && origin === 'preferred') ? marks.thin : marks.unseen;
  if (persona.brings.includes(competency ?? id)) return marks.brings;
  if (isNamed || speaksOf(persona, criterion)) return marks.daily;
  if (isNear) return marks.usual;
  // What its trade does and its own words do not name is near; what only this job asks for is untested.
  return competency === null ? marks.unseen : marks.thin;
}

/** Whoever is called so leads people every day. */
const leader =
  /\b(?:head|director|supervisor|team lead(?:er)?|foreman|superintendent|leads? (?!generation)(?:[\p{L}-]+ )?\p{L}+|(?:general|branch|store|project|program|department|area|operations|site|office|unit|regional) manager)\b/iu;
const leadsOthers =
  /^(?:leading|supervising|managing|mentoring)\b.*\b(?:people|teams?|crews?|staff|engineers|designers|technicians|colleagues|others|departments?|projects)\b/i;
const isOfLeading = (name: string): boolean => ofLeading.test(name) || leadsOthers.test(name);
/** Whoever is ready to lead has not led yet. */
const toLead =
  /\b(?:ready|wants?|hoping|looking|about) to (?:lead|manage|supervise|run)\b|\b(?:has|have) not (?:yet )?(?:led|managed|supervised)\b|\bnext step\b.{0,30}\b(?:lead|manag)/i;

/** "Buyer" for buying: the work by which such people are called. */
const isCalledBy = ({ name, search }: Unmarked, { id }: Criterion): boolean => {
  const called = [name, ...search].join(', ');
  return findActivity(id)?.people?.titles.some((title) => holds(called, title)) === true;
};

const anyBackground = /^(?:backg|gener|relev|previ|prove|exten|profe|devel|engin|exper)/;

/** "Background in plumbing", for plumbers: what everybody of the trade does every day. */
function isOfTrade(name: string, trade: string): boolean {
  const own = stemsOf(name).filter((stem) => !anyBackground.test(stem));
  const known = new Set(stemsOf(trade));
  return own.length > 0 && own.every((stem) => known.has(stem));
}

/** "Checks in many guests", for check-in. */
const doesSo = (name: string, now: string): boolean =>
  [...name.matchAll(/(\p{L}{3,})-(in|out|up|off|over|down)\b/giu)].some(([, verb, particle]) =>
    new RegExp(`\\b${verb}(?:s|es|ed|ing)? ${particle}\\b`, 'i').test(now),
  );

/** Words of the work stand in what such people do or have in their profiles. */
const hasMet = (
  { name, now, search }: Unmarked,
  criterion: Criterion,
  { termsOf = ({ terms = none }) => terms }: Pick<OfTheJob, 'termsOf'>,
): boolean => {
  const call = callOf(termsOf(criterion));
  return [name, ...now.split(/[.;]\s+/), ...search].some((part) => call(part) >= plainly);
};
const none: readonly string[] = [];
const plainly = 0.5;
const callOf = memoize((terms: readonly string[]) => measureCall(terms));

/** One word in common may be chance. */
const enoughInCommon = 2;

/** What its own description speaks of, such a career does every day. */
const speaksOf = ({ name, now }: Unmarked, { looksLike }: Criterion): boolean =>
  sharedTelling(looksLike, `${name} ${now}`) >= enoughInCommon;

const denied = /\b(?:never|no|not|without|hardly|little|nothing|nobody)\b|n['’]t\b/i;

/** "Has never touched a till": what the description itself says such people have not done. */
const speaksAgainst = ({ name: title, now }: Unmarked, { name }: Criterion): boolean =>
  `${title}. ${now}`
    .split(/[.;,:]\s+/)
    .some((part) => (denied.test(part) || handsOn.test(part)) && hearDoing(name)(part) > 0);
/** "Sits in on cases": there, and with no case of their own. */
const partly =
  /\b(?:sits? in|sitting in|assists?|assisting|shadows?|takes? part|watch(?:es|ed))\b/i;
const speaksPartly = ({ now }: Unmarked, { name }: Criterion): boolean =>
  now.split(/[.;,:]\s+/).some((part) => partly.test(part) && sharedTelling(name, part) > 0);
/** "Hands accounts on": what others do after them. */
const handsOn = /\bhand(?:s|ing|ed)? (?:\p{L}{1,20} ){0,4}(?:on|over|off)\b/iu;

/** How much of a line the description of a career speaks of; one word of what is told of it may be chance. */
const nearnessOf = (criterion: Criterion, persona: Unmarked, job: OfTheJob): number => {
  const { name, looksLike, strong, id, competency } = criterion;
  const { name: title, now, search, brings } = persona;
  if (speaksAgainst(persona, criterion)) return 0;
  const career = [title, now, ...search, ...brings].join(' ');
  return (
    2 * sharedTelling(name, career) +
    (sharesPhrase(name, title) ? 2 : 0) +
    Math.max(0, sharedTelling(`${looksLike} ${strong}`, career) - 1) +
    (brings.includes(competency ?? id) ? 2 : 0) +
    (isOfLeading(name) && leader.test(title) && !toLead.test(title) ? 2 : 0) +
    (hasMet(persona, criterion, job) ? 2 : 0)
  );
};

/** One place for each career: whoever has no choice first, and nobody the place of another where there is a choice. */
function choosePlaces(options: readonly number[][]): number[] {
  const chosen: number[] = [];
  const taken = new Set<number>();
  const fewestFirst = [...options.keys()].toSorted(
    (a, b) => (options[a]?.length ?? 0) - (options[b]?.length ?? 0),
  );
  for (const i of fewestFirst) {
    const places = options[i] ?? [];
    const place = places.find((one) => !taken.has(one)) ?? places[0] ?? 0;
    taken.add(place);
    chosen[i] = place;
  }
  return chosen;
}

/** Whoever is looked for is no example of a refusal. */
const notRefused = 6;

/** The lines by their marks: what such people show, best first, and what is still to be seen of them, lowest first. */
function sortLines(
  criteria: readonly Criterion[],
  own: readonly number[],
  { strength, concern }: { strength: number; concern: number },
): Pick<PlannedPersona, 'shows' | 'unseen'> {
  const lines = criteria.map((criterion, i) => ({ criterion, mark: own[i] ?? 0, i }));
  // How somebody is shows in no career: it is no doubt as long as there is another.
  const scored = own.filter((_, i) => !isOfCharacter(criteria[i]!));
  const lowest = Math.min(...(scored.length > 0 ? scored : own));
  // Where all lines stand alike, one of them is still to be seen and not all.
  const isEven = lowest === Math.max(...own);
  const isDoubt = ({ mark, criterion, i }: (typeof lines)[number]): boolean =>
    // Whatever is best in a career is no doubt, even where all of it is thin.
    (i !== strength || lines.length === 1) &&
    (mark < marks.usual ||
      (isEven
        ? i === concern
        : mark === lowest && (scored.length === 0 || !isOfCharacter(criterion))));
  return {
    shows: lines
      .filter((line) => !isDoubt(line))
      .toSorted((a, b) => Number(b.i === strength) - Number(a.i === strength) || b.mark - a.mark)
      .map(({ criterion }) => criterion),
    unseen: lines
      .filter(isDoubt)
      .toSorted((a, b) => Number(b.i === concern) - Number(a.i === concern) || a.mark - b.mark)
      .map(({ criterion }) => criterion),
  };
}
