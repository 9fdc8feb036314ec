import { expect, it } from 'vitest';
import { sourceOfText } from '../../writing-suite/source-of-text.ts';
import { joinMoreDuties, showDuties } from './shown-duties.ts';

const things =
  'anchors barrels cables davits engines fenders gauges hatches inlets jackets kettles ladders magnets nozzles oars pumps quoins rudders'.split(
    ' ',
  );
const duties = (texts: readonly string[]) =>
  sourceOfText(`Deckhand
Larkmoor Ferries
Duluth, MN

Duties
${texts.map((text) => `- ${text}`).join('\n')}`);

it('shows each duty once and whole, and joins no two', () => {
  const lines = things.map((thing) => `Repair the ${thing} of the harbour`);
  const shown = showDuties(duties(lines));
  expect(shown.length).toBeLessThanOrEqual(14);
  expect(lines).toEqual(expect.arrayContaining(shown));
  expect(showDuties(duties(lines.slice(0, 11)))).toEqual(lines.slice(0, 11));
});

it('leaves out of a large family first, and keeps what stands alone at the end', () => {
  const shown = showDuties(
    duties([
      ...things.map((thing) => `Repair the ${thing} of the harbour ferries`),
      'Teach new deckhands how to moor',
    ]),
  );
  expect(shown).toContain('Teach new deckhands how to moor');
});

it.each([
  'Maintain the certifications of the boiler house',
  'Take responsibility for the tide records',
  'Prepare the yard for AS9100 audits',
])('never leaves out: %s', (line) => {
  const shown = showDuties(
    duties([...things.map((thing) => `Repair the ${thing} of the harbour`), line]),
  );
  expect(shown).toContain(line);
});

it('leaves out what any job has before what tells of this one', () => {
  const shown = showDuties(
    duties([
      'Perform other duties as assigned',
      ...things.slice(0, 15).map((thing, at) => `Repair ${thing} on pier ${things[at + 3]}`),
    ]),
  );
  expect(shown).not.toContain('Perform other duties as assigned');
});

it('tells what the list has no lines for behind it, several in a line and each whole', () => {
  const source = duties([
    ...things.map((thing) => `Repair the ${thing} of the harbour`),
    'Perform other duties as assigned',
    'Report leaks',
  ]);
  const told = [...showDuties(source), ...joinMoreDuties(source)].join('\n').toLowerCase();
  for (const thing of things) expect(told).toContain(`the ${thing} of the harbour`);
  expect(told).toContain('report leaks');
  expect(joinMoreDuties(source).join()).not.toContain('other duties');
});
