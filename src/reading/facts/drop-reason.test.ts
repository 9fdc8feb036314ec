import { expect, it } from 'vitest';
import { dropReason } from './drop-reason.ts';

it('drops why something is asked of whoever gets the job', () => {
  expect(
    dropReason('Due to the nature of the vault, the successful applicant must pass vetting'),
  ).toBe('The successful applicant must pass vetting');
  expect(dropReason('Given the tides, you will be required to start early')).toBe(
    'You will be required to start early',
  );
  expect(dropReason('Because of the contracts we hold, US citizenship is required')).toBe(
    'US citizenship is required',
  );
});

it('leaves other openings alone', () => {
  const told = 'Due to growth, our kiln runs all night';
  expect(dropReason(told)).toBe(told);
});

it('drops a reason that no comma ends, before whoever is chosen', () => {
  expect(dropReason('Due to the cargo handled the successful applicant must pass vetting')).toBe(
    'The successful applicant must pass vetting',
  );
  expect(dropReason('Because of the age of the person')).toBe('Because of the age of the person');
});
