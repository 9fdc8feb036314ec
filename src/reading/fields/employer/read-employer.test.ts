import { describe, expect, it } from 'vitest';
import { tidyName } from './name.ts';
import type { TestLine } from '../testing/job-text.ts';
import { readLines } from '../testing/read-lines.ts';

const read = (...lines: TestLine[]): string | null => readLines(lines).employer?.value ?? null;
const title: TestLine = { text: 'Dental Nurse', role: 'title' };

describe('whoever only brings a job to people', () => {
  const above = (name: string): TestLine => ({ text: name, role: 'company' });
  const town: TestLine = { text: 'Astoria, OR', role: 'place' };
  const told: TestLine = { text: 'Willow Dental is looking for a dental nurse.', role: 'overview' };
  const recruiter: TestLine = { text: 'Technical Recruiter', role: 'title' };

  it('is no employer', () => {
    expect(read(title, above('Robert Half'), town)).toBeNull();
    expect(read(title, above('Tern Jobs & Hiring Limited'), town)).toBeNull();
  });

  it('is passed over for the house that the text names, unless it names its clients only in passing', () => {
    expect(read(title, above('The Job Network'), town, told)).toBe('Willow Dental');
    expect(read(title, above('Robert Half'), town, told)).toBeNull();
  });

  it.each([
    'We want to recruit two fitters for our well known regional bakery client.',
    'Tern & Moss have partnered with a growing dental business who have three surgeries.',
  ])('is no employer where it says so: %s', (text) => {
    expect(read(title, above('Tern & Moss'), town, { text, role: 'overview' })).toBeNull();
  });

  it('is the employer where it works for clients and does not recruit for them', () => {
    const text = 'You will plan campaigns for our largest bakery client.';
    expect(read(title, above('Tern & Moss'), town, { text, role: 'overview' })).toBe('Tern & Moss');
  });

  it('is one where it hires a recruiter', () => {
    expect(read(recruiter, above('Robert Half'), town)).toBe('Robert Half');
  });
});

