import { describe, expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import type { Drawer } from './drawer.ts';
import { keepOwnSetting } from './keep-own-setting.ts';
import { loadDrawer, loadKind } from './load-drawers.ts';

const briefOf = (title: string, ...lines: string[]): Brief =>
  ({
    language: 'en',
    title: { given: title, clean: title, singular: title },
    facts: lines.map((text) => ({ kind: 'duty', text })),
  }) as unknown as Brief;

const held = loadDrawer('trades/logistics/warehouse-operative.yaml');
const [question] = held.coaching.questions;
const drawer: Drawer = {
  ...held,
  flags: [
    { flag: 'Laughs about food hygiene', why: 'It matters.', check: 'Ask why.' },
    { flag: 'Leaves the batch record to others', why: 'It matters.', check: 'Ask how.' },
    {
      flag: 'Has no card for food hygiene',
      why: 'Asked for.',
      check: 'See it.',
      if_said: ['cards'],
    },
    ...held.flags,
  ],
  coaching: {
    ...held.coaching,
    bring: ['A food hygiene card', ...held.coaching.bring],
    questions: [
      { ...question!, category: 'Trays', sample_answer: 'I packed yogurt for the ward.' },
      ...held.coaching.questions,
    ],
  },
  search: { ...held.search, skills: ['cleanroom', ...held.search.skills] },
};
const flagsFor = (...job: Parameters<typeof briefOf>): string[] =>
  keepOwnSetting(drawer, briefOf(...job)).flags.map(({ flag }) => flag);

describe('examples of a place of work', () => {
  it('are left out where the job does not speak of it', () => {
    const own = keepOwnSetting(drawer, briefOf('Packer', 'Stack window frames'));
    const flags = own.flags.map(({ flag }) => flag);
    expect(flags).not.toContain('Laughs about food hygiene');
    expect(flags).not.toContain('Leaves the batch record to others');
    expect(own.coaching.questions.map(({ category }) => category)).not.toContain('Trays');
    expect(own.coaching.bring).not.toContain('A food hygiene card');
    expect(own.search.skills).not.toContain('cleanroom');
  });

  it('stay where it does, or where the file says itself when they hold', () => {
    expect(flagsFor('Packer', 'Pack dairy goods')).toContain('Laughs about food hygiene');
    expect(flagsFor('Packer', 'Work to GMP')).toContain('Leaves the batch record to others');
    expect(flagsFor('Packer', 'Stack window frames')).toContain('Has no card for food hygiene');
  });

  it('leave a hospital desk out where the job is another practice', () => {
    const desk = loadDrawer('trades/health/medical-administrator.yaml');
    const count = (...job: Parameters<typeof briefOf>): number =>
      keepOwnSetting(desk, briefOf(...job)).personas.filter(({ name, now }) =>
        /hospital/i.test(`${name} ${now}`),
      ).length;
    const practice = count('Patient Coordinator', 'Seat children for their braces check');
    expect(practice).toBeLessThan(count('Patient Coordinator', 'Keep the lists of the hospital'));
  });

  it('stay with the trades that are at home there', () => {
    const nurse = loadDrawer('trades/nursing/registered-nurse.yaml');
    expect(keepOwnSetting(nurse, briefOf('Nurse', 'Look after people')).coaching.questions).toEqual(
      nurse.coaching.questions,
    );
  });

  it('make room for what holds for all work of the kind, and never empty a list', () => {
    const only: Drawer = {
      ...held,
      flags: drawer.flags.slice(0, 2),
    };
    const { flags } = keepOwnSetting(only, briefOf('Packer', 'Stack frames'));
    expect(flags).toHaveLength(3);
    expect(flags).not.toContain(only.flags[0]);
    const ofKind = { ...loadKind(held.kind), flags: only.flags };
    expect(keepOwnSetting(ofKind, briefOf('Packer', 'Stack frames')).flags).not.toHaveLength(0);
  });
});
