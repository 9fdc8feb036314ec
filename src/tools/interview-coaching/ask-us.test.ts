import { expect, it } from 'vitest';
import type { Plan } from '#plan/plan.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listAskUs } from './ask-us.ts';

const plan = {
  criteria: [{ id: 'nets', name: 'Nets and gear', origin: 'duty', competency: null, facts: [] }],
  post: { level: 'staff', leads: false },
  drawer: {
    kind: 'hands-on-trade',
    competencies: [],
    coaching: {
      ask_us: ['Which lathe would be mine?', 'Who mends the trawl?', 'What is paid for nights?'],
    },
  },
  phrases: undefined,
  isTrade: true,
  stated: new Set(['hours', 'team']),
} as unknown as Plan;

it('asks about a usual week and what is open, names no line of the scorecard, and of the trade only what the job speaks of', () => {
  const asked = listAskUs(sourceOf([{ kind: 'duty', text: 'Mending the trawl at night' }]), plan);
  expect(asked.join(' ')).not.toMatch(/nets and gear/i);
  expect(asked.join(' ')).toContain('pay range');
  expect(asked).toContain('Who mends the trawl?');
  expect(asked.join(' ')).not.toMatch(/lathe|paid for nights|from home/);
});

it('asks plainly where no duty can stand in a sentence, and asks about terms that are half open', () => {
  const asked = listAskUs(
    sourceOf([
      { kind: 'duty', text: 'Mending the trawl' },
      { kind: 'schedule', text: 'On-call one week in four' },
    ]),
    plan,
  );
  expect(asked[0]).toBe('What does a typical week look like, and what is the hardest part of it?');
  expect(asked.join(' ')).toContain('How often would I be on call');
  expect(asked.join(' ')).not.toContain('travel');
});

it('asks nobody about what is said', () => {
  expect(listAskUs(sourceOf([]), plan).join(' ')).not.toMatch(/days and hours|on the team/);
});

it('asks which of the known work fills the week, by its name', () => {
  const line = (id: string, name: string) => ({
    id,
    name,
    origin: 'duty',
    competency: id,
    facts: [],
  });
  const criteria = [line('nets', 'Nets and gear'), line('quay', 'Quay watch'), line('ice', 'Ice')];
  const [first] = listAskUs(sourceOf([]), { ...plan, criteria } as unknown as Plan);
  expect(first).toBe(
    'Which of these would fill most of my week: nets and gear, quay watch, or ice?',
  );
});

it('asks about what is given and left half open', () => {
  const ask = (text: string): string =>
    listAskUs(sourceOf([{ kind: 'benefit', text }]), plan).join(' ');
  expect(ask('Stock options for the whole crew')).toContain('How much equity');
  expect(ask('Relocation assistance to the coast')).toContain('relocation support');
  expect(ask('Signing bonus of $900')).toContain('bonus for joining');
});

it('asks what the bonus depends on only where pay has one', () => {
  const ask = (kind: 'benefit' | 'skill' | 'duty', text: string): string =>
    listAskUs(sourceOf([{ kind, text }]), plan).join(' ');
  expect(ask('benefit', 'Yearly bonus')).toContain('What does the bonus depend on');
  expect(ask('benefit', 'Referral bonus of £300')).not.toContain('bonus');
  expect(ask('benefit', 'Sign-on bonus')).not.toContain('What does the bonus depend on');
  expect(ask('skill', 'Knowing the harbour is a bonus')).not.toContain('bonus');
  expect(ask('duty', 'Work out the bonuses of the crew')).not.toContain('bonus');
});

it('asks about targets where somebody is paid by sales, and not where a body of people decides', () => {
  const ask = (text: string): string =>
    listAskUs(sourceOf([{ kind: 'duty', text }]), plan).join(' ');
  expect(ask('Sell moorings, with commission on each')).toContain('How are targets set');
  expect(ask('Present plans to the harbour board and the Planning Commission')).not.toContain(
    'targets',
  );
});

it('asks once how weekends are shared', () => {
  const usual = ['How many Saturdays or weekends would I work on the quay in a month?'];
  const drawer = { ...plan.drawer, coaching: { ...plan.drawer.coaching, ask_us: usual } };
  const source = sourceOf([{ kind: 'schedule', text: 'Weekend shifts on the quay' }]);
  const asked = listAskUs(source, { ...plan, drawer });
  expect(asked.filter((question) => question.includes('weekends'))).toHaveLength(1);
});

const office = {
  ...plan,
  drawer: { ...plan.drawer, kind: 'office-specialist' },
  isTrade: false,
} as unknown as Plan;

it('asks about work from home only where the work can be taken there', () => {
  const ask = (...duties: string[]): string =>
    listAskUs(
      sourceOf(
        duties.map((text) => ({ kind: 'duty', text })),
        { place: { country: 'US' } as never },
      ),
      office,
    ).join(' ');
  expect(ask('Write the tide almanac', 'Check the almanac of last year')).toContain('from home');
  expect(
    ask('Welcome visitors of the lighthouse', 'Take cash at the counter', 'Write the log'),
  ).not.toContain('from home');
});

it('hears a commission only where somebody is paid one', () => {
  const ask = (kind: 'duty' | 'benefit', text: string): string =>
    listAskUs(sourceOf([{ kind, text }]), office).join(' ');
  expect(ask('duty', 'Paint figureheads for commissions of two museums')).not.toContain('targets');
  expect(ask('benefit', 'Base salary plus commission')).toContain('How are targets set');
  expect(ask('benefit', 'Uncapped commission')).toContain('How are targets set');
  expect(ask('benefit', 'Commission on new figureheads')).toContain('commission paid on');
});
