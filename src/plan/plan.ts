import type { Drawer, JobFact } from '#knowledge/drawer.ts';
import { findDrawer } from '#knowledge/find-drawer.ts';
import { fill } from '#writing/fill.ts';
import { spellFor } from '#writing/spelling.ts';
import { planChannels, type PlannedChannel } from './channels.ts';
import type { Criterion, Gate } from './criteria/criterion.ts';
import { listGates } from './criteria/gates.ts';
import { rankCriteria } from './criteria/rank-criteria.ts';
import { planFunnel, type Funnel } from './funnel.ts';
import { isAtHome } from './home-words.ts';
import { listHardParts } from './hard-parts.ts';
import { memoize } from './memoize.ts';
import { listNames, type Names } from './names.ts';
import { listObservations, type Observation } from './observations.ts';
import { sayPay, type PayWords } from './pay.ts';
import { castPersonas, type PlannedPersona } from './personas.ts';
import { sayPlace, type PlaceWords } from './place.ts';
import { listQuestions, type OpenQuestion } from './questions.ts';
import { listSearchTerms, speaksOf, type SearchTerms } from './search-terms.ts';
import { listSellingPoints } from './selling-points.ts';
import { makeSentences, type Sentences } from './sentences.ts';
import type { Source } from './source.ts';
import { listStated } from './stated.ts';
import { planSteps, type InterviewSteps } from './steps.ts';
import { planTimeline, type Timeline } from './timeline.ts';

/** What all tools of one job agree on: who, what counts, by when, for how much, and what is still open. */
export interface Plan {
  /** What is known of the trade, blanks filled and spelled as in the country of the job. */
  drawer: Drawer;
  /** False where only the kind of work is known. */
  isTrade: boolean;
  names: Names;
  sentences: Sentences;
  stated: ReadonlySet<JobFact>;
  pay: PayWords;
  place: PlaceWords;
  personas: PlannedPersona[];
  /** Scored in interviews; weights add up to 100, heaviest first. */
  criteria: Criterion[];
  /** Settled by a document or a yes. */
  gates: Gate[];
  steps: InterviewSteps;
  questions: OpenQuestion[];
  observations: Observation[];
  sellingPoints: string[];
  hardParts: string[];
  timeline: Timeline;
  funnel: Funnel;
  channels: PlannedChannel[];
  search: SearchTerms;
}

/** Computed once for a source and the same for every tool. */
export const makePlan = memoize((source: Source): Plan => {
  const { brief } = source;
  // 1. The words of this job.
  const names = listNames(source);
  const pay = sayPay(source);
  const place = sayPlace(brief);
  const sellingPoints = listSellingPoints(source);
  const sentences = makeSentences({ source, pay, place, sellingPoints });
  const stated = listStated(source);
  // 2. What is known of its trade, with those words in its blanks.
  const { soc } = source.market.profile;
  const found = findDrawer({
    title: brief.title.clean,
    soc,
    likely: brief.occupation.alternatives.map(({ id }) => id.slice(0, 7)),
  });
  const drawer = fillDrawer(found.drawer, { names, sentences, country: brief.place.country });
  // 3. Both together: whom to look for, by what they are judged, when, and what is open.
  const criteria = rankCriteria(source, drawer);
  const timeline = planTimeline(source);
  return {
    drawer,
    isTrade: found.isTrade,
    names,
    sentences,
    stated,
    pay,
    place,
    personas: castPersonas(drawer, criteria, {
      isNear: speaksOf(source, drawer),
      isHome: isAtHome(drawer, brief.place.country),
    }),
    criteria,
    gates: listGates(source),
    steps: planSteps(source, drawer),
    questions: listQuestions(source, drawer, stated),
    observations: listObservations(source),
    sellingPoints,
    hardParts: listHardParts(source),
    timeline,
    funnel: planFunnel(source, timeline),
    channels: planChannels(source, drawer, names),
    search: listSearchTerms(source, drawer),
  };
});

interface Words {
  names: Names;
  sentences: Sentences;
  country: string | null;
}

/** Every text of a drawer, ready to be shown. */
function fillDrawer(drawer: Drawer, { names, sentences, country }: Words): Drawer {
  const spell = spellFor(country);
  const slots = {
    title: names.title,
    'title.a': names.aTitle,
    employer: names.employer,
    city: names.city ?? 'your area',
    cv: names.cv,
    ...Object.fromEntries(
      Object.entries(sentences).map(([name, text]) => [`sentence.${name}`, text]),
    ),
  };
  const ready = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(spell(value), slots);
    if (Array.isArray(value)) return value.map(ready);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, ready(held)]));
  };
  return ready(drawer) as Drawer;
}
