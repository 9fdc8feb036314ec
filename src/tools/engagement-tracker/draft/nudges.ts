import { readConditions } from '../../craft/criteria/conditions.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { makePlan } from '../../craft/plan.ts';
import { capitalize, lowerFirst, stripEnd } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { listSteps } from '../../craft/questions/steps.ts';
import { vary } from '../../craft/vary.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { TrackerFigures } from '../figures.ts';
import type { EngagementTrackerWriting } from '../writing.ts';

type Nudge = EngagementTrackerWriting['nudges'][number];
type Row = {
  channel: Nudge['channel'];
  group: readonly string[];
  nudge: readonly string[];
  impact: readonly string[];
};

/** The most dangerous gaps first: four are shown. Phrases of one list say the same; the job decides which is taken. */
const rows: readonly Row[] = [
  {
    channel: 'sms',
    group: ['{test2|cap} in two days', 'Has a date for {test2}', 'Two days before {test2}'],
    nudge: [
      '{{first_name}}, {{recruiter_name}} here: {testShort}, day after tomorrow. Still good? STOP ends texts',
      '{{first_name}}, two days to {testShort}. Does the time still fit? {{recruiter_name}}. STOP ends texts',
      '{{first_name}}, {testShort} in two days: yes, no or another time? {{recruiter_name}}. STOP ends texts',
    ],
    impact: [
      'Half of those who vanish skip a date (Indeed 2019); {test2} is the one they would skip.',
      'A skipped date is the commonest way out (Indeed 2019). This one comes before {test2}.',
      'Indeed 2019: half of those who vanish skip an interview. Here that is {test2}.',
    ],
  },
  {
    channel: 'phone',
    group: ['Accepted, starts {start}', 'Signed and waiting for {start}', 'First day {start}'],
    nudge: [
      '{peer|cap} calls every two weeks and settles one thing: {ready}. Ask plainly whether {lost}.',
      'Every other week a call from {peer}: {ready}. One question each time: still on?',
      '{manager|cap} or {peer} calls twice before {start}, about {ready}.',
    ],
    impact: [
      'Covers {wait} quiet days from {accept} on, before somebody else fills them.',
      'From {accept} on there are {wait} days without a reason to write; {ready} give one.',
      '{wait} silent days begin on {accept}; {ready} fill them.',
      'Fills the silence before {start} with {ready}.',
    ],
  },
  {
    channel: 'email',
    group: [
      'First call done, no date for {test2} after 2 days',
      'Silent for 2 days before {test2}',
      '{test2|cap} offered, no date after 2 days',
    ],
    nudge: [
      '{{first_name}}, next is {test2}. {day} or {second}? If this holds you back, tell me: {worry}.',
      '{{first_name}}, {test2} comes next; it helps to have {bring}. {day} or {second}, which suits?',
      '{{first_name}}, before {test2} you may want to know {wonder}. Shall I ask {manager}?',
    ],
    impact: [
      'Names what {titles} doubt most, before it becomes silence.',
      'A choice of two days, and room for the doubt of {titles}.',
      'Answers a question of {titles} before somebody else does.',
    ],
  },
  {
    channel: 'linkedin',
    group: [
      '{persona}: read the first message, no reply',
      '{persona}, silent since the first message',
    ],
    nudge: [
      '{{first_name}}, only this: {draw}. Do you have that today?',
      '{{first_name}}, leaving the rest aside: {draw}. Worth a word?',
      '{{first_name}}, one question and I am gone. {ask}',
    ],
    impact: [
      'Turns silence into an answer about {top}; short messages do 22% better (LinkedIn 2022).',
      'A word about {top} takes less than a reply to a pitch.',
      'Far under 400 characters, where InMail does 22% better (LinkedIn 2022).',
    ],
  },
  {
    channel: 'sms',
    group: ['Said yes before hearing this: {hardest}', 'Has not answered to this yet: {hardest}'],
    nudge: [
      '{{first_name}}, before you plan on it: {hardShort}. OK for you? {{recruiter_name}}. STOP ends texts',
      '{{first_name}}, one thing first: {hardShort}. Does it fit? {{recruiter_name}}. STOP ends texts',
    ],
    impact: ['A no here saves {test2}.', 'Better a no today than after {test2}.'],
  },
];

const dayNames: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
};

const SMS = 160;

function listSlots(source: Source, figures: TrackerFigures): Slots {
  const { personas } = makePlan(source);
  const { profile } = source.market;
  const { schedule, travel, offHours } = readConditions(source);
  const { steps } = listSteps(source);
  const step = lowerFirst(steps[1] ?? steps[0]!);
  const hard = travel[0] ?? (offHours ? schedule[0] : undefined);
  const [worry] = profile.id === 'general' ? [] : profile.family.worries;
  const [day, second] = figures.timing.days;
  return {
    ...listMessageSlots(source, personas[0]!, 0),
    test2: sayLine({ text: step }, 60),
    testShort: shorten(step, 40),
    start: figures.start.day,
    accept: figures.accept,
    wait: figures.waitDays > 0 ? figures.waitDays : null,
    worry: worry && lowerFirst(stripEnd(worry.worry)),
    persona: personas[0]?.name,
    day: day && dayNames[day],
    second: second && dayNames[second],
    hardest: hard && sayLine(hard, 60),
    hardShort: hard && sayLine(hard, 50),
  };
}

export function draftNudges(source: Source, figures: TrackerFigures): Nudge[] {
  const voice = readVoice(source);
  const slots = listSlots(source, figures);
  return rows.flatMap(({ channel, group, nudge, impact }, index): Nudge[] => {
    const say = (part: string, phrases: readonly string[]): string =>
      vary(source, `${part} ${index}`, phrases, slots);
    const targetGroup = say('group', group);
    const words = say('nudge', nudge);
    const expectedImpact = capitalize(say('impact', impact));
    if (!targetGroup || !words || !expectedImpact || (channel === 'sms' && words.length > SMS))
      return [];
    return [{ channel, targetGroup, nudge: speak(voice, words), expectedImpact }];
  });
}
