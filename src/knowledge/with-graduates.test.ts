import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { loadDrawer } from './load-drawers.ts';
import { withGraduates } from './with-graduates.ts';

const drawer = loadDrawer('trades/finance/bookkeeping-clerk.yaml');

const brief = (title: string, lines: [string, string][], country: string | null = 'GB'): Brief =>
  ({
    title: { given: title, clean: title, singular: title.toLowerCase() },
    facts: lines.map(([kind, text]) => ({ kind, text })),
    openTo: [],
    seniority: { level: null, years: null },
    place: { country },
  }) as unknown as Brief;

it('puts graduates of the degree first where the post is theirs', () => {
  const found = withGraduates(
    drawer,
    brief(
      'Ledger Clerk (Open to Fresh Graduates)',
      [['education', 'A degree in Finance, Economics or a related field']],
      'PH',
    ),
  );
  expect(found.isForGraduates).toBe(true);
  expect(found.personas[0]?.name).toBe('Recent graduate in Finance or Economics');
  expect(found.personas[0]?.search[0]).toBe('fresh graduate');
  expect(found.channels.any?.[0]?.kind).toBe('school');
  expect(found.coaching.questions.every(({ sample_answer: answer }) => answer !== '')).toBe(true);
});

it('adds them behind the careers of the trade where they may come as well', () => {
  const found = withGraduates(drawer, brief('Ledger Clerk', [['other', 'Graduates are welcome']]));
  expect(found.isForGraduates).toBeUndefined();
  expect(found.personas.slice(0, drawer.personas.length)).toEqual(drawer.personas);
  expect(found.coaching).toBe(drawer.coaching);
});

it('leaves every other post as it is', () => {
  expect(withGraduates(drawer, brief('Ledger Clerk', []))).toBe(drawer);
});
