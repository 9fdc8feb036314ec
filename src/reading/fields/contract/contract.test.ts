import { describe, expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readLines } from '../testing/read-lines.ts';
import { readWeekOfTimes } from '#market/pay/week-of-times.ts';

const read = (text: string, role: UnitRole = 'schedule', label?: string) =>
  readLines([
    { text: 'Clerk', role: 'title' },
    { text, role, label },
  ]);

describe('employment type', () => {
  it.each<[string, UnitRole, string]>([
    ['This is a permanent, full time role.', 'schedule', 'full-time'],
    ['This is a full-time hybrid role for a clerk.', 'overview', 'full-time'],
    ['FT/Temporary until June 2027', 'schedule', 'temporary'],
    ['6 Months Contract', 'schedule', 'contract'],
    ['This is a contractual position.', 'schedule', 'contract'],
    ['Contractual for 7 months', 'schedule', 'contract'],
    ['Part Time with potential for Full Time from May on', 'schedule', 'part-time'],
    ['We are seeking a talented freelance illustrator.', 'overview', 'contract'],
    ['This is a PRN position.', 'schedule', 'part-time'],
    ['Full-time onsite internship', 'schedule', 'internship'],
    ['37.5 hours per week', 'schedule', 'full-time'],
    ['20 hours a week', 'schedule', 'part-time'],
    ['76 hours per fortnight', 'schedule', 'full-time'],
    ['40 hours per fortnight', 'schedule', 'part-time'],
    ['This is a full-time, exempt position, pay range $50,000 - $60,000.', 'pay', 'full-time'],
    ['This is a seasonal position from May on.', 'overview', 'temporary'],
    ['Contrato temporal, jornada completa', 'schedule', 'temporary'],
    ['Temps partiel', 'schedule', 'part-time'],
    ['We have a Per-Diem position open.', 'overview', 'part-time'],
    ['Full and part time roles', 'schedule', 'full-time'],
    ['In Voll- oder Teilzeit', 'schedule', 'full-time'],
    ['Contratto a tempo indeterminato, tempo pieno', 'schedule', 'full-time'],
    ['Voltijds contract van onbepaalde duur', 'schedule', 'full-time'],
    ['Tjänsten är en heltidsanställning', 'schedule', 'full-time'],
    ['Monday to Friday, 8:00am – 5:00pm', 'schedule', 'full-time'],
    ['Mon - Thu 9-1', 'schedule', 'part-time'],
    ['Under employment contract, full-time (no freelance)', 'schedule', 'full-time'],
  ])('%s', (text, role, expected) => {
    expect(read(text, role).employmentType?.value).toBe(expected);
  });

  it.each<[string, UnitRole]>([
    ['Three years of full-time experience', 'must'],
    ['Knowledge of the contract furniture industry', 'must'],
    ['The clerk makes proposals that lower contractual risks.', 'schedule'],
    ['Benefits are available to contract professionals.', 'benefit'],
    ['Consults with OT, PT and nursing', 'duty'],
    ['Lodging is paid, with $70 a day per diem', 'schedule'],
    ['One year of full-time academic study', 'schedule'],
    ['We hire a clerk with the potential to grow to full-time.', 'overview'],
  ])('says nothing of: %s', (text, role) => {
    expect(read(text, role).employmentType).toBeNull();
  });

  it('is an internship when the title says so, however long it lasts', () => {
    const { employmentType } = readLines([
      { text: 'Design Intern', role: 'title' },
      { text: '6 months', role: 'schedule', label: 'Duration' },
    ]);
    expect(employmentType?.value).toBe('internship');
  });

  it('takes the hours of a title, and not those of one shift', () => {
    const ofTitle = (text: string) => readLines([{ text, role: 'title' }]).employmentType?.value;
    expect(ofTitle('Sous Chef - 40hrs')).toBe('full-time');
    expect(ofTitle('Retail Associate (16 hours)')).toBe('part-time');
    expect(ofTitle('Nurse, 12 hour shifts')).toBeUndefined();
  });

  it('is asked where the text leaves it open', () => {
    const found = read('We are hiring full time and part time clerks.', 'overview').employmentType;
    expect(found?.confidence).toBeLessThan(0.5);
    const row = read('Full-time, Part-time, Internship', 'schedule', 'Job Types').employmentType;
    expect(row).toMatchObject({ value: 'full-time' });
    expect(row?.confidence).toBeLessThan(0.5);
  });
});

