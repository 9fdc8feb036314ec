import { describe, expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import { findEmployers } from './employers.ts';

const withEmployers = (employers: unknown): Drawer => ({ employers }) as unknown as Drawer;

describe('findEmployers', () => {
  it('reads those of the country, however its letters are written', () => {
    const drawer = withEmployers({ US: ['Allied', 'Securitas'], gb: ['Mitie'] });
    expect(findEmployers(drawer, 'US')).toEqual(['Allied', 'Securitas']);
    expect(findEmployers(drawer, 'GB')).toEqual(['Mitie']);
    expect(findEmployers(drawer, 'FR')).toEqual([]);
  });

  it('knows none where the trade names none', () => {
    expect(findEmployers(withEmployers(undefined), 'US')).toEqual([]);
    expect(findEmployers(withEmployers({ US: ['Allied'] }), null)).toEqual([]);
  });
});
