import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { isEverybodysDemand, readMove } from './body-demands.ts';

describe('forms on physical demands', () => {
  it.each([
    'The demands described here are representative of those met on the job',
    'Frequently: activity exists between a third and two thirds of the time',
    'Use hands to finger, handle, or feel',
    'reach with hands and arms and talk or hear',
    'While performing the duties of this job, the employee is regularly required to sit',
    'The noise level at the desks is usually moderate',
    'This role routinely uses standard office equipment such as phones and scanners',
    'This job operates in a professional office environment',
  ])('"%s" is said of every job', (text) => {
    expect(isEverybodysDemand(text)).toBe(true);
  });

  it.each([
    'Stand for eight hours and lift 20 kg',
    'Handle returns and talk to suppliers',
    'Climb ladders',
  ])('"%s" is said of this one', (text) => {
    expect(isEverybodysDemand(text)).toBe(false);
  });

  it('says what one does without the form around it', () => {
    expect(readMove('The individual will occasionally be required to climb or balance')).toBe(
      'occasionally climb or balance',
    );
    expect(readMove('The employee must frequently lift up to 20 kg')).toBe(
      'frequently lift up to 20 kg',
    );
    expect(readMove('The employee must lead two crews')).toBeUndefined();
  });

  it('makes no qualification of what surrounds the work', () => {
    const job = readJobText(`Machine Fitter
Fern & Co
Leeds

Responsibilities
- Assemble gearboxes from drawings
- Test finished machines

Work EnvironmentThe work environment characteristics described here are representative of those met in this job. While performing the duties of this role, the employee is regularly exposed to moving mechanical parts.

Requirements
- Two years as a fitter`);
    const { facts } = understand({ job: job!, organization: { name: 'Acme' } });
    const about = facts.filter(({ text }) => /environment|mechanical/.test(text));
    expect(about.map(({ kind }) => kind)).toEqual(['physical']);
  });
});

it('asks of eyes, ears and back what it asks, and wishes for none of it', () => {
  const lines = ['Baker', 'Tern Foods Ltd', 'Boise, ID', '', 'Qualifications', 'Bakes bread'];
  const { facts } = understand({
    job: readJobText(
      [
        ...lines,
        'Visual acuity sufficient to read gauges.',
        'Ability to speak and hear well enough to answer the telephone',
        'Bending and lifting (up to 40 lbs.) may be required.',
      ].join('\n'),
    )!,
    organization: { name: '' },
  });
  const ofBody = facts.filter(({ kind }) => kind === 'physical');
  expect(ofBody.map(({ importance }) => importance)).toEqual(['must', 'must', 'must']);
});
