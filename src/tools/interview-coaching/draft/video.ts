import { sayLine } from '../../craft/criteria/name-fact.ts';
import { readConditions } from '../../craft/criteria/conditions.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { sayOneOf, vary } from '../../craft/vary.ts';
import { joinList } from '../../craft/prose/list.ts';
import { askCriterion } from '../../craft/questions.ts';
import { findPromise } from '../../craft/questions/steps.ts';
import { lowerPoint } from '../../craft/questions/screening.ts';
import { phoneOpeners } from '../../craft/messages/tone.data.ts';
import { readVoice, sayInVoice, speak } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
import type { CoachingFigures } from '../figures.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Shot = InterviewCoachingWriting['videoScript'][number];

/** What is said in each part of the video; phrases of one part say the same, the job decides which is taken. */
const parts: readonly { show: readonly string[]; say: readonly string[] }[] = [
  {
    show: ['You, at your desk', 'You, where you work', 'Your face, eye level'],
    say: [
      '{opener} from {employer}. In under three minutes you will know what happens next for the {title} job {in}, and how to prepare. Everyone gets this same video.',
      '{opener} from {employer}. Whoever is invited for the {title} job {in} gets this video: what happens, what is asked, what to bring.',
      '{opener} from {employer}. Three minutes about the {title} job {in}, the same three minutes for everyone we invite.',
      '{opener}. Whoever is invited for the {title} job {in} gets this video: what happens, what is asked, what to bring.',
    ],
  },
  {
    show: ['The steps on one slide', 'A sheet with the steps', 'The calendar'],
    say: [
      'These are the steps: {steps}. {promise}',
      'The way is short: {steps}. {promise}',
      'What comes, in order: {steps}. {promise}',
    ],
  },
  {
    show: [
      'The place of work, or a task from it',
      'A piece of the real work',
      'Tools or screen of the job',
    ],
    say: [
      'What we look at first is {top}. Have one real case ready. It helps when it shows this: {strong}. A weak answer sounds like this: {weak}.',
      'Prepare one case about {top}, from the first sign to the result. What helps: {strong}. What does not help: {weak}.',
      'The heaviest point on our card is {top}. A good answer holds {strong}. If it is only "{weak}", we will ask again.',
    ],
  },
  {
    show: ['A page with your own notes', 'The scorecard, empty', 'Two hands, a pen'],
    say: [
      'Then we talk about {second} and {third}. Use your own words and your own cases; we write down what you did, not how you sound.',
      'After that come {second} and {third}. You may bring notes and look at them. We note acts, not impressions.',
      'Two more things we ask everyone: {second}, and {third}. Take your time; a pause is no minus on our card.',
    ],
  },
  {
    show: ['The facts of the job as text', 'The job on one page', 'A list on screen'],
    say: [
      'So that you can decide too, the plain facts: {facts}. If one of them is a no for you, tell me now; that is a good result as well.',
      'Here is what you should know before you say yes to a date: {facts}. A no today saves both of us time.',
      'The facts once more, so that nobody is surprised: {facts}. Think it over before you come.',
    ],
  },
  {
    show: ['A list: bring, ask, tell', 'A bag, packed', 'Three words on a card'],
    say: [
      'Bring {bring}. Ask us what you would want to know before saying yes. If you need an accommodation at any step, write to me; it changes nothing in the decision.',
      'Please bring {bring}. Write down what you want to ask. Tell me if you need an accommodation, and I will arrange it.',
      'What to have at hand: {bring}. And your own questions. Accommodations are arranged by me, one line is enough.',
    ],
  },
  {
    show: ['You again', 'Your face once more', 'Contact data on screen'],
    say: [
      'That is all. You reach me at {{recruiter_phone}} or {{recruiter_email}}. See you soon.',
      'Questions before then? {{recruiter_email}} or {{recruiter_phone}}. I look forward to meeting you.',
      'Write or call before the day: {{recruiter_email}}, {{recruiter_phone}}. Until then.',
    ],
  },
];

export function draftVideo(source: Source, { steps, videoMarks }: CoachingFigures): Shot[] {
  const voice = readVoice(source);
  const criteria = rankCriteria(source);
  const scored = criteria.filter(({ isGate, origin }) => !isGate && origin !== 'conditions');
  const [top, second, third] = scored;
  const asked = top && askCriterion(top, source);
  const { pay, timeline } = makePlan(source);
  const { schedule, travel, physical } = readConditions(source);
  const promise = findPromise(source);
  const gate = criteria.find(({ isGate }) => isGate);
  const facts = [
    pay.spoken ?? 'the pay range, which I will send you before we meet',
    ...[...schedule.slice(0, 1), ...travel.slice(0, 1), ...physical.slice(0, 1)].map((fact) =>
      sayLine(fact, 90),
    ),
    timeline.start.stated
      ? `start on ${source.brief.startDate!.text.replace(/^(?:on|from)\s+/i, '')}`
      : null,
  ];
  const slots: Slots = {
    opener: stripEnd(sayInVoice(voice, phoneOpeners, {}, 'video').replace(' {{first_name}}', '')),
    employer: source.employer.name || source.brief.employer.name,
    title: source.brief.title.singular,
    in: sayPlace(source.brief).in,
    steps: joinList(steps.slice(0, 4).map(lowerFirst)),
    promise: promise
      ? toParagraph([promise])
      : vary(source, 'video promise', [
          'I will tell you after each step when you hear from us.',
          'After each step I tell you the next date.',
          'Ask me after every step by when you will know.',
        ]),
    top: top ? sayCriterion(top) : 'the main task',
    strong: asked ? joinList(asked.strong.slice(0, 2).map(lowerPoint)) : 'your own part in it',
    weak: asked ? lowerPoint(asked.weak) : 'general statements',
    second: second ? sayCriterion(second) : 'your experience',
    third: third ? sayCriterion(third) : 'the way you work with others',
    facts: joinList(facts),
    bring: joinList([
      gate
        ? `your proof of ${gate.name.length < 45 ? gate.name : 'the documents asked for'}`
        : null,
      'three short cases',
      'the names of two people who saw you work',
    ]),
  };
  return parts.map(({ show, say: phrases }, index) => ({
    mark: videoMarks[index]!,
    show: vary(source, `shot ${index}`, show),
    say: speak(voice, sayOneOf(phrases, slots, seedOf(source, `video ${index}`))),
  }));
}
