import type { PlannedPersona } from '../people/planned-persona.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';
import { ratePull } from '../subject/rate-pull.ts';
import { makeRate } from '../subject/rate-work.ts';
import { ofReports, rateWork } from '../letters/say-duties.ts';
import { countTelling } from './count-telling.ts';
import { findDenied } from './find-denied.ts';
import { findHouse } from './find-house.ts';
import { findScope, findSpans, hasPull } from './find-scope.ts';
import { nameSystems } from './name-systems.ts';

/**
 * What sets a job apart: what the employer is or makes, a duty that names the matter, size or middle of this work, what
 * it is said not to be, and the systems it names.
 */
export type DefiningKind = 'house' | 'work' | 'denied' | 'systems';

export interface Defining {
  kind: DefiningKind;
  /** A whole sentence that a letter can say. */
  sentence: string;
  /** How much it tells of this very job; less than 1 could stand in any. */
  weight: number;
}

const weights = { house: 6, denied: 5, systems: 1 };
const ofSubject = 2;
const pull = 2;
const mostTelling = 4;
const perTelling = 0.5;
const ofScope = 6;
const dulled = { scored: 2, other: 4 };
const perPlace = 0.12;
/** Told where nothing else is. */
const inReports = 5;
/** What begins with such words says little of the days. */
const faint =
  /^(?:The work includes |You would (?:be responsible for day-to-day|support|assist|help|participate|work closely|collaborate|play)\b)/;

function listWork(source: Source): Defining[] {
  const rate = makeRate(source.brief);
  const scope = findScope(source);
  const work = rateWork(source).filter(({ text }) => scope === '' || !isInside(scope, text));
  const told: Defining[] = work.map(({ text: sentence, scored }, place) => {
    const { isOfSubject, isSized, isMain, isDull } = rate(sentence);
    const weight =
      1 +
      scored +
      (isOfSubject ? ofSubject : 0) +
      (isSized ? ofSubject : 0) +
      (isMain ? 1 : 0) +
      (hasPull(sentence) ? pull : 0) +
      Math.min(mostTelling, countTelling(sentence)) * perTelling +
      ratePull(sentence) -
      (isDull ? (scored > 0 ? dulled.scored : dulled.other) : 0) -
      (faint.test(sentence) ? 1 : 0) -
      (ofReports.test(sentence) ? inReports : 0) -
      place * perPlace;
    return { kind: 'work', sentence, weight };
  });
  const scopes = [scope, ...findSpans(source)].filter(
    (text, i, list) => text !== '' && (i === 0 || !sharesFigure(text, list[0]!)),
  );
  return [
    ...scopes.map((sentence): Defining => ({ kind: 'work', sentence, weight: ofScope })),
    ...told,
  ];
}

const sharesFigure = (a: string, b: string): boolean =>
  (a.match(/\d[\d,]*/g) ?? []).some((figure) => b.includes(figure));

/** Whether a sentence tells the scope already, or is its beginning. */
function isInside(scope: string, text: string): boolean {
  const own = stems(text);
  const shared = [...stems(scope)].filter((stem) => own.has(stem)).length;
  return shared >= 2 && shared >= stems(scope).size / 2;
}

/** What sets this job apart, the most telling first; none where the advertisement could be anybody's. */
export const listDefining = memoize((source: Source): Defining[] => {
  if ((source.brief.language ?? 'en') !== 'en') return [];
  const found: Defining[] = [
    { kind: 'house', sentence: findHouse(source), weight: weights.house },
    { kind: 'denied', sentence: findDenied(source), weight: weights.denied },
    { kind: 'systems', sentence: nameSystems(source), weight: weights.systems },
    ...listWork(source),
  ];
  return found.filter(({ sentence }) => sentence !== '').toSorted((a, b) => b.weight - a.weight);
});

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));

const known = 3;

/** How near a sentence is to what such people bring. */
export function nearTo(
  { shows, search }: Pick<PlannedPersona, 'shows' | 'search'>,
  sentence: string,
): number {
  const own = stems([...shows.slice(0, known).map(({ name }) => name), ...search].join(' '));
  const shared = [...stems(sentence)].filter((stem) => own.has(stem)).length;
  return Math.min(2, shared);
}