describe('readEmployer', () => {
  it('takes the line between title and place, also where it names the town', () => {
    expect(
      read(
        title,
        { text: 'Hearth of Hope Shelters, Dover', role: 'place' },
        { text: 'Dover, DE', role: 'place' },
      ),
    ).toBe('Hearth of Hope Shelters, Dover');
  });

  it('takes no kind of house for a name', () => {
    const labelled = (text: string) => read(title, { text, role: 'company', label: 'Company' });
    expect(labelled('Boutique Dental Group in Oregon')).toBeNull();
    expect(labelled('Confidential')).toBeNull();
    expect(labelled('Willow Dental Group')).toBe('Willow Dental Group');
  });

  it('takes a name that begins with a figure from the title', () => {
    expect(read({ text: 'Dental Nurse at 5G Smiles', role: 'title' })).toBe('5G Smiles');
  });

  it.each<[string, TestLine]>([
    ['Willow Dental', { text: 'Willow Dental', role: 'company', label: 'Company' }],
    ['Willow Dental', { text: 'Willow Dental is looking for a dental nurse.', role: 'overview' }],
    ['Willow Dental', { text: 'At Willow Dental, we care for families.', role: 'company' }],
    ['Willow Dental', { text: 'Willow Dental is an equal opportunity employer.', role: 'legal' }],
    ['Willow Dental', { text: 'About Willow Dental', role: 'head', shape: 'heading' }],
    ['Cobalt Tech', { text: "At Cobalt Tech, we're building tools for crews.", role: 'company' }],
    ['Elm Row Commercial', { text: 'Elm Row Commercial is seeking a clerk.', role: 'overview' }],
    ['Larch Architects', { text: 'Larch Architects provides plans for schools.', role: 'company' }],
    ['Fern Solicitors', { text: 'At Fern Solicitors, we listen first.', role: 'company' }],
    ['Steward Online', { text: "At Steward Online, we're selling lamps.", role: 'company' }],
    ['Preston', { text: 'Preston is recruiting for a dental nurse.', role: 'overview' }],
    ['Larkfield', { text: 'Larkfield reserves the right to close early.', role: 'must' }],
    ['Larkfield', { text: 'At Larkfield in addition to pay you get meals.', role: 'benefit' }],
    [
      'Alder Club',
      { text: 'Founded in 1871, the Alder Club is one of the oldest.', role: 'company' },
    ],
    ['Brackwell', { text: 'Part of the Hopwood Group, Brackwell is a maker.', role: 'company' }],
    ['Oak and Ash Clinics', { text: 'We are Oak and Ash Clinics !', role: 'company' }],
    [
      'Rowe & Pike LLP',
      { text: 'Rowe & Pike LLP, a busy and friendly firm is seeking a nurse.', role: 'overview' },
    ],
    ['Town of Ashby', { text: 'Town of Ashby employees keep the roads open.', role: 'company' }],
    ['Willow Dental Ltd', { text: 'You are employed by Willow Dental Ltd.', role: 'overview' }],
    ['Praxis Weide GmbH', { text: 'Die Praxis Weide GmbH sucht Verstärkung.', role: 'overview' }],
  ])('%s', (expected, line) => {
    expect(read(title, line)).toBe(expected);
  });

  it('takes neither the first word of an item nor a heading for a name', () => {
    expect(read(title, { text: 'Prepare offers for hotels', role: 'duty', shape: 'item' })).toBe(
      null,
    );
    expect(
      read(
        { text: 'Dental Nurse at Willow Hospital', role: 'title' },
        { text: 'Overall Purpose', role: 'company' },
      ),
    ).toBe('Willow Hospital');
    expect(
      read(
        title,
        { text: 'Dental Nurse – Surgery', role: 'company' },
        { text: 'Leeds – Hybrid', role: 'place' },
        { text: "We're Willow Dental – a group of practices.", role: 'company' },
      ),
    ).toBe('Willow Dental');
  });

  it('names a town that hires, and not a firm called like the town of the work', () => {
    expect(
      read(
        title,
        { text: 'The council of the City of Fernhaven sits on Mondays.', role: 'company' },
        { text: 'Obtains funding for City of Fernhaven projects.', role: 'duty' },
      ),
    ).toBe('City of Fernhaven');
    expect(
      read(title, {
        text: 'Preston is recruiting nurses. The ward is in Preston.',
        role: 'company',
      }),
    ).toBe(null);
  });

  it.each([
    ['a thing that is told of', 'DSO is a recognized role of the safety manual.'],
    ['a row of programs', 'Knowledge of working with Word, Excel, Outlook and Visio.'],
    ['a department', 'The role is working with Manufacturing to cut waste.'],
    ['what somebody writes about', 'Readers find the latest about Robots and Drones.'],
  ])('does not take %s for a house', (_, text) => {
    expect(read(title, { text, role: 'company' })).toBe(null);
  });

  it('calls a house by its whole name', () => {
    expect(
      read(
        title,
        { text: 'Ashdown Support Services is looking for a nurse.', role: 'overview' },
        { text: 'At Ashdown, we are fair to all. At Ashdown, you grow.', role: 'company' },
      ),
    ).toBe('Ashdown Support Services');
  });

  it('takes the line between title and place', () => {
    const place: TestLine = { text: 'Goodland, KS', role: 'place' };
    expect(read(title, { text: 'Goodland', role: 'company' }, place)).toBe('Goodland');
    expect(read(title, { text: 'New Dawn Recruiting', role: 'company' }, place)).toBe(
      'New Dawn Recruiting',
    );
  });

  it.each<[string, TestLine]>([
    ['a place', { text: 'Denver, CO', role: 'company' }],
    ['the company', { text: 'The Company is looking for a nurse.', role: 'overview' }],
    ['we', { text: "We're looking for a nurse.", role: 'overview' }],
    ['a task', { text: 'Prepare monthly statements', role: 'duty' }],
    ['a shift', { text: '2nd Shift', role: 'company' }],
    ['a paper', { text: 'The Welder Questionnaire is a part of the test.', role: 'company' }],
    ['a heading', { text: 'About the role', role: 'head', shape: 'heading' }],
    ['a tool', { text: 'Enters listings in the MLS, CoStar and other databases.', role: 'duty' }],
    [
      'a client that is not named',
      { text: 'Our client is one of the top lessors in the US.', role: 'company' },
    ],
  ])('does not take %s for it', (_, line) => {
    expect(read(title, line)).toBeNull();
  });

  it('keeps an ending that belongs to the name', () => {
    const about = { role: 'company' } as const;
    expect(
      read(
        title,
        { text: "At Fernwell's, the only clinic of the bay, people stay.", ...about },
        { text: "Fernwell's is committed to its staff.", ...about },
      ),
    ).toBe("Fernwell's");
    expect(
      read(title, {
        text: "Fernwell is a clinic. We share Fernwell's calm with guests.",
        ...about,
      }),
    ).toBe('Fernwell');
  });

  it.each([
    ['Fernhill', { text: 'Since 1987, Fernhill is a family business.', role: 'company' }],
    ['Fernhill', { text: 'Today, Fernhill has grown into eight shops.', role: 'company' }],
    ['Fernhill Group', { text: 'Fernhill GroupFernhill Group is a grower.', role: 'company' }],
    ['Seven Seven Foods', { text: 'Seven Seven Foods is a grower of beans.', role: 'company' }],
    ['Fernhill Foods', { text: 'Why Choose Fernhill Foods? We pay on time.', role: 'company' }],
  ] as const)('finds %s without the words before it', (name, line) => {
    expect(read(title, line)).toBe(name);
  });

  it('finds the house behind a title that has a dash of its own', () => {
    expect(read({ text: 'Fitter - Night Shift at Fernhill Foods', role: 'title' })).toBe(
      'Fernhill Foods',
    );
  });

  it('does not take an agency in the title for it when it recruits for a client', () => {
    expect(
      read(
        { text: 'Auto Mechanic at Baobab Business Services', role: 'title' },
        { text: 'Our client runs tours in six countries.', role: 'company' },
      ),
    ).toBeNull();
  });
});

