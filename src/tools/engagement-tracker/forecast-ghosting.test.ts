import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { forecastGhosting } from './forecast-ghosting.ts';

const listReasons = (benefit: string): string[] =>
  forecastGhosting(
    toSource(
      fromFields(
        'one',
        { name: 'Harrow Lane' },
        {
          title: 'Archivist',
          location: 'Lincoln, NE',
          description: `Sort and describe old maps.\n\nBenefits:\n- ${benefit}`,
        },
      ),
    ),
  ).terms.map(({ why }) => why);

it('counts insurance as a benefit, and a chance to learn as none', () => {
  expect(listReasons('Medical and dental insurance')).toContain('benefits are stated');
  expect(listReasons('Professional development')).not.toContain('benefits are stated');
});
