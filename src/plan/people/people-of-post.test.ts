import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { withPeopleOfPost } from './people-of-post.ts';

const persona = (id: string, name: string, search: string[], level = 'mid') => ({
  id,
  name,
  search,
  level,
  now: '',
  brings: [],
  to_check: [],
});

const drawer = {
  trade: 'basket planner',
  serves: ['43-5061'],
  kind: 'office-specialist',
  titles: { any: ['basket planner', 'weaving supervisor'] },
  competencies: [{ id: 'plans' }, { id: 'stock' }],
  personas: [
    persona('order-hand', 'Order clerk moving to planning', ['order clerk']),
    persona('same-shop', 'Basket planner at another workshop', ['basket planner']),
    persona('consultant', 'Consultant for workshops', ['basket consultant']),
    persona('newcomer', 'Has just begun', ['trainee'], 'entry'),
  ],
} as unknown as Drawer;

const brief = (title: string, years: number | null = null): Brief =>
  ({
    language: 'en',
    title: { given: title, clean: title, singular: title.toLowerCase() },
    seniority: { level: null, years: years === null ? null : { min: years } },
    facts: [],
    conditions: [],
    place: { country: 'US', label: '', resolved: null },
    employer: { name: '', industry: null },
    employerBlocks: [],
    workplace: null,
  }) as unknown as Brief;

const names = (title: string, years: number | null = null): string[] =>
  withPeopleOfPost(drawer, brief(title, years)).personas.map(({ name }) => name);

it('looks first for those who hold a leading post elsewhere, and next for the step below', () => {
  const [first, second, third] = names('Basket Manager', 8);
  expect(first).toBe('Basket manager at another employer');
  expect(second).toMatch(/^Senior basket planner or lead basket planner/);
  expect(third).toMatch(/^Weaving supervisor/);
});

it('looks for nobody two steps below a leading post', () => {
  expect(names('Basket Manager', 8).join()).not.toMatch(/clerk|just begun/);
});

it('leaves the careers of the trade as they are where one of them holds the post, or nobody is led', () => {
  expect(names('Basket Planner', 6)).toHaveLength(drawer.personas.length);
  expect(names('Basket Planner')).toHaveLength(drawer.personas.length);
});
