import { expect, it } from 'vitest';
import { rulesOut } from '#plan/criteria/gates/gates.ts';
import { makePlan } from '#plan/plan.ts';
import { askGates } from '#plan/hiring-steps/screening.ts';
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
  const check = gates.find(({ name }) => /background/i.test(name));
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
  // Whoever would obtain the commission meets the demand; whoever would not does not.
  expect(few.filter(rulesOut).map(({ name }) => name)).toEqual([
    'Notary commission or willingness to obtain one',
    'Two years of experience in an office',
  ]);
  expect(few.map(({ kind }) => kind)).toEqual(['credential', 'experience', 'check']);
});

const listNames = (text: string): string[] =>
  makePlan(sourceOfText(text)).gates.map(({ name }) => name);

it('makes every demand that a document or a date settles a gate, by a name that can be read', () => {
  const names = listNames(`Ferry Engineer
Isle Crossing Lines
Portland, ME

Requirements:
- Must possess a valid Coast Guard license
- Minimum of 4 years of experience on diesel engines
- Bachelor's degree in marine engineering
- Fluent in English and French
- Clear background check
- Valid driver's license and have reliable transportation`);
  expect(names).toEqual([
    'Valid Coast Guard license',
    "Valid driver's license",
    "Bachelor's degree in marine engineering",
    'Minimum of 4 years of experience on diesel engines',
    'Fluent in English and French',
    'Background check',
    'Reliable transportation of your own',
  ]);
});

it('takes shifts on offer for no demand, and makes a notice on visas one neutral question', () => {
  const { gates: found } = makePlan(
    sourceOfText(`Care Assistant
Elm Rise Home
Leeds, UK

Full and part time roles available over a 7-day rota, days and nights.
We are unable to employ candidates who need visa sponsorship.

Responsibilities:
- Help residents with meals and washing
- Write daily notes`),
  );
  expect(found.map(({ name }) => name)).toEqual([
    'Right to work in the UK without visa sponsorship',
    'Enhanced DBS check',
  ]);
  expect(askGates(found, guard)[0]?.question).toBe(
    'Do you have the right to work in the UK without visa sponsorship? Pass: yes. The same words for everyone; nationality is not asked.',
  );
});

it('asks for papers in words that can be spoken, several of them in one breath', () => {
  const paper = (name: string) => ({ name, kind: 'credential' as const, howChecked: '', when: '' });
  expect(askGates([paper('Valid forklift card')], guard)[0]?.question).toMatch(
    /^Do you hold a valid forklift card, and when does it expire\?/,
  );
  expect(askGates([paper('Licensed to practice in Ohio')], guard)[0]?.question).toMatch(
    /^Are you licensed to practice in Ohio, and can you show it\?/,
  );
  const both = askGates([paper('Valid forklift card'), paper('Valid crane ticket')], guard);
  expect(both).toHaveLength(1);
  expect(both[0]?.question).toContain('valid forklift card and valid crane ticket?');
});

it('keeps a demand that begins with "at least", and work demanded without a number of years', () => {
  const { gates: found } = makePlan(
    sourceOfText(`Ferry Deckhand
North Bay Ferries
Oban, Scotland

Duties:
- Moor the boat
- Guide cars on board

Requirements:
- At least two years of experience on deck is essential`),
  );
  expect(found.map(({ name }) => name)).toContain('At least two years of experience on deck');
});

it('makes the least experience a gate, and a demand with several ways one gate with all of them', () => {
  const { gates: some } = makePlan(
    sourceOfText(`Park Ranger
Hollow Hills County
Boise, ID

Requirements:
- At least one year of experience in a similar position is essential
- A degree in forestry; OR an associate degree AND four years of paid work in a park; OR six years of service as a ranger
- Chainsaw certificate, or willing to obtain it within 6 months of hire
- Must have a van and be over 21`),
  );
  expect(some.map(({ kind, name, ways }) => [kind, name, ways?.length])).toEqual(
    expect.arrayContaining([
      ['credential', 'Chainsaw certificate, or willing to obtain it within 6 months of hire', 1],
      [
        'education',
        'Degree in forestry, or an associate degree and four years of paid work in a park, or six years of service as a ranger',
        3,
      ],
      ['experience', 'At least one year of experience in a similar position', undefined],
    ]),
  );
});
