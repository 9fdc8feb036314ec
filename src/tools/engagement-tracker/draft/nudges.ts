import { readConditions } from '../../craft/criteria/conditions.ts';
import { listShortDraws } from '../../craft/messages/slots.ts';
import { sayBoss } from '../../craft/manager.ts';
import { makePlan } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { capitalize, lowerFirst } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { sayOneOf } from '../../craft/vary.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { lowerDraw } from '../../craft/draws.ts';
import { seedOf } from '../../craft/plan.ts';
import { listSteps } from '../../craft/questions/steps.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
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
    group: [
      '{step2} booked, two days ahead',
      'Two days before this step: {step2low}',
      'Has a date for {step2low}, in two days',
    ],
    nudge: [
      '{{first_name}}, {{recruiter_name}} here: your date for the {titleShort} job stands. Still good? Reply STOP to end texts',
      '{{first_name}}, two days to go for the {titleShort} job. Does the time still fit? {{recruiter_name}}. STOP ends texts',
      'Hello {{first_name}}, {{recruiter_name}}. Day after tomorrow, {titleShort} job: yes, no or another time? STOP ends texts',
    ],
    impact: [
      'Half of those who vanish skip an interview (Indeed 2019); the reminder comes before {step2low}.',
      'This is where half of those who vanish do so (Indeed 2019): before {step2low}.',
      'A skipped date is the commonest way to vanish (Indeed 2019), and a text two days before gives a way out.',
    ],
  },
  {
    channel: 'phone',
    group: [
      'Offer accepted, start {start}',
      'Accepted and waiting for {start}',
      'Signed; first day {start}',
    ],
    nudge: [
      'A future colleague calls every two weeks: what the first day looks like, who meets them {in}, what is still open. Ask plainly whether another offer came.',
      'Someone from the team calls every other week with one practical thing about the first day {in}, and asks whether anything has changed.',
      'Every second week a call from {manager} or the team: one practical matter, one open question, one honest "still on?"',
    ],
    impact: [
      'Covers the longest silence of the plan: {wait} days from acceptance on {accept} to the start.',
      'From {accept} on nobody has a reason to write, for {wait} days; this gives one.',
      '{wait} days without a word are an invitation to a counteroffer; they begin on {accept}.',
      'Fills the silence between signing and the first day.',
    ],
  },
  {
    channel: 'email',
    group: [
      'First call done, no date for {step2low} after 2 days',
      'Between the first call and {step2low}, silent for 2 days',
      'Two days after the first call, next step still open',
    ],
    nudge: [
      '{{first_name}}, you are through to the next step, {step2low}. Two times are open this week and one next. Which suits? If {worry} is still a question, ask me now.',
      '{{first_name}}, the next step is {step2low}. Tell me early or late in the week and I will send one time. Still unsure about {worry}? Say so.',
      '{{first_name}}, {step2low} is next. Monday to Wednesday or Thursday to Friday? And if {worry} keeps you thinking, let us talk about that first.',
    ],
    impact: [
      'Names the doubt that {titlesShort} have most, before it becomes silence.',
      'Three days are the limit here; after that other offers answer first.',
      'Gives a choice of two and room for the real doubt.',
    ],
  },
  {
    channel: 'linkedin',
    group: [
      '{persona}: read the first message, no reply',
      '{persona}, silent after the first message',
      'No answer yet: {persona}',
    ],
    nudge: [
      '{{first_name}}, one question only: is {draw} something you have today? Yes or no is enough.',
      '{{first_name}}, only this: would {draw} make a difference to you?',
      '{{first_name}}, leaving the rest aside: {draw}. Worth a word?',
      '{{first_name}}, one question about the {titleShort} job: too far, too little, or the wrong month?',
    ],
    impact: [
      'Turns silence into a reason or a month; short messages are answered 22% more than average (LinkedIn 2022).',
      'One word takes less than a reply to a pitch, and a no can be dated.',
      'A message under 400 characters does 22% better than average (LinkedIn 2022), and this one is far under.',
    ],
  },
  {
    channel: 'sms',
    group: ['Said yes before hearing this: {hard}', 'Has not yet answered to this: {hard}'],
    nudge: [
      '{{first_name}}, before you plan on it: the {titleShort} job asks for {hardShort}. OK for you? {{recruiter_name}}. STOP ends texts',
      '{{first_name}}, one thing first: {hardShort}. Does it fit? {{recruiter_name}}. STOP ends texts',
    ],
    impact: [
      'A no at this point saves both sides three steps.',
      'Better a no today than after the offer.',
    ],
  },
];

const SMS = 160;

export function draftNudges(source: Source, figures: TrackerFigures): Nudge[] {
  const { brief, market } = source;
  const { personas } = makePlan(source);
  const { steps } = listSteps(source);
  const { schedule, travel, offHours } = readConditions(source);
  const voice = readVoice(source);
  const [draw] = listShortDraws(source);
  const hard = travel[0] ?? (offHours ? schedule[0] : undefined);
  const worry =
    market.profile.id === 'general'
      ? 'anything'
      : lowerFirst(market.profile.family.worries[0]?.worry ?? 'anything');
  const step2 = steps[1] ?? steps[0] ?? 'the interview';
  const slots: Slots = {
    titleShort: shorten(brief.title.singular, 28),
    titlesShort: `people who apply as ${brief.title.singular}`,
    step2: capitalize(shorten(step2, 60)),
    step2low: lowerFirst(shorten(step2, 60)),
    start: figures.start.day,
    accept: figures.accept,
    wait: figures.waitDays > 0 ? figures.waitDays : null,
    in: sayPlace(brief).in,
    worry: worry.length < 70 ? `"${worry}"` : 'anything',
    persona: personas[0]?.name,
    draw: draw && `"${lowerDraw(draw)}"`,
    hard: hard && lowerFirst(shorten(hard.text, 60)),
    hardShort: hard && lowerFirst(shorten(hard.text, 40)),
    manager: sayBoss(source),
  };
  return rows.flatMap(({ channel, group, nudge, impact }, index): Nudge[] => {
    const seed = seedOf(source, `nudge ${index}`);
    const targetGroup = sayOneOf(group, slots, seedOf(source, `group ${index}`));
    const words = sayOneOf(nudge, slots, seed);
    const expectedImpact = capitalize(sayOneOf(impact, slots, seedOf(source, `impact ${index}`)));
    if (!targetGroup || !words || !expectedImpact || (channel === 'sms' && words.length > SMS))
      return [];
    return [{ channel, targetGroup, nudge: speak(voice, words), expectedImpact }];
  });
}