describe('years of experience', () => {
  it.each<[string, number]>([
    ['3 An(s)', 3],
    ['12 Mois', 1],
  ])('reads the value of its label: %s', (text, expected) => {
    expect(read(text, 'must', 'Expérience').yearsMin?.value).toBe(expected);
  });

  it.each<[string, number]>([
    ['At least five (5) years of experience in payroll', 5],
    ['Two to four years of related experience', 2],
    ['Three to six (3-6) years of related experience', 3],
    ['Six months experience in a kitchen', 0.5],
    ['Bachelor degree in Finance3+ years of experience', 3],
    ['0 - 2 years experience', 0],
    ['Open to fresh graduates', 0],
    ['Minimum 3 years experience (5+ preferred)', 3],
    ['Mindestens zwei Jahre Berufserfahrung', 2],
    ['3 ans d’expérience', 3],
    ['5 years with a degree, or a PhD without experience', 5],
    ['Fresh graduate or 1-2 years of experience', 0],
    ['2 tot 4 jaar ervaring in een winkel', 2],
    ['Almeno due anni di esperienza', 2],
    ['Minst 3 års erfarenhet', 3],
  ])('%s', (text, expected) => {
    expect(read(text, 'must').yearsMin?.value).toBe(expected);
  });

  it.each([
    'A four-year college degree',
    'No violations in the past 3 years',
    'You are at least 18 years old',
    'Two years of experience preferred',
    '4+ years of experience in toys, games, or other shop related experience is a plus',
  ])('asks for none: %s', (text) => {
    expect(read(text, 'must').yearsMin).toBeNull();
  });

  it('are those that stand in the title', () => {
    const found = readLines([{ text: '3+ years Glazier', role: 'title' }]);
    expect(found.yearsMin?.value).toBe(3);
    expect(found.title?.value).toBe('Glazier');
  });

  it('takes the least of several', () => {
    const { yearsMin } = readLines([
      { text: 'Senior level: 5+ years of experience.', role: 'must' },
      { text: 'Junior level: 1-3 years of experience.', role: 'must' },
    ]);
    expect(yearsMin?.value).toBe(1);
  });
});

describe('dates, openings, hours, schooling', () => {
  it('reads them where they stand', () => {
    expect(read('Start date: 2 June 2026').startDate?.value).toBe('2 June 2026');
    expect(read('Part-time, 9-month, March 2024', 'schedule').startDate?.value).toBe('March 2024');
    expect(read('Full-time work since March 2024', 'schedule').startDate).toBeNull();
    expect(read('From May to August 2026', 'must').startDate?.value).toBe('May to August 2026');
    expect(read('Applications close on 12 January 2026.', 'process').deadline?.value).toBe(
      '12 January 2026',
    );
    expect(read('3', 'noise', 'Number of vacancies').openings?.value).toBe(3);
    expect(read('We are hiring 4 clerks.', 'overview').openings?.value).toBe(4);
    expect(read('Monday to Friday, 9am - 5pm').hours?.value).toBe('Monday to Friday, 9am - 5pm');
    expect(read('Monday to Friday, 9am to 5pm Free parking at the mill').hours?.value).toBe(
      'Monday to Friday, 9am to 5pm',
    );
    expect(read('High school diploma or GED', 'must').education?.value).toBe(
      'High school diploma or GED',
    );
  });

  it.each([
    'Working knowledge of MS Office and MS Outlook',
    'A high degree of care in all that you do',
    'You are a master of several trades at once',
  ])('takes no schooling from: %s', (text) => {
    expect(read(text, 'must').education).toBeNull();
  });

  it('reads a master of science for schooling', () => {
    expect(read('Drive a van with a 360-degree camera', 'must').education).toBeNull();
    expect(read('Master of Science in Forestry', 'must').education?.value).toContain('Forestry');
    expect(read('MS in Forestry or a related field', 'must').education?.value).toContain('MS');
  });

  it('does not count one of many', () => {
    expect(read('This is one of our positions.', 'overview').openings).toBeNull();
  });
});

it.each([
  'Full-time staff accrue sick leave at 8 hours per month, Monday to Friday.',
  'Shifts vary in the week, but we won’t require you to work weekends or to miss a holiday.',
  'You receive 2 hours of supervision each week, from Monday to Friday.',
  '40 hours of vacation in the first year, from Monday to Friday',
  'Together we keep the looms running 24 hours a day, 7 days a week.',
  'The open day on Saturday, 10am to 4pm, is cancelled.',
])('takes no hours of work from: %s', (text) => {
  expect(
    readLines([
      { text: 'Planner', role: 'title' },
      { text, role: 'schedule' },
    ]).hours,
  ).toBeNull();
});

