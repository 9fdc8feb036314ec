import { readConditions } from '../../craft/criteria/conditions.ts';
import { findDraw, listDraws, lowerDraw } from '../../craft/draws.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { listFacts } from '../../craft/facts.ts';
import { makePlan } from '../../craft/plan.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { sayDate } from '../../craft/prose/dates.ts';
import { fill, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { findPromise, listSteps } from '../../craft/questions/steps.ts';
import type { Source } from '../../source.ts';
import type { CandidateScoringWriting } from '../writing.ts';

type KeepWarm = CandidateScoringWriting['keepWarm'][number];

/** A row is used when its trigger can be filled; the first action that can be filled is taken. */
const rows: readonly { trigger: string; actions: readonly string[]; evidence: string }[] = [
  {
    trigger: 'Relocation: no plan for {place} after the offer',
    actions: [
      'Restate {relocation}. Connect them with a colleague who moved, and agree on one date for a visit.',
      'The job names no relocation help: ask the hiring manager today whether there is any, and connect them with a colleague who lives nearby.',
    ],
    evidence: 'Job: location and benefits',
  },
  {
    trigger: 'Compensation: another offer is higher',
    actions: [
      'Same day: put the whole year side by side, {pay} plus {extra}. Ask which number or term would settle it. Nothing above {high} without a yes from the hiring manager.',
      'Same day: put the whole year side by side, starting from {pay}. Ask which number or term would settle it. Nothing above {high} without a yes from the hiring manager.',
      'No range is stated, so this comes sooner than usual: have one approved before the final talk, and put the whole year side by side.',
    ],
    evidence: 'Job: pay and benefits',
  },
  {
    trigger: 'Remote conditions: doubts about working alone',
    actions: [
      'Offer a call with a future colleague about a normal week of {title|a}: who is asked first, which hours are shared, when people meet.',
    ],
    evidence: 'Job: work type',
  },
  {
    trigger: 'Physical demands: unsure after hearing them',
    actions: [
      'Read the line again as the job has it: {physical}. Offer to see the work for an hour, and say that accommodations can be asked for at any step.',
    ],
    evidence: 'Job: physical demands',
  },
  {
    trigger: 'Schedule: second thoughts about the hours',
    actions: [
      'Send a real roster of four weeks and this line of the job: {schedule}. Ask which week would be hard, and whether the team can swap it.',
    ],
    evidence: 'Job: schedule',
  },
  {
    trigger: 'Travel: somebody at home has doubts',
    actions: [
      'Say what is fixed: {travel}. Offer to put the limit into the letter, if the hiring manager agrees.',
    ],
    evidence: 'Job: travel',
  },
  {
    trigger: 'Silence for two days between two steps',
    actions: [
      'Call, do not mail. Say where they stand and when the next step is: {steps}. The job promises: {promise}.',
      'Call, do not mail. Say where they stand and when the next step is: {steps}.',
    ],
    evidence: 'Process',
  },
  {
    trigger: 'Worry heard: {worry|low}',
    actions: ['{answer} Do it the day you hear it; for this trade it is a reason to withdraw.'],
    evidence: 'Occupation profile: {occupation}',
  },
  {
    trigger: 'Signed, and waiting for {start}',
    actions: [
      'Day 1: a welcome from a future colleague. Then every two weeks one practical thing (first day, tools, contact), and a call on the Friday before.',
    ],
    evidence: 'Plan: start date',
  },
  {
    trigger: 'Signed, start date not fixed yet',
    actions: [
      'Fix it in the offer call. Planned here: {planned}, counted with two weeks of notice. Then every two weeks one practical thing, and a call on the Friday before.',
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
  return rows.flatMap(({ trigger, actions, evidence }): KeepWarm[] => {
    const said = fill(trigger, slots);
    const action = actions.map((phrase) => fill(phrase, slots)).find((text) => text !== null);
    const isRemote = !trigger.startsWith('Remote') || brief.workType === 'remote';
    return said && action && isRemote
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
