import { expect, it } from 'vitest';
import { wordsOf } from '#writing/number.ts';
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

it.each([
  ['an hourly post', cashier],
  ['a desk', engineer],
])('counts in its actions what its weeks hold: %s', (_, plan) => {
  const targets = plan.sourcingCadenceSuggestions.map(({ targets: text }) => text);
  const sum = (noun: RegExp): number =>
    targets.reduce((all, text) => all + Number(noun.exec(text)?.[1] ?? 0), 0);
  const actions = plan.actionPlan.map(({ action }) => action).join('\n');
  expect(actions).toContain(`${sum(/(\d+) second rounds?/)} second rounds`);
  const held = sum(/(\d+) (?:third round|last talk)s?/);
  const all = Number(/(\d+) (?:third round|last talk)s?/.exec(actions)?.[1] ?? 0);
  const left = Number(/; (\d+) of the (?:third rounds|last talks) after/.exec(actions)?.[1] ?? 0);
  expect(held + left).toBe(all);
  expect(actions).not.toMatch(/1 start\b/);
  // As many slots as there are second rounds, over the weeks in which they are held.
  const weeks = targets.flatMap((text, i) => (/\d+ second/.test(text) ? [String(i + 1)] : []));
  expect(actions).toMatch(
    new RegExp(
      `Hold ${wordsOf(sum(/(\d+) second rounds?/), 'slot').replace(/ slots?$/, '')} .*slots in weeks ${weeks.join(' and ')} `,
    ),
  );
});

it('holds no second round while the books of the month are closed', () => {
  const books = write(`Staff Accountant
Hollin Print Works
Dayton, OH

$62,000 per year.

Duties
- Reconcile bank and balance sheet accounts
- Post journal entries and close the month
- Prepare schedules for the auditors

Requirements
- 3 years of experience in accounting`);
  const ofClose = books.sourcingCadenceSuggestions.find(({ week }) => /Nov 30|Dec 1\b/.test(week));
  if (ofClose) expect(ofClose.targets).not.toMatch(/second round/);
  const texts = books.sourcingCadenceSuggestions.flatMap(({ activities }) => activities).join('\n');
  expect(texts).toContain('Second rounds');
});

it('looks for nobody who is only answered', () => {
  const plan = write(`Care Assistant
Larkfield Home Care
Stoke-on-Trent, England, United Kingdom

£12.80 per hour.

Duties
- Help people at home wash, dress and eat
- Write down each visit

No experience needed: we train you. People who have looked after family are welcome.`);
  const answered = plan.personaBreakdowns.filter(({ sourcingApproach }) =>
    sourcingApproach.startsWith('Never write cold'),
  );
  for (const { personaName } of answered) {
    const letter = personaName.charAt(0);
    expect(JSON.stringify(plan.booleanStrings)).not.toContain(`persona ${letter}`);
    expect(JSON.stringify(plan.sourcingCadenceSuggestions)).toContain(
      `Persona ${letter}: notices only`,
    );
  }
  expect(answered).not.toEqual([]);
});
