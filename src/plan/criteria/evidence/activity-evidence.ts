import { rememberTexts } from '#shared/remember-texts.ts';
import type { Activity } from '#knowledge/activity-schema.ts';
import type { Drawer, Kind } from '#knowledge/drawer.ts';
import { listenForTerms } from '#knowledge/hear-work.ts';
import type { Fact } from '#shared/brief.ts';
import { memoize, memoizeBoth } from '#shared/memoize.ts';
import type { Piece, Rivalry } from './gather-evidence.ts';
import { hearActivities, rateHits, type HeardActivity } from '#knowledge/hear-activities.ts';
import { assistantsWork, assisting, professions } from './assistants-work.data.ts';
import { isAside } from './is-aside.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { describeJob, type Hearing, type Told } from './hearing-signals.ts';
import { isMisheard } from './misheard.ts';
import { nameMatter } from '../names/name-matter.ts';
import { onlyKnows } from './only-knows.ts';
import { leastProof, proven, rateProof } from './proof.ts';
import { countWords, sharedStems } from '../names/shared-stems.ts';
import { findShape } from '../own-lines/demand-shape.ts';
import { isOfOffice } from '../own-lines/systems.ts';
import { isAsked, tellsWork } from './weigh-evidence.ts';

type Competency = Drawer['competencies'][number];

/** A line is about two activities at most, and a short one about one. */
const mostOfLine = 2;
const longLine = 12;
/** Two lists of words that share so many of the shorter one speak of the same work. */
const mostTerms = 0.4;
/** A phrase, and not one word, is heard. */
const plainly = 1;

const holdsIn = ({ only_in: only, not_in: never }: Activity, kind: Kind): boolean =>
  (only === undefined || only.includes(kind)) && !never?.includes(kind);

/** Papers, schooling and what the employer says of itself name no work. */
const ofWork: ReadonlySet<Fact['kind']> = new Set([
  'duty',
  'goal',
  'skill',
  'tool',
  'safety',
  'experience',
  'trait',
]);
const speaksOfWork = (fact: Fact): boolean => {
  const { kind, text } = fact;
  return (
    (ofWork.has(kind) || kind === 'schedule' || tellsWork({ kind, text })) &&
    !isAside(text) &&
    !isOfOffice(fact) &&
    !/\bcombination of\b|\bequivalent\b|\bnationals?\b|^please\b|^exempt|#/i.test(text)
  );
};

/** Of two that are heard alike, the one that is at home in this kind of work is meant. */
const rateAtHome = ({ activity, strength }: HeardActivity, kind: Kind): number =>
  strength - (activity.at_home_in?.includes(kind) === false ? abroad : 0);
const abroad = 0.25;

type IsMeant = (activity: Activity, fact: Fact) => boolean;

const ofPeople =
  /\b(?:lead\p{L}*|supervis\p{L}+|manag\p{L}+|running|teams?|people|staff|coach\p{L}*|mentor\p{L}*|train\p{L}*|hiring|performance|volunteers?|shifts?)\b/iu;

/** Everything of which a line has a phrase. */
function hearAll(fact: Fact, kind: Kind): HeardActivity[] {
  if (!speaksOfWork(fact)) return [];
  const { text, isOfOthers } = toMatter(fact.text);
  // Who has led the dyers is asked about leading, and not about dyes.
  const isLed = isAsked(fact) && findShape(fact) === 'leading';
  return hearActivities(text).filter(
    ({ activity }) =>
      holdsIn(activity, kind) &&
      (fact.kind !== 'schedule' || activity.also_in.includes(fact.kind)) &&
      // How somebody is, such as well-spoken, calls for no work.
      (fact.kind !== 'trait' || activity.is_manner) &&
      (activity.with_others || !isOfOthers) &&
      (!isLed || ofPeople.test(activity.name)),
  );
}

/** What a line of the job is about, of the work that occurs in many trades; the surest first, how one works last. */
export const hearLine = (fact: Fact, kind: Kind, isMeant: IsMeant = () => true): HeardActivity[] =>
  hearAll(fact, kind)
    .filter(({ activity }) => isMeant(activity, fact))
    .toSorted(
      (one, other) =>
        Number(one.activity.is_manner) - Number(other.activity.is_manner) ||
        rateAtHome(other, kind) - rateAtHome(one, kind),
    )
    .slice(0, countWords(toMatter(fact.text).text) < longLine ? 1 : mostOfLine);

/** Every activity of which a line of the job has a phrase. */
export const hearJob = (lines: readonly Fact[], kind: Kind): Hearing[] =>
  lines.flatMap((fact) => hearAll(fact, kind).map((heard) => ({ fact, heard })));

/** Tells the activities that the lines of a job speak of from those of which they only have a phrase by chance. */
export const knowMeant = (brief: Told, lines: readonly Fact[], kind: Kind): IsMeant =>
  knowInKind(brief, lines)(kind);

/** The tools ask for one kind of work, and each of them for the same lines. */
const knowInKind = memoizeBoth((brief: Told, lines: readonly Fact[]) =>
  rememberTexts((kind: Kind) => hearMeant(brief, lines, kind)),
);

