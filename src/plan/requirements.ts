import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts, ownWords } from './own-words.ts';

/** What a person must bring: everything but duties, conditions of the employer and the way of hiring. */
const demandKinds = [
  'licence',
  'education',
  'experience',
  'skill',
  'tool',
  'language',
  'authorization',
  'safety',
  'physical',
] as const satisfies readonly FactKind[];

const list = (
  brief: Brief,
  importance: Fact['importance'],
  kinds: readonly FactKind[] = demandKinds,
): Fact[] => {
  const seen = new Set<string>();
  return listFacts(brief, { kinds, importance: [importance] }).filter((fact) => {
    const key = ownWords(fact).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
};

/** "Own hood and basic hand tools" is of no kind and still a must; a remark is none. */
export const listMusts = (brief: Brief): Fact[] => list(brief, 'must', [...demandKinds, 'other']);
export const listPreferred = (brief: Brief): Fact[] => list(brief, 'preferred');
export const listNice = (brief: Brief): Fact[] => list(brief, 'nice');

/** The duties of the job in its own words. */
export const listDuties = (brief: Brief): string[] =>
  listOnce(listFacts(brief, { kinds: ['duty'] }).map(ownWords));
