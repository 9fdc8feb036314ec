import type { JobFact } from '#knowledge/drawer.ts';
import type { FactKind } from '#shared/brief.ts';
import { isOver } from '#writing/read-day.ts';
import { sayHoursKind } from './contract/contract.ts';
import { findTwoContracts } from './contract/two-contracts.ts';
import { findOwnBusiness } from './contract/deal-form.ts';
import { saysTerm } from './contract/term-lines.ts';
import { sayFormOfPay } from './contract/deciding-terms.ts';
import { namesBenefit, saysBenefits } from './offers/general-benefits.ts';
import { isGoodNews } from './wording/denied.ts';
import { findGrowth } from './offers/growth.ts';
import { tellsOfHours } from './hours/hours.ts';
import { isSpokenOf } from '#shared/spoken-of.ts';
import { readNotes } from './notes.ts';
import type { Source } from './source.ts';

/** Which of the things people ask first the job answers itself, or whoever asked for the writing. */
export function listStated(source: Source): Set<JobFact> {
  const { brief, notes } = source;
  const has = (wanted: FactKind): boolean => brief.facts.some(({ kind }) => kind === wanted);
  const said = (pattern: RegExp): boolean =>
    brief.facts.some(({ kind, text }) => kind !== 'culture' && pattern.test(text));
  const checks: Record<JobFact, boolean> = {
    pay:
      (brief.pay !== null && (brief.pay.min !== null || brief.pay.max !== null)) ||
      sayFormOfPay(brief) !== null,
    hours: tellsOfHours(source) || saysTerm(brief, 'hours') || isSpokenOf(brief, 'hours'),
    place: brief.place.resolved !== null,
    workType:
      brief.workType !== null || saysTerm(brief, 'way') || isSpokenOf(brief, 'way', 'office days'),
    contract:
      findTwoContracts(brief) === null &&
      (brief.employmentType !== null ||
        sayHoursKind(brief) !== null ||
        findOwnBusiness(brief) !== null ||
        saysTerm(brief, 'contract') ||
        isSpokenOf(brief, 'contract')),
    start:
      brief.startDate === null
        ? isSpokenOf(brief, 'start')
        : !isOver(brief.startDate.text, source.today),
    team:
      brief.teamSaid.length > 0 ||
      isSpokenOf(brief, 'team') ||
      said(/\bteam of \w+|\b\d+ (?:people|colleagues|engineers|nurses|staff)\b/i),
    reportsTo: brief.reportsTo !== null || isSpokenOf(brief, 'reports to'),
    benefits: namesBenefit(brief) || saysBenefits(brief) || isSpokenOf(brief, 'benefits'),
    credentials: brief.credentials.length > 0 || has('licence') || isSpokenOf(brief, 'papers'),
    tools: brief.tools.length > 0 || has('tool'),
    education: brief.education !== null || has('education'),
    years: brief.seniority.years !== null,
    process:
      brief.facts.filter(({ kind }) => kind === 'process').length > 1 || isSpokenOf(brief, 'steps'),
    openings:
      brief.openings !== null || brief.severalOpenings !== null || isSpokenOf(brief, 'openings'),
    travel:
      brief.facts.some(({ kind, text }) => kind === 'travel' && !isGoodNews(text)) ||
      saysTerm(brief, 'travel') ||
      isSpokenOf(brief, 'travel'),
    physical: has('physical'),
    growth: findGrowth(source) !== null || brief.taught.length > 0,
  };
  const told = readNotes(notes).flatMap(({ matter }) => matter ?? []);
  return new Set([...(Object.keys(checks) as JobFact[]).filter((fact) => checks[fact]), ...told]);
}

/** What people ask first, each with its name in a sentence, in the order in which they ask. */
const asked: readonly (readonly [JobFact, string])[] = [
  ['pay', 'the pay'],
  ['hours', 'the hours'],
  ['team', 'the size of the team'],
  ['start', 'the start date'],
];

/** What somebody would have to know and nobody has said, in words for a sentence. */
export const listOpen = (stated: ReadonlySet<JobFact>): string[] =>
  asked.filter(([fact]) => !stated.has(fact)).map(([, name]) => name);
