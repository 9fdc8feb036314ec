import { describe, expect, it } from 'vitest';
import { tidyHours } from './hours.ts';
import { ofOtherTimes } from './of-other-times.ts';

describe('hours as they are said', () => {
  it.each([
    ['Full-time position (36 hours per week)', '36 hours per week'],
    [
      'Part-time role (18 hours per week), working Monday and Friday',
      '18 hours per week, Monday and Friday',
    ],
    ['Permanent employment contract 38h per week', '38 hours per week'],
    [
      'Dover on a part time basis (Mon to Fri 9am-2pm - 24.5 hours per week)',
      'Mon to Fri 9am to 2pm, 24.5 hours per week',
    ],
    ['0630-1845', '06:30 to 18:45'],
    [
      'Begins on October 13th, 2014 and runs Monday to Friday',
      'Begins on October 13th, 2014 and runs Monday to Friday',
    ],
    ['36 h par semaine', '36 hours a week'],
    ['12-20 Hours/Week', '12 to 20 hours a week'],
  ])('%s', (text, said) => {
    expect(tidyHours(text)).toBe(said);
  });
});

it.each([
  'Eligibility after 9 months of full-time work',
  '75% billable hours in the first year',
  'Years of experience are counted at 2,080 hours per year',
])('takes other times for none: %s', (text) => expect(ofOtherTimes.test(text)).toBe(true));
