import { careCompetencies } from './care.data.ts';
import type { Competency } from './competency.ts';
import { digitalCompetencies } from './digital.data.ts';
import { leadingCompetencies } from './leading.data.ts';
import { officeCompetencies } from './office.data.ts';
import { serviceCompetencies } from './service.data.ts';
import { tradeCompetencies } from './trades.data.ts';
import { listWorlds, type World } from './worlds.ts';

const byWorld: Record<World, readonly Competency[]> = {
  care: careCompetencies,
  trades: tradeCompetencies,
  service: serviceCompetencies,
  digital: digitalCompetencies,
};

const shared: readonly Competency[] = [...officeCompetencies, ...leadingCompetencies];

export const getSharedCompetency = (id: string): Competency | undefined =>
  shared.find((competency) => competency.id === id);

/** The competencies a phrase speaks of within a family of work, in the order of its words. */
export function findCompetencies(phrase: string, family: string): Competency[] {
  return [...listWorlds(family).flatMap((world) => byWorld[world]), ...shared]
    .flatMap((competency) => {
      const found = competency.match.exec(phrase);
      return found ? [{ competency, at: found.index }] : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ competency }) => competency);
}

/** The one whose words stand earliest. */
export const findCompetency = (phrase: string, family: string): Competency | null =>
  findCompetencies(phrase, family)[0] ?? null;
