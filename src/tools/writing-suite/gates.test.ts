import { expect, it } from 'vitest';
import { rulesOut } from '#plan/criteria/gates.ts';
import { makePlan } from '#plan/plan.ts';
import { askGates } from '#plan/screening.ts';
import { sourceOfText } from './source-of-text.ts';

const guard = sourceOfText(`Security Guard
Northgate Watch
Leeds, UK

Requirements:
- SIA licence
- Must pass a criminal background check
- High degree of personal initiative
- Travel is not required
- Must be available to work nights and weekends`);
const { gates } = makePlan(guard);

it('has checks made after the offer, and asks nobody about them before', () => {
  const check = gates.find(({ name }) => /background/.test(name));
  expect(check?.kind).toBe('check');
  expect(check?.when).toMatch(/after a conditional offer/);
  const [asked] = askGates(
    gates.filter((gate) => gate === check),
    guard,
  );
  expect(asked?.question).not.toMatch(/Do you hold|settled for you/);
});

it('rules nobody out by initiative, or by what is not required', () => {
  expect(gates.filter(({ name }) => /initiative|travel/i.test(name))).toEqual([]);
});

it('describes what the body must do, and asks for no health', () => {
  const gate = { name: 'Lift 50 lbs', kind: 'body' as const, howChecked: '', when: '' };
  expect(askGates([gate], guard)[0]?.question).toMatch(/Health is not asked about/);
});

it('takes no wish, nothing that may come up and no paper without a name for a gate', () => {
  const { gates: few } = makePlan(
    sourceOfText(`Office Assistant
Quarry Lane Realty
Raleigh, NC

Responsibilities:
- Answer the phone and keep the files
- Prepare letters for the agents

Requirements:
- Two years of experience in an office
- Notary commission or willingness to obtain one
- Relevant certification
- May be required to travel to other sites
- Brokerage license preferred
- Successful candidates will be required to undertake a police clearance process`),
  );
  expect(few.filter(rulesOut).map(({ name }) => name)).toEqual([]);
  expect(few.map(({ kind }) => kind).filter((kind) => kind !== 'check')).toEqual([]);
});
