import { describe, expect, it } from 'vitest';
import type { TestLine } from '../testing/job-text.ts';
import { readLines } from '../testing/read-lines.ts';
import { cleanTitle } from './clean-title.ts';
import { findTitlesInProse } from './title-in-prose.ts';

const read = (...lines: TestLine[]): string | null => readLines(lines).title?.value ?? null;

describe('readTitle', () => {
  it.each([
    ['Dental Nurse at 5G Smiles', 'Dental Nurse'],
    ['Yard Council Member at Michael Page', 'Yard Council Member'],
    ['.NET Web Developer', '.NET Web Developer'],
    ['40817 - Harbor Pilot', 'Harbor Pilot'],
    ['#40817: Harbor Pilot', 'Harbor Pilot'],
    ['2-4 years Harbor Pilot', 'Harbor Pilot'],
    ['3 Harbor Pilots', 'Harbor Pilots'],
    ['2 Way Radio Fitter', '2 Way Radio Fitter'],
  ])('leaves out what only stands beside it: %s', (text, wanted) => {
    expect(read({ text, role: 'title' })).toBe(wanted);
  });

  it('keeps the line on top whatever is said to the reader in it, and whatever house a word of it may be', () => {
    const below: TestLine = {
      text: 'We are looking for the next leader of the yard.',
      role: 'company',
    };
    expect(read({ text: 'Ship Carpenter - pick your hours', role: 'title' }, below)).toBe(
      'Ship Carpenter',
    );
    expect(read({ text: 'Harbor Trust & Safety Professional', role: 'title' }, below)).toBe(
      'Harbor Trust & Safety Professional',
    );
  });

  it.each<[string, TestLine]>([
    ['Store Standards', { text: 'Keep the shelves full and the prices right.', role: 'duty' }],
    ['Principal Functions and Responsibilities1.', { text: 'Plan the rounds.', role: 'duty' }],
    ['Honey', { text: 'Badger is a shop for beekeepers in the hills.', role: 'company' }],
    ['General Scope of Work', { text: 'Count the sacks every morning.', role: 'noise' }],
  ])('takes "%s" for no title', (text, below) => {
    expect(read({ text, role: 'title' }, below)).toBeNull();
  });

  it.each([
    ['Remote Boat Painter', 'Boat Painter'],
    ['Boat Painter 1', 'Boat Painter'],
    ['Boat Painter (FTC)l', 'Boat Painter'],
    ['Boat Painter: Harbor Grade: Exempt', 'Boat Painter'],
    ['Senior Boat Painter', 'Senior Boat Painter'],
    ['Painter', 'Boat Painter'],
  ])('takes the cleaner of the first line and "%s" behind a label', (labelled, title) => {
    expect(
      read(
        { text: 'Boat Painter', role: 'title' },
        { text: labelled, role: 'title', label: 'Job Title' },
        { text: 'Paint the hulls of six boats.', role: 'duty' },
      ),
    ).toBe(title);
  });

  it('leaves out the title of whom to ask', () => {
    expect(
      read(
        { text: 'The Pastry Cook will bake for the wards.', role: 'overview' },
        { text: 'Keep the ovens and all of the kitchen clean.', role: 'duty' },
        { text: 'Kitchen Matron', role: 'process', label: 'Job title' },
      ),
    ).toBe('Pastry Cook');
  });

  it('takes the name in the sentences before a heading in capitals', () => {
    expect(
      read(
        { text: 'COUNTY KITCHENS', role: 'title' },
        { text: 'Brackwell is the county seat and sits by a lake.', role: 'company' },
        {
          text: 'The position of Director of School Meals exists to feed pupils.',
          role: 'overview',
        },
        { text: 'The Director of School Meals reports to the Mayor.', role: 'overview' },
      ),
    ).toBe('Director of School Meals');
    expect(
      read(
        { text: 'Overview', role: 'head', shape: 'heading' },
        { text: 'As a true craftsman and friend of spices, you shine.', role: 'overview' },
        { text: 'The Grill Director will run three kitchens.', role: 'overview' },
      ),
    ).toBe('Grill Director');
  });

  it.each<[string, TestLine]>([
    ['Line Cook', { text: 'Line Cook - Denver, CO - $19/hr', role: 'title' }],
    ['Line Cook', { text: 'Line Cook', role: 'noise', label: 'Job Title' }],
    ['Line Cook', { text: 'Line Cook Responsibilities', role: 'title' }],
    ['Line Cook', { text: 'Line Cook - 4 Posts at Fernhill Hotel', role: 'title' }],
    ['Catering - Intern', { text: 'Catering - Intern at Fernhill Hotel', role: 'title' }],
    ['Line Cook', { text: 'Line Cook Local to Boise, Idaho', role: 'title' }],
    ['Line Cook', { text: 'Line Cook (Signing Bonus Eligible)', role: 'title' }],
    ['Line Cook', { text: 'Line Cook - no C2C', role: 'title' }],
    ['Lead Line Cook', { text: 'Lead Line CookW2 Contract & Trial', role: 'title' }],
    ['Line Cook', { text: 'Line Cook - Open Rank-RS-Boise, ID', role: 'title' }],
    ['Line Cook', { text: 'Line Cook / Grill Exp. Required', role: 'title' }],
    ['Line Cook', { text: 'Line Cook - Join Our Happy Crew', role: 'title' }],
    ['Line Cook', { text: 'Line Cook in Boise Idaho', role: 'title' }],
    ['Customer Experience Lead', { text: 'Customer Experience Lead', role: 'title' }],
    ['New Product Manager', { text: 'New Product Manager', role: 'title' }],
    ['Head Cook', { text: 'We seek a tireless Head Cook to run it.', role: 'overview' }],
    ['senior Head Cook', { text: 'We seek a senior Head Cook to run it.', role: 'overview' }],
    [
      'Kiln Manager',
      { text: 'We seek a calm person to be our Kiln Manager here.', role: 'overview' },
    ],
    [
      'Kiln Manager',
      { text: 'Join the U.K’s largest kilns as a Kiln Manager in May.', role: 'overview' },
    ],
    ['Kiln Manager', { text: 'Main duties of a Kiln Manager are below.', role: 'overview' }],
    ['Buyer, Fresh Fish', { text: 'We seek a Buyer, Fresh Fish to buy it.', role: 'overview' }],
    ['Pastry assistant', { text: 'The Pastry assistant will glaze.', role: 'overview' }],
    [
      'Tour Planner',
      { text: 'Based at our office in Cork, the Tour Planner will book trips.', role: 'overview' },
    ],
    [
      'Director, Menus & Tastes',
      { text: 'The Director, Menus & Tastes is a partner of all chefs.', role: 'overview' },
    ],
    ['Line Cook', { text: 'URGENT: Line Cook', role: 'title' }],
    ['Line Cook', { text: 'Line Cook Join Our Happy Crew', role: 'title' }],
    ['Line Cook', { text: 'Line Cook Discover Fernhill Hotels', role: 'title' }],
    ['Line Cook', { text: 'Line Cook Type: Hourly Contract', role: 'title' }],
    ['Line Cook', { text: 'Line Cook [W2 only]', role: 'title' }],
    ['Grill Cook', { text: 'Position Grill Cook', role: 'title' }],
    ['Title Officer', { text: 'Title Officer', role: 'title' }],
    ['Grill Cook', { text: 'Urgently Required Grill Cook', role: 'title' }],
    ['Line Cook', { text: 'Line Cook opportunities', role: 'title' }],
    [
      'Menu Panel Member',
      { text: 'This is a role for a Menu Panel Member at Fern.', role: 'overview' },
    ],
    [
      'Kitchen Subcontractor',
      { text: 'As a Kitchen Subcontractor, you will cook.', role: 'overview' },
    ],
    [
      'Grill Assistant Internship',
      { text: 'This is a paid Grill Assistant Internship role at Fern.', role: 'overview' },
    ],
    [
      'Grill Cook',
      { text: 'Our inn is growing and seeking to add a Grill Cook at once.', role: 'overview' },
    ],
    ['Line Cook', { text: 'Open position: Line Cook', role: 'title' }],
    ['Line Cook', { text: 'Career opportunity – Line Cook', role: 'title' }],
    ['Line Cook', { text: '[Hiring] Line Cook', role: 'title' }],
    ['Line Cook', { text: "We're hiring: Line Cook", role: 'title' }],
    ['Remote Bookkeeper', { text: 'Remote Bookkeeper', role: 'title' }],
    ['Contract Manager', { text: 'Contract Manager', role: 'title' }],
    ['Electrician', { text: 'Are you a qualified electrician?', role: 'overview' }],
    [
      'Line Cook',
      { text: 'We are looking for a Line Cook to join our kitchen.', role: 'overview' },
    ],
    ['Line Cook', { text: 'This is a full-time role for a Line Cook.', role: 'overview' }],
    ['Line Cook', { text: 'Your new role As a Line Cook, you plate fast.', role: 'overview' }],
    ['Line Cook', { text: 'Join the largest grill in town as a Line Cook.', role: 'overview' }],
    [
      'Line Cook',
      { text: 'We need a calm, tidy, and friendly Line Cook to join us.', role: 'overview' },
    ],
    ['Stock Auditor', { text: 'Stock Auditor will count the cold store.', role: 'overview' }],
    [
      'Stock Auditor',
      { text: 'The Stock Auditor (North) position will count the store.', role: 'overview' },
    ],
    [
      'Line Cook',
      { text: 'Birch Grill hiring Line Cook in Denver, Colorado | LinkedIn', role: 'noise' },
    ],
    ['New To Site Joiner', { text: 'New To Site Joiner', role: 'title' }],
    ["Carer, St Anne's", { text: "Carer, St Anne'S", role: 'title' }],
    ['Telecaller', { text: 'Telecaller (Female)', role: 'title' }],
    [
      'Menuisier (H/F)',
      { text: 'Pour ce poste de Menuisier (H/F), vous posez des portes.', role: 'overview' },
    ],
  ])('%s', (expected, line) => {
    expect(read(line)).toBe(expected);
  });

  it('leaves out the employer', () => {
    expect(
      read(
        { text: 'Data Analyst – Polar Freight', role: 'title' },
        { text: 'Polar Freight is looking for a data analyst.', role: 'overview' },
      ),
    ).toBe('Data Analyst');
  });

  it.each<[string, TestLine]>([
    ['a heading', { text: 'GENERAL DEFINITION OF WORK:', role: 'head', shape: 'heading' }],
    ['a task', { text: 'Maintain and review financial records', role: 'duty' }],
    ['a place', { text: 'Leeds, England, United Kingdom', role: 'place' }],
    ['page furniture', { text: 'Skip to main content', role: 'noise' }],
  ])('does not take %s for it', (_, line) => {
    expect(read(line)).toBeNull();
  });
});

