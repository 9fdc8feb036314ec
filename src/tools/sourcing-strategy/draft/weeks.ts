import { listHardParts } from '../../craft/draws.ts';
import { listMustHaves, sayWithin } from '../../craft/facts.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { lowerFirst, stripEnd, toSentence } from '../../craft/prose/casing.ts';
import { sayDate, sayWeekday } from '../../craft/prose/dates.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { countOf } from '../../craft/prose/number.ts';
import { sayWorkSample } from '../../craft/work-sample.ts';
import type { Source } from '#plan/source.ts';
import type { SourcingWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

/** The two or three things nobody may lack, by name. */
function sayFixedPoints(source: Source): string {
  const { brief, market } = source;
  const papers = listMustHaves(brief)
    .toSorted((a, b) => Number(b.kind === 'licence') - Number(a.kind === 'licence'))
    .map((fact) => sayWithin(fact, 60));
  const usual = market.profile.credentials
    .filter(({ required }) => required)
    .map(({ name }) => `whether ${name} is required`);
  return joinList([...papers, ...usual].slice(0, 3)) || 'the must-haves';
}

/** What most people stumble over: the first hard part the job names. */
const sayFirstHurdle = ({ brief }: Source): string | null => {
  const [hard] = listHardParts(brief);
  return hard && hard.length < 90 ? lowerFirst(hard) : null;
};

function makeSlots(source: Source): Slots {
  const { brief } = source;
  const { pay, funnel, channels, timeline } = makePlan(source);
  const byType = Map.groupBy(channels, ({ type }) => type);
  const [top, second] = [...byType.values()].map(([first]) => first);
  const [worry] = source.market.profile.family.worries;
  return {
    title: brief.title.singular,
    musts: sayFixedPoints(source),
    pay: pay.range,
    top: top?.name,
    second: second?.name,
    hard: sayFirstHurdle(source),
    sample: sayWorkSample(source, { brief: true }),
    afar: funnel.fromAfar || null,
    finals: funnel.finals,
    asked: worry ? lowerFirst(stripEnd(worry.worry)) : 'pay',
    day: sayWeekday(timeline.decisions),
    accept: sayDate(timeline.accept.day),
  };
}

export function draftWeeks(source: Source): SourcingWriting['weeks'] {
  const { funnel, timeline } = makePlan(source);
  const shared = makeSlots(source);
  return [0, 1, 2, 3].map((week) => {
    const slots = { ...shared, n: funnel.contactsByWeek[week] };
    const seed = seedOf(source, `week-${week}`);
    const put = (table: readonly string[], i: number): string => say(table, slots, `${seed}-${i}`);
    const holidays = timeline.weeks[week]!.holidays.map(({ name }) => name);
    const activities = {
      0: [
        put(phrases.weekOne, 0),
        shared['pay'] ? put(phrases.weekOnePost, 1) : put(phrases.weekOnePostNoPay, 1),
        put(phrases.weekOneReach, 2),
      ],
      1: [
        put(phrases.weekTwo, 0),
        shared['hard'] ? put(phrases.weekTwoScreen, 1) : put(phrases.weekTwoScreenPlain, 1),
        put(phrases.weekTwoSample, 2),
      ],
      2: [
        shared['afar'] ? put(phrases.weekThree, 0) : put(phrases.weekThreeNear, 0),
        put(phrases.weekThreeRounds, 1),
        channelVisit(source, week),
      ],
      3: [put(phrases.weekFour, 0), put(phrases.weekFourClose, 1), put(phrases.weekFourReview, 2)],
    }[week as 0 | 1 | 2 | 3];
    return {
      activities: [
        ...activities,
        holidays.length > 0
          ? `No calls on ${joinList(holidays)}; the week has ${countOf(timeline.weeks[week]!.workdays, 'working day')}`
          : '',
      ].filter(Boolean),
      metrics: toSentence(put(phrases.metrics[week]!, 9)),
    };
  });
}

/** One channel that needs a visit or a call of its own, as the occupation profile describes it. */
function channelVisit(source: Source, week: number): string {
  const { channels } = makePlan(source);
  const visits = channels.filter(({ kind }) => kind === 'association' || kind === 'community');
  const visit = visits[week % Math.max(visits.length, 1)];
  return visit ? `${visit.name}: ${lowerFirst(visit.approach)}` : '';
}

export function draftActions(source: Source): SourcingWriting['actions'] {
  const { brief, market } = source;
  const { funnel, channels } = makePlan(source);
  const shared = makeSlots(source);
  const postings = channels
    .filter(({ kind }) => kind === 'posting' || kind === 'public')
    .map(({ name }) => lowerFirst(name));
  const rivals = [
    ...brief.competitors.map(({ text }) => stripEnd(text)),
    ...market.profile.family.rivals.map(lowerFirst),
  ].slice(0, 3);
  const open = brief.missing.slice(0, 3).map(({ topic }) => lowerFirst(stripEnd(topic)));
  const slots = {
    ...shared,
    open: joinList(open),
    channels: joinList(postings.slice(0, 2)),
    contacts: funnel.contacts,
    weeks: funnel.contactsByWeek.join(', '),
    rivals: joinList(rivals) || 'the nearest three employers',
    funnel: `${countOf(funnel.screens, 'screen')}, ${countOf(funnel.technical, 'second round')}, ${countOf(funnel.finals, 'final talk')}, ${countOf(funnel.offers, 'offer')}, ${countOf(funnel.starts, 'start')}`,
  };
  const put = (table: readonly string[], id: string): string =>
    say(table, slots, seedOf(source, `action-${id}`));
  const { actions } = phrases;
  return [
    { step: 'intake' as const, action: put(actions.intake, 'intake') },
    { step: 'open' as const, action: put(actions.open, 'open') },
    {
      step: 'publish' as const,
      action: shared['pay']
        ? put(actions.publish, 'publish')
        : put(actions.publishNoPay, 'publish'),
    },
    { step: 'referrals' as const, action: put(actions.referrals, 'referrals') },
    { step: 'contacts' as const, action: put(actions.contacts, 'contacts') },
    { step: 'sample' as const, action: put(actions.sample, 'sample') },
    { step: 'panel' as const, action: put(actions.panel, 'panel') },
    { step: 'rivals' as const, action: put(actions.rivals, 'rivals') },
    { step: 'review' as const, action: put(actions.review, 'review') },
  ].filter(({ action }) => action !== '');
}
