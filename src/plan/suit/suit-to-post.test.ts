import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import { loadKind } from '#knowledge/load-drawers.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { isHigh, suitToPost } from './suit-to-post.ts';

const line = {
  id: 'stock',
  name: 'Stock',
  origin: 'duty',
  competency: null,
  facts: [
    {
      kind: 'duty',
      text: 'Oversee the stock of two depots',
      forms: { verbPhrase: 'oversee the stock of two depots', nounPhrase: null },
    },
  ],
} as unknown as Criterion;

const suit = (drawer: Drawer, level: 'staff' | 'supervisor' | 'manager' | 'head') =>
  suitToPost(drawer, {
    post: { level, leads: level !== 'staff' },
    criteria: [line],
    manager: 'the plant director',
    usual: null,
  });

const clerk = loadKind('office-specialist');

it('gives whoever leads a department a case of their own, judged by the future boss first', () => {
  const { work_sample: sample, intake, coaching } = suit(clerk, 'manager');
  expect(sample.task).toContain('oversee the stock of two depots');
  expect(sample.shows).toEqual(['stock']);
  expect(intake.steps[1]?.who).toMatch(/^The plant director as future boss, and a peer/);
  expect(intake.steps[2]?.who).toMatch(/people they would lead, and the future boss/);
  expect(coaching.what_happens.join(' ')).toContain('with the plant director');
});

it('leaves staff and leaders of a shift the exercise of the work', () => {
  expect(suit(clerk, 'staff')).toBe(clerk);
  expect(suit(clerk, 'supervisor')).toBe(clerk);
});

it('takes a head for high even without people, and a manager only with them', () => {
  expect(isHigh({ level: 'head', leads: false })).toBe(true);
  expect(isHigh({ level: 'manager', leads: true })).toBe(true);
  expect(isHigh({ level: 'senior', leads: false })).toBe(false);
});
