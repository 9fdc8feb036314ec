import { listDraws, listHardParts } from '../../craft/draws.ts';
import { listDuties, sayWork } from '../../craft/duties.ts';
import { listFacts, listLawfulFlags, sayFact } from '../../craft/facts.ts';
import { sayManager } from '../../craft/manager.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { assessProfiles } from '../../craft/profiles.ts';
import { lowerFirst, stripEnd, toParagraph, toSentence } from '../../craft/prose/casing.ts';
import { sayDate } from '../../craft/prose/dates.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { pluralize, sayFigure, sayNumber } from '../../craft/prose/number.ts';
import { withArticle } from '../../craft/prose/article.ts';
import { firstClause } from '../../craft/prose/shorten.ts';
import { readRiskFlags } from '../../craft/risks.ts';
import type { Source } from '../../source.ts';
import type { IntakeFigures } from '../figures.ts';
import type { IntakeWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

const HOURS_A_WEEK = 40;

function makeSlots(source: Source, figures: IntakeFigures): Slots {
  const { brief } = source;
  const { pay, timeline, funnel, personas, gapHours } = makePlan(source);
  const seats =
    funnel.starts > 1
      ? `${sayNumber(funnel.starts)} ${pluralize(brief.title.singular)}`
      : withArticle(brief.title.singular);
  const weeks = timeline.accept.afterDays / 7;
  const short = (texts: string[], limit: number, count: number): string =>
    joinList(
      texts
        .filter((text) => text.length <= limit)
        .slice(0, count)
        .map(lowerFirst),
    );
  return {
    title: brief.title.singular,
    seats,
    where: sayPlace(brief).in,
    start: timeline.start.stated
      ? sayDate(timeline.start.day)
      : `around ${sayDate(timeline.start.day)}, to be confirmed`,
    work: sayWork(source),
    pay: pay.spoken,
    musts:
      brief.facts.length > 0 && figures.requirements.startsWith('None')
        ? null
        : lowerFirst(figures.requirements),
    goal: short(listFacts(brief, { kinds: ['goal'] }).map(sayFact), 140, 2),
    manager: brief.reportsTo ? sayManager(brief.reportsTo) : null,
    open: joinList(brief.missing.slice(0, 3).map(({ topic }) => lowerFirst(stripEnd(topic)))),
    duties: short(listDuties(source), 110, 3),
    urgency: brief.urgency,
    accept: sayDate(timeline.accept.day),
    review: sayDate(timeline.review),
    finals: funnel.finals,
    hours: sayFigure(gapHours),
    sum: `${funnel.starts > 1 ? `${funnel.starts} seats x ` : ''}${HOURS_A_WEEK} hours x ${weeks.toFixed(1)} weeks${brief.employmentType ? '' : ', full time assumed'}`,
    sell: short(
      listDraws(source).map(({ text }) => text),
      100,
      5,
    ),
    early: short(listHardParts(brief), 120, 4),
    personas: joinList(personas.slice(0, 3).map(({ name }) => lowerFirst(name))),
    sample: lowerFirst(stripEnd(source.market.profile.family.workSample)),
  };
}

export function draftPages(
  source: Source,
  figures: IntakeFigures,
): Pick<IntakeWriting, 'summary' | 'whyRoleMatters' | 'businessImpact' | 'fullBrief'> {
  const slots = makeSlots(source, figures);
  const put = (table: readonly string[], id: string): string =>
    say(table, slots, seedOf(source, `intake-${id}`));
  return {
    summary: toParagraph([
      put(phrases.summaryLead, 'lead'),
      put(phrases.summaryWork, 'work'),
      put(phrases.summaryReports, 'reports'),
      put(phrases.summaryPay, 'pay'),
      put(phrases.summaryMusts, 'musts'),
      put(phrases.summaryGoal, 'goal'),
      put(phrases.summaryOpen, 'open'),
    ]),
    whyRoleMatters: toParagraph([
      put(phrases.matters, 'matters'),
      put(phrases.mattersUrgent, 'urgent'),
      put(phrases.mattersQuestion, 'question'),
    ]),
    businessImpact: toParagraph([put(phrases.impact, 'impact')]),
    fullBrief: toParagraph([
      slots['sell'] ? put(phrases.briefSell, 'sell') : phrases.briefSellNone[0],
      put(phrases.briefEarly, 'early'),
      put(phrases.briefLook, 'look'),
      put(phrases.briefTest, 'test'),
      put(phrases.briefDecide, 'decide'),
      put(phrases.briefReview, 'review'),
    ]),
  };
}

/** Signs in a candidate first, then what is ours to manage. */
export function listRedFlags(source: Source): string[] {
  const signs = readRiskFlags(source)
    .slice(0, 5)
    .map(({ flag }) => stripEnd(flag));
  const ours = listLawfulFlags(source.brief).map((flag) => `Ours to manage: ${lowerFirst(flag)}`);
  const unlawful = source.brief.redFlags.filter((flag) => flag.unlawful);
  return listOnce([
    ...signs,
    ...ours,
    unlawful.length > 0
      ? 'A wish in the job may not decide anything and was left out everywhere: talk to HR'
      : null,
  ]);
}

export function listIndicators(source: Source): string[] {
  return listOnce(
    assessProfiles(source)
      .criteria.filter(({ isGate, category }) => !isGate && category !== 'Conditions')
      .slice(4, 9)
      .concat(
        assessProfiles(source)
          .criteria.filter(({ isGate }) => !isGate)
          .slice(0, 2),
      )
      .map(({ competency, name }) =>
        competency
          ? `${firstClause(name)}: ${lowerFirst(stripEnd(competency.shows))}`
          : `${name}: unasked`,
      ),
  ).map((text) => stripEnd(toSentence(text)));
}
