import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import { nameByTitle } from './name-by-title.ts';

const named = (name: string): Drawer['personas'][number] =>
  ({ name, search: ['registers'] }) as Drawer['personas'][number];

const chartKeeper = { called: 'chart keeper', isOwn: true };

it('tells a career of the kind of work by the title of the job', () => {
  expect(nameByTitle(named('Handles one step in a large department'), chartKeeper)).toMatchObject({
    name: 'Chart keeper who handles one step in a large department',
    search: ['chart keeper', 'registers'],
  });
  expect(nameByTitle(named('Freelance or on successive contracts'), chartKeeper).name).toBe(
    'Chart keeper, freelance or on successive contracts',
  );
});

it('leaves a career that has a name of its own', () => {
  const deputy = named('Deputy who runs the department in practice');
  expect(nameByTitle(deputy, chartKeeper)).toBe(deputy);
});
