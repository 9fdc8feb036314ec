import { sayLine } from '../craft/criteria/name-fact.ts';
import { sayBoss } from '../craft/manager.ts';
import { createPicker } from '../craft/messages/first-unused.ts';
import { listMessageSlots, listTradeSlots, nameTitle } from '../craft/messages/slots.ts';
import { sayPlace } from '../craft/place-words.ts';
import { makePlan, seedOf } from '../craft/plan.ts';
import { lowerFirst, toParagraph, toSentence } from '../craft/prose/casing.ts';
import type { Slots } from '../craft/prose/fill.ts';
import { joinList } from '../craft/prose/list.ts';
import { pluralize } from '../craft/prose/number.ts';
import { findPromise, listSteps } from '../craft/questions/steps.ts';
import { readTradeTalk } from '../craft/trade-talk/trade-talk.ts';
import { vary } from '../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import { draftNudges } from './draft/nudges.ts';
import type { TrackerFigures } from './figures.ts';
import type { EngagementTrackerWriting } from './writing.ts';

/** Where people of this job fall silent, and why. Slots: {step}, {start}, {wait}, {lost}, {lost2}, {titles}. */
const moments = [
  'Watch two gaps: before {step}, and the {wait} days up to {start}',
  'The quiet moments are before {step} and in the {wait} days up to {start}',
  '~The quiet moments are before {step} and before {start}',
];

const causes = [
  'With {titles} it is often this: {lost}; or {lost2}',
  '{titles|cap} go silent for reasons like these: {lost}; {lost2}',
  'Usual among {titles}: {lost}, or {lost2}',
];

function sayReasoning(source: Source, { ghosting, start, waitDays }: TrackerFigures): string {
  const { steps } = listSteps(source);
  const { lost } = readTradeTalk(source);
  const pick = createPicker(seedOf(source, 'reasoning'));
  const slots: Slots = {
    score: ghosting.riskScore.toFixed(2),
    level: ghosting.riskLevel,
    step: sayLine({ text: steps[1] ?? steps[0]! }, 70),
    start: start.day,
    wait: waitDays > 0 ? waitDays : null,
    lost: lost[0],
    lost2: lost[1],
    titles: pluralize(nameTitle(source.brief)),
  };
  return toParagraph([
    ...ghosting.sum,
    pick(
      ['Together {score}: {level}', 'In all {score}, {level}', 'Sum {score}, a {level} risk'],
      slots,
    ),
    pick(moments, slots),
    pick(causes, slots),
  ]);
}

/** What pleases, what repels, what must be explained. Slots: the lists, their counts, {sum}, {title}, {manager}. */
const insights = {
  pleases: [
    'Of {total} facts, {good} should please {titles}: {pleases}',
    '{good} of {total} facts speak for it: {pleases}',
    'For it ({good} of {total} facts): {pleases}',
    '~None of {total} facts is there to please {titles} yet: ask {manager} about {compare}',
  ],
  repels: [
    'Against it: {repels}. Said first, it costs less',
    '{titles|cap} will stop at this: {repels}. Say it in the first call',
    'Hard to sell: {repels}. Bring it up yourself',
    '~Nothing in the text pushes back; ask {manager} why the last {name} left',
  ],
  neutral: [
    'To be explained: {neutral}. Score {sum}',
    'Neither yet: {neutral}. Score {sum}',
    '{neutral|cap}: says little until {peer} explains it. Score {sum}',
    '~Nothing is left open between the two. Score {sum}',
  ],
} as const;

function sayInsights(source: Source, { sentiment }: TrackerFigures): string[] {
  const { pleases, neutral, repels, score } = sentiment;
  const total = pleases.length + neutral.length + repels.length;
  const pick = createPicker(seedOf(source, 'insights'));
  const slots: Slots = {
    ...listTradeSlots(source),
    name: nameTitle(source.brief),
    titles: pluralize(nameTitle(source.brief)),
    manager: sayBoss(source),
    total,
    good: pleases.length || null,
    pleases: joinList(pleases.slice(0, 6)),
    repels: joinList(repels),
    neutral: joinList(neutral),
    sum: `(${pleases.length} x 1 + ${neutral.length} x 0.5) / ${Math.max(total, 1)} = ${score.toFixed(2)}`,
  };
  return [insights.pleases, insights.repels, insights.neutral].map((phrases) =>
    toSentence(pick(phrases, slots)),
  );
}