describe('cleanTitle', () => {
  it.each([
    ['POLICE SERVICE REPRESENTATIVE', 'Police Service Representative'],
    ['RN CASE MANAGER', 'RN Case Manager'],
    ['Senior Accountant - Chicago, IL - $85k', 'Senior Accountant'],
    ['Now hiring: Line Cook!!', 'Line Cook'],
    ['Nurse in Leeds', 'Nurse'],
    ['Dye Works Professional-Oronoco', 'Dye Works Professional'],
    ['Sail Maker – Oronoco', 'Sail Maker'],
    ['Nurse-Manager', 'Nurse-Manager'],
    ['Data Engineer (Remote)', 'Data Engineer'],
    ['Registered Nurse - ICU', 'Registered Nurse - ICU'],
    ['2 forklift drivers', 'Forklift Drivers'],
    ['Paris Bureau Chief', 'Paris Bureau Chief'],
    ['Stock Clerk, 3 days a week', 'Stock Clerk'],
    ['Physician Assistant - Urgent Care', 'Physician Assistant - Urgent Care'],
    ['Bilanzbuchhalter (w/m/d) in Vollzeit', 'Bilanzbuchhalter (w/m/d)'],
  ])('%s', (written, title) => {
    expect(cleanTitle(written).text).toBe(title);
  });
});

