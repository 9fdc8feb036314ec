import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { listSectors } from './load-sectors.ts';
import { fieldSchema, findEmployerFields } from './local-employers.ts';

const content = load(readFileSync('src/knowledge/local-employers.yaml', 'utf8')) as object;
const fields = Object.entries(content).map(([name, field]) => ({
  name,
  field: fieldSchema.parse(field),
}));

describe('the employers of regions', () => {
  it('are of trades and sectors that exist', () => {
    const trades = globSync('src/knowledge/trades/*/*.yaml').map((file) => basename(file, '.yaml'));
    const sectors = listSectors().map(({ id }) => id);
    for (const { name, field } of fields) {
      expect(trades, name).toEqual(expect.arrayContaining(field.trades));
      expect(sectors, name).toEqual(expect.arrayContaining(field.sectors));
    }
  });

  it('name nobody twice in a region, and no trade stands in two fields', () => {
    for (const { field } of fields)
      for (const [region, names] of Object.entries(field.names))
        expect(new Set(names).size, region).toBe(names.length);
    const trades = fields.flatMap(({ field }) => field.trades);
    expect(new Set(trades).size).toBe(trades.length);
  });

  it('are found by the title, by the trade, and by the sector of work that every sector has', () => {
    const find = (
      title: string,
      trade: string,
      isEverywhere = false,
      sector: string | null = null,
    ) => findEmployerFields({ title, trade, isEverywhere, sector })[0] ?? null;
    expect(find('Animal Nurse', 'veterinary-nurse', false, 'hospital')?.called.any).toContain(
      'veterinary',
    );
    expect(find('Police Officer', 'prison-and-police-officer')?.called.us).toContain('police');
    expect(find('Staff Nurse', 'registered-nurse')?.names['us/Cleveland']).toContain(
      'Cleveland Clinic',
    );
    expect(find('Accountant', 'staff-accountant', true, 'hospital')?.called.any).toMatch(
      /hospital/,
    );
    expect(find('Accountant', 'staff-accountant', true)?.any_sector).toBe(true);
    expect(find('Social Media Coordinator', 'social-media-manager', true)).toBeNull();
  });

  it('are those of cleared work first, then those of the house, and no others where no trade is known', () => {
    const list = (query: Partial<Parameters<typeof findEmployerFields>[0]>) =>
      findEmployerFields({
        title: 'Engineer',
        trade: 'software-engineer',
        isEverywhere: false,
        sector: null,
        ...query,
      }).map(({ called }) => called.us ?? called.any ?? 'any');
    expect(list({ isCleared: true })).toEqual([
      'federal contractors',
      'software and product companies',
    ]);
    expect(list({ employer: 'Larch Vale Mining', trade: null })).toEqual([
      'mines and their consultants',
    ]);
    expect(list({ title: 'Determined Driver', trade: null })).toEqual([]);
  });
});
