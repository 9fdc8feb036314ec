import type { Fact } from '#shared/brief.ts';
import { askLine } from '../questions/ask-line.ts';
import { hearActivities } from '#knowledge/hear-activities.ts';
import { assistantsWork, assisting, professions } from '../evidence/assistants-work.data.ts';
import { isAside } from '../evidence/is-aside.ts';
import { isAtTimes } from '../evidence/at-times.ts';
import { weigh } from '../mass.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { nameMatter } from '../names/name-matter.ts';
import type { Weighed } from '../settle-weights.ts';
import { sharedStems, stemsOf } from '../names/shared-stems.ts';

/** Of fewer plain duties than this only the first is scored. */
const enough = 3;
/** So many of them are scored, and of those that are named first: what comes late in a long list fills few days. */
const most = 5;
const firstNamed = 10;
/** Where lines are lacking, more of the list is scored. */
const alsoNamed = 14;

/** Answering the phone comes along with a profession, and is no middle of it. */
const isOfAssistants = (text: string, title: string): boolean =>
  professions.test(title) &&
  !assisting.test(title) &&
  assistantsWork.has(hearActivities(toMatter(text).text)[0]?.activity.id ?? '');

const byTheWay = /^(?:assist|help|support)/i;

/** What is named after so many others, and once, weighs less than what the trade or the catalogue knows of the job. */
const early = 6;
const mostOfLate = 4.4;

const byPlace = 0.15;
/** What the job comes back to weighs more than what it names once. */
const perEcho = 0.5;
const mostOfEchoes = 2;
const ofTitle = 0.7;
const ofShare = 4;
const aside = 0.6;
/** What the line itself puts before the rest. */
const ofStress = 0.6;
const stressed = /\b(?:particularly|primarily|especially|mainly|principally|above all)\b/i;
const base = 1.6;

/** "80% of the time": how much of the days it fills. */
const sayShare = ({ source }: Fact): number => {
  const [, percent = '0'] =
    source.from === 'job' ? (/(\d{1,3}) ?(?:%|percent\b)/i.exec(source.quote) ?? []) : [];
  return Math.min(100, Number(percent)) / 100;
};

const ranks =
  /\b(?:senior|junior|lead|manager|assistant|associate|officer|director|specialist|coordinator|supervisor|staff|head|chief|full|part|time)\b/gi;

/** What fills the days by the job's own words, where no competency of the trade stands for it. */
export function listOwnDuties(
  duties: readonly Fact[],
  { title, taken, names, lacking, echo = () => 0 }: OwnDuties,
): Weighed[] {
  const named = duties
    .filter(({ text }) => !isOfAssistants(text, title))
    .map((fact, place) => ({
      fact,
      place,
      name: nameIt(fact),
    }))
    .flatMap(({ name, ...rest }) => (name === null ? [] : [{ ...rest, name, echoes: echo(name) }]))
    .filter(({ place, echoes }) => place < (lacking > most ? alsoNamed : firstNamed) || echoes > 0);
  const subject = title.replace(ranks, '');
  const told = [...names];
  return named
    .filter(({ fact }) => !taken.has(fact))
    .map(({ fact, place, name, echoes }) => ({
      fact,
      name,
      isLate: place >= early && echoes === 0,
      value:
        base -
        byPlace * Math.min(place, firstNamed) +
        Math.min(mostOfEchoes, perEcho * echoes) +
        ofTitle * Math.min(2, sharedStems(subject, fact.text)) +
        ofShare * sayShare(fact) -
        (byTheWay.test(fact.text) ? aside : 0) +
        (stressed.test(fact.text) ? ofStress : 0),
    }))
    .toSorted((a, b) => b.value - a.value)
    .filter(({ name }) => {
      const stems = stemsOf(name);
      const isOld = told.some(
        (other) => stems.length > 0 && sharedStems(other, name) >= Math.max(2, stems.length * 0.6),
      );
      if (!isOld) told.push(name);
      return !isOld;
    })
    .slice(0, Math.max(lacking, named.length < enough ? 1 : most))
    .map(({ fact, name, value, isLate }, i) => {
      const criterion = {
        id: fact.id,
        name,
        origin: 'duty' as const,
        facts: [fact],
        competency: null,
        ...askLine(name, { place: i }),
      };
      const mass = weigh(criterion, Math.max(1, value), 0);
      return { ...criterion, mass: isLate ? Math.min(mass, mostOfLate) : mass };
    });
}

/** What is done now and then, or beside the work, has no line of its own. */
const nameIt = (fact: Fact): string | null =>
  isAtTimes(fact.text) || isAside(fact.text) ? null : nameMatter(fact);

interface OwnDuties {
  title: string;
  /** Lines that a competency of the trade stands for. */
  taken: ReadonlySet<Fact>;
  /** Names of what is scored already. */
  names: readonly string[];
  /** How many lines the card still lacks. */
  lacking: number;
  /** How often the job comes back to the subject of a name for which no criterion stands. */
  echo?: (name: string) => number;
}
