import { chooseTiming } from '../../craft/engagement-timing.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { sayDate } from '../../craft/prose/dates.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { sayOneOf } from '../../craft/vary.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { findPromise, listSteps } from '../../craft/questions/steps.ts';
import type { Source } from '#plan/source.ts';
import type { CandidateMessagingWriting } from '../writing.ts';

type Tactic = CandidateMessagingWriting['followUpTactics'][number];
type Row = Record<keyof Tactic, readonly string[]>;

const rows: readonly Row[] = [
  {
    situation: ['No reply to the first message'],
    timing: ['Day 3, day 8, and one call between at {later}'],
    action: [
      'Bring one new fact each time: after the pay, {draw}. Then ask about {top}',
      'Second note: {draw}. On the phone: {top}',
      'Answer what {titles} want to know: {wonder}. Then ask about {top}',
    ],
    stopRule: [
      'Four touches or the first no; then a colleague may try after 30 days',
      'First no, or four touches. After 30 days the name is free again',
    ],
  },
  {
    situation: ['Interested, no time booked'],
    timing: ['Within 2 days'],
    action: [
      'Offer {day} or {second} at {later}, when they are not {busy}. Ask for {send} meanwhile',
      'Two times by text, {day} or {second}; people who are {busy} do not open a calendar link',
    ],
    stopRule: [
      'Two missed bookings: ask what has changed',
      'After the second missed time, one plain question',
    ],
  },
  {
    situation: ['Before {step2}'],
    timing: ['A text two days before'],
    action: [
      'Say who will be there, how long it takes and what to bring: {bring}',
      'Confirm place, names and length; remind them of {bring}',
    ],
    stopRule: [
      'No answer by the morning: one call, then the slot goes to somebody else',
      'One call on the day; after that the slot is free',
    ],
  },
  {
    situation: ['After {step2}'],
    timing: ['The same day, by phone'],
    action: [
      'Ask what surprised them and whether anyone told them {wonder2}. One sentence of it goes to {manager}',
      'Ask what is still open, {wonder2} for instance, and give {manager} one sentence',
    ],
    stopRule: ['A no is a result: ask for one name', 'If it is a no, ask what decided it and stop'],
  },
  {
    situation: ['Offer out'],
    timing: ['Call first, letter the same day, again on day 2'],
    action: [
      'Go through {compare} together, beginning with {pay}. Ask who else has a say',
      'Put {compare} on one page and read it with them. Ask what is missing',
    ],
    stopRule: [
      'The date they named; past it, call the next person and say so',
      'Their own date. After it the next person is called',
    ],
  },
  {
    situation: ['Signed, waiting for {start}'],
    timing: ['Day 1, every two weeks, the Friday before'],
    action: [
      'One practical matter each time, from {peer}: {ready}',
      '{peer|cap} settles it with them, a bit every two weeks: {ready}',
    ],
    stopRule: [
      'Two missed calls: another channel the same day',
      'Silence twice: {manager} calls and asks plainly',
    ],
  },
  {
    situation: ['Silent for a week in mid-process'],
    timing: ['Day 7, one call at {later}'],
    action: [
      'Ask openly, because among {titles} it is often this: {lost}',
      'Name the likely reason yourself: {lost}. Then say what {manager} can still do',
    ],
    stopRule: [
      'No answer to the call: close it in writing',
      'After that call, one line, then nothing',
    ],
  },
  {
    situation: ['Not chosen'],
    timing: ['Within 3 working days'],
    action: [
      'By phone: say how {top} was judged and what would change it',
      'Tell them what decided, {top} for instance; keep the name only if you will use it',
    ],
    stopRule: ['It ends with an answer, never with silence'],
  },
];

export function draftFollowUps(source: Source): Tactic[] {
  const { timeline, personas } = makePlan(source);
  const { days, times } = chooseTiming(source);
  const { steps } = listSteps(source);
  const promise = findPromise(source);
  const slots: Slots = {
    ...listMessageSlots(source, personas[0]!, 0),
    step2: lowerFirst(shorten(steps[1] ?? steps[0]!, 70)),
    start: sayDate(timeline.start.day),
    day: days[0],
    second: days[1],
    later: times[1] ?? times[0],
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
