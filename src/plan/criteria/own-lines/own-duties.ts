import type { Fact } from '#shared/brief.ts';
import { askLine } from '../questions/ask-line.ts';
import { hearActivities } from '#knowledge/hear-activities.ts';
import { assistantsWork, assisting, professions } from '../evidence/assistants-work.data.ts';
import { isAside } from '../evidence/is-aside.ts';
import { isAtTimes } from '../evidence/at-times.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { nameAnyhow, nameMatter } from '../names/name-matter.ts';
import type { Weighed } from '../settle-weights.ts';
import { sharedStems, stemsOf } from '../names/shared-stems.ts';
import { countWords } from '#writing/shorten.ts';

/** So many of them at most stand for themselves. */
const most = 8;
/** What weighs less of the job has no line of its own. */
const leastOfLine = 2;
/** What weighs so much has a line under any whole phrase of it. */
const heavy = 4.5;

/** Answering the phone comes along with a profession, and is no middle of it. */
const isOfAssistants = (text: string, title: string): boolean =>
  professions.test(title) &&
  !assisting.test(title) &&
  assistantsWork.has(hearActivities(toMatter(text).text)[0]?.activity.id ?? '');

/** "SAILS", "ROPE AND TAR": a heading over work, and no work. */
const isShouted = (text: string): boolean =>
  /^[\p{Lu}\s&/,-]+$/u.test(text) && countWords(text) <= longestHeading;
const longestHeading = 4;

/** What fills the days by the job's own words, where no competency of the trade stands for it. */
export function listOwnDuties(
  duties: readonly Fact[],
  { title, taken, names, points }: OwnDuties,
): Weighed[] {
  const told = [...names];
  const weigh = (fact: Fact): number => points.get(fact) ?? 0;
  return duties
    .filter(
      (fact) =>
        weigh(fact) >= leastOfLine &&
        !taken.has(fact) &&
        !isShouted(fact.text) &&
        !isOfAssistants(fact.text, title),
    )
    .toSorted((a, b) => weigh(b) - weigh(a))
    .flatMap((fact) => {
      const name = nameIt(fact, weigh(fact) >= heavy);
      return name === null ? [] : [{ fact, name }];
    })
    .filter(({ name }) => {
      const stems = stemsOf(name);
      const isOld = told.some(
        (other) => stems.length > 0 && sharedStems(other, name) >= Math.max(2, stems.length * 0.6),
      );
      if (!isOld) told.push(name);
      return !isOld;
    })
    .slice(0, most)
    .map(({ fact, name }) => ({
      id: fact.id,
      name,
      origin: 'duty' as const,
      facts: [fact],
      competency: null,
      ...askLine(name),
      mass: weigh(fact),
    }));
}

/** What is done now and then, or beside the work, has no line of its own; what the job turns on goes by its own words. */
function nameIt(fact: Fact, isHeavy: boolean): string | null {
  if (isAtTimes(fact.text) || isAside(fact.text)) return null;
  const name = nameMatter(fact);
  return name === null && isHeavy && toMatter(fact.text).text !== '' ? nameAnyhow(fact) : name;
}

interface OwnDuties {
  title: string;
  /** Lines that another criterion stands for. */
  taken: ReadonlySet<Fact>;
  /** Names of what is scored already. */
  names: readonly string[];
  /** How many of 100 points each line of the job is worth. */
  points: ReadonlyMap<Fact, number>;
}