/** Advice by stage. Slots: {day}, {second}, {hour}, {later}, {promise}, {start}, {why} and those of messages. */
const cadence = {
  cold: [
    'Day 0 on a {day} at {hour}; day 3, {draw}; day 5 a call at {later}, when they are not {busy}; day 8 the last note',
    '{day} at {hour} for the first note, {later} for the call on day 5. Between them, on day 3, {draw}. Day 8 ends it',
    'First note {day} at {hour}. Day 3 answers {wonder}; day 5 is a call at {later}; day 8 the end',
  ],
  process: [
    'As the job promises: {promise}. After two silent days a call, outside the hours when they are {busy}',
    'Keep the promise of the job, {promise}. Two silent days, then a call at {later}',
    '~Nobody waits longer than three working days for {manager}; call after two, at {later}',
    '~An answer from {manager} within three working days. After two silent ones, call at {later}',
    '~Three working days at most between steps; after two, one call at {later} about {test2}',
  ],
  signed: [
    'Until {start}, {peer} takes over: {ready}, one thing every two weeks',
    'Day 1 a hello from {peer}; then, every two weeks, {ready}. Last call on the Friday before {start}',
    '{ready|cap}: one at a time until {start}, from {peer} rather than from you',
  ],
  why: [
    '{why}. Assumed from {family}, to be replaced by your own counts',
    '{why}. An assumption about {titles}; your first week knows better',
    '{why}. Not measured: count the answers of {titles} by the hour',
  ],
} as const;

function sayCadence(source: Source, figures: TrackerFigures): EngagementTrackerWriting['cadence'] {
  const { timing, start } = figures;
  const [day = 'Mon', second = 'Tue'] = timing.days;
  const [hour = '11AM', later = '5PM'] = timing.times;
  const promise = findPromise(source);
  const { steps } = listSteps(source);
  const pick = createPicker(seedOf(source, 'cadence'));
  const slots: Slots = {
    ...listMessageSlots(source, makePlan(source).personas[0]!, 0),
    day,
    second,
    hour,
    later,
    promise: promise && lowerFirst(promise),
    test2: sayLine({ text: steps[1] ?? steps[0]! }, 60),
    start: start.day,
    why: timing.why,
    family: lowerFirst(source.market.profile.family.name),
  };
  const advise = (label: string, phrases: readonly string[]) => ({
    label,
    advice: toSentence(pick(phrases, slots)),
  });
  return [
    advise('Cold outreach', cadence.cold),
    {
      label: 'In process',
      advice: toParagraph([
        pick(cadence.process, slots),
        'Texts 8AM to 6PM only (Software Advice)',
      ]),
    },
    advise(
      start.stated ? `Signed, waiting for ${start.day}` : 'Signed, waiting for the start',
      cadence.signed,
    ),
    advise('Why these hours', cadence.why),
  ];
}

const descriptions = [
  'A forecast for the {title} job {in}. Nobody has been contacted; published benchmarks are named, the rest is assumed.',
  'What to expect from outreach for {title} work {in}. Nothing was measured: benchmarks carry a source, assumptions say so.',
  '{titleCap} {in}: who will answer, who will fall silent, when to call. A forecast until you have counts of your own.',
];

export function draftEngagementTracker(
  source: Source,
  figures: TrackerFigures,
): EngagementTrackerWriting {
  const { brief } = source;
  return {
    toolDescription: vary(source, 'tracker', descriptions, {
      title: brief.title.singular,
      titleCap: brief.title.clean,
      in: sayPlace(brief).in,
    }),
    reasoning: sayReasoning(source, figures),
    insights: sayInsights(source, figures),
    nudges: draftNudges(source, figures),
    cadence: sayCadence(source, figures),
  };
}
