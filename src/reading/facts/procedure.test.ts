import { expect, it } from 'vitest';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';

const read = (requirements: string): string[] =>
  understand({
    job: { ...emptyJobText, title: 'Roofer', location: 'Denver, CO', requirements },
    organization: { name: 'Acme' },
  }).facts.map(({ text }) => text);

it('demands nothing that only says how applications are dealt with', () => {
  expect(
    read(
      '- Two years of experience as a roofer\n- Applicants who fail to list their schools will not be considered\n- Qualifying experience must be from paid work',
    ),
  ).toEqual(['Two years of experience as a roofer']);
});

it('takes the answers of a form for applicants for no demands', () => {
  expect(
    read(
      '- Two years of experience as a roofer\n\nPlease choose the response that best describes your schooling.\n- Some college\n- Associate degree\n- Doctorate degree',
    ),
  ).toEqual(['Two years of experience as a roofer']);
});
