import type { Activity } from '#knowledge/activity-schema.ts';
import type { Drawer, Kind } from '#knowledge/drawer.ts';
import { listActivities } from '#knowledge/load-activities.ts';
import type { Fact } from '#shared/brief.ts';
import { hearCall, type Call } from './call-strength.ts';
import type { Piece } from './gather-evidence.ts';
import { isAside } from './is-aside.ts';
import { toMatter } from './matter-of-line.ts';
import { countWords, hearTelling, sharedStems } from './shared-stems.ts';
import { tellsWork } from './weigh-evidence.ts';

type Competency = Drawer['competencies'][number];

/** Less than this is a word in passing. */
const plainly = 0.5;
/** A line is about two activities at most. */
const mostOfLine = 2;

interface Heard {
  activity: Activity;
  hear: ReturnType<typeof hearCall>;
  /** How many words of what is told of it a line has. */
  tell: (text: string) => number;
}

let heard: Heard[] | undefined;

const listHeard = (): Heard[] =>
  (heard ??= listActivities().map((activity) => ({
    activity,
    // As they are written: "promotions" are no promotion.
    hear: hearCall(activity.called_for_by, (term) => term),
    tell: hearTelling(
      [activity.name, activity.looks_like, activity.question, activity.strong].join(' '),
    ),
  })));

/**
 * Whether a line is about the activity: two of its terms, or one of several words, in its first words. One word alone
 * counts where the line begins with it, or where the activity is told of in the words of the line; so does one that comes
 * late.
 */
const isAbout = ({ at, early }: Call, told: () => number): boolean =>
  countApart(early) > 1 ||
  early.some((term) => /[\s-]/.test(term)) ||
  (early.length > 0 && (at < 2 || told() > 0)) ||
  told() > 1;

/** "Mentor" and "mentoring" are one sign, and so are "compliance" and "compliance with". */
const countApart = (terms: readonly string[]): number =>
  terms.filter((term) => !terms.some((other) => other !== term && term.startsWith(other))).length;

/** What stands so near to the beginning of a line is what it is about. */
const begins = 25;

/** One line is enough where more than one sign in it speaks of the activity, or where it begins with it. */
const isSure = ({ at, early }: Call, told: number): boolean =>
  countApart(early) > 1 || told > 0 || (early.length > 0 && at < begins);

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
const speaksOfWork = ({ kind, text }: Fact): boolean =>
  (ofWork.has(kind) || kind === 'schedule' || tellsWork({ kind, text })) &&
  !isAside(text) &&
  !/\bcombination of\b|\bequivalent\b|\bnationals?\b|^please\b|^exempt|#/i.test(text);

/** A line of so few words is about one thing. */
const oneThing = 9;

/** The lines that plainly speak of work that occurs in many trades, by the activity they speak of. */
export function gatherActivities(
  lines: readonly Fact[],
  kind: Kind,
  value: (fact: Fact) => number,
): Map<Activity, Piece[]> {
  const spoken = lines.filter(speaksOfWork);
  const whole = spoken.map(({ text }) => text).join('\n');
  const wholeSmall = whole.toLowerCase();
  // Most activities occur nowhere in a job; the rest are looked for line by line.
  const possible = listHeard().filter(
    ({ activity, hear }) => holdsIn(activity, kind) && hear(whole, wholeSmall).sum > 0,
  );
  const found = new Map<Activity, Piece[]>();
  const sure = new Set<Activity>();
  for (const fact of spoken) {
    const { text, isOfOthers } = toMatter(fact.text);
    const small = text.toLowerCase();
    const calls = possible
      .filter(({ activity }) => fact.kind !== 'schedule' || activity.also_in.includes(fact.kind))
      .filter(({ activity }) => activity.with_others || !isOfOthers)
      .map(({ activity, hear, tell }) => ({ activity, tell, ...hear(text, small) }))
      .filter((call) => call.sum >= plainly && isAbout(call, () => call.tell(text)))
      .toSorted((a, b) => Math.min(1, b.sum) - Math.min(1, a.sum) || a.at - b.at)
      .slice(0, countWords(text) <= oneThing ? 1 : mostOfLine);
    for (const { activity, sum, at, early, tell } of calls) {
      const told = tell(text) + sharedStems(activity.name, text);
      if (isSure({ sum, at, early }, told)) sure.add(activity);
      const share = (value(fact) * Math.min(1, sum)) / Math.sqrt(calls.length);
      if (share > 0) found.set(activity, [...(found.get(activity) ?? []), { fact, value: share }]);
    }
  }
  // One word far into one line names no work.
  return new Map([...found].filter(([one, pieces]) => sure.has(one) || pieces.length > 1));
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
    return shared >= 2 || stems >= 2 || (shared >= 1 && stems >= 1);
  });
}
