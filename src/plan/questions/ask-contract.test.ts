import { expect, it } from 'vitest';
import { askContract } from './ask-contract.ts';
import { sourceOf } from '../testing/source-of.ts';

type Facts = Parameters<typeof sourceOf>[0];
type More = NonNullable<Parameters<typeof sourceOf>[1]>;
const said = (text: string) =>
  ({ text, source: { from: 'job', field: 'sourceText', quote: text, start: 0 } }) as const;
const ask = (facts: Facts, more: More = {}): string[] =>
  askContract(
    sourceOf(facts, {
      place: { country: 'US', resolved: {} } as never,
      employmentType: null,
      hours: null,
      startDate: null,
      pay: null,
      ...more,
    }),
  ).map((question) => question.ask);
const titled = (given: string): More => ({ title: { given, clean: given, singular: given } });

it('asks for the hours of a part-time job, and not where they are told', () => {
  const partTime: More = { employmentType: said('Part-time') };
  expect(ask([], partTime)[0]).toMatch(/^How many hours a week are guaranteed/);
  const week: Facts = [{ kind: 'schedule', text: '18 to 22 hours a week' }];
  expect(ask(week, partTime)).toEqual([]);
  expect(ask([], { employmentType: said('Full-time') })).toEqual([]);
});

it('asks how many people each of the offered shifts wants, and not where everybody works all of them', () => {
  const offered: Facts = [{ kind: 'schedule', text: 'Second and third shift, four nights a week' }];
  expect(ask(offered)[0]).toMatch(
    /more than one shift \(second and third\): how many people for each/,
  );
  expect(ask([{ kind: 'schedule', text: 'Must be able to work day and night shifts' }])).toEqual(
    [],
  );
  expect(ask([{ kind: 'schedule', text: 'Rotating day and night shifts' }])).toEqual([]);
});

it('asks what an order of a client leaves open, and only that', () => {
  const order: Facts = [
    { kind: 'other', text: 'Our harbor client is looking for a planner on site' },
    { kind: 'other', text: 'Duration: 6 months' },
  ];
  const [asked = ''] = ask(order, { employmentType: said('Contract') });
  expect(asked).toMatch(/who is the client/);
  expect(asked).toMatch(/W-2, 1099/);
  expect(asked).not.toMatch(/how long/);
});

it('takes a payroll alone for no order of a client', () => {
  const payroll: Facts = [{ kind: 'other', text: 'This is an hourly W-2 position' }];
  expect(ask(payroll).join(' ')).not.toMatch(/client/);
  expect(ask(payroll, { employmentType: said('Contract') })[0]).toMatch(/who is the client/);
  expect(ask([{ kind: 'other', text: 'C2C is possible' }])[0]).toMatch(/who is the client/);
});

it('asks whom an internship is for', () => {
  expect(ask([], titled('Harbor Planning Intern'))[0]).toMatch(/undergraduates.*course credit/);
  expect(ask([], titled('Internal Auditor'))).toEqual([]);
});

it('asks for size and dates of work on one’s own account', () => {
  const [asked] = ask(
    [{ kind: 'duty', text: 'Clean the piers after building work' }],
    titled('Pier Cleaner, Subcontractor'),
  );
  expect(asked).toMatch(/^Which jobs or sites .* how large/);
});
