import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { listMotivators } from '#plan/letters/list-motivators.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';

const today = '2026-11-16';

it('puts each offer where it belongs, and no usual job under time', () => {
  const brief = understand({
    job: readJobText(`Rope Maker
Orle Ropes
Duluth, MN

Full-time, on site
What you will do
Lay and splice mooring ropes for trawlers
What we offer
Free parking
Free gym membership
Annual bonus of $1,200
`)!,
    organization: { name: '' },
  });
  const found = listMotivators({
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: brief.employer.name, description: '', website: '' },
    notes: [],
    today,
  });
  const of = (name: string): string =>
    found.find((one) => one.name === name)?.points.join(' ') ?? '';
  expect(of('Time')).not.toMatch(/parking|full-time and on site/);
  expect(of('Pay')).toMatch(/bonus/);
  expect(of('Pay')).not.toMatch(/gym|parking/);
  expect(of('Also on offer')).toMatch(/gym|parking/);
});
