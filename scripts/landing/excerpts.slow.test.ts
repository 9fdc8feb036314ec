import { expect, it } from 'vitest';
import { sampleExcerpts } from '#web/pages/landing/sample-excerpts.data.ts';
import { pickExcerpts } from './pick-excerpts.ts';
import { writeSampleJob } from './write-sample.ts';

it('the landing page shows what the product writes for the sample job', () => {
  expect(
    sampleExcerpts,
    'The writer writes other words for the sample job than the landing page shows. Run "npm run landing:renew", look at the page, and commit src/web/pages/landing/sample-excerpts.data.ts.',
  ).toEqual(pickExcerpts(writeSampleJob()));
});
