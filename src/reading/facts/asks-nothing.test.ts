import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import {
  deniesDemand,
  isAboutFit,
  isMood,
  isOnOffer,
  readLater,
  readPermit,
  tellsStack,
} from './asks-nothing.ts';
import { asksAttendance } from '#shared/attendance.ts';

const factsOf = (...lines: string[]) =>
  understand({
    job: readJobText(lines.join('\n'))!,
    organization: { name: '' },
  }).facts.map(({ kind, importance, text }) => `${importance} ${kind}: ${text}`);

describe('lines that ask nothing of a person', () => {
  it('what one gains or is taught there is given, and a comfort to some is no demand', () => {
    const facts = factsOf(
      'Weaver',
      'Elm Mill, Leeds',
      'Requirements',
      '- Two years at a loom',
      '- Willing to train the right person',
      '- Receive hands-on guidance from two old weavers',
      '- No pattern drawing required for this post',
      '- Protective boots will be provided',
      'If you know one dobby loom, you can easily learn ours.',
    );
    for (const word of ['train the right', 'guidance', 'pattern drawing'])
      expect(facts.find((fact) => fact.includes(word))).toMatch(/benefit: /);
    expect(facts.find((fact) => fact.includes('boots'))).not.toMatch(/skill|physical/);
    expect(facts.some((fact) => fact.includes('dobby'))).toBe(false);
  });

  it('a stack is told, and asked for behind the word experience', () => {
    expect(tellsStack('Our tech stack includes Elixir and Redis')).toBe(true);
    expect(tellsStack('Stack experience - Our tech stack includes Elixir and Redis')).toBe(false);
    expect(tellsStack('Experience with our tech stack is required')).toBe(false);
  });

  it.each([
    'Day and night roles available',
    'Recruiting into both early and late shifts',
    'Opportunity for one day from home',
  ])('an offer: %s', (text) => {
    expect(isOnOffer(text)).toBe(true);
  });

  it.each(['Must be available for all shifts', 'Weekend availability required'])(
    'a demand: %s',
    (text) => {
      expect(isOnOffer(text)).toBe(false);
    },
  );

  it('a clean record is asked for, and a notice on vaccination is not', () => {
    const facts = factsOf(
      'Fare Inspector',
      'Requirements',
      'High school diploma',
      'Clean criminal history',
      'Crews are encouraged to be vaccinated, but it is not mandatory.',
    );
    expect(facts).toContain('must authorization: Clean criminal history');
    expect(facts.join('\n')).not.toMatch(/vaccin/);
  });

  it('what comes after the hiring is a goal', () => {
    const facts = factsOf(
      'Fare Inspector',
      'Requirements',
      'High school diploma',
      'Must progress to Grade Two within 9 months of hire',
      'Must obtain a guard licence within 9 months of hire',
    );
    expect(facts).toContain('must goal: Must progress to Grade Two within 9 months of hire');
    expect(facts.filter((fact) => fact.includes('goal'))).toHaveLength(1);
  });

  it('benefits begin behind what announces them and stay whole', () => {
    expect(
      factsOf(
        'Fare Inspector',
        'What we offer',
        'Here are some of the benefits of this post: A dental plan with low employee costs.',
        'Paid time off, starting with 2 weeks in the first year, increasing every year to 5 weeks.',
      ).map((fact) => fact.replace('must benefit: ', '')),
    ).toEqual([
      'A dental plan with low employee costs',
      'Paid time off, starting with 2 weeks in the first year, increasing every year to 5 weeks',
    ]);
  });

  it('the manner of the employer', () => {
    expect(isAboutFit('You will be a great fit If you like early mornings')).toBe(true);
    expect(isAboutFit('You will need to be fit')).toBe(false);
    expect(isMood('You are the heart of the bakery')).toBe(true);
    expect(isMood('Being kind to others is important to you')).toBe(true);
    expect(isMood('We believe in good bread')).toBe(true);
    expect(isMood('You understand success takes a village')).toBe(true);
    expect(isMood('Loves the valley or would enjoy living in a small town')).toBe(true);
    expect(isMood('Motivated by our promise of fresh bread')).toBe(true);
    expect(isMood('You understand wiring plans')).toBe(false);
    expect(isMood('You know how to bake bread')).toBe(false);
  });

  it('a notice about sponsorship is a condition', () => {
    const permit = 'Right to work without visa sponsorship';
    expect(readPermit('We are unable to employ anyone who needs visa sponsorship')).toBe(permit);
    expect(readPermit('Bright Ltd cannot sponsor work visas')).toBe(permit);
    expect(readPermit('We cannot sponsor you unless you held a visa before July')).toBeUndefined();
    expect(readPermit('We sponsor visas')).toBeUndefined();
  });

  it('presence is told by the way of working, and what is offered beside it is a benefit', () => {
    expect(asksAttendance('We are full in-person')).toBe(true);
    expect(asksAttendance('Fully on-site interviews')).toBe(false);
    const facts = factsOf(
      'Bookkeeper',
      'Oakland, CA',
      '',
      'About the job',
      'This role is based in Oakland, CA. We are full in-person and offer help with moving.',
      'Requirements',
      '- Two years of bookkeeping',
    );
    expect(facts.join('\n')).not.toContain('Full in-person');
    expect(facts).toContain('must benefit: Help with moving');
    expect(facts.join('\n')).not.toContain('in-person and offer');
  });
});

