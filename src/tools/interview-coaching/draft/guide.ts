import { readConditions } from '../../craft/criteria/conditions.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { sayFact } from '../../craft/facts.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { capitalize, lowerFirst, stripEnd, toSentence } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { sayOneOf, vary } from '../../craft/vary.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { isFairProbe } from '../../craft/questions/fair-probes.ts';
import { findPromise } from '../../craft/questions/steps.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
import type { CoachingFigures } from '../figures.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Section = InterviewCoachingWriting['guide'][number];

const noPromise = [
  'Ask in the first call by when you will hear from us, and hold us to it.',
  'You may ask after every step when the next answer comes.',
  'Nobody should wait without a date: ask for one.',
];
const planOnly = [
  'These steps are a plan; your recruiter confirms them with the first date.',
  'So it is planned; the first mail says whether it stays so.',
  'The plan may change before the first date, and then you are told.',
];
const people = [
  'Two people who have seen you work and may be called, later and with your consent',
  'The names of two people who know your work; they are called only if you agree',
  'Two references, asked beforehand; nobody calls them without your yes',
];
const accommodations = [
  'Tell us early if you need an accommodation at any step; it changes nothing in the decision',
  'Accommodations are arranged, at any step and without a reason given; write to your recruiter',
  'An accommodation of place, time or task is arranged for whoever asks; one line is enough',
];

function listWhatHappens(source: Source, { steps, stepsStated }: CoachingFigures): string[] {
  const promise = findPromise(source);
  const numbered = steps.map((step, index) => `${index + 1}. ${toSentence(step)}`);
  return [
    ...numbered,
    promise ? toSentence(promise) : vary(source, 'no promise', noPromise),
    ...(stepsStated ? [] : [vary(source, 'plan only', planOnly)]),
  ];
}

/** Without what only the panel needs to know: "; score the reflection as high as the lesson". */
const tellSample = (sample: string): string =>
  sample.split(/[;,]\s*(?=(?:scored?|watch|look for)\b)/)[0]!;

/** The work sample of the trade, told beforehand: nobody is meant to be surprised. */
function listWorkSample(source: Source): string[] {
  const { id, family } = source.market.profile;
  const seed = seedOf(source, 'work sample');
  const heaviest = rankCriteria(source).find(
    ({ isGate, origin }) => !isGate && origin !== 'conditions',
  );
  const top = heaviest ? sayCriterion(heaviest) : 'the main duty';
  const slots: Slots = { top, title: source.brief.title.singular };
  return [
    id === 'general' || /^give\b/i.test(family.workSample)
      ? `Expect a short piece of real ${source.brief.title.singular} work; ask beforehand how long it takes.`
      : `Usual in this trade, and possible here: ${toSentence(lowerFirst(tellSample(family.workSample)))}`,
    sayOneOf(
      [
        'What is looked at first is {top}. Think aloud: the way you go counts more than the speed.',
        'Most weight lies on {top}. Say what you see and what you rule out while you work.',
        'Begin with {top}, and tell the panel what you would check before you trust the result.',
      ],
      slots,
      seed,
    ),
    sayOneOf(
      [
        'If something is unclear, ask. A good question counts like a good answer.',
        'You may ask at any point; nobody takes points off for a question.',
        'Say so when you do not know something, and how you would find out.',
      ],
      slots,
      `${seed} ask`,
    ),
  ];
}

function listWhatToBring(source: Source): string[] {
  const criteria = rankCriteria(source);
  const documents = criteria
    .filter(({ isGate }) => isGate)
    .slice(0, 2)
    .map(({ name }) => `Proof of this, or the date by which you have it: ${name}`);
  const tasks = criteria
    .filter(({ isGate, origin }) => !isGate && origin !== 'conditions')
    .slice(0, 3)
    .map(sayCriterion);
  return listOnce([
    ...documents,
    vary(
      source,
      'cases',
      [
        'Three short cases of your own: {tasks}',
        'One case each for {tasks}',
        'Own examples, ready to tell: {tasks}',
      ],
      { tasks: joinList(tasks) },
    ),
    vary(source, 'people', people),
    `The questions that would make you say no to ${source.employer.name || 'us'}`,
  ]);
}

const thinkings = [
  'Think this through in peace',
  'Lay this over your own calendar',
  'Picture this before you come',
];

function listBefore(source: Source): string[] {
  const { schedule, travel, physical } = readConditions(source);
  const { pay, timeline } = makePlan(source);
  const place = sayPlace(source.brief);
  return listOnce([
    ...[...travel.slice(0, 1), ...schedule.slice(0, 1), ...physical.slice(0, 1)].map(
      (fact, index) => `${thinkings[index % thinkings.length]}: ${sayLine(fact)}`,
    ),
    pay.spoken
      ? `The pay is ${pay.spoken}; nobody will ask what you earn today`
      : 'Ask for the pay range before the first interview; nobody will ask what you earn today',
    source.brief.workType === 'remote'
      ? 'Find the place where you would work, and a time at which you can talk undisturbed'
      : place.town
        ? `Try the way to ${place.town} once, at the hour you would start`
        : null,
    timeline.start.stated
      ? `Know your notice period: the start is planned for ${source.brief.startDate!.text}`
      : null,
    vary(source, 'accommodation', accommodations),
  ]);
}

/** All that fit on the form, and no endless list where somebody pasted a manual. */
const BREAKERS_TOLD = 60;

export function draftGuide(source: Source, figures: CoachingFigures): Section[] {
  const voice = readVoice(source);
  const breakers = source.brief.dealBreakers
    .filter(({ text }) => isFairProbe(text) && !/not a deal[- ]?breaker/i.test(text))
    .map((breaker) => capitalize(stripEnd(sayFact(breaker))))
    .filter(Boolean)
    .slice(0, BREAKERS_TOLD);
  const sections: Section[] = [
    { heading: 'whatHappens', points: listWhatHappens(source, figures) },
    { heading: 'workSample', points: listWorkSample(source) },
    ...(breakers.length > 0
      ? [
          {
            heading: 'whatEndsItForSome',
            points: ['We say it first, so that nobody loses time.', ...breakers],
          },
        ]
      : []),
    { heading: 'whatToBring', points: listWhatToBring(source) },
    { heading: 'beforeYouCome', points: listBefore(source) },
  ];
  return sections.map(({ heading, points }) => ({
    heading,
    points: points.map((point) => speak(voice, point)),
  }));
}
