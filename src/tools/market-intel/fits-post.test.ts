import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { draftMarket } from './draft.ts';
import { computeMarketFigures } from './figures.ts';

const write = (title: string, location: string, description: string) => {
  const source = toSource(
    fromFields('one', { name: 'Brackwater' }, { title, location, description }),
  );
  const figures = computeMarketFigures(source);
  return { figures, draft: draftMarket(source, figures) };
};

it('warns a licensed manager of no supervised years', () => {
  const { draft } = write(
    'Civil Project Manager',
    'Boise, ID',
    `Duties
- Lead bridge and culvert projects for two counties
- Manage a team of four designers
Requirements
- 6+ years of experience in bridge design
- Licensed Professional Engineer, or ability to obtain the license within 3 months`,
  );
  const said = JSON.stringify([draft.risks, draft.recommendations]);
  expect(said).not.toMatch(/supervised years|Offer the signature|License within a time/);
});

const coder = `Pay: $190,000 to $210,000 per year
Duties
- Build the booking system in Python
- Review code of colleagues
Requirements
- 3 years of experience in software development`;

it('calls no pay strong by national figures where all work is paid more', () => {
  const { figures, draft } = write('Software Engineer', 'San Francisco, CA', coder);
  expect(figures.compensation.marketPosition).toContain('metro figures');
  expect(draft.recommendedPay).not.toContain('first line');
  expect(write('Software Engineer', 'Tulsa, OK', coder).draft.recommendedPay).toContain(
    'first line',
  );
});

it('shows how the pool becomes those who may fit', () => {
  const { figures } = write('Software Engineer', 'Tulsa, OK', coder);
  expect(figures.candidatePoolInsights.matchQuality['May fit']).toMatch(/ = [\d,]+ x \d+%/);
});
