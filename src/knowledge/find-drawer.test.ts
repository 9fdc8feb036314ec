import { describe, expect, it } from 'vitest';
import { bareTitle, findDrawer } from './find-drawer.ts';

const find = (title: string, soc: string | null = null, likely: string[] = []) => {
  const { drawer, isTrade } = findDrawer({ title, soc, likely });
  return `${isTrade ? 'trade' : 'kind'} ${drawer.trade}`;
};

describe('findDrawer', () => {
  it('goes by occupation, and by title where two trades share one', () => {
    expect(find('Staff Accountant', '13-2011')).toBe('trade staff accountant');
    expect(find('Software Engineer', '15-1252')).toBe('trade software engineer');
    // Counted among marketing managers, and a trade of its own.
    expect(find('Senior Product Manager', '11-2021')).toBe('trade product manager');
    // A broad group of two occupations, both served.
    expect(find('Home Carer', '31-1120')).toBe('trade care assistant');
  });

  it('goes by title where the occupation is open', () => {
    expect(find("Care Assistant – St Catherine'S", null, ['31-1121', '31-1131'])).toBe(
      'trade care assistant',
    );
    expect(find('Registered Nurse')).toBe('trade registered nurse');
  });

  it('falls back on the kind of work, never on a trade that only shares a word', () => {
    expect(find('Glazier', '47-2121')).toMatch(/^kind /);
    expect(find('Nurse Uniform Salesperson', '41-4099')).toMatch(/^kind /);
    expect(find('Keeper of the Seals')).toMatch(/^kind /);
  });
});

describe('bareTitle', () => {
  it('takes off place, level and marks', () => {
    expect(bareTitle('Senior Chef (m/f/d) - Leeds')).toBe('chef');
    expect(bareTitle('HGV Driver | Nights')).toBe('hgv driver');
  });
});
