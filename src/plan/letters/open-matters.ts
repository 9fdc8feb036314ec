import { listShownQuestions } from '../questions/asked-questions.ts';
import { findOpenCondition } from '../demands/open-condition.ts';
import { findTerm } from '../contract/term.ts';
import { isSpokenOf } from '#shared/spoken-of.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { nameTeam } from './tell-facts.ts';

/** What is asked of the manager, as candidates call it, and how it stands behind "the posting does not say". */
const matters: Readonly<Record<string, { name: string; said: string }>> = {
  Schedule: { name: 'the hours', said: 'what the hours are' },
  'Office days': { name: 'the days on site', said: 'how many days are on site' },
  'Work type': { name: 'the days on site', said: 'how many days are on site' },
  'Length of the contract': { name: 'the length of the contract', said: 'how long it runs' },
  'Start date': { name: 'the start date', said: 'when it starts' },
  // The date that the advertisement names has passed.
  'New start': { name: 'the new start date', said: 'whether its start date still holds' },
  Team: { name: 'the size of the team', said: 'how big the team is' },
};

const isStated = (source: Source, matter: string): boolean => {
  const { stated, sentences } = makePlan(source);
  if (matter === 'Schedule')
    return (
      sentences.hours !== '' ||
      stated.has('hours') ||
      /\b\d{2}(?:\.\d+)?\s?h(?:ou)?rs?\b/i.test(source.brief.title.given)
    );
  if (matter === 'Length of the contract') return findTerm(source.brief) !== null;
  // How many is said; which of them may still be asked.
  if (matter === 'Office days')
    return source.brief.presence !== null || isSpokenOf(source.brief, 'office days');
  if (matter === 'Work type') return findOpenCondition(source, makePlan(source)) === null;
  if (matter === 'Start date') return stated.has('start') || source.brief.startDate !== null;
  if (matter === 'New start') return stated.has('start') || source.brief.startDate === null;
  return matter === 'Team' && (stated.has('team') || nameTeam(source) !== '');
};

const isStart = (name: string): boolean => /\bstart date$/.test(name);

/** What somebody would have to know, the advertisement does not say and the manager is asked for. */
export const listOpen = (source: Source): string[] => {
  const open = new Set(
    listShownQuestions(source)
      .flatMap(({ topic }) => (topic === 'Start date' ? [topic, 'New start'] : (topic ?? [])))
      .flatMap((topic) => {
        const found = matters[topic];
        return found === undefined || isStated(source, topic) ? [] : [found.name];
      }),
  );
  // Hours and days decide.
  return [...open].toSorted((a, b) => Number(isStart(a)) - Number(isStart(b)));
};

/** Of the working week what is open and asked for; null where it is told or matters to nobody. */
export function findOpenWeek(source: Source): 'hours' | 'days on site' | null {
  const open = listOpen(source);
  if (open.includes('the hours')) return 'hours';
  return open.includes('the days on site') ? 'days on site' : null;
}

/** "what the hours are": behind "the posting does not say". */
export const nameOpen = (what: string): string =>
  Object.values(matters).find(({ name }) => name === what)?.said ?? what;
