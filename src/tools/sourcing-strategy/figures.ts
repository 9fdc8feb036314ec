import { describePayRow } from '#market/pay/choose-pay-row.ts';
import type { PlannedChannel } from '../craft/channels.ts';
import { sayForeignNote } from '../craft/facts.ts';
import { makePlan, seedOf } from '../craft/plan.ts';
import { sayEmployment, sayPlace } from '../craft/place-words.ts';
import { getPool, sayNoPool } from '../craft/pool-words.ts';
import { toParagraph } from '../craft/prose/casing.ts';
import { sayDate, sayDateSpan } from '../craft/prose/dates.ts';
import { say } from '../craft/prose/fill.ts';
import { countOf, wordsOf } from '../craft/prose/number.ts';
import { sayStartDate } from '../craft/start-date.ts';
import type { Source } from '#plan/source.ts';
import type { SourcingStrategy } from './content.ts';
import { compileStrings } from './search-terms.ts';
import { planSteps, type PlanStep } from './steps.ts';

export interface SourcingFigures {
  toolDescription: string;
  personas: { personaName: string; estimatedMarketSize: string }[];
  channels: PlannedChannel[];
  weeks: { week: string; targets: string }[];
  booleanStrings: SourcingStrategy['booleanStrings'];
  steps: PlanStep[];
  summary: SourcingStrategy['finalJobDescriptionSummary'];
}

function describeTool(source: Source): string {
  const { brief, market } = source;
  const pool = getPool(source);
  return toParagraph([
    say(
      [
        'Who could be {title|a} {where}, where to find them and with which words',
        'Where {title} people for this job {where} are found, and how to reach them',
        'The search plan for {title|a} {where}: profiles, channels, strings and four weeks of steps',
      ],
      { title: brief.title.singular, where: sayPlace(brief).in },
      seedOf(source, 'sourcing'),
    ),
    pool ? `Pool: ${pool.sources.join('; ')}` : `No pool estimate: ${sayNoPool(source)}`,
    market.payRow && `Pay: ${describePayRow(market.payRow)}`,
    sayForeignNote(brief),
  ]);
}

function planWeeks(source: Source): SourcingFigures['weeks'] {
  const { timeline, funnel } = makePlan(source);
  const technical = [0, 0, Math.floor(funnel.technical * 0.4), Math.ceil(funnel.technical * 0.6)];
  return timeline.weeks.map(({ from, to, holidays }, i) => {
    const free = holidays.map(({ name }) => name).join(', ');
    return {
      week: `Week ${i + 1} (${sayDateSpan(from, to)}${free ? `, ${free}` : ''})`,
      targets: [
        countOf(funnel.contactsByWeek[i]!, 'contact'),
        countOf(funnel.screensByWeek[i]!, 'screen'),
        ...(technical[i] ? [countOf(technical[i], 'second round')] : []),
      ].join(', '),
    };
  });
}

function summarize(source: Source): SourcingFigures['summary'] {
  const { brief } = source;
  const { pay, timeline } = makePlan(source);
  const seats =
    brief.openings && brief.openings.count > 1 ? wordsOf(brief.openings.count, 'opening') : null;
  const start = brief.startDate
    ? `start ${sayStartDate(brief)}`
    : `planned start ${sayDate(timeline.start.day)}, to be confirmed`;
  const place = sayPlace(brief).label;
  return {
    positionTitle: `${brief.title.clean} (${[seats, start].filter(Boolean).join(', ')})`,
    location: [
      place,
      brief.workType && !/remote/i.test(place) ? brief.workType : null,
      sayEmployment(brief),
    ]
      .filter(Boolean)
      .join(', '),
    compensationRange: pay.range
      ? `${pay.range}${pay.yearly ? ` (${pay.yearly})` : ''}`
      : 'Not stated: settle it at the intake, before anything is published',
    urgencyLevel: brief.urgency ?? 'active (not stated, assumed)',
  };
}

export function computeSourcingFigures(source: Source): SourcingFigures {
  const { personas, channels } = makePlan(source);
  return {
    toolDescription: describeTool(source),
    personas: personas.map(({ name, size }) => ({ personaName: name, estimatedMarketSize: size })),
    channels,
    weeks: planWeeks(source),
    booleanStrings: compileStrings(source),
    steps: planSteps(source),
    summary: summarize(source),
  };
}
