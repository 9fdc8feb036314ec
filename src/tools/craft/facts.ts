import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import { stripEnd } from './prose/casing.ts';
import { toEnglish } from './prose/translate.ts';

type Wanted = { kinds?: readonly FactKind[]; importance?: readonly Fact['importance'][] };

/** The job's own facts of some kinds, in the order of the brief. */
export function listFacts(brief: Brief, { kinds, importance }: Wanted = {}): Fact[] {
  return brief.facts.filter(
    (fact) =>
      (!kinds || kinds.includes(fact.kind)) &&
      (!importance || importance.includes(fact.importance)),
  );
}

/** What a person must bring: everything but duties, conditions of the employer and the way of hiring. */
export const requirementKinds = [
  'skill',
  'tool',
  'licence',
  'experience',
  'education',
  'language',
  'authorization',
  'physical',
  'safety',
  'other',
] as const satisfies readonly FactKind[];

export const listMustHaves = (brief: Brief): Fact[] =>
  listFacts(brief, { kinds: requirementKinds, importance: ['must'] });

export const listPreferred = (brief: Brief): Fact[] =>
  listFacts(brief, { kinds: requirementKinds, importance: ['preferred'] });

export const listNice = (brief: Brief): Fact[] =>
  listFacts(brief, { kinds: requirementKinds, importance: ['nice'] });

/** A fact's words for an English text: quoted where the job is in another language. */
export const sayFact = ({ text }: { text: string }): string => stripEnd(toEnglish(text));

export const sayFacts = (brief: Brief, wanted: Wanted): string[] =>
  listFacts(brief, wanted).map(sayFact);

/** Wishes that may not decide anything are nobody's business but the intake's. */
export const listLawfulFlags = (brief: Brief): string[] =>
  brief.redFlags.filter(({ unlawful }) => !unlawful).map(sayFact);
