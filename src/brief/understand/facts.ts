import type { Fact } from '#shared/brief.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import { translatePhrase } from '../translate/translate.ts';
import { classify } from './classify.ts';
import { importanceOf } from './importance.ts';
import { toListPhrase } from './list-phrase.ts';
import { dropSpeaker, toPhrase } from './phrase.ts';
import { restoreCase } from './restore-case.ts';
import type { KnownNames } from './restore-case.ts';
import type { Segment } from './segments.ts';
import { toShortName } from './short-name.ts';
import { splitLists } from './split-lists.ts';
import { readDutyTerms, readTerms } from './terms.ts';

const searched = new Set<Fact['kind']>([
  'skill',
  'tool',
  'licence',
  'experience',
  'education',
  'safety',
  'language',
]);
const graded = new Set<Fact['kind']>([
  ...searched,
  'authorization',
  'physical',
  'schedule',
  'travel',
]);
const order = { must: 0, preferred: 1, nice: 2 };
const mostFacts = 400;

/** What only tells of the job is no demand; a thing to own, named among demands, is. */
function grade(kind: Fact['kind'], { field, text, importance }: Segment): Fact['importance'] {
  if (kind === 'other' && field !== 'requirements') return 'nice';
  return graded.has(kind) || kind === 'other' ? importanceOf(text, importance) : 'must';
}

function readNames(
  { kind, text }: Pick<Fact, 'kind' | 'text'>,
  profile: OccupationProfile,
): string[] {
  if (kind === 'duty' || kind === 'goal') return readDutyTerms(text, profile);
  return searched.has(kind) ? readTerms(text, profile) : [];
}

interface FactsInput {
  segments: readonly Segment[];
  profile: OccupationProfile;
  names: KnownNames;
}

/** The facts that the sentences of a job state, each once, must-haves first. */
export function readFacts({ segments, profile, names }: FactsInput): Fact[] {
  const seen = new Set<string>();
  const facts: Omit<Fact, 'id'>[] = [];
  for (const segment of segments) {
    for (const part of splitLists(segment)) {
      const reading = classify(part);
      if (!reading) continue;
      const words = reading.kind === 'duty' ? reading.text : dropSpeaker(reading.text);
      const said = toPhrase(toListPhrase(reading.kind, restoreCase(words, names)));
      const text = translatePhrase(said) ?? said;
      const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
      if (text.length < 2 || seen.has(key) || facts.length >= mostFacts) continue;
      seen.add(key);
      facts.push({
        kind: reading.kind,
        importance: grade(reading.kind, part),
        text,
        short: toShortName(text),
        terms: readNames({ kind: reading.kind, text }, profile),
        source: { from: 'job', field: part.field, quote: part.quote, start: part.start },
      });
    }
  }
  const sorted = facts.toSorted((a, b) => order[a.importance] - order[b.importance]);
  const counts = new Map<string, number>();
  return sorted.map((fact) => {
    const count = (counts.get(fact.kind) ?? 0) + 1;
    counts.set(fact.kind, count);
    return { id: `${fact.kind}-${count}`, ...fact };
  });
}
