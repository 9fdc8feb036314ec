import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { loadDrawer } from './load-drawers.ts';
import { isNamedSecond, withSecondTrade } from './with-second-trade.ts';

const desk = loadDrawer('trades/office/receptionist.yaml');
const shop = loadDrawer('trades/retail/shop-assistant.yaml');

it('puts the people of the second trade first and asks about what is said of its work only', () => {
  const facts = [{ kind: 'duty', text: 'Welcome visitors to the lighthouse' }];
  const both = withSecondTrade(desk, shop, { facts } as unknown as Brief);
  expect(both.personas.map(isNamedSecond)).toEqual([true, ...desk.personas.map(() => false)]);
  expect(both.competencies).toEqual(desk.competencies);
  expect(both.intake.questions.length).toBeGreaterThan(desk.intake.questions.length);
  const [spoken] = shop.competencies;
  const said = [{ kind: 'duty', text: `Every day: ${spoken!.called_for_by[0]!}` }];
  const asked = withSecondTrade(desk, shop, { facts: said } as unknown as Brief);
  expect(asked.competencies).toContain(spoken);
});