function hearMeant(brief: Told, lines: readonly Fact[], kind: Kind): IsMeant {
  const hearings = hearJob(lines, kind);
  const job = describeJob(brief, hearings, kind);
  const misheard = new Map<Fact, Set<Activity>>();
  for (const hearing of hearings) {
    const { fact, heard } = hearing;
    if (isOfOthers(heard.activity, brief.title.given) || isMisheard(hearing, job))
      misheard.set(fact, (misheard.get(fact) ?? new Set()).add(heard.activity));
  }
  return (activity, fact) => !misheard.get(fact)?.has(activity);
}

/** What a doctor does and a nurse does not, or a receptionist does and a doctor only at times, however a text puts it. */
const isOfOthers = ({ id, of_titles: titles }: Activity, title: string): boolean =>
  (assistantsWork.has(id) && professions.test(title) && !assisting.test(title)) ||
  (titles?.every((word) => !title.toLowerCase().includes(word.toLowerCase())) ?? false);

/**
 * The lines that plainly speak of work that occurs in many trades, by the activity they speak of. One of them at least
 * must be about that work and little else; the others may then second it.
 */
export function gatherActivities(
  lines: readonly Fact[],
  kind: Kind,
  value: (fact: Fact) => number,
  isMeant?: IsMeant,
): Map<Activity, Piece[]> {
  const found = new Map<Activity, (Piece & { proof: number })[]>();
  for (const fact of lines) {
    const heard = hearProven(fact, kind, isMeant);
    for (const { activity, strength, proof } of heard) {
      const share = (value(fact) * Math.min(1, strength)) / Math.sqrt(heard.length);
      if (share > 0)
        found.set(activity, [
          ...(found.get(activity) ?? []),
          { fact, value: share, isPlain: strength >= plainly, proof },
        ]);
    }
  }
  return new Map(
    [...found].filter(
      ([activity, pieces]) =>
        // Who shall know of a thing is not asked what they have done of it.
        pieces.some(
          ({ proof, fact }) => proof >= proven && !(onlyKnows(fact) && nameMatter(fact) !== null),
        ) && !pieces.every(({ fact }) => isOnlyTouched(activity, fact)),
    ),
  );
}

/** So little of a line is told of the activity beside the one phrase by which it is heard. */
const hardlyTold = 0.2;
const wordsOfItsOwn = 6;

/** A line that has a phrase of the activity, and is about something that it can be called by itself. */
const isOnlyTouched = (activity: Activity, fact: Fact): boolean =>
  countWords(toMatter(fact.text).text) >= wordsOfItsOwn &&
  rateProof(withoutTerms(activity), fact) < hardlyTold &&
  nameMatter(fact) !== null;
const withoutTerms = memoize((activity: Activity): Activity => ({
  ...activity,
  called_for_by: [],
}));

/** What a line is about by its own words: of several that are heard in it, what it proves best. */
function hearProven(
  fact: Fact,
  kind: Kind,
  isMeant: IsMeant = () => true,
): (HeardActivity & { proof: number })[] {
  const rated = hearAll(fact, kind)
    .filter(({ activity }) => isMeant(activity, fact))
    .map((one) => ({ ...one, proof: rateProof(one.activity, fact) }))
    .filter(({ proof }) => proof >= leastProof(fact));
  const rank = (one: (typeof rated)[number]): number => rateAtHome(one, kind) + one.proof;
  return rated
    .toSorted(
      (one, other) =>
        Number(one.activity.is_manner) - Number(other.activity.is_manner) ||
        rank(other) - rank(one),
    )
    .slice(0, countWords(toMatter(fact.text).text) < longLine ? 1 : mostOfLine);
}

/** The competency of the trade that is the same work under another name. */
export function findTwin(
  activity: Activity,
  competencies: readonly Competency[],
): Competency | undefined {
  const own = new Set(activity.called_for_by.map((term) => term.toLowerCase()));
  return competencies.find(({ name, called_for_by: terms }) => {
    const shared = terms.filter((term) => own.has(term.toLowerCase())).length;
    const stems = sharedStems(name, activity.name);
    return stems >= 2 || (shared >= 2 && (stems >= 1 || shared >= mostTerms * terms.length));
  });
}

/** A line that speaks more plainly of an activity than of a competency of the trade is not the trade's. */
export function compareWithActivities(
  { competencies, kind }: Pick<Drawer, 'competencies' | 'kind'>,
  isMeant?: IsMeant,
): (fact: Fact, competency: Competency) => Rivalry {
  const listen = listenForTerms(
    competencies.map((competency) => ({ of: competency, terms: competency.called_for_by })),
  );
  const hear = memoize((fact: Fact) => {
    const { text } = toMatter(fact.text);
    const [best] = hearLine(fact, kind, isMeant);
    return {
      text,
      hits: listen(text),
      best,
      twin: best && findTwin(best.activity, competencies),
    };
  });
  return (fact, competency) => {
    const { text, hits, best, twin } = hear(fact);
    const own = rateHits(
      text,
      hits.filter(({ of }) => of === competency),
    );
    const isOutdone =
      best !== undefined &&
      !best.activity.is_manner &&
      best.strength >= plainly &&
      best.strength > own &&
      twin !== competency;
    return { isOutdone, own };
  };
}
