import { readConditions } from '../../craft/criteria/conditions.ts';
import { findDraw, listDraws, lowerDraw } from '../../craft/draws.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { listFacts } from '../../craft/facts.ts';
import { sayBoss } from '../../craft/manager.ts';
import { makePlan } from '../../craft/plan.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { sayDate } from '../../craft/prose/dates.ts';
import { fill, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { findPromise, listSteps } from '../../craft/questions/steps.ts';
import { vary } from '../../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import type { CandidateScoringWriting } from '../writing.ts';

type KeepWarm = CandidateScoringWriting['keepWarm'][number];

/** A row is used when its trigger can be filled; actions of one row say the same, the job decides which is taken. */
const rows: readonly { trigger: string; actions: readonly string[]; evidence: string }[] = [
  {
    trigger: 'Relocation: no plan for {place} after the offer',
    actions: [
      'Restate {relocation}. Connect them with a colleague who moved, and agree on one date for a visit.',
      'Go back to {relocation} and ask what it does not cover; a visit helps more than a brochure.',
    ],
    evidence: 'Job: location and benefits',
  },
  {
    trigger: 'Relocation: the way to {place} is still open',
    actions: [
      'The job names no help with a move: ask {manager} today whether there is any, and connect them with a colleague who lives nearby.',
      'Find out today from {manager} whether a move is paid for. Until then offer a call with a colleague who commutes the same way.',
      'Ask whether it is the distance or the place. For the first there may be other hours, for the second a visit to {place}.',
    ],
    evidence: 'Job: location',
  },
  {
    trigger: 'Compensation: another offer is higher',
    actions: [
      'Same day: put the whole year side by side, {pay} plus {extra}. Ask which number or term would settle it. Nothing above {high} without a yes from {manager}.',
      'Compare years, not rates: {pay}, and {extra} on top. What would close the gap? {manager|cap} decides about anything beyond {high}.',
      'Same day: both years on paper, ours starting from {pay}. Ask for the one term that would settle it; {high} is the end of the range.',
      'No range is stated, so this comes sooner than usual: have one approved by {manager} before the final talk.',
    ],
    evidence: 'Job: pay and benefits',
  },
  {
    trigger: 'Remote conditions: doubts about working alone',
    actions: [
      'Offer a call with a future colleague about a usual week of {title|a}: who is asked first, which hours are shared, when people meet.',
      'A colleague tells how a week goes: whom one asks, when one meets, what happens when the line is down.',
    ],
    evidence: 'Job: work type',
  },
  {
    trigger: 'Physical demands: unsure after hearing them',
    actions: [
      'Read the line again as the job has it: {physical}. Offer to see the work for an hour; accommodations can be asked for at any step.',
      'Let them see it: {physical}. An hour on site answers more than a call, and an accommodation is always open to talk about.',
    ],
    evidence: 'Job: physical demands',
  },
  {
    trigger: 'Schedule: second thoughts about the hours',
    actions: [
      'Send a real roster of four weeks with this line of the job: {schedule}. Ask which week would be hard, and whether the team can swap it.',
      'Show four real weeks on paper ({schedule}) and ask which day would be hard.',
    ],
    evidence: 'Job: schedule',
  },
  {
    trigger: 'Travel: doubts at the second look',
    actions: [
      'Say what is fixed: {travel}. Offer to put the limit into the letter, if {manager} agrees.',
      'Back to the words of the job, {travel}; ask {manager} whether the limit may stand in the letter.',
    ],
    evidence: 'Job: travel',
  },
  {
    trigger: 'Silence for two days between two steps',
    actions: [
      'Call, do not mail. Say where they stand and when the next step is: {steps}. The job promises: {promise}.',
      'Call, and name a date. The next steps: {steps}.',
      'Pick up the phone: say where they stand, what is next ({steps}) and by when they will hear.',
    ],
    evidence: 'Process',
  },
  {
    trigger: 'Worry heard: {worry|low}',
    actions: [
      '{answer} Do it the day you hear it; for this trade it is a reason to withdraw.',
      '{answer} Same day, by {manager} in person if possible.',
      'Answer it at once and with facts. {answer}',
    ],
    evidence: 'Occupation profile: {occupation}',
  },
  {
    trigger: 'Signed, and waiting for {start}',
    actions: [
      'Day 1: a welcome from a future colleague. Then one practical thing every two weeks, and a call on the Friday before.',
      'Somebody from the team writes the day after signing; every other week one practical matter of the {title} job; a call at the end.',
    ],
    evidence: 'Plan: start date',
  },
  {
    trigger: 'Signed, start date not fixed yet',
    actions: [
      'Fix it in the offer call. Planned here: {planned}, counted with two weeks of notice. Then one practical thing every two weeks.',
      'Agree on a date in the offer call ({planned} is the plan, with two weeks of notice) and keep in touch every other week.',
    ],
    evidence: 'Plan: start date',
  },
];

export function draftKeepWarm(source: Source): KeepWarm[] {
  const { brief, market } = source;
  const { pay, timeline } = makePlan(source);
  const conditions = readConditions(source);
  const draws = listDraws(source).filter(({ topic }) => topic !== 'pay');
  const relocation = listFacts(brief, { kinds: ['benefit'] }).find(({ text }) =>
    /relocat|moving|housing/i.test(text),
  );
  const line = (fact: { text: string } | undefined): string | null => (fact ? sayLine(fact) : null);
  const money = findDraw(draws, 'bonus pension match') ?? findDraw(draws, 'medical insurance');
  const worry = market.profile.id === 'general' ? undefined : market.profile.family.worries[0];
  const slots: Slots = {
    title: brief.title.singular,
    manager: sayBoss(source),
    place: brief.workType === 'remote' ? null : shorten(brief.place.label, 18),
    relocation: line(relocation),
    pay: pay.spoken,
    high: pay.high,
    extra: money && lowerDraw(money),
    physical: line(conditions.physical[0]),
    schedule: conditions.offHours ? line(conditions.schedule[0]) : null,
    travel: line(conditions.travel[0]),
    steps: joinList(listSteps(source).steps.slice(0, 3).map(lowerFirst)),
    promise: findPromise(source),
    worry: worry?.worry,
    answer: worry?.answer,
    occupation: market.profile.name,
    start: timeline.start.stated ? sayDate(timeline.start.day) : null,
    planned: timeline.start.stated ? null : sayDate(timeline.start.day),
  };
  const isRemote = brief.workType === 'remote';
  const hasHelp = relocation !== undefined;
  return rows.flatMap(({ trigger, actions, evidence }, index): KeepWarm[] => {
    if (trigger.startsWith('Remote') && !isRemote) return [];
    if (trigger.startsWith('Relocation: the way') && hasHelp) return [];
    const said = fill(trigger, slots);
    const action = vary(source, `keep warm ${index}`, actions, slots);
    return said && action
      ? [
          {
            trigger: said,
            mitigationStrategy: action,
            evidenceSource: fill(evidence, slots) ?? 'Process',
          },
        ]
      : [];
  });
}
