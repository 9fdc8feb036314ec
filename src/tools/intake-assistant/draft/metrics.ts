import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { sayWorkList } from '../../craft/duties.ts';
import { listFacts, sayFact } from '../../craft/facts.ts';
import { sayManager } from '../../craft/manager.ts';
import { seedOf } from '../../craft/plan.ts';
import { assessProfiles } from '../../craft/profiles.ts';
import { stripEnd, toSentence } from '../../craft/prose/casing.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { listOnce } from '../../craft/prose/list.ts';
import type { Source } from '#plan/source.ts';
import type { Horizon, IntakeFigures } from '../figures.ts';
import type { IntakeWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

/** Goals the job states, by the horizon they speak of. */
const GOALS: Record<Horizon, RegExp> = {
  '30-day': /30 days|first month|first weeks?|four weeks|day 30|ersten? monat|ersten 30/i,
  '90-day': /90 days|three months|3 months|day 90|first quarter|60 days|day 60|drei monat|90 tag/i,
  '6-month': /six months|6 months|half (?:a )?year|180 days|sechs monat/i,
  '12-month':
    /first year|one year|12 months|twelve months|year one|end of (?:the )?year|ersten jahr/i,
};
const horizons = Object.keys(GOALS) as Horizon[];

/** "checking invoices and clearing up discrepancies" is two things; a goal names one. */
function cutRow(work: string): string {
  const [head = work] = work.split(/,? and /);
  return head.split(' ').length > 1 ? head : work;
}

export function draftMetrics(
  source: Source,
  figures: IntakeFigures,
): IntakeWriting['successMetrics'] {
  const { brief, market } = source;
  const goals = listFacts(brief, { kinds: ['goal'] }).map(sayFact);
  const signs = assessProfiles(source).criteria.filter(
    ({ isGate, category, competency }) => competency && !isGate && category !== 'Conditions',
  );
  const [first, second, third] = listOnce(sayWorkList(source).map(cutRow));
  const next = market.profile.goesTo
    .map((soc) => findOfficial(soc))
    .find((official) => official !== undefined);
  const slots: Slots = {
    title: brief.title.singular,
    first,
    second,
    third,
    next: next ? toPlainName(next) : null,
    manager: brief.reportsTo ? sayManager(brief.reportsTo) : 'the hiring manager',
  };
  const entries = horizons.map((horizon, i) => {
    const seed = seedOf(source, `metric-${horizon}`);
    const goal = goals.find((text) => GOALS[horizon].test(text));
    const target =
      goal ??
      (say(phrases.targets[horizon], slots, seed) ||
        say(phrases.targetsPlain[horizon], slots, seed));
    const sign = signs[i];
    const shows = sign?.competency?.shows ?? say(phrases.plainSigns[horizon], slots, seed);
    return [
      horizon,
      {
        target: toSentence(`${stripEnd(target)} (${figures.horizons[horizon]})`),
        measurement: toSentence(say(phrases.measurements[horizon], slots, seed)),
        success: toSentence(shows),
      },
    ];
  });
  return Object.fromEntries(entries) as IntakeWriting['successMetrics'];
}
