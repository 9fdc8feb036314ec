import { listDraws, listHardParts } from '../../craft/draws.ts';
import { listDuties, sayHookWork } from '../../craft/duties.ts';
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
import { sayWorkSample } from '../../craft/work-sample.ts';
import { firstClause } from '../../craft/prose/shorten.ts';
import { readRiskFlags } from '../../craft/risks.ts';
import type { Source } from '#plan/source.ts';
import type { IntakeFigures } from '../figures.ts';
import type { IntakeWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

const HOURS_A_WEEK = 40;
const LONGEST_REASON = 180;

function makeSlots(source: Source, figures: IntakeFigures): Slots {
  const { brief } = source;
  const { pay, timeline, funnel, personas } = makePlan(source);
  const seats =
    funnel.starts > 1
      ? `${sayNumber(funnel.starts)} ${pluralize(brief.title.singular)}`
      : withArticle(brief.title.singular);
  const weeks = timeline.accept.afterDays / 7;
  const { weekly, hours } = figures.gap;
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
    work: sayHookWork(source),
    pay: pay.spoken,
    musts:
      brief.facts.length > 0 && figures.requirements.startsWith('None')
        ? null
        : lowerFirst(figures.requirements),
    goal: short(listFacts(brief, { kinds: ['goal'] }).map(sayFact), 140, 2),
    manager: brief.reportsTo ? sayManager(brief.reportsTo) : null,
    open: joinList(brief.missing.slice(0, 3).map(({ topic }) => lowerFirst(stripEnd(topic)))),
    duties: short(listDuties(source), 110, 3),
    reason: findReason(source),
    urgency: brief.urgency,
    accept: sayDate(timeline.accept.day),
    review: sayDate(timeline.review),
    finals: funnel.finals,
    hours: sayFigure(hours),
    sum: `${funnel.starts > 1 ? `${funnel.starts} seats x ` : ''}${weekly} hours x ${weeks.toFixed(1)} weeks${brief.employmentType || weekly !== HOURS_A_WEEK ? '' : ', full time assumed'}`,
    sell: short(
      listDraws(source).map(({ text }) => text),
      100,
      5,
    ),
    early: short(listHardParts(brief), 120, 4),
    personas: joinList(personas.slice(0, 3).map(({ name }) => lowerFirst(name))),
    sample: sayWorkSample(source),
  };
}

const REASON =
  /\b(?:retires|retiring|backfill|replaces|replacement|left in|moved to|new (?:role|position|plant|site|store)|newly created|growing team|expansion|order that|need \w+ more)\b/i;

/** Why the job is open, in the job's own words. */
function findReason({ brief }: Source): string | null {
  const told = listFacts(brief, { kinds: ['other', 'team', 'culture'] }).map(sayFact);
  return told.find((text) => REASON.test(text) && text.length <= LONGEST_REASON) ?? null;
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
      put(phrases.reasons, 'reason'),
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
  const indicators = listOnce(
    assessProfiles(source)
      .criteria.filter(({ competency, category }) => competency && category !== 'Conditions')
      .slice(2, 6)
      .concat(
        assessProfiles(source)
          .criteria.filter(({ competency }) => competency)
          .slice(0, 2),
        assessProfiles(source)
          .criteria.filter(
            ({ competency, isGate, facts }) =>
              !competency &&
              !isGate &&
              !['experience', 'duty', 'goal', 'schedule'].includes(facts[0]?.kind ?? ''),
          )
          .slice(0, 3),
      )
      .map(({ competency, name }) =>
        competency
          ? `${firstClause(name)}: ${lowerFirst(stripEnd(competency.shows))}`
          : say(
              phrases.indicators,
              { name, title: source.brief.title.singular },
              seedOf(source, name),
            ),
      ),
  ).map((text) => stripEnd(toSentence(text)));
  // A job whose criteria are all gates still has a person who does the work alone one day.
  return indicators.length > 0
    ? indicators
    : ['The work is done without anybody standing beside it, and colleagues say so'];
}
