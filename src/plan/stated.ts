import type { JobFact } from '#knowledge/drawer.ts';
import type { FactKind } from '#shared/brief.ts';
import { readNotes } from './notes.ts';
import type { Source } from './source.ts';

/** Which of the things people ask first the job answers itself, or whoever asked for the writing. */
export function listStated({ brief, notes }: Source): Set<JobFact> {
  const has = (wanted: FactKind): boolean => brief.facts.some(({ kind }) => kind === wanted);
  const said = (pattern: RegExp): boolean =>
    brief.facts.some(({ kind, text }) => kind !== 'culture' && pattern.test(text));
  const checks: Record<JobFact, boolean> = {
    pay: brief.pay !== null && (brief.pay.min !== null || brief.pay.max !== null),
    hours: brief.hours !== null || has('schedule'),
    place: brief.place.resolved !== null,
    workType: brief.workType !== null,
    contract: brief.employmentType !== null,
    start: brief.startDate !== null,
    team:
      brief.teamSaid.length > 0 ||
      said(/\bteam of \w+|\b\d+ (?:people|colleagues|engineers|nurses|staff)\b/i),
    reportsTo: brief.reportsTo !== null,
    benefits: has('benefit'),
    credentials: brief.credentials.length > 0 || has('licence'),
    tools: brief.tools.length > 0 || has('tool'),
    education: brief.education !== null || has('education'),
    years: brief.seniority.years !== null,
    process: brief.facts.filter(({ kind }) => kind === 'process').length > 1,
    openings: brief.openings !== null,
    travel: has('travel'),
    physical: has('physical'),
    growth: said(/\b(?:promot|career|training|development|tuition|apprentice|qualification)/i),
  };
  const told = readNotes(notes).flatMap(({ matter }) => matter ?? []);
  return new Set([...(Object.keys(checks) as JobFact[]).filter((fact) => checks[fact]), ...told]);
}
