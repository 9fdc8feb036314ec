import { expect, it } from 'vitest';
import { readJob } from '../read-job.ts';

const american =
  'We offer health insurance, dental and vision, a 401(k) with match and paid time off. High school diploma required. We are an equal opportunity employer.';

const readPlace = (text: string): unknown => readJob(text).fields.place?.value ?? null;

it('takes the only state whose licence is asked for', () => {
  const text = `Registered Nurse\n\nYou will care for patients on our ward.\nCurrent RN license in the State of Georgia required.\n${american}`;
  expect(readPlace(text)).toMatchObject({ city: null, region: 'GA', country: 'US' });
});

it('takes none where several are named', () => {
  const text = `Litigation Paralegal\n\nYou will draft pleadings.\nYou will file motions with the courts.\nYou will keep the calendar of three partners.\nYou will answer the phone.\nLicensed in Arizona or Colorado.\n${american}`;
  expect(readPlace(text)).not.toMatchObject({ region: 'AZ' });
});

it('takes no letters for a state', () => {
  const text = `Office Assistant\n\nYou will answer the phone and file letters.\nSearch for Job ID 57397.\n${american}`;
  expect(readPlace(text)).toBeNull();
});
