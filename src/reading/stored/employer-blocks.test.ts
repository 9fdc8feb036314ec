import { expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { listEmployerBlocks } from './employer-blocks.ts';
import { readJobUnits } from './units-of-job.ts';

it('keeps the name of the employer whole where a break tore it', () => {
  const job = readJobText(`Harbor Clerk
TarVel Docks
Hull, MA

Keep the berth list. At TarVel we look after forty berths.

Requirements:
- One year in an office

Tar
Vel is an Equal Opportunity Employer, drug free workplace, and complies with ADA regulations as applicable.`);
  const blocks = listEmployerBlocks(readJobUnits({ ...job!, answers: [] }));
  const legal = blocks.find(({ role }) => role === 'legal');
  expect(legal?.text).toMatch(/^TarVel is an Equal Opportunity Employer/);
});
