import type { Drawer } from '#knowledge/drawer.ts';
import type { FactSource } from '#shared/brief.ts';
import type { Criterion } from './criteria/criterion.ts';
import { findShape } from './criteria/demand-shape.ts';
import { listFacts, ownWords } from './own-words.ts';
import type { Source } from './source.ts';

export interface InterviewStep {
  name: string;
  who: string;
  focus: string[];
  minutes: number | null;
}

export interface InterviewSteps {
  /** In the job's own words, in order; empty where it names none. */
  stated: string[];
  /** As usual in the trade: a proposal. */
  usual: InterviewStep[];
}

const isStep =
  /\b(?:interviews?|assessment (?:day|cent(?:re|er))|(?:work|shift) trial|trial (?:shift|day)|phone screen|screening call|presentation|case study|coding|take-home|technical (?:test|task|round)|panel|gespräch|entretien|entrevista|probearbeit\w*)\b/i;
/** How to apply, and what applicants should know, is no step. */
const isNoStep =
  /\b(?:apply|application|cv|resume|cover letter|submit|click|email|deadline|closing date|only|agencies|background check|reference|drug|e-verify|feedback|if you|accommodat|adjust|reserve|unable|travel expenses)\b|\d{3}/i;

export function planSteps({ brief }: Source, drawer: Drawer): InterviewSteps {
  const stated = listFacts(brief, { kinds: ['process'] })
    .filter(({ text, source }) => isStep.test(text) || isAnswered(source))
    .map(ownWords)
    .filter((text) => !isNoStep.test(text) && text.split(/\s+/).length <= 25);
  return { stated, usual: drawer.intake.steps };
}

/** Whoever was asked for the steps named nothing else. */
const isAnswered = (source: FactSource): boolean =>
  source.from === 'job' && source.field === 'answers';

type Seen = Pick<Criterion, 'id' | 'competency' | 'facts'>;

/** What is told of work done elsewhere, or shown in a talk, is not seen where work is tried. */
const inTalk: ReadonlySet<string> = new Set([
  'experience',
  'knowledge',
  'trait',
  'leading',
  'language',
]);

/**
 * In which usual step a criterion is seen: what is done with hands or tools where the work is tried, what is told of in
 * the talk; of what the trade knows the heavier half in the second step, the rest in the third.
 */
export function stepOf(
  { criteria, steps }: { criteria: readonly Seen[]; steps: InterviewSteps },
  { id, competency, facts }: Seen,
): string {
  const [first] = facts;
  const isTold =
    id === 'way-of-working' ||
    (competency === null && first !== undefined && inTalk.has(findShape(first)));
  const place = criteria.findIndex((criterion) => criterion.id === id);
  const isTool = facts.some(({ kind }) => kind === 'tool');
  const step = steps.usual[!isTold && (isTool || place < criteria.length / 2) ? 1 : 2];
  return step?.name ?? 'Interview';
}
