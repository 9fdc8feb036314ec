import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource, writeTool } from '../writing-suite/written.ts';
import type { EngagementKit } from './content.ts';

it('tells each kind of people a part of the work that their first mail left out', () => {
  const text = `Sailmaker
Northfield Sails
Dayton, Ohio

Duties
Repair canvas sails for fishing boats in the loft
Measure masts and rigging of wooden boats in the harbor
Cut new jibs from Dacron cloth on the plotter
Quote prices for new mainsails to boat owners
Requirements
Two years of experience as a sailmaker`;
  const source = toSource(fromText('a job', { name: 'Northfield Sails' }, text));
  const { multiStepEmailTemplates: mails } = writeTool('engagementKit', source)
    .content as EngagementKit;
  const seconds = mails.filter(({ stage }) => stage.startsWith('2'));
  expect(seconds.length).toBeGreaterThan(1);
  for (const { template } of seconds) expect(template).toMatch(/sails|rigging|jibs|mainsails/);
});