describe('what stands in a form', () => {
  it('what the house says of itself behind a label is kept', () => {
    const facts = factsOf(
      'Stores Manager',
      '',
      'Overview: We are a global maker of hinges for cold rooms. Our workforce of 900 shares one aim.',
      'Duties',
      '- Count the hinges',
    );
    expect(facts.join('\n')).toMatch(/culture: .*maker of hinges for cold rooms/i);
  });

  it('demands among the duties are demands', () => {
    const facts = factsOf(
      'Pipe Fitter',
      'Tulsa, OK',
      '',
      'Duties',
      '- Lay pipes to drawings',
      '- Hold a State Pipe Fitter Certification',
      '- Demonstrate a track record of safe work',
      '- Clean the workshop',
    );
    expect(facts).toContain('must licence: State Pipe Fitter Certification');
    expect(facts).toContain('must experience: Track record of safe work');
  });

  it('a degree behind a label is one, and a word of the form is none', () => {
    const facts = factsOf(
      'Ward Clerk',
      'Macon, GA',
      '',
      'Minimum Job Qualifications',
      'Educational Requirements: Associates Degree',
      'Minimum Experience:',
      'Other: One year of experience on a ward',
      '',
      'Essential Tasks',
      'Clinical Skills and Knowledge: Manages the care plans. Answers the telephone.',
    );
    expect(facts).toContain('must education: Associates Degree');
    expect(facts).toContain('must experience: One year of experience on a ward');
    expect(facts).toContain('must duty: Manages the care plans');
    expect(facts.some((fact) => fact.endsWith(': Clinical'))).toBe(false);
  });

  it('a list of papers before one wish is wished for as a whole', () => {
    const facts = factsOf(
      'Payroll Clerk',
      'Erie, PA',
      '',
      'Requirements',
      '- Two years in payroll',
      '- Relevant certification (e.g. FPC or CPP) will be preferred',
    );
    expect(facts).toContain(
      'preferred licence: Relevant certification (e.g. FPC or CPP) preferred',
    );
    expect(facts.some((fact) => fact.startsWith('must licence'))).toBe(false);
  });

  it('the time of work that only the title names is told', () => {
    const facts = factsOf(
      'Laboratory Aide - PT Nights',
      'Macon, GA',
      '',
      'Duties',
      '- Wash glassware',
      '- Label samples',
    );
    expect(facts).toContain('must schedule: PT Nights');
  });

  it('a card or a permit is a paper', () => {
    const facts = factsOf(
      'Guard',
      'Dover, DE',
      '',
      'Requirements',
      '- Must possess a valid Guard Card',
      '- Valid handgun permit',
    );
    expect(facts).toEqual(['must licence: Valid Guard Card', 'must licence: Valid handgun permit']);
  });
});

it.each([
  ['If you have already passed the knot test, it counts here too, with proof', 'process'],
  ['A reading test, as part of the enrolment process, has to be completed', 'process'],
  ['Successfully complete the rope course upon employment at the yard', 'other'],
  ['You will undertake a Level 2 rigging apprenticeship', 'duty'],
])('%s: no must-have', (text, kind) => {
  expect(readLater(text)?.kind).toBe(kind);
});

it('keeps what must be brought', () => {
  expect(readLater('If you have a car, it must be insured')).toBeUndefined();
  expect(readLater('Must have completed the rope course')).toBeUndefined();
});

