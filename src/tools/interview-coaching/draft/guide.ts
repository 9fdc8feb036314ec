import { readConditions } from '../../craft/criteria/conditions.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { sayFact } from '../../craft/facts.ts';
import { sayBoss } from '../../craft/manager.ts';
import { listTradeSlots } from '../../craft/messages/slots.ts';
import {
  hasTalkOfItsOwn,
  readTradeTalk,
  readWorkWords,
} from '../../craft/trade-talk/trade-talk.ts';
import { makePlan } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { capitalize, lowerFirst, stripEnd, toSentence } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { vary } from '../../craft/vary.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { isFairProbe } from '../../craft/questions/fair-probes.ts';
import { findPromise } from '../../craft/questions/steps.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { CoachingFigures } from '../figures.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Section = InterviewCoachingWriting['guide'][number];

/** Slots: those of the trade, {title}, {manager}, {employer}, {top}. */
const noPromise = [
  'Ask by when you hear from {manager}, and hold us to it.',
  'After each step you may ask {manager} for the next date.',
  'Nobody should wait for {manager} without a date: ask for one.',
];
const planOnly = [
  'A plan so far; your recruiter confirms it.',
  'So it is planned; the first mail says if it stays so.',
  'This may still change, and then you are told.',
];
const people = [
  'Two references from {title} work; nobody calls without your yes',
  'Names of two people from your last {title} job, called only with your consent',
  'Two people who saw your {title} work, asked beforehand',
];
const accommodations = [
  'Need an accommodation for {test}, or at any step? Tell us; it changes nothing in the decision',
  'Accommodations are arranged for {test} and every other step; write to your recruiter',
  'For {test} or any step an accommodation is arranged on request; one line is enough',
];

function listWhatHappens(source: Source, { steps, stepsStated }: CoachingFigures): string[] {
  const promise = findPromise(source);
  const numbered = steps.map((step, index) => `${index + 1}. ${toSentence(step)}`);
  return [
    ...numbered,
    promise ? toSentence(promise) : vary(source, 'no promise', noPromise, listGuideSlots(source)),
    ...(stepsStated ? [] : [vary(source, 'plan only', planOnly)]),
  ];
}

/** Without what only the panel needs to know: "; score the reflection as high as the lesson". */
const tellSample = (sample: string): string =>
  sample.split(/[;,]\s*(?=(?:scored?|watch|look for)\b)/)[0]!;

/** The work sample of the trade, told beforehand: nobody is meant to be surprised. */
function listWorkSample(source: Source): string[] {
  const { id, family } = source.market.profile;
  const slots = listGuideSlots(source);
  return [
    hasTalkOfItsOwn(source)
      ? `Usual for this work, and possible here: ${readTradeTalk(source).test}.`
      : id === 'general' || /^give\b/i.test(family.workSample)
        ? `Expect a short piece of real ${source.brief.title.singular} work; ask how long it takes.`
        : `Usual in this trade, and possible here: ${toSentence(lowerFirst(tellSample(family.workSample)))}`,
    vary(source, 'look', lookedAt, slots),
    vary(source, 'unclear', unclear, slots),
  ];
}

const lookedAt = [
  'Looked at first: {top}. Think aloud; the way you go counts, not the speed.',
  'Most weight lies on {top}. Say what you see and what you rule out.',
  'Begin with {top}, and do not skip {check}.',
];
const unclear = [
  'Ask before you start, about {user} for instance. A question counts like an answer.',
  'Not sure? Ask. With {trouble} you would ask too.',
  'Say what you do not know, and how you would find out, even during {rush}.',
];

function listGuideSlots(source: Source): Slots {
  const heaviest = rankCriteria(source).find(
    ({ isGate, origin }) => !isGate && origin !== 'conditions',
  );
  return {
    ...listTradeSlots(source),
    ...readWorkWords(source),
    title: source.brief.title.singular,
    employer: source.employer.name || 'us',
    manager: sayBoss(source),
    top: heaviest ? sayCriterion(heaviest) : 'the main duty',
  };
}

const ownQuestions = [
  'Questions of your own: {wonder}, {wonder2}',
  'What you want to know from {manager}, such as {wonder}',
  'Your questions to {employer}. Others have asked {wonder}, and {wonder2}',
];

function listWhatToBring(source: Source): string[] {
  const { bring } = readTradeTalk(source);
  const criteria = rankCriteria(source);
  const documents = criteria
    .filter(({ isGate }) => isGate)
    .slice(0, 2)
    .map(({ name }) => `${name}: proof, or the date by which you have it`);
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
    vary(source, 'people', people, listGuideSlots(source)),
    `Usual in this trade: ${bring}`,
    vary(source, 'own questions', ownQuestions, listGuideSlots(source)),
  ]);
}

function listBefore(source: Source): string[] {
  const { schedule, travel, physical } = readConditions(source);
  const { pay, timeline } = makePlan(source);
  const place = sayPlace(source.brief);
  return listOnce([
    ...schedule.slice(0, 1).map((fact) => `Lay this over your calendar: ${sayLine(fact)}`),
    ...travel.slice(0, 1).map((fact) => `Think the travel through: ${sayLine(fact)}`),
    ...physical.slice(0, 1).map((fact) => `Picture the physical part: ${sayLine(fact)}`),
    pay.spoken
      ? `The pay is ${pay.spoken}. What you earn today is not asked`
      : `Ask ${sayBoss(source)} for the pay range before the first interview. What you earn is not asked`,
    source.brief.workType === 'remote'
      ? 'Find a quiet place for the talk, the one you would work in'
      : place.town
        ? `Try the way to ${place.town} once, at the hour you would start`
        : null,
    timeline.start.stated
      ? `Know your notice period: the start is planned for ${source.brief.startDate!.text}`
      : null,
    vary(source, 'accommodation', accommodations, listGuideSlots(source)),
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
            points: breakers,
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
