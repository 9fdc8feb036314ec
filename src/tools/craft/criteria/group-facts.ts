import type { Fact } from '#shared/brief.ts';
import { findCompetencies } from './competencies/competencies.ts';
import type { Competency } from './competencies/competency.ts';
import type { Criterion, CriterionOrigin } from './criterion.ts';
import { nameFact } from './name-fact.ts';

export type Group = Pick<
  Criterion,
  'competency' | 'facts' | 'origin' | 'name' | 'category' | 'isGate'
>;

const COMPETENCIES_PER_LINE = 2;
const LONGEST_DOCUMENT = 60;

const categoryOf: Partial<Record<Fact['kind'], string>> = {
  licence: 'Certification',
  education: 'Education',
  language: 'Language',
  experience: 'Experience',
  tool: 'Tools',
  safety: 'Safety',
};

const degree =
  /\b(?:degree|diploma|GED|bachelor|master['’]?s|Ph\.?D|MBA|B\.?A\.|B\.?S\.?(?:N|c)?\b|ADN|Abitur|Studium|Berufsausbildung|BTS)\b/i;
const paper =
  /\b(?:licen[cs]e|certifi(?:cate|cation|ed)|registration|CPA|CCRN|ACLS|BLS|PMP|CDL|Führerschein)\b/i;

/** A degree or a card that stands among the skills is still a document. */
function kindOf({ kind, text }: Fact): Fact['kind'] {
  if (kind !== 'skill' && kind !== 'experience') return kind;
  if (text.length > LONGEST_DOCUMENT) return kind;
  if (degree.test(text)) return 'education';
  return kind === 'skill' && paper.test(text) ? 'licence' : kind;
}

const isDocument = (fact: Fact): boolean =>
  kindOf(fact) === 'licence' || kindOf(fact) === 'education';

export const isTask = ({ kind }: Fact): boolean => kind === 'duty' || kind === 'goal';

const originOf = (fact: Fact): CriterionOrigin => (isTask(fact) ? 'duty' : fact.importance);

const strength: CriterionOrigin[] = ['must', 'duty', 'preferred', 'nice'];
const strongest = (a: CriterionOrigin, b: CriterionOrigin): CriterionOrigin =>
  strength.indexOf(a) <= strength.indexOf(b) ? a : b;

const toGroup = (fact: Fact, competency: Competency | null): Group => ({
  competency,
  facts: [fact],
  origin: originOf(fact),
  name: competency?.name ?? nameFact(fact),
  category: competency?.category ?? categoryOf[kindOf(fact)] ?? 'Skill',
  isGate: isDocument(fact),
});

function findSpoken(fact: Fact, family: string): (Competency | null)[] {
  if (isDocument(fact) || fact.kind === 'language') return [null];
  const spoken = findCompetencies(fact.text, family).slice(
    0,
    isTask(fact) ? 1 : COMPETENCIES_PER_LINE,
  );
  return spoken.length > 0 ? spoken : [null];
}

/** All languages are heard in one talk, so they are one criterion. */
const keyOf = (fact: Fact): string =>
  fact.kind === 'language' ? 'language' : `${fact.kind}:${nameFact(fact).toLowerCase()}`;

/** Lines that speak of the same competency are one group; the strongest demand names its origin. */
export function groupFacts(facts: readonly Fact[], family: string): Group[] {
  const groups = new Map<string, Group>();
  for (const fact of facts) {
    for (const competency of findSpoken(fact, family)) {
      const key = competency?.id ?? keyOf(fact);
      const group = groups.get(key);
      if (group) {
        group.facts.push(fact);
        group.origin = strongest(group.origin, originOf(fact));
      } else groups.set(key, toGroup(fact, competency));
    }
  }
  return [...groups.values()];
}
