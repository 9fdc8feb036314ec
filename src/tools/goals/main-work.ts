import { hearLine, knowMeant } from '#plan/criteria/activity-evidence.ts';
import { memoize } from '#plan/memoize.ts';
import { beginsWithVerb } from '#plan/orders.ts';
import { listFacts } from '#plan/own-words.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';
import { anyDuty } from '../attraction-posting/draft/any-duty.ts';
import { isSameWork, listLeads } from '../attraction-posting/draft/lead-duty.ts';
import { measures, type Measure } from './measures.data.ts';

export interface Work {
  /** As after "to". */
  duty: string;
  measure: Pick<Measure, 'counted' | 'success'>;
}

const length = { fewest: 4, most: 22 };

const unknown: Work['measure'] = {
  counted: '[measure agreed in the first month]',
  success: 'From [value] to [target]',
};

/** The object of a duty stands near its verb; what comes later is where and for whom. */
const nearVerb = 45;

/** How the subject that a duty names first is measured. */
function measureOfSubject(duty: string): Work['measure'] {
  const [best] = measures
    .map((measure) => ({ measure, at: duty.search(measure.said) }))
    .filter(({ at }) => at !== -1 && at <= nearVerb)
    .toSorted((a, b) => a.at - b.at);
  return best?.measure ?? unknown;
}

/** A phrase of the duty was heard, and not one word of it. */
const plainly = 1;
const ofOneArea = /\b(?:assigned|own|the post's|the beginner|trainee)\b/i;

/** How the activity that a duty speaks of is measured; else its subject. */
function makeMeasure(
  { brief }: Source,
  { drawer: { kind } }: Plan,
): (duty: string) => Work['measure'] {
  const isMeant = knowMeant(brief, brief.facts, kind);
  const [line] = listFacts(brief, { kinds: ['duty'] });
  return (duty) => {
    const [best] = line ? hearLine({ ...line, text: duty }, kind, isMeant) : [];
    const goal = best && best.strength >= plainly ? best.activity.goal : undefined;
    return goal && !ofOneArea.test(`${goal.measure} ${goal.success}`)
      ? { counted: lowerFirst(goal.measure), success: goal.success }
      : measureOfSubject(duty);
  };
}

/** Several lines in one, or half of one. */
const odd = /[;:!?•|()*]|\b(?:we|us|our|you|your|this|these|etc)\b|\.\.|\p{Ll}\p{Lu}/u;

/** Said to the reader, or a sentence whose first word was no verb: "track records are kept". */
const broken = /\byour?\b|\b(?:are|is|was|were) \p{L}+ed$/iu;

/** Duties in words that can stand behind "to": those that tell most first, then the others in their order. */
function listClauses(source: Source): string[] {
  const leads = listLeads(source).map(({ clause }) => clause.replace(/^are /, 'be '));
  const others = listFacts(source.brief, { kinds: ['duty'] })
    .flatMap(({ forms }) => forms.verbPhrase ?? [])
    .map((text) => stripEnd(lowerFirst(text)))
    .filter((text) => !odd.test(text) && beginsWithVerb(text) && !isGlued(text));
  return [...leads, ...others].filter((text) => {
    const count = countWords(text);
    return (
      count >= length.fewest && count <= length.most && !anyDuty.test(text) && !broken.test(text)
    );
  });
}

/** Who leads has goals for the people anyway. */
const ofPeople =
  /^(?:\p{L}+ly )?(?:lead|manage|supervise|oversee|direct|recruit|hire|train|coach|mentor|develop|motivate|build|be responsible for)\b[^,]{0,40}\b(?:teams?|staff|employees|personnel|people|recruitment|crew)\b/iu;

/** So many places further up stands what the job is judged by most, and so many down what nobody knows to measure. */
const raised = [3, 2, 1.5];
const lowered = 1.5;
const far = 20;

/** The main duties, each of another kind: what is measured alike is one goal. */
export const listMainWork = memoize((source: Source): Work[] => {
  const plan = makePlan(source);
  const measureOf = makeMeasure(source, plan);
  const heaviest = plan.criteria
    .filter(({ origin }) => origin === 'must' || origin === 'duty')
    .slice(0, raised.length);
  const rankOf = (duty: string, i: number): number => {
    const place = heaviest.findIndex(({ facts }) =>
      facts.some(({ kind, text }) => kind === 'duty' && isSameWork(duty, text)),
    );
    return i - (raised[place] ?? 0) + (plan.post.leads && ofPeople.test(duty) ? far : 0);
  };
  const ranked = listClauses(source)
    .map((duty, i) => ({ duty, measure: measureOf(duty), rank: rankOf(duty, i) }))
    .map((one) => ({ ...one, rank: one.rank + (one.measure === unknown ? lowered : 0) }))
    .toSorted((a, b) => a.rank - b.rank);
  const found: Work[] = [];
  for (const { duty, measure } of ranked)
    if (
      !found.some((one) => isSameWork(duty, one.duty)) &&
      (measure === unknown || found.every((one) => one.measure.counted !== measure.counted))
    )
      found.push({ duty, measure });
  return found;
});
