import { weighLines } from '#plan/criteria/line-weights/weigh-lines.ts';
import { hearLine, knowMeant } from '#plan/criteria/evidence/activity-evidence.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { memoize } from '#shared/memoize.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { canBeDone } from '#plan/wording/speakable/speakable.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import type { Fact } from '#shared/brief.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';
import { anyDuty } from '../attraction-posting/draft/any-duty.ts';
import { isSameWork, listLeads } from '../attraction-posting/draft/lead-duty.ts';
import { measures, measuresOfDeeds, type Measure } from './measures.data.ts';

export interface Work {
  /** As after "to". */
  duty: string;
  measure: Pick<Measure, 'counted' | 'success'>;
  /** Whether it is known how such work is measured. */
  isKnown: boolean;
}

const length = { fewest: 4, most: 22 };

/** Whatever is done can be looked at, and those who need it can be asked. */
export const unknown: Work['measure'] = {
  counted: 'what was done of this in the quarter, gone through with the manager',
  success: '[number] of [number] as agreed, and each of the others explained',
};
export const unknownToo: Work['measure'] = {
  counted: 'what those who rely on this work say when asked, and what had to be put right',
  success: 'At most [number] things to put right in the last quarter',
};

/** The object of a duty stands near its verb; what comes later is where and for whom. */
const nearVerb = 45;

const ofMoney = /\b(?:budgets?|budgetary|cost control|p&l|expenditure)\b/i;

/** Done with or for others: what it is about is theirs, and measured with them. */
const ofOthersWork =
  /^(?:\p{L}+ly )?(?:work|serve|act|assist|help|aid|support|back|ensure|educate|inform|provide (?:\p{L}+ )?(?:input|support|guidance|assistance|advice|help)|participate|contribute|collaborate|communicate|liaise|advise|present|perform basic)\b/iu;

/** How the subject that a duty names first is measured. */
export function measureOfSubject(duty: string, isBudgeted: boolean): Work['measure'] {
  if (ofOthersWork.test(duty)) return unknown;
  const [best] = measures
    .map((measure) => ({ measure, at: duty.search(measure.said) }))
    .filter(({ at }) => at !== -1 && at <= nearVerb)
    .toSorted((a, b) => a.at - b.at);
  if (!best) return unknown;
  const { measure } = best;
  return isBudgeted ? measure : (measure.unbudgeted ?? measure);
}

