import { chooseTiming } from '../../craft/engagement-timing.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { sayBoss } from '../../craft/manager.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { sayDate } from '../../craft/prose/dates.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { sayOneOf } from '../../craft/vary.ts';
import { listShortDraws } from '../../craft/messages/slots.ts';
import { lowerDraw } from '../../craft/draws.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { findPromise, listSteps } from '../../craft/questions/steps.ts';
import type { Source } from '../../source.ts';
import type { CandidateMessagingWriting } from '../writing.ts';

type Tactic = CandidateMessagingWriting['followUpTactics'][number];
type Row = Record<keyof Tactic, readonly string[]>;

const rows: readonly Row[] = [
  {
    situation: ['No reply to the first message'],
    timing: [
      'Day 3, a call on day 5 at {later}, the last note on day 8',
      'Day 3 and day 8, one call between at {later}',
    ],
    action: [
      'Change the fact, not the volume: first {draw}, then a question that takes one word',
      'Say something new each time; after the pay, {draw}',
      'Say something new each time, and end with a question that takes one word',
    ],
    stopRule: [
      'Four touches or the first no. The contact is yours for 30 days after the last message, then a colleague’s',
      'At the first no, or after four touches; after 30 days somebody else may try',
    ],
  },
  {
    situation: ['Interested, no time booked'],
    timing: ['Within 2 days'],
    action: [
      'Offer two times, {day} or {second}, and send the preparation only once one is fixed',
      'Name two times on {day} or {second}; a calendar link alone is a chore',
    ],
    stopRule: [
      'Two missed bookings: ask whether something has changed',
      'After the second missed time, ask openly and leave it',
    ],
  },
  {
    situation: ['Before {step2}'],
    timing: ['Two days ahead by text, the evening before by nothing', 'A text two days before'],
    action: [
      'Say who will be there and how long {step2} takes. Ask whether anything has changed',
      'Confirm place, names and length of {step2}, and ask for one question in return',
    ],
    stopRule: [
      'No answer by the morning: one call, then keep the slot for somebody else',
      'One call on the day; after that the slot goes on',
    ],
  },
  {
    situation: ['After {step2}'],
    timing: ['Same day', 'Before the evening'],
    action: [
      'Call: what surprised you, what is still open, still a yes? Write the answer down and give {manager} one sentence',
      'Ask three things by phone: what was new, what is missing, yes or no so far. Pass it on to {manager}',
    ],
    stopRule: [
      'A no is a good result here. Thank them and ask for one name',
      'If it is a no, ask what decided it and stop',
    ],
  },
  {
    situation: ['Offer out'],
    timing: [
      'Call first, letter the same day, then day 2',
      'By phone, with the letter the same day; again on day 2',
    ],
    action: [
      'Ask who else has a say and what is still missing. Put {pay} and the rest of the year on one page',
      'Go through the letter together, from {pay} to the first day',
      'Go through the letter together, line by line',
    ],
    stopRule: [
      'Agree on a date for the answer; past it, call the next person and say so',
      'The date they named counts. After it, the next person is called',
    ],
  },
  {
    situation: ['Signed, waiting for {start}'],
    timing: [
      'Day 1, every two weeks, the Friday before',
      'First day after signing, then every other week',
    ],
    action: [
      'A future colleague writes or calls with one practical thing: first day, tools, who meets them',
      'One practical thing at a time from somebody in the team; no party invitations instead of answers',
    ],
    stopRule: [
      'Two missed calls: try another channel the same day',
      'Silence twice in a row: call from another number and ask plainly',
    ],
  },
  {
    situation: ['Not chosen'],
    timing: ['Within 3 working days'],
    action: [
      'By phone: which criterion decided for this {title} job, and what would change it. No list for later unless it is meant',
      'Tell them the criterion that decided and what others brought; offer to keep the name only if you will use it',
    ],
    stopRule: ['Nobody is left without an answer', 'It ends with an answer, never with silence'],
  },
  {
    situation: ['Not now'],
    timing: ['The month they named', 'In their month, not in yours'],
    action: [
      'One message four weeks before, with their own words in the first line',
      'Write once, four weeks ahead, and begin with what they told you',
    ],
    stopRule: ['No reply: leave it', 'Without an answer, that was the last one'],
  },
];

export function draftFollowUps(source: Source): Tactic[] {
  const { pay, timeline } = makePlan(source);
  const { days, times } = chooseTiming(source);
  const { steps } = listSteps(source);
  const [draw] = listShortDraws(source);
  const promise = findPromise(source);
  const slots: Slots = {
    title: source.brief.title.singular,
    manager: sayBoss(source),
    step2: lowerFirst(shorten(steps[1] ?? steps[0]!, 70)),
    pay: pay.spoken,
    start: sayDate(timeline.start.day),
    day: days[0],
    second: days[1],
    later: times[1] ?? times[0],
    draw: draw && lowerDraw(draw),
  };
  const promised: Tactic[] = promise
    ? [
        {
          situation: 'An answer is due',
          timing: 'As the job promises',
          action: `Keep it: ${lowerFirst(promise)}. If it cannot be kept, say so before the day.`,
          stopRule: 'None: this delay would be ours',
        },
      ]
    : [];
  return [
    ...rows.map((row, index): Tactic => {
      const pick = (key: keyof Tactic): string =>
        sayOneOf(row[key], slots, seedOf(source, `follow ${index} ${key}`));
      return {
        situation: pick('situation'),
        timing: pick('timing'),
        action: pick('action'),
        stopRule: pick('stopRule'),
      };
    }),
    ...promised,
  ];
}
