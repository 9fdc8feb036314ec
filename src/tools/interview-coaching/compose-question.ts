import type { Kind } from '#knowledge/drawer.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { sayWithin } from '#plan/criteria/questions/ask-line.ts';
import { isDoing } from '#plan/criteria/questions/is-doing.ts';
import { sharedStems } from '#plan/criteria/names/shared-stems.ts';
import { isSaidWhole } from '#plan/defining/is-said-whole.ts';
import { mendDemand } from '#plan/wording/mend-demand.ts';
import { ownWords } from '#plan/wording/own-words.ts';
import { withArticle } from '#writing/article.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';
import type { Plan } from '#plan/plan.ts';
import { deedShapes } from './deed-shapes.data.ts';
import { ofTool, shapes, type Shape } from './shapes.data.ts';

const longest = { duty: 16, demand: 16 };

/** The line that has most words of the name in common; none where a line under this name says something else. */
function nearestTo(name: string, texts: readonly string[], isNamed: boolean): string | null {
  const [best] = texts
    .map((text) => ({ text, shared: sharedStems(name, text) }))
    .toSorted((a, b) => b.shared - a.shared);
  return best === undefined || (isNamed && best.shared === 0) ? null : lowerFirst(best.text);
}

/** "verify and reconcile accounts payable": what is done, as within a sentence. */
const sayDuty = ({ name, facts }: Criterion, isNamed: boolean): string | null =>
  nearestTo(
    name,
    facts
      .filter(({ kind }) => kind === 'duty')
      .map(({ forms }) => stripEnd(forms.verbPhrase ?? ''))
      .filter(
        (text) =>
          text !== '' &&
          countWords(text) <= longest.duty &&
          isSaidWhole(text) &&
          !/[:;()]|\b(?:their|this|these|we|our)\b/i.test(text),
      ),
    isNamed,
  );

/** What must be brought, in the words of the advertisement. */
const sayDemand = ({ name, facts }: Criterion, isNamed: boolean): string | null =>
  nearestTo(
    name,
    facts
      .filter(({ kind }) => kind === 'experience' || kind === 'skill' || kind === 'tool')
      .map((fact) => stripEnd(mendDemand(fact.forms.nounPhrase ?? ownWords(fact))))
      .filter(
        (text) =>
          countWords(text) <= longest.demand &&
          /^(?:an? )?(?:[\p{L}-]+,? ){0,3}(?:experience|knowledge|understanding|familiarity|skills?|proficiency|expertise|command|background)\b/iu.test(
            text,
          ) &&
          !/[:;()]/.test(text),
      ),
    isNamed,
  );

interface Line {
  /** As an advertisement names it. */
  open: string;
  /** Of what it speaks, without the words that introduce it. */
  said: string;
}

/** "A solid background in", "an understanding of"; experience and knowledge have no article. */
const articled =
  /^(?!an? |the |our )(?:(?!and |or |with |of |in |experience|knowledge|skills)[\p{L}-]+ ){0,3}(?:background|understanding|command)\b/iu;

/** A line cut out of the advertisement says nothing by its name alone. */
const isNamed = ({ id, competency, name }: Criterion): boolean =>
  competency !== null || findActivity(id) !== undefined || isDoing(name);

/** A line as candidates are told of it; null where nothing of it can be told so. */
function sayLine(criterion: Criterion): Line | null {
  const hasName = isNamed(criterion);
  const duty = sayDuty(criterion, hasName);
  if (duty !== null) return { open: `In this job you would ${duty}.`, said: duty };
  const demand = sayDemand(criterion, hasName);
  if (demand !== null)
    return {
      open: `The advertisement asks for ${articled.test(demand) ? withArticle(demand) : demand}.`,
      said: demand,
    };
  const thing = sayWithin(criterion.name);
  return hasName ? { open: `This job includes ${thing}.`, said: thing } : null;
}

const isOfTool = ({ facts }: Criterion, said: string): boolean =>
  ofTool.test(said) &&
  facts.some(({ kind }) => kind === 'tool' || kind === 'skill' || kind === 'experience');

/** What a line is about stands near its beginning; what comes later is where, for whom and to what end. */
const nearStart = 45;
/** "Core Data" is a name and no data. */
const names = /(?<=\p{Ll}[\p{L}\d,]* )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu;

/** The shapes of the kind of work that a line begins with. */
function hearShapes(said: string, kind: Kind, known: readonly Shape[]): Shape[] {
  const text = said.replace(names, (name) => name.replace(/\p{L}/gu, '-'));
  return known
    .filter(
      ({ heard, notIn, in: only }) =>
        heard !== ofTool && !notIn?.includes(kind) && only?.includes(kind) !== false,
    )
    .map((shape) => ({ shape, at: text.search(shape.heard) }))
    .filter(({ at }) => at !== -1 && at <= nearStart)
    .toSorted((a, b) => a.at - b.at)
    .map(({ shape }) => shape);
}

/** Done beside others, and answered for by somebody else. */
const ofHelping = /^(?:assist|help|support|aid)(?:s|ing)?\b/i;

/**
 * Practice on lines of the job of which nobody has written a case, each in the shape of its own kind of deed. Where no
 * such shape is known there is none: a story that fits every line answers none, and an empty frame is no sample. What
 * staff tell is no answer of whoever leads.
 */
export function makeComposer({
  post: { level },
  drawer: { kind },
}: Plan): (criterion: Criterion) => NeutralQuestion | undefined {
  const used = new Set<Shape>();
  const isLeading = level === 'manager' || level === 'head';
  return (criterion) => {
    const line = sayLine(criterion);
    if (isLeading || line === null || ofHelping.test(line.said)) return undefined;
    const { open, said } = line;
    const known = isOfTool(criterion, said)
      ? shapes.filter(({ heard, in: only }) => heard === ofTool && only?.includes(kind) !== false)
      : [...hearShapes(said, kind, deedShapes), ...hearShapes(said, kind, shapes)];
    const shape = known.find((one) => !used.has(one));
    if (!shape) return undefined;
    used.add(shape);
    const { ask, key_points, sample_answer, follow_ups } = shape;
    return {
      category: criterion.name,
      question: `${open} ${ask}`,
      key_points,
      sample_answer,
      follow_ups,
    };
  };
}
