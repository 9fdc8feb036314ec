import { describe, expect, it } from 'vitest';
import { dropReadiness, readWillDo } from './tasks-among-demands.ts';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';

const read = (given: { requirements?: string; description?: string }): string[] =>
  understand({
    job: { ...emptyJobText, title: 'Pool Attendant', location: 'Leeds', ...given },
    organization: { name: 'Acme' },
  }).facts.map(({ kind, text }) => `${kind}: ${text}`);

it('a sentence on what whoever gets the job will do is a task', () => {
  expect(readWillDo('Each attendant will be expected to develop a sense for the water.')).toBe(
    'Develop a sense for the water.',
  );
  expect(readWillDo('The attendant will have a lifeguard certificate.')).toBeUndefined();
  expect(readWillDo('The attendant will provide proof of residence.')).toBeUndefined();
});

describe('a task in a list of demands', () => {
  const facts = read({
    requirements:
      'Requirements\n- Lifeguard certificate\n- Ensure all changing rooms are ready before opening\n- Responsible for ordering towels and soap\n- Maintain a clean driving record\n- Provide proof of residence',
  });

  it('is a duty', () => {
    expect(facts).toContain('duty: Ensure all changing rooms are ready before opening');
    expect(facts.find((fact) => fact.includes('towels'))).toMatch(/^duty/);
  });

  it('leaves what a person keeps or shows among the demands', () => {
    expect(facts.find((fact) => fact.includes('driving record'))).toMatch(/^authorization/);
    expect(facts.find((fact) => fact.includes('proof'))).not.toMatch(/^duty/);
  });

  it('leaves a list of abilities alone', () => {
    expect(
      read({
        requirements:
          'Ability to\n- Prepare clear reports for the board\n- Supervise a crew of ten people\n- Write well',
      }).filter((fact) => fact.startsWith('duty')),
    ).toEqual([]);
  });
});

it('takes a standard that is required of the work for no demand on a person', () => {
  const facts = read({
    description:
      'Duties\n- Ensure the water is kept clean and passes every test of the council.\n- Completion of the log book as required by the council.\n- Able to swim 400 metres, which is required.',
  });
  expect(facts.filter((fact) => fact.startsWith('duty'))).toHaveLength(2);
  expect(facts.some((fact) => /^(?!duty).*swim/.test(fact))).toBe(true);
});

it('names what is known by what it is, and no paper or strain', () => {
  const facts = read({
    requirements:
      'Requirements\n- Knowledgeable in confined space working\n- Harbour Pilot Registration Act of 1987\n- Able to think on your feet\n- Frequent, constant standing and walking',
  });
  const kindOf = (words: string): string | undefined =>
    facts.find((fact) => fact.includes(words))?.split(':')[0];
  expect(kindOf('confined')).not.toBe('physical');
  expect(kindOf('Harbour')).toBe('skill');
  expect(kindOf('think')).not.toBe('physical');
  expect(kindOf('standing')).toBe('physical');
});

describe('something to know in a list of duties', () => {
  it('is asked for, and no duty', () => {
    const facts = read({
      description:
        'Duties\n- Clean the pool every morning\n- Sound knowledge of pool chemistry\n- High level of comfort working with small children\n- Test the water',
    });
    expect(facts).toContain('skill: Sound knowledge of pool chemistry');
    expect(facts.find((fact) => fact.includes('comfort'))).not.toMatch(/^duty/);
    expect(facts).toContain('duty: Test the water');
  });
});

it('a readiness among the duties is the deed, and a readiness to travel stays one', () => {
  expect(dropReadiness('Understanding and willingness to clean the vats')).toBe('Clean the vats');
  expect(dropReadiness('Willingness to travel between sites')).toBe(
    'Willingness to travel between sites',
  );
});

describe('what somebody is or has', () => {
  it('is no task, though its first word may be a verb', () => {
    const facts = read({
      requirements:
        'Requirements\n- Lifeguard certificate\n- Clean and presentable and of good nature\n- Able to work weekends\n- Forklift ticket',
    });
    expect(facts.find((fact) => fact.includes('presentable'))).toMatch(/^trait/);
  });

  it('is asked, though it stands among the duties', () => {
    const facts = read({
      description:
        'Duties\n- Watch the pool and warn swimmers\n- Test the water every hour\n- Effective oral and written communication skills\n- Outgoing personality with expertise at calming crowds\n- Improve the customer experience at the desk',
    });
    expect(facts.find((fact) => fact.includes('written'))).not.toMatch(/^duty/);
    expect(facts.find((fact) => fact.includes('personality'))).not.toMatch(/^duty/);
    expect(facts.find((fact) => fact.includes('customer experience'))).toMatch(/^duty/);
  });
});
