import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import type { Drawer } from './drawer.ts';
import { folder } from './folder.ts';
import { allTeamsSchema, teamSchema, type AllTeams, type Team } from './leader-schema.ts';

interface Leaders {
  all: AllTeams;
  /** By kind of work, as the files are called. */
  teams: ReadonlyMap<string, Team>;
}

export const ofAllTeams = 'all-teams';
let kept: Leaders | undefined;

const read = (name: string): unknown =>
  load(readFileSync(join(folder, 'leaders', `${name}.yaml`), 'utf8'));

/** Few jobs lead a team of such a trade: nothing is read before the first of them. */
export function loadLeaders(): Leaders {
  kept ??= {
    all: allTeamsSchema.parse(read(ofAllTeams)),
    teams: new Map(
      globSync('*.yaml', { cwd: join(folder, 'leaders') })
        .map((file) => basename(file, '.yaml'))
        .filter((name) => name !== ofAllTeams)
        .map((name) => [name, teamSchema.parse(read(name))]),
    ),
  };
  return kept;
}

/** The texts for whoever leads people of a trade and what they are called; null where the trade has none, as that of a manager. */
export function findTeam({
  file,
  kind,
}: Pick<Drawer, 'file' | 'kind'>): { team: Team; titles: string[] } | null {
  const { teams } = loadLeaders();
  if (file === null) {
    const team = teams.get(kind);
    return team ? { team, titles: team.titles.any } : null;
  }
  for (const team of teams.values()) {
    const titles = team.titles[file];
    if (titles) return { team, titles };
  }
  return null;
}