const above: TestLine[] = [
  title,
  { text: 'Quince & Vale', role: 'company' },
  { text: 'Leeds, England, United Kingdom', role: 'place' },
];

it.each([
  'My client are looking to recruit a nurse for their site in Leeds.',
  'An esteemed client is seeking a nurse for a growing practice.',
  'Quince & Vale are working with a leading dental company in Leeds who are looking to grow.',
  'Quince & Vale is delighted to be supporting a small practice in the appointment of a nurse.',
  'Quince & Vale are looking to recruit a nurse to work for an established practice.',
  'Quince & Vale is a specialist dental recruiter with four offices.',
  'Quince & Vale (also trading as Vale Ltd) is a Recruitment Agency.',
])('names no agency as the employer: %s', (text) => {
  expect(read(...above, { text, role: 'company' })).toBeNull();
});

it('takes the house that the text speaks of before a name above it that it never says', () => {
  const lines: TestLine[] = [
    { text: 'At Alder Row Dental, we treat families.', role: 'company' },
    { text: 'Alder Row Dental is an equal opportunity employer.', role: 'legal' },
  ];
  expect(read(...above, ...lines)).toBe('Alder Row Dental');
  expect(read(...above, ...lines, { text: 'It is part of Quince & Vale.', role: 'company' })).toBe(
    'Quince & Vale',
  );
});

it('takes the house of a form before the umbrella that its board stands under', () => {
  expect(
    read(
      title,
      { text: 'NHS', role: 'company' },
      above[2]!,
      { text: 'You may join the NHS Pension Scheme.', role: 'benefit' },
      { text: 'Elm Row Medical Practice', role: 'company', label: 'Employer name' },
    ),
  ).toBe('Elm Row Medical Practice');
  expect(read(title, { text: 'NHS', role: 'company' }, above[2]!)).toBe('NHS');
  expect(tidyName('Elm Row SurgeryAddress12 Mill Lane').text).toBe('Elm Row Surgery');
});

it.each(['Serve and Save Credit Union', 'We Mend Bikes Ltd'])('reads %s whole', (name) => {
  expect(read(title, { text: name, role: 'company' }, above[2]!)).toBe(name);
});

it('takes who signs the contract, whatever brand stands in the title', () => {
  expect(
    read(
      { text: 'Brightmart Store Manager at Brightmart', role: 'title' },
      { text: 'Brightmart', role: 'company' },
      { text: 'Brightmart is a chain of shops.', role: 'company' },
      { text: 'This role will be directly employed by Calder Services.', role: 'overview' },
    ),
  ).toBe('Calder Services');
});

it.each([
  ['Welcome to The Fern Hotel', 'Fern Hotel'],
  ['Headquartered in Denver, Colorado, Fern Benefits', 'Fern Benefits'],
  ['FernStakeFernStake', 'FernStake'],
])('takes %s for %s', (written, name) => {
  expect(tidyName(written).text).toContain(name);
  expect(tidyName(written).text.length).toBeLessThan(written.length);
});

it.each(['Build is what we do.', 'Upon hiring you are trained for a month.'])(
  'hears no name in: %s',
  (text) => {
    expect(read({ text: 'Stock Clerk', role: 'title' }, { text, role: 'company' })).toBeNull();
  },
);

it('keeps a name that goes on behind its ending whole', () => {
  expect(
    read(
      { text: 'Field Sales Representative', role: 'title' },
      {
        text: 'Join the team at Maddy’s Pickles as a Field Sales Representative and bring our jars to shops.',
        role: 'overview',
      },
      {
        text: 'Maddy’s Pickles is a young company that pickles beets, beans and onions by hand in Portland.',
        role: 'company',
      },
      {
        text: 'You visit fifty shops a week, arrange the shelves and tell the buyers about new jars of Maddy’s Pickles.',
        role: 'duty',
      },
    ),
  ).toBe('Maddy’s Pickles');
});

describe('a house that is named only before what it owns', () => {
  const owned: TestLine[] = [
    { text: 'You will answer for the tax of all Amber Fern locations.', role: 'overview' },
    { text: 'Work with internal Amber Fern departments on the books.', role: 'duty' },
  ];

  it('is the employer', () => {
    expect(read(title, ...owned)).toBe('Amber Fern');
  });

  it('is none where it is named once, is a department or a place, or the job is for a client', () => {
    expect(read(title, owned[0]!)).toBeNull();
    expect(
      read(
        title,
        { text: 'Meet the needs of all Human Resources employees.', role: 'duty' },
        { text: 'Train all Human Resources employees.', role: 'duty' },
      ),
    ).toBeNull();
    expect(
      read(
        title,
        { text: 'Visit all San Diego stores.', role: 'duty' },
        { text: 'Help other San Diego stores.', role: 'duty' },
      ),
    ).toBeNull();
    expect(
      read(title, { text: 'Our client is a grocer in Ohio.', role: 'company' }, ...owned),
    ).toBeNull();
  });
});
