import { expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { nameMatter } from './name-matter.ts';

const duty = (text: string, verbPhrase: string | null = null): Fact =>
  toFact(text, { kind: 'duty', forms: { ...noForms, verbPhrase } });
const skill = (text: string): Fact => toFact(text, { kind: 'skill' });

it('takes one thing of a row of headings, and none where no thing has a name', () => {
  expect(nameMatter(duty('Looms, shuttles, yarn reporting and raising output'))).toBe(
    'Yarn reporting',
  );
  expect(nameMatter(duty('Looms, shuttles and raising output'))).toBeNull();
});

it.each([
  ['Sort weekly nets, examine for holes, and insure them', 'Sorting weekly nets'],
  ['General upkeep of the harbor sheds', 'General upkeep of the harbor sheds'],
  ['Oversee the day to day mooring of boats', 'Overseeing the day-to-day mooring of boats'],
  [
    'Listening to, identify, anticipate and meet the wishes of sailors',
    'Identifying, anticipating and meeting the wishes of sailors',
  ],
])('"%s" is named by a whole phrase', (text, name) => {
  expect(nameMatter(duty(text, text.charAt(0).toLowerCase() + text.slice(1)))).toBe(name);
});

it('names the projects that somebody owns', () => {
  const said = 'own and lead engineering projects that shape the mill';
  expect(nameMatter(duty(said, said))).toBe('Owning and leading engineering projects');
});

it.each([
  [
    'Own and drive the strategy of dyeing silk, and ensuring its success',
    'own and drive the strategy of dyeing silk, and ensuring its success',
    'Owning and driving the strategy of dyeing silk',
  ],
  [
    'Maintain the looms to ensure that they run every day',
    'maintain the looms to ensure that they run every day',
    'Maintaining the looms',
  ],
  [
    'Work with the dye house to refine the color recipes of the mill',
    null,
    'Refining the color recipes of the mill',
  ],
  [
    'Assist with the preparation of monthly yarn counts',
    'assist with the preparation of monthly yarn counts',
    'Preparation of monthly yarn counts',
  ],
  [
    'Set and run looms aligned with the order book',
    'set and run looms aligned with the order book',
    'Setting and running looms',
  ],
  ['Weave much of the mill linen', 'weave much of the mill linen', 'Weaving mill linen'],
])('"%s" goes by what is done', (text, verbPhrase, name) => {
  expect(nameMatter(duty(text, verbPhrase))).toBe(name);
});

it.each([
  [
    'Strong understanding of loom safety, fiber testing and dye chemistry, with a track record',
    'Loom safety, fiber testing and dye chemistry',
  ],
  ['Thorough knowledge of customs law', 'Customs law'],
  ['Experience leading high-volume weaving operations', 'Leading high-volume weaving operations'],
])('"%s" goes by what is asked for', (text, name) => {
  expect(nameMatter(skill(text))).toBe(name);
});

it('makes no name of the reader, of a label or of a phrase that waits for more', () => {
  expect(nameMatter(duty('Loom wizardry: You’ll be the star of the mill'))).toBeNull();
  expect(nameMatter(duty('Supporting the weaving department'))).toBeNull();
  expect(nameMatter(duty('Rowing a boat equipped with two nets'))).not.toMatch(/equipped$/);
  expect(nameMatter(skill('Continuously assess looms and dyes of the mill'))).toBeNull();
  expect(nameMatter(duty('Create models', 'create models'))).toBeNull();
});

it.each([
  'Perform routine tasks required to run the mill',
  "Support the mill's relationship with the weavers",
  'Seasoned courteous weaving staff and loyal buyers',
  'By dyeing and selling silk, the mill grows',
  'Jumping from putting out looms to serving buyers',
  'Work closely with weavers and dyers, contributing to team efforts',
  'While tending the looms, the weaver wears gloves',
])('makes no name of "%s"', (text) => {
  expect(nameMatter(duty(text))).toBeNull();
});

it('says what somebody does as a doing, and leaves out in which form it is shown', () => {
  expect(nameMatter(duty('Conducts yearly audits of dye stocks'))).toBe(
    'Conducting yearly audits of dye stocks',
  );
  expect(nameMatter(skill('Track record designing looms for silk'))).toBe(
    'Designing looms for silk',
  );
  expect(nameMatter(skill("Bachelor's degree in weaving"))).toBeNull();
});

it.each([
  [
    'Handle the rigging and repair of the oldest ferry boats',
    'Handling the rigging of the oldest ferry boats',
  ],
  [
    'Develop and tend the relationship with the Guild of Bakers and all mills around it',
    'Developing the relationship with the Guild of Bakers',
  ],
  [
    'Sweep dry and wet slipway floors both inside and outside the sheds',
    'Sweeping dry and wet slipway floors',
  ],
  ['Weigh incoming wool bales following company procedures', 'Weighing incoming wool bales'],
  ['Spend your time building fishing boats', 'Building fishing boats'],
])('"%s" keeps what its last word needs', (text, name) => {
  expect(nameMatter(duty(text, text.charAt(0).toLowerCase() + text.slice(1)))).toBe(name);
});

it('names no half of what somebody knows how to do', () => {
  expect(nameMatter(skill('Expert knowledge of how to use knots to moor boats'))).toBeNull();
});

it.each([
  ['Harbor experience to include dredging, pilotage, and dues', 'Dredging, pilotage, and dues'],
  ['Boat building skills to promote oak repairs', 'Promoting oak repairs'],
  ['Expert knowledge of how to use tide tables', 'Tide tables'],
  [
    'Working with the Harbor Lamp Board (HLB) design principles',
    'Harbor Lamp Board design principles',
  ],
  [
    'Installed and tested the installation of tall harbor lamp fittings',
    'Installation of tall harbor lamp fittings',
  ],
])('the demand "%s" is named by what is asked for', (text, name) => {
  expect(nameMatter(skill(text))).toBe(name);
});

it('leaves out the place of a duty in its list', () => {
  expect(nameMatter(duty('2 To mend the nets of the harbor board'))).toBe(
    'Mending the nets of the harbor board',
  );
  expect(nameMatter(duty('3 Inspect mooring lines and buoys'))).toBe(
    'Inspecting mooring lines and buoys',
  );
});

it('does not cut a row of things off from the word they share', () => {
  const said = 'update the printed tide, wind, weather and harbor board tables';
  expect(nameMatter(duty('Update the printed tide', said))).not.toBe('Updating the printed tide');
});
