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

const demanded = /\b(?:required|essential|mandatory|a must)\b/i;
const spared = /\b(?:not|nor|no|non)[- ](?:\w+ ){0,2}(?:required|essential|mandatory|a must)\b/i;

/** "Experience as a plumber, ideally in housing": only the end of it is a wish. */
const wishAtTheEnd = /^.{12,}?[,;]? (?:ideally|preferably) (?:with|in|within|from|of|as|for|at)\b/i;
const wishedAtOnce =
  /\b(?:preferred|desirable|desired|advantage|a plus|bonus|nice to have|asset)\b/i;

/** What calls itself required is no wish, wherever it stands. */
export const weighDemand = ({ importance, kind, text }: Fact): Fact['importance'] =>
  importance !== 'must' &&
  kind !== 'other' &&
  ((demanded.test(text) && !spared.test(text)) ||
    (importance === 'preferred' && wishAtTheEnd.test(text) && !wishedAtOnce.test(text)))
    ? 'must'
    : importance;

const list = (
  brief: Brief,
  importance: Fact['importance'],
  kinds: readonly FactKind[] = demandKinds,
): Fact[] => {
  const seen = new Set<string>();
  return listFacts(brief, { kinds }).filter((fact) => {
    if (weighDemand(fact) !== importance) return false;
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
