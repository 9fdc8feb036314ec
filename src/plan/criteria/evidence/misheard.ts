import type { Activity } from '#knowledge/activity-schema.ts';
import { listActivityHeads } from '#knowledge/load-activities.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { stemsOf } from '../names/shared-stems.ts';

/** Two phrases, or two lines, are no chance. */
const noChance = 2;
/** A line that is hardly more than the phrase itself is about nothing else. */
const nearlyAll = 0.6;
/** Below this the rest of the job speaks of other things. */
const enough = 1.1;
const ofName = 3;
const ofLine = 0.2;
/** Words that so many activities use tell none of them: this much of their rarity does not count. */
const common = 2;

let rarity: ReadonlyMap<string, number> | undefined;

/** How few kinds of work go by a word: 0 for a word of all of them. */
export function rateStem(stem: string): number {
  rarity ??= countStems();
  return Math.log(listActivityHeads().size / (rarity.get(stem) ?? 1.5));
}

function countStems(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of listActivityHeads().values())
    for (const stem of new Set(terms.flatMap(stemsOf)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

const wordsOf = memoize((activity: Activity): ReadonlySet<string> => {
  const {
    name,
    called_for_by: terms,
    looks_like: looksLike,
    question,
    strong,
    practice,
  } = activity;
  return new Set(
    stemsOf([name, looksLike, question, strong, practice.question, ...terms].join(' ')),
  );
});

const sumOf = (stems: Iterable<string>, rate: (stem: string) => number): number =>
  [...stems].reduce((sum, stem) => sum + rate(stem), 0);
const rateTelling = (stem: string): number => Math.max(0, rateStem(stem) - common);

interface Said {
  /** What the line is about. */
  matter: string;
  /** The phrases of the activity that stand in it. */
  terms: readonly string[];
}

const ofWork: ReadonlySet<Fact['kind']> = new Set([
  'duty',
  'goal',
  'skill',
  'tool',
  'safety',
  'experience',
  'licence',
  'education',
  'other',
]);

/** The words in which a job tells of its work. */
const listSaid = memoize(
  ({ title, facts }: Pick<Brief, 'title' | 'facts'>): ReadonlySet<string> =>
    new Set(
      [
        title.clean,
        ...facts.filter(({ kind }) => ofWork.has(kind)).map(({ text }) => text),
      ].flatMap(stemsOf),
    ),
);

/**
 * Whether one phrase of one line was heard by chance: "learning system" in a job on genomes is no course that is
 * administered. Nothing else of the activity, neither its name nor the words by which it is told, stands in the job.
 */
export function isMisheard(
  activity: Activity,
  lines: readonly Said[],
  brief: Pick<Brief, 'title' | 'facts'>,
): boolean {
  const said = listSaid(brief);
  const phrases = new Set(lines.flatMap(({ terms }) => terms.map(sortStems)));
  const longest = [...phrases].filter(
    (one) => ![...phrases].some((other) => other !== one && holds(other, one)),
  );
  const [first] = lines;
  if (!first || lines.length >= noChance || longest.length >= noChance) return false;
  const heard = new Set(first.terms.flatMap(stemsOf));
  const whole = stemsOf(first.matter);
  if (whole.filter((stem) => heard.has(stem)).length >= nearlyAll * whole.length) return false;
  const beside = [...wordsOf(activity)].filter((stem) => said.has(stem) && !heard.has(stem));
  const own = new Set(whole);
  const inLine = beside.filter((stem) => own.has(stem));
  const name = [...new Set(stemsOf(activity.name))];
  const named = sumOf(
    name.filter((stem) => said.has(stem)),
    rateStem,
  );
  const score =
    (ofName * named) / Math.max(1, sumOf(name, rateStem)) +
    sumOf(beside, rateTelling) / Math.sqrt(Math.max(1, said.size)) +
    ofLine * sumOf(inLine, rateTelling);
  return score < enough;
}

const sortStems = (term: string): string => [...new Set(stemsOf(term))].toSorted().join(' ');
const holds = (long: string, short: string): boolean => {
  const stems = new Set(long.split(' '));
  return short.split(' ').every((stem) => stems.has(stem));
};