describe('hours as stated', () => {
  it('tells the whole week where its days stand in several lines', () => {
    const { hours } = readLines([
      { text: 'Clerk', role: 'title' },
      { text: 'Monday to Thursday 07:30 to 16:00', role: 'schedule', label: 'Hours of work' },
      { text: 'Friday 07:30 to 14:00', role: 'schedule' },
      { text: 'Free tea on Friday', role: 'benefit' },
    ]);
    expect(hours?.value).toBe('Monday to Thursday 07:30 to 16:00, Friday 07:30 to 14:00');
  });

  it.each<[string, UnitRole, string]>([
    ['76 hours per fortnight', 'schedule', '76 hours per fortnight'],
    ['Rotating roster', 'schedule', 'Rotating roster'],
    ['Full time, 37.5 hours', 'schedule', 'Full time, 37.5 hours'],
    [
      'This is a full-time role of 76 hours per fortnight on a rotating roster.',
      'schedule',
      'full-time role of 76 hours per fortnight on a rotating roster',
    ],
    [
      'We need a carer for 60 hours per fortnight in our home.',
      'overview',
      '60 hours per fortnight',
    ],
  ])('%s', (text, role, expected) => {
    expect(read(text, role).hours?.value).toBe(expected);
  });

  it('are not what an employer gives or an upper bound', () => {
    expect(read('Up to 5 hours per week of study', 'overview').hours).toBe(null);
    expect(read('Two hours a week for the gym', 'benefit').hours).toBe(null);
  });

  it('are found inside a long sentence by their days and times', () => {
    const text =
      'Harrow Brightwell is hiring for a Room Coordinator for our office near the river in downtown Tulsa to work Monday to Friday 7:30 am to 4:30 pm with some evenings when there are events!';
    expect(read(text).hours?.value).toBe('Monday to Friday 7:30 am to 4:30 pm with some evenings');
    expect(read(text, 'overview').hours?.value).toBe(
      'Monday to Friday 7:30 am to 4:30 pm with some evenings',
    );
  });

  it('are all days of the week, also those in lines of their own', () => {
    const { hours } = readLines([
      { text: 'Glazier', role: 'title' },
      { text: 'Monday to Wednesday 07:30 to 16:00', role: 'schedule', label: 'Hours of work' },
      { text: 'Thursday 07:30 to 14:00', role: 'schedule' },
      { text: 'Cutting glass', role: 'duty' },
    ]);
    expect(hours?.value).toBe('Monday to Wednesday 07:30 to 16:00, Thursday 07:30 to 14:00');
    expect(hours?.evidence).toHaveLength(2);
  });

  it('end where the next field begins, and begin where they do', () => {
    expect(read('21 hours per week Tuesday and Friday Salary - £9,000').hours?.value).toBe(
      '21 hours per week Tuesday and Friday',
    );
    expect(read('Filing orders The hours are 8:00-1:00 M-F').hours?.value).toBe(
      'The hours are 8:00-1:00 M-F',
    );
  });

  it('are no share, no kind of contract and no strain', () => {
    expect(read('20%', 'schedule', 'Travel').hours).toBeNull();
    expect(read('Part-time', 'schedule', 'Hours').hours).toBeNull();
    expect(read('Standing up to 6 hours a day', 'schedule').hours).toBeNull();
    expect(read('£12.50 (hours worked from 08:00am - 19:00)', 'pay').hours).toBeNull();
    expect(read('2nd', 'schedule', 'Shift').hours?.value).toBe('2nd shift');
    expect(read('2nd Shift (3PM-11:30PM)', 'schedule', 'Job schedule').hours?.value).toBe(
      '2nd Shift (3PM-11:30PM)',
    );
  });

  it('of a week add up where all times are stated', () => {
    expect(
      readWeekOfTimes('Monday to Wednesday 07:30 to 16:00, Thursday 08:00 to 12:00')?.hours,
    ).toBe(29.5);
    expect(readWeekOfTimes('Mon - Fri 6am-2pm, Mon - Fri 2pm-10pm')).toBeUndefined();
  });
});

describe('dates without what stands beside them', () => {
  it('are the day alone', () => {
    const closing = read('Must be received by THURSDAY, MAY 11, 2017', 'process', 'Closing date');
    expect(closing.deadline?.value).toBe('THURSDAY, MAY 11, 2017');
    expect(read('May 3, 2024, 11:59 PMPosting', 'process', 'Closing date').deadline?.value).toBe(
      'May 3, 2024',
    );
    expect(read('End date (optional)', 'schedule', 'Start date').startDate).toBeNull();
    expect(
      read('Beginning Friday, August 27, employees wear badges.', 'overview').startDate,
    ).toBeNull();
  });
});

it.each([
  'Our cooks serve seasonal dishes of this county to guests who come from all over the country.',
  'In order to complete the temporary training period, new appointees must hold a permit by then.',
])('is for a time only where the job is: %s', (text) => {
  expect(read(text, 'overview').employmentType).toBeNull();
});
