import { ownBlanks } from '#shared/own-blanks.ts';
import { checkTexts, listIssues } from './check-trade.ts';
import { allTeamsSchema, teamSchema, type AllTeams } from './leader-schema.ts';

/** Everything that is wrong with the texts for all who lead a team. */
export function checkAllTeams(content: unknown): string[] {
  const parsed = allTeamsSchema.safeParse(content);
  return [
    ...(parsed.success ? [] : listIssues(parsed.error)),
    ...checkTexts(content, ownBlanks.en.name),
  ];
}

/** The same for one kind of work. */
export function checkTeam(content: unknown, { competencies }: AllTeams): string[] {
  const parsed = teamSchema.safeParse(content);
  if (!parsed.success) return listIssues(parsed.error);
  const known = new Set(competencies.map(({ id }) => id));
  const { personas, work_sample } = parsed.data;
  const named = [
    ...work_sample.shows,
    ...personas.flatMap(({ brings, to_check }) => [...brings, ...to_check]),
  ];
  return [
    ...named.filter((id) => !known.has(id)).map((id) => `no competency "${id}"`),
    ...checkTexts(content, ownBlanks.en.name),
  ];
}
