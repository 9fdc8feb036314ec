import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { checkAllTeams, checkTeam } from './check-leaders.ts';
import { listHeads, loadDrawer, loadKind } from './load-drawers.ts';
import { loadLeaders } from './load-leaders.ts';
import { withLeadersTexts } from './with-leaders-texts.ts';

const files = globSync('src/knowledge/leaders/*.yaml').sort();
const read = (file: string): unknown => load(readFileSync(file, 'utf8'));

describe('the texts for leaders of a team', () => {
  it.each(files)('%s lacks nothing', (file) => {
    const isAll = basename(file) === 'all-teams.yaml';
    expect(isAll ? checkAllTeams(read(file)) : checkTeam(read(file), loadLeaders().all)).toEqual(
      [],
    );
  });

  it('are for trades that exist', () => {
    const known = new Set(listHeads().map(({ file }) => basename(file, '.yaml')));
    const named = [...loadLeaders().teams.values()].flatMap(({ titles }) => Object.keys(titles));
    expect(named.filter((name) => name !== 'any' && !known.has(name))).toEqual([]);
  });
});

describe('withLeadersTexts', () => {
  const cleaning = loadDrawer('trades/hospitality/housekeeping-and-cleaning.yaml');

  it('puts a leader’s days in the place of a worker’s', () => {
    const { personas, work_sample, coaching, intake, called } = withLeadersTexts(
      cleaning,
      'Housekeeping Officer',
    );
    expect(called?.trade).toMatch(/^housekeeping/);
    expect(personas.map(({ name }) => name)).toContain('Team lead at another house');
    expect(work_sample.task).toContain('inspection sheet');
    expect(coaching.bring.join(' ')).toContain('inspection sheet that you made');
    expect(intake.goals.day_30).not.toEqual(cleaning.intake.goals.day_30);
  });

  it('keeps papers, law and boards of the trade, but no poster at the bus stop', () => {
    const led = withLeadersTexts(cleaning, 'Housekeeping Supervisor');
    expect(led.credentials).toBe(cleaning.credentials);
    const kinds = new Set(
      Object.values(led.channels).flatMap((list) => list?.map((one) => one.kind)),
    );
    expect(kinds).toContain('board');
    expect(kinds).not.toContain('walk-in');
  });

  it('calls people as the title does', () => {
    const { titles } = withLeadersTexts(loadKind('hands-on-trade'), 'Roofing Foreman');
    expect(titles.any?.[0]).toBe('foreman');
  });

  it('leaves a drawer alone that is written for those who lead', () => {
    const managers = loadDrawer('trades/retail/store-manager.yaml');
    expect(withLeadersTexts(managers, 'Store Supervisor')).toBe(managers);
  });
});
