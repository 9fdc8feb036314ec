import { describe, expect, it } from 'vitest';
import { isPersonTitle } from '../wording/person-title.ts';
import { payClause, speakHours } from './say-job.ts';

it('tells a title that is a person from one that is a field', () => {
  for (const title of ['sous chef', 'night porter', 'director of audience development', 'trainee'])
    expect(isPersonTitle(title), title).toBe(true);
  for (const title of ['customer service', 'audience development', 'bar staff', 'call centre'])
    expect(isPersonTitle(title), title).toBe(false);
});

describe('the terms of a job inside a sentence', () => {
  it('puts plain amounts behind the job and leaves long words a sentence of their own', () => {
    expect(payClause({ pay: 'Pay is £14 to £16 an hour.' })).toBe('the pay is £14 to £16 an hour');
    expect(payClause({ pay: 'Pay starts at $30 an hour.' })).toBe('pay starts at $30 an hour');
    expect(payClause({ pay: 'Starting pay is $30 an hour.' })).toBe(
      'the starting pay is $30 an hour',
    );
    expect(payClause({ pay: 'Pay: [range: add].' })).toBe('the pay is [range: add]');
    expect(payClause({ pay: 'Pay: £30,000 plus van.' })).toBe('the pay is £30,000 plus van');
    expect(payClause({ pay: 'Pay: by age; see the table.' })).toBeNull();
  });

  it('speaks hours as a sentence', () => {
    expect(speakHours('Hours: Monday to Friday, 8 to 4.')).toBe(
      'The hours are Monday to Friday, 8 to 4.',
    );
    expect(speakHours('Hours: 37.5 hours a week.')).toBe('It is 37.5 hours a week.');
    expect(speakHours('Work starts at six.')).toBe('Work starts at six.');
  });
});

it('says a cell of a table of shifts aloud', () => {
  expect(speakHours('Hours: Late Shift (2pm to 10pm), 4-on/3-off Rotation.')).toBe(
    'You would work the late shift, 2pm to 10pm, four days on and three days off.',
  );
});