/** A phrase of the duty was heard, and not one word of it. */
const plainly = 1;
/** Work that the job is not judged by must say more of the duty than one word. */
const fewestShared = 2;
const ofOneArea = /\b(?:assigned|own|the post's|the beginner|trainee)\b/i;

/** How the activity that a duty speaks of is measured; else its subject. */
function makeMeasure(
  { brief }: Source,
  { drawer: { kind }, criteria }: Plan,
): (duty: string) => Work['measure'] {
  const isMeant = knowMeant(brief, brief.facts, kind);
  const [line] = listFacts(brief, { kinds: ['duty'] });
  const scored = new Set(criteria.map(({ id }) => id));
  const isBudgeted = brief.facts.some(({ text }) => ofMoney.test(text));
  return (duty) => {
    const deed = measuresOfDeeds.find(({ said }) => said.test(duty));
    if (deed) return deed;
    const [best] = line
      ? hearLine({ ...line, text: duty }, kind, (activity) => isMeant(activity, line))
      : [];
    const goal = best && best.strength >= plainly ? best.activity.goal : undefined;
    // What is counted must be of this duty: a word that calls for other work, too, is not enough.
    return best &&
      goal &&
      !ofOneArea.test(`${goal.measure} ${goal.success}`) &&
      sharedTelling(duty, `${goal.target} ${goal.measure}`) >=
        (scored.has(best.activity.id) ? 1 : fewestShared)
      ? { counted: lowerFirst(goal.measure), success: goal.success }
      : measureOfSubject(duty, isBudgeted);
  };
}

/** Several lines in one, or half of one. */
const odd = /[;:!?•|()*]|\b(?:we|us|our|you|your|this|these|etc)\b|\.\.|\p{Ll}\p{Lu}/u;

/** Said to the reader, or a sentence whose first word was no verb: "track records are kept". */
const broken = /\byour?\b|\b(?:are|is|was|were) \p{L}+ed$/iu;
/** A second sentence grew into the first: "hire porters are kept on time". */
const grownIn =
  /^(?!.*\b(?:that|ensur\p{L}+|see|which|how|who|whom|whose|where|what|whatever|if|when|while|until|as|so|because|whether)\b).*\b(?:are|is|was|were) \p{L}+ed\b/iu;

/** Duties in words that can stand behind "to": those that tell most first, then the others in their order. */
function listClauses(source: Source): string[] {
  const leads = listLeads(source).map(({ clause }) => clause.replace(/^are /, 'be '));
  const others = listFacts(source.brief, { kinds: ['duty'] }).flatMap(
    (fact) => toClause(fact) ?? [],
  );
  return [...leads, ...others].filter(isWhole);
}

/** A sign that the line ends with, and that leads nowhere here. */
const footnote = /(?<![*†‡])[*†‡]{1,4}$/u;

/** "Wash your boat": told of somebody else. */
const whose = /\byour\b(?! own\b)/giu;

/** A duty as it stands behind "to"; null where its words do not allow it. */
function toClause({ kind, forms }: Pick<Fact, 'kind' | 'forms'>): string | null {
  if (kind !== 'duty' || !forms.verbPhrase) return null;
  const text = stripEnd(lowerFirst(forms.verbPhrase)).replace(footnote, '').replace(whose, 'the');
  const isSaid = beginsWithVerb(text) && canBeDone(text) && isWhole(text);
  return isSaid && !odd.test(text) && !isGlued(text) ? text : null;
}

function isWhole(text: string): boolean {
  const count = countWords(text);
  return (
    count >= length.fewest &&
    count <= length.most &&
    !anyDuty.test(text) &&
    !broken.test(text) &&
    !grownIn.test(text)
  );
}

/** Who leads has goals for the people anyway. */
const ofPeople =
  /^(?:\p{L}+ly )?(?:lead|manage|supervise|oversee|direct|recruit|hire|train|coach|mentor|develop|motivate|build|be responsible for)\b[^,]{0,40}\b(?:teams?|staff|employees|personnel|people|recruitment|crew)\b/iu;

/** So many places further up stands what the job is judged by most, and so many down what nobody knows to measure. */
const raised = [8, 6, 4];
/** And so many the line that is worth most of all, by what people gave such lines. */
const raisedByWorth = 10;
const lowered = 5;
const far = 20;
/** A year of goals stands on two duties at least. */
const fewest = 2;
/** Learning, keeping to rules and what else everybody does beside the work. */
const ofOneself =
  /^(?:\p{L}+ly )?(?:engage in|get to|feel|serve as|act as|enjoy|love|become|belong|grow (?:with|in|into|your|as)|bring (?:your|a|an)\b|take part|be (?!responsible)|have (?:the|an?) (?:opportunity|chance)|work (?:across|along|alongside|with|within|in|as|under|for|together|closely|extensively|directly|independently|collaboratively)|stay|remain|keep (?:up|abreast|current|informed|yourself)|maintain (?:\p{L}+ ){0,3}(?:knowledge|awareness|understanding|certifications?|licen[cs]es?|professional)|continu\w+|learn|participate|attend|adhere|follow|comply|abide|observe|uphold|embody|embrace|demonstrate|strive|reach our|be the)\b/iu;
/** How somebody is, and nothing that gets done. */
const ofManner =
  /^(?:interact|act|behave|communicate|perform|work|operate)\b[^.]{0,60}\b(?:manner|professionally|efficiently|courteously|respectfully)$/iu;
/** Whom one talks to says little of what there will be to see. */
const besideWork =
  /^(?:\p{L}+ly )?(?:consult|interact|interface|liaise|collaborate|cooperate|partner|attend|participate|communicate|meet|join|report|assist|aid|help|support|contribute|work (?:\p{L}+ly |hand in hand )?(?:with|alongside|as|in|within|under|across|beside|together)|ensure|serve as|act as|be|provide (?:\p{L}+ ){0,3}(?:support|assistance))\b/iu;
const beside = 6;
/** Done now and then. */
const ofChance =
  /\b(?:when|where|as|if|whenever|wherever) (?:applicable|needed|necessary|required|requested|appropriate|possible)\b|\bupon request\b/i;
/** What whoever runs a shift or a small place answers for, beside the people. */
const ofAnswering = /^(?:\p{L}+ly )?(?:oversee|adjust|run)\b/iu;
const raisedForLeaders = 11;

/** The main duties, each of another kind: what is measured alike is one goal. */
export const listMainWork = memoize((source: Source): Work[] => {
  const plan = makePlan(source);
  const measureOf = makeMeasure(source, plan);
  const heaviest = plan.criteria
    .filter(({ origin }) => origin === 'must' || origin === 'duty')
    .slice(0, raised.length);
  const worth = weighLines(source.brief);
  const duties = source.brief.facts.filter(({ kind }) => kind === 'duty');
  const most = Math.max(1, ...duties.map((fact) => worth.get(fact) ?? 0));
  const worthOf = (duty: string): number =>
    Math.max(
      0,
      ...duties.flatMap((fact) => (isSameWork(duty, fact.text) ? (worth.get(fact) ?? 0) : [])),
    );
  const rankOf = (duty: string, i: number): number => {
    const place = heaviest.findIndex(({ facts }) =>
      facts.some(({ kind, text }) => kind === 'duty' && isSameWork(duty, text)),
    );
    return (
      i -
      (raised[place] ?? 0) -
      (raisedByWorth * worthOf(duty)) / most +
      (plan.post.leads && ofPeople.test(duty) ? far : 0) +
      (besideWork.test(duty) ? beside : 0) +
      (ofChance.test(duty) ? beside : 0) -
      (plan.post.level === 'supervisor' && ofAnswering.test(duty) ? raisedForLeaders : 0)
    );
  };
  const clauses = listClauses(source);
  const ofWork = clauses.filter((duty) => !ofOneself.test(duty) && !ofManner.test(duty));
  const ranked = (ofWork.length >= fewest ? ofWork : clauses)
    .map((duty, i) => ({ duty, measure: measureOf(duty), rank: rankOf(duty, i) }))
    .map((one) => ({ ...one, rank: one.rank + (one.measure === unknown ? lowered : 0) }))
    .toSorted((a, b) => a.rank - b.rank);
  const found: Work[] = [];
  for (const { duty, measure } of ranked)
    if (
      !found.some((one) => isSameWork(duty, one.duty)) &&
      (measure === unknown || found.every((one) => one.measure.counted !== measure.counted))
    ) {
      const isAgain = found.some((one) => one.measure === unknown);
      found.push({
        duty,
        measure: measure === unknown && isAgain ? unknownToo : measure,
        isKnown: measure !== unknown,
      });
    }
  return found;
});
