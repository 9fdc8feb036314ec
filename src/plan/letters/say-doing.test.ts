import { expect, it } from 'vitest';
import { hasSecondVerb, sayDoing } from './say-doing.ts';

it.each([
  ['plan menus', 'planning menus'],
  ['run the till', 'running the till'],
  ['prepare and check invoices', 'preparing and checking invoices'],
  ['verify, allocate and reconcile accounts', 'verifying, allocating and reconciling accounts'],
  ['oversee the close', 'overseeing the close'],
  ['tie knots', 'tying knots'],
  ['open accounts', 'opening accounts'],
  ['see patients and families', 'seeing patients and families'],
  ['issue permits', 'issuing permits'],
  ['design, build, and test pumps', 'designing, building, and testing pumps'],
  ['carefully load vans', 'carefully loading vans'],
])('tells "%s" as "%s"', (duty, told) => {
  expect(sayDoing(duty)).toBe(told);
});

it('hears a second verb behind the first thing', () => {
  expect(hasSecondVerb('analyze figures and prepare reports')).toBe(true);
  expect(hasSecondVerb('analyze figures and reports')).toBe(false);
});
