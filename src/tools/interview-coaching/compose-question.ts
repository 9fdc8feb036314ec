import { findActivity } from '#knowledge/load-activities.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { sayWithin } from '#plan/criteria/questions/ask-line.ts';
import { isDoing } from '#plan/criteria/questions/is-doing.ts';
import { headOfDuty } from '#plan/letters/duty-head.ts';
import { isSaidWhole } from '#plan/defining/is-said-whole.ts';
import { mendDemand } from '#plan/wording/mend-demand.ts';
import { ownWords } from '#plan/wording/own-words.ts';
import type { Fact } from '#shared/brief.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';
import { anyShapes, ofTool, shapes } from './shapes.data.ts';

const longest = { duty: 16, demand: 16 };

/** "verify and reconcile accounts payable": what is done, as within a sentence. */
function sayDuty(facts: readonly Fact[]): string | null {
  const said = facts
    .filter(({ kind }) => kind === 'duty')
    .map(({ forms }) => stripEnd(forms.verbPhrase ?? ''))
    .find(
      (text) =>
        text !== '' &&
        countWords(text) <= longest.duty &&
        isSaidWhole(text) &&
        !/[:;()]|\b(?:their|this|these|we|our)\b/i.test(text),
    );
  return said === undefined ? null : lowerFirst(said);
}

/** What must be brought, in the words of the advertisement. */
function sayDemand(facts: readonly Fact[]): string | null {
  const said = facts
    .filter(({ kind }) => kind === 'experience' || kind === 'skill' || kind === 'tool')
    .map((fact) => stripEnd(mendDemand(fact.forms.nounPhrase ?? ownWords(fact))))
    .find(
      (text) =>
        countWords(text) <= longest.demand &&
        /^(?:an? )?(?:[\p{L}-]+,? ){0,3}(?:experience|knowledge|understanding|familiarity|skills?|proficiency|expertise|command|background)\b/iu.test(
          text,
        ) &&
        !/[:;()]/.test(text),
    );
  return said === undefined ? null : lowerFirst(said);
}

interface Line {
  /** As an advertisement names it. */
  open: string;
  /** As somebody tells it who has done it; null where it is something to know or to have. */
  work: string | null;
}

/** A line cut out of the advertisement says nothing by its name alone. */
const isNamed = ({ id, competency, name }: Criterion): boolean =>
  competency !== null || findActivity(id) !== undefined || isDoing(name);

const longestTold = 8;

/** Nobody tells of their work in whole lines of an advertisement: its beginning, or that it was done. */
function tellDuty(duty: string): string {
  const short = countWords(duty) <= longestTold ? duty : headOfDuty(duty);
  return short === null ? 'I did much of this work' : `it was my job to ${short}`;
}

/** A line as candidates are told of it; null where nothing of it can be told so. */
function sayLine(criterion: Criterion): Line | null {
  const { name, facts } = criterion;
  const duty = sayDuty(facts);
  const thing = sayWithin(name);
  if (duty !== null) return { open: `In this job you would ${duty}.`, work: tellDuty(duty) };
  const demand = sayDemand(facts);
  if (demand !== null) return { open: `The advertisement asks for ${demand}.`, work: null };
  return isNamed(criterion)
    ? {
        open: `This job includes ${thing}.`,
        work: isDoing(name) ? `I spent much of my time ${thing}` : `I dealt with ${thing}`,
      }
    : null;
}

const isOfTool = ({ facts }: Criterion, said: string): boolean =>
  ofTool.test(said) &&
  facts.some(({ kind }) => kind === 'tool' || kind === 'skill' || kind === 'experience');

/** Practice on lines of the job of which nobody has written a case: each in another shape, the one of its own kind first. */
export function makeComposer(): (criterion: Criterion) => NeutralQuestion | undefined {
  const used = new Set<unknown>();
  return (criterion) => {
    const line = sayLine(criterion);
    if (line === null) return undefined;
    const { open, work } = line;
    const own = isOfTool(criterion, open)
      ? shapes.filter(({ heard }) => heard === ofTool)
      : shapes.filter(({ heard }) => heard !== ofTool && heard.test(open));
    const general = anyShapes.filter(
      ({ sample_answer: answer }) => work !== null || !answer.includes('{work}'),
    );
    const shape = [...own, ...general].find((one) => !used.has(one));
    if (!shape) return undefined;
    used.add(shape);
    const { ask, key_points, sample_answer, follow_ups } = shape;
    return {
      category: criterion.name,
      question: `${open} ${ask}`,
      key_points,
      sample_answer: sample_answer.replace('{work}', work ?? ''),
      follow_ups,
    };
  };
}
