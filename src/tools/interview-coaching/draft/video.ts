import { sayLine } from '../../craft/criteria/name-fact.ts';
import { readConditions } from '../../craft/criteria/conditions.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { sayBoss } from '../../craft/manager.ts';
import { listTradeSlots, nameTitle } from '../../craft/messages/slots.ts';
import { pluralize } from '../../craft/prose/number.ts';
import { readTradeTalk, readWorkWords } from '../../craft/trade-talk/trade-talk.ts';
import { lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { sayOneOf, vary } from '../../craft/vary.ts';
import { joinList } from '../../craft/prose/list.ts';
import { askCriterion } from '../../craft/questions.ts';
import { findPromise } from '../../craft/questions/steps.ts';
import { lowerPoint } from '../../craft/questions/screening.ts';
import { phoneOpeners } from '../../craft/messages/tone.data.ts';
import { readVoice, sayInVoice, speak } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { CoachingFigures } from '../figures.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Shot = InterviewCoachingWriting['videoScript'][number];

/** What is said in each part of the video; phrases of one part say the same, the job decides which is taken. */
const parts: readonly { show: readonly string[]; say: readonly string[] }[] = [
  {
    show: ['You, at your desk', 'You, where you work', 'Your face, eye level'],
    say: [
      '{opener} from {employer}. You are invited for the {title} job {in}, and this is what comes next. Everyone who is invited sees the same video; it takes less than three minutes.',
      '{opener} from {employer}. This is for everyone invited as {title} {in}: what happens, what is asked, what to bring. It takes less than three minutes, and you can watch it again.',
      '{opener}. This is for everyone invited as {title} {in}: what happens, what is asked, what to bring. It takes less than three minutes, and you can watch it again.',
    ],
  },
  {
    show: ['The steps on one slide', 'A sheet with the steps', 'The calendar'],
    say: [
      'The steps, in order: {steps}. {promise} If {manager} needs longer, I will tell you so.',
      'What comes: {steps}. {promise} You may ask {manager} anything on the way, {wonder} for example.',
      'It goes like this: {steps}. {promise} Somebody will also tell you {wonder}.',
    ],
  },
  {
    show: [
      'The place of work, or {piece}',
      '{piece|cap}, from the real work',
      'Tools or screen of {titles}',
    ],
    say: [
      'We look first at {top}. Bring one case, {piece} perhaps. What helps: {strong}. What does not: {weak}. You may stop and think; nobody counts the seconds.',
      'Most weight lies on {top}. Think of {piece} you would tell us about: {strong}. It does not help if it sounds like this: {weak}. Start with what you saw and do not forget {check}.',
      'The heaviest point is {top}. A good answer has this: {strong}. A thin one: {weak}. If you are unsure which case to take, take one from {rush}.',
    ],
  },
  {
    show: ['A page with notes', 'The scorecard, empty', 'Two hands, a pen'],
    say: [
      'Then come {second} and {third}. Use cases of your own, {trouble} included; we write down what you did, not how you sound.',
      'After that, {second} and {third}. You may bring notes. If something once went wrong, {trouble} for instance, tell it; we learn more from that.',
      'Two more topics: {second}, and {third}. Take your time. We would rather hear about {rush} than about a day on which all went well.',
    ],
  },
  {
    show: ['The facts as text', 'The job on one page', 'A list on screen'],
    say: [
      'So that you can decide too: {facts}. Lay it beside {compare} where you are today. If one of these is a no, tell me now; that is a good result as well.',
      'Before you say yes to a date: {facts}. Compare it with what you have, {compare}. A no today saves us both a day.',
      'The plain facts: {facts}. Think about {compare} before you come, and write down what is missing.',
    ],
  },
  {
    show: ['A list: bring, ask, tell', 'A bag, packed', 'Three words on a card'],
    say: [
      'Bring {bring}. And bring questions: {titles} usually ask {wonder2}. If you need an accommodation at any step, write to me; it changes nothing in the decision.',
      'To bring: {bring}. Ask {peer} {wonder2} if you get the chance. Tell me if you need an accommodation, and I will arrange it.',
      'Have at hand {bring}. Ask us {wonder2}; it is a fair question. Accommodations are arranged by me, one line is enough.',
    ],
  },
  {
    show: ['You again', 'Your face once more', 'Contact data on screen'],
    say: [
      'Until then, go once more through {top}, {second} and {third}; that is most of what we talk about. You reach me at {{recruiter_phone}} or {{recruiter_email}}. See you soon.',
      'In the end it comes down to {top}, {second} and {third}; have a case for each. Questions before {test}? {{recruiter_email}} or {{recruiter_phone}}. I look forward to meeting you.',
      'Three topics to keep in mind: {top}, {second}, {third}. Write or call before the day: {{recruiter_email}}, {{recruiter_phone}}. See you soon, from {employer}.',
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
    ...listTradeSlots(source),
    ...readWorkWords(source),
    manager: sayBoss(source),
    titles: pluralize(nameTitle(source.brief)),
    opener: stripEnd(sayInVoice(voice, phoneOpeners, {}, 'video').replace(' {{first_name}}', '')),
    employer: source.employer.signsFor || source.employer.name || source.brief.employer.name,
    title: source.brief.title.singular,
    in: sayPlace(source.brief).in,
    steps: joinList(steps.slice(0, 4).map(lowerFirst)),
    promise: promise
      ? toParagraph([promise])
      : vary(source, 'video promise', [
          'After each I tell you the next date.',
          'I call you after each of them.',
          'After every one you may ask by when you will know.',
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
        : readTradeTalk(source).bring,
      `a case of ${top ? sayCriterion(top) : 'the main task'}`,
    ]),
  };
  return parts.map(({ show, say: phrases }, index) => ({
    mark: videoMarks[index]!,
    show: vary(source, `shot ${index}`, show, slots),
    say: speak(voice, sayOneOf(phrases, slots, seedOf(source, `video ${index}`))),
  }));
}
