import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { sourceOf } from '../testing/source-of.ts';
import { askContradictions } from './contradictions.ts';

const inErie = {
  place: {
    given: 'Erie, PA',
    label: 'Erie, PA',
    country: 'US',
    resolved: {
      city: 'Erie',
      state: 'PA',
      country: 'US',
      latitude: 42.129,
      longitude: -80.085,
      precision: 'city',
    },
  },
  reportsTo: null,
} as unknown as Partial<Brief>;
const titled = (given: string) => ({ given, clean: given, singular: given.toLowerCase() });
const ask = (facts: Parameters<typeof sourceOf>[0], more: Partial<Brief> = {}) =>
  askContradictions(sourceOf(facts, { ...inErie, ...more })).map(({ matter, ask: words }) => ({
    matter,
    words,
  }));

it('asks which of two far places is meant, and nothing of the town next door or of the head office', () => {
  const line = (text: string) => ask([{ kind: 'skill', text }]);
  expect(line('Must be local to the Pittsburgh area and on site twice a week')).toMatchObject([
    { matter: 'Two places' },
  ]);
  expect(line('Must live in Meadville, PA or nearby')).toEqual([]);
  expect(
    ask([{ kind: 'culture', text: 'Our firm, located in Pittsburgh, PA, was founded here' }]),
  ).toEqual([]);
  expect(
    ask([{ kind: 'skill', text: 'Must reside in Pittsburgh, PA' }], { workType: 'remote' }),
  ).toEqual([]);
});

it('asks which of two levels of a title is looked for', () => {
  expect(ask([], { title: titled('Staff/Senior Net Maker') })[0]).toMatchObject({
    matter: 'Two levels in the title',
    words: expect.stringContaining('"Staff/Senior"') as string,
  });
  expect(ask([], { title: titled('Rope Analyst II/III') })).toHaveLength(1);
  expect(ask([], { title: titled('Senior Net Maker') })).toEqual([]);
  expect(ask([], { title: titled('Driver, class 1 & 2') })).toEqual([]);
});

it('asks how the week is shared where the title names two jobs', () => {
  expect(ask([], { title: titled('Net Maker/Storekeeper') })[0]).toMatchObject({
    matter: 'Two jobs in the title',
  });
  expect(ask([], { title: titled('Net Maker (m/f)') })).toEqual([]);
});

it('asks who employs where the law is quoted for another house', () => {
  const law = (name: string) =>
    ask([{ kind: 'culture', text: `${name} is an equal opportunity employer` }]);
  expect(law('Quillmoor Shipping')[0]?.words).toContain('Harrow Freight');
  expect(law('Harrow')).toEqual([]);
  expect(law('HF')).toEqual([]);
  expect(law('The company')).toEqual([]);
});

it('asks who leads where two people of rank are served', () => {
  const found = ask([
    { kind: 'duty', text: 'Provide support to Senior Berth Managers every day' },
    { kind: 'duty', text: 'Direct support for Managing Directors of the port' },
  ]);
  expect(found).toMatchObject([{ matter: 'Two bosses' }]);
  expect(ask([{ kind: 'duty', text: 'Reports to the Berth Manager' }])).toEqual([]);
});

it('asks which of two numbers of years counts', () => {
  const years = (text: string) => ({ kind: 'experience', text }) as const;
  expect(
    ask([years('At least 2 years of experience'), years('4 years of net making')])[0],
  ).toMatchObject({
    matter: 'Two numbers of years',
    words: expect.stringContaining('"4 years of net making"') as string,
  });
  expect(ask([years('4 years of experience'), years('4 years of net making')])).toEqual([]);
  expect(ask([years('3 years of rigging'), years('4 years of net making')])).toEqual([]);
});
