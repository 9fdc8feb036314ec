import { expect, it } from 'vitest';
import { sourceOfText } from '../writing-suite/source-of-text.ts';
import { writeTool } from '../writing-suite/written.ts';
import type { SourcingStrategy } from './content.ts';

const write = (text: string): SourcingStrategy =>
  writeTool('sourcingStrategy', sourceOfText(text)).content as SourcingStrategy;

const cashier = write(`Cashier, Part Time
Brightwell Garden Shop
Dayton, OH

$15.50 per hour, 16 hours a week, weekends required.

Duties
- Ring up plants and tools at the register
- Water the plants outside the door
- Keep the shelves of seed full

Requirements
- Availability on Saturdays and Sundays`);

const engineer = write(`Senior Drainage Engineer
Fenwick Water Partners
Leeds, England, United Kingdom

Salary £52,000 per year, hybrid.

What you will do
- Design sewers and pumping stations in InfoWorks
- Check the drawings of two graduates

Requirements
- 6 years of experience in drainage design
- Chartered or working towards it`);

it.each([
  ['an hourly post', cashier],
  ['a desk', engineer],
])('plans no second round before the posting is out and the trial is ready: %s', (_, plan) => {
  expect(plan.sourcingCadenceSuggestions[0]?.targets).not.toMatch(/second round/);
});

it.each([
  ['an hourly post', cashier],
  ['a desk', engineer],
])('ends the contacts in the week that its date names: %s', (_, plan) => {
  const weeks = plan.sourcingCadenceSuggestions;
  const { action = '', timeline = '' } =
    plan.actionPlan.find(({ action: text }) => text.startsWith('Contact ')) ?? {};
  const parts = (/\(([\d, ]+)\)/.exec(action)?.[1] ?? '').split(', ');
  const withContacts = weeks.filter(({ targets }) => /contacts?\b/.test(targets));
  expect(withContacts).toHaveLength(parts.length);
  const day = timeline.replace(/^By /, '');
  expect(withContacts.at(-1)?.week).toContain(day);
});

it('names every condition of the door, the hours too', () => {
  const [first] = cashier.diversitySourcing;
  expect(first?.strategies.join(' ')).not.toContain('No license, degree or experience');
  expect(first?.strategies.join(' ')).toMatch(/Saturdays|weekends/i);
});