it('tells who cannot come in few words, and takes a disclaimer for nothing', () => {
  const facts = factsOf(
    'Apprentice Rigger',
    'Hull, United Kingdom',
    'Requirements:',
    '- Due to funding rules, we may only take people who have been resident in the UK for the past 3 years',
    '- We cannot accept anyone who is currently on a paid scheme',
    '- This job description is not designed to list everything a rigger does',
    '- A steady hand on deck',
  );
  expect(facts).toContain('must authorization: Residence in the UK for the past 3 years');
  expect(facts).toContain('must authorization: Not currently on a paid scheme');
  expect(facts.some((fact) => fact.includes('comprehensive'))).toBe(false);
});

it.each([
  'It is not a requirement that somebody holds a diploma',
  'Years at sea are less important than a calm hand',
])('denies a demand: %s', (text) => {
  expect(deniesDemand(text)).toBe(true);
});

it('takes what a house treats its people to for no demand, nor the place of work for a school', () => {
  const facts = factsOf(
    'Weaver',
    'Requirements:',
    '- Two years at a loom',
    '- Dog-friendly workshop',
    '- Weekly team lunches',
    '- Calm with visitors from across the museum and the university',
    '- Some college',
  );
  expect(facts).toContain('must benefit: Dog-friendly workshop');
  expect(facts).toContain('must benefit: Weekly team lunches');
  expect(facts).toContain('must education: Some college');
  expect(facts.filter((fact) => fact.startsWith('must education'))).toHaveLength(1);
});

describe('rows of a form', () => {
  const head = ['Net Maker', 'Skerry Nets Ltd', 'Hull, United Kingdom', '', 'Requirements'];
  it('that were left empty ask for nothing', () => {
    const facts = factsOf(
      ...head,
      'Knots every kind of net',
      'Supervisory Experience: None required.',
      'License or Certification: None required.',
    );
    expect(facts.join()).not.toMatch(/none|supervis|certif/i);
  });
  it('on a law that somebody has to know are demands', () => {
    const facts = factsOf(
      ...head,
      'Knots every kind of net',
      'Knowledge of EEO Rules and Net Marks',
    );
    expect(facts).toContain('must skill: Knowledge of EEO Rules and Net Marks');
  });
  it('say how far back somebody is checked, and no experience', () => {
    const facts = factsOf(
      ...head,
      'Knots every kind of net',
      'You must have a 5 year checkable history.',
    );
    expect(facts.join()).toMatch(/authorization: .*5 year checkable history/);
  });
});

it('adding to a team is no task', () => {
  const facts = factsOf(
    'Net Maker',
    'Skerry Nets Ltd',
    'Hull, United Kingdom',
    '',
    'Skerry Nets is seeking a Net Maker to add to their growing team.',
    'Duties',
    '- Knot nets',
  );
  expect(facts.join()).not.toMatch(/duty: Add to/i);
});

it('hears no demand in what the house says of itself, of everybody or of the pay', () => {
  const facts = factsOf(
    'Ferry Deckhand',
    'Tern & Gull Lines, LLC',
    'Astoria, OR',
    '',
    'Qualifications:',
    'Two years on a working vessel.',
    'Tern & Gull Lines is a family owned ferry company.',
    'Starting wage is based on experience.',
    'All qualified applicants will receive consideration for employment.',
    'Landlubbers need not apply.',
    '',
    'Benefits:',
    'Dental plan',
    'Increases in pay will be determined each spring.',
    'Work Location: In person',
    'As a contractor, you are responsible for your own benefits.',
  );
  expect(facts.filter((fact) => /^\w+ (?:skill|experience|trait|benefit)/.test(fact))).toEqual([
    'must experience: Two years on a working vessel',
    'must benefit: Dental plan',
  ]);
});

it('a grade in brackets that lost its line asks for nothing', () => {
  const facts = factsOf(
    'Weaver',
    'Elm Mill, Leeds',
    'Requirements',
    '- Two years at a loom',
    '- (highly preferred)',
  );
  expect(facts.some((fact) => fact.includes('(highly'))).toBe(false);
});

it('what a house may do for some about their permits is no demand', () => {
  const [fact] = factsOf(
    'Weaver',
    'Elm Mill, Leeds',
    'Requirements',
    '- Two years at a loom',
    '- Elm Mill will consider sponsoring a weaver from abroad',
  ).filter((line) => line.includes('sponsor'));
  expect(fact).toMatch(/^nice other/);
});
