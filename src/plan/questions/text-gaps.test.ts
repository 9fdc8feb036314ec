import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askTextGaps } from './text-gaps.ts';

const ask = (...args: Parameters<typeof sourceOf>): string[] =>
  askTextGaps(sourceOf(...args)).map(({ ask: question }) => question);

it('asks which title holds where the text has another one', () => {
  const [question] = ask([
    { kind: 'other', text: 'We offer the full-time position of Yard Supervisor in our depot' },
  ]);
  expect(question).toContain('"Yard Supervisor"');
  expect(ask([{ kind: 'other', text: 'The role of Dock Supervisor is new' }])).toEqual([]);
});

it('asks for the days of a hybrid job unless they are said', () => {
  const hybrid = { workType: 'hybrid' as const };
  expect(ask([], hybrid)[0]).toMatch(/how many days a week on site/);
  expect(ask([{ kind: 'schedule', text: 'Two days a week in the office' }], hybrid)).toEqual([]);
  // A share says how much and not when.
  expect(
    ask([{ kind: 'schedule', text: 'About 50% of your time is spent in the office' }], hybrid),
  ).toEqual([expect.stringMatching(/who sets the days/)]);
  // Where one is met before the hire is another matter.
  expect(
    ask([{ kind: 'process', text: 'The last interview is in person at our office' }], hybrid)[0],
  ).toMatch(/how many days a week on site/);
});

it('asks how a stated share of the time is kept, and not for the days', () => {
  const presence = { text: '40% of the time in the office', source: {} } as never;
  const [question] = ask([], { workType: 'hybrid', presence });
  expect(question).toContain('"40% of the time in the office": is that counted by the week');
  expect(question).not.toMatch(/how many days/);
});

it('takes days at home for a part of hybrid work, and not for another way of working', () => {
  const home = { kind: 'benefit' as const, text: 'Flexibility to work from home on other days' };
  const said = { kind: 'schedule' as const, text: 'A hybrid role from our pier' };
  const asked = ask([said, home], { workType: 'hybrid' }).join(' ');
  expect(asked).toMatch(/how many days a week on site/);
  expect(asked).not.toContain('which holds');
});

it('asks by when a license must be held that may be had later, and which paper is meant', () => {
  expect(
    ask([{ kind: 'licence', text: 'Forklift license or willingness to obtain it' }])[0],
  ).toMatch(/by when must it be held, who pays/);
  expect(ask([{ kind: 'licence', text: 'Relevant certification' }])[0]).toMatch(/which ones count/);
});

it('asks what the number at the end of a title means', () => {
  const title = { given: 'Planner 2', clean: 'Planner 2', singular: 'planner' };
  expect(ask([], { title })[0]).toMatch(/what sets that level apart/);
});

it('asks which title holds where a sentence begins with another one', () => {
  const title = {
    given: 'Chief Yarding Officer',
    clean: 'Chief Yarding Officer',
    singular: 'chief yarding officer',
  };
  expect(
    ask([{ kind: 'other', text: 'The Chief Yards Officer (CYO) position is new' }], { title })[0],
  ).toContain('"Chief Yards Officer"');
});

it('asks about a duty that is only desirable', () => {
  const duty = { kind: 'duty' as const, text: 'Read and follow loading plans every day' };
  const wish = { kind: 'skill' as const, text: 'Ability to read loading plans' };
  expect(ask([duty, { ...wish, importance: 'preferred' }])[0]).toMatch(/only desirable: must/);
  expect(ask([duty, wish])).toEqual([]);
});

it('asks for letters that only the house may know', () => {
  const [first = ''] = ask([
    { kind: 'duty', text: 'Send the QFR to the depots every evening' },
    { kind: 'duty', text: 'Check each BTD against the invoice and the ERP' },
  ]);
  expect(first).toMatch(/"QFR" and "BTD"/);
  expect(ask([{ kind: 'duty', text: 'Report KPI and SLA figures to the CFO' }])).toEqual([]);
  const own = [{ kind: 'duty' as const, text: 'Follow the NRH model and the QFR' }];
  expect(ask(own, { employer: { name: 'North River Hospital' } as never })).toEqual([]);
});

it('asks for no letters that are the name of the house or its trade', () => {
  expect(
    ask(
      [
        { kind: 'duty', text: 'Follow the rules of NCHS on every ward' },
        { kind: 'duty', text: 'Send the QFR to the depots every evening' },
      ],
      { employer: { name: 'Northern Coast Health System', described: '' } as never },
    ),
  ).toEqual([]);
});

it('asks which demand is a must where every one is called preferred', () => {
  const wish = (text: string, importance: 'preferred' | 'must' = 'preferred') => ({
    kind: 'skill' as const,
    text,
    importance,
  });
  const wishes = [wish('Knowledge of ropes'), wish('Knowledge of cranes'), wish('Welding')];
  expect(ask(wishes).join(' ')).toMatch(/^Every qualification is called preferred/);
  expect(ask([...wishes, wish('Swimming', 'must')]).join(' ')).not.toMatch(/Every qualification/);
});