describe('findTitlesInProse', () => {
  it.each([
    [
      'Birch Foods is seeking an experienced Sales Director responsible for growth',
      'Sales Director',
    ],
    ['need 2 forklift drivers nights Reading', 'Forklift Drivers'],
    ['Wir suchen eine Pflegefachkraft (m/w/d) für unser Haus', 'Pflegefachkraft (m/w/d)'],
    ['Roofers wanted in Ogden', 'Roofers'],
    ['Reporting to the Head of Stores, the Stock Clerk will count', 'Stock Clerk'],
    ['The Dairy Buyer – Own Brands plans what is bought', 'Dairy Buyer'],
  ])('%s', (sentence, title) => {
    const found = findTitlesInProse(sentence).map(({ text }) => text.toLowerCase());
    expect(found).toContain(title.toLowerCase());
  });

  it.each([
    'The bridge is old and the council will replace it.',
    'Oversees hiring and interviewing staff.',
    'Partner with the buyers to plan the season.',
    'Learn what every grower needs Partner with the buyers to plan the season.',
    'Calls in plumbers and electricians when needed.',
    "A valid driver's licence is required.",
  ])('finds none in: %s', (sentence) => {
    expect(findTitlesInProse(sentence)).toEqual([]);
  });
});

it('takes the level that a heading adds to the name of the page', () => {
  expect(
    read(
      { text: 'Store Manager', role: 'title' },
      { text: 'Senior Store Manager', role: 'title' },
      { text: 'The Store Manager leads a team.', role: 'overview' },
    ),
  ).toBe('Senior Store Manager');
});

it('keeps for whom the job is in front of its name', () => {
  const long: TestLine[] = [
    {
      text: 'We are looking for a Graduate Web Application Developer to join us in Ripon.',
      role: 'overview',
    },
    { text: 'You build the pages on which mills order their yarn.', role: 'duty' },
    {
      text: 'You will sit down with the people of the mills each week, hear what keeps them from ordering online, build it with the others of the team, and look after it for as long as the mills use it.',
      role: 'duty',
    },
    {
      text: 'You know how pages are built and have built some yourself, for somebody who used them, and you know how to tell people who have never done it what is easy in them and what is not.',
      role: 'must',
    },
  ];
  expect(read(...long)).toBe('Graduate Web Application Developer');
});

it('keeps what a sentence adds to the title behind a dash and in brackets', () => {
  const long: TestLine[] = [
    {
      text: 'Join us as a Finance Manager – Operations (Ceramics) based in Stoke, Staffordshire.',
      role: 'overview',
    },
    { text: 'As Finance Manager you will run the month end for three kilns.', role: 'duty' },
    {
      text: 'You will sit down with the heads of the works each week, set the budget with them, look after the stock count, and sign off what the works may spend on kilns, clay and glazes in the year to come.',
      role: 'duty',
    },
    {
      text: 'You are a qualified accountant with some years in a works that makes things, and you know how to tell people who are none what the numbers mean for them.',
      role: 'must',
    },
  ];
  expect(read(...long)).toBe('Finance Manager – Operations (Ceramics)');
});
