import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Budget, budgets, countsBy, type Scope } from './budgets.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { takesTasks: false });
});
afterAll(() => server.close());

const budgetOf = (route: string) => server.configs.get(route)?.budget;

it('every route that changes something declares a limit beside its schema', () => {
  const changing = server.routes.filter((route) => !/^(?:GET|HEAD|OPTIONS) /.test(route));
  expect(changing.length).toBeGreaterThan(40);
  expect(changing.filter((route) => !budgetOf(route))).toEqual([]);
});

it('every declared limit is one of the table, and every one of the table is declared', () => {
  const declared = new Set(server.routes.map(budgetOf).filter((budget) => budget !== undefined));
  expect(declared).toEqual(new Set(Object.values(budgets)));
});

it('what is done inside an organization is counted to whoever does it and to the organization', () => {
  const inside = server.routes.filter((route) => {
    const config = server.configs.get(route);
    return config?.may && config.budget;
  });
  const lacking = (scope: Scope) => inside.filter((route) => !countsBy(budgetOf(route)!, scope));
  expect(lacking('account')).toEqual([]);
  // Letters are counted by mailbox, for the whole organization.
  const isInvitation = (route: string) => budgetOf(route) === budgets.invite;
  expect(lacking('organization').filter((route) => !isInvitation(route))).toEqual([]);
});

it('nobody is counted twice for one call in the database', () => {
  const twice = Object.values(budgets).filter(({ perQuarterHour, perHour }: Budget) =>
    Object.keys(perQuarterHour ?? {}).some((scope) => scope in (perHour ?? {})),
  );
  expect(twice).toEqual([]);
  // Accounts and organizations are counted by the minute and by the hour alone.
  const accounts = Object.values(budgets).flatMap(({ perQuarterHour = {} }: Budget) =>
    Object.keys(perQuarterHour).filter((scope) => scope === 'account' || scope === 'organization'),
  );
  expect(accounts).toEqual([]);
});
