import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const lines = (text: string): string[] => cleanText(text).text.split('\n');

it.each([
  ['Work on a loom OSExperience with dyes', ['Work on a loom OS', 'Experience with dyes']],
  ['Holds a loom LGVA strong weaver of rugs', ['Holds a loom LGV', 'A strong weaver of rugs']],
  ['With an MBA strong in dyes', ['With an MBA strong in dyes']],
  ['The house is in Reno, NV.Role Description', ['The house is in Reno, NV.', 'Role Description']],
  [
    'Department: Loom ServicesLocation: DerbyDescription',
    ['Department: Loom Services', 'Location: Derby', 'Description'],
  ],
  ['Position-Loom WeaverLocation- Derby', ['Position-Loom Weaver', 'Location- Derby']],
  ['Salary: Up to £31kContract: One year', ['Salary: Up to £31k', 'Contract: One year']],
  [
    'LOCATION: HARROW QUAYSHIFT PATTERN: Nights',
    ['LOCATION: HARROW QUAY', 'SHIFT PATTERN: Nights'],
  ],
  ['Weekend Pay401(k) with match', ['Weekend Pay', '401(k) with match']],
  ['Time off (plus loom days)7 Paid Holidays', ['Time off (plus loom days)', '7 Paid Holidays']],
  ['Dental cover: half paidSTD and more', ['Dental cover: half paid', 'STD and more']],
  ['Work in Python3 on Windows11', ['Work in Python3 on Windows11']],
  ['Harrow ClinicAddress', ['Harrow Clinic', 'Address']],
  ['Job TitleHRW Loom Manager', ['Job Title', 'HRW Loom Manager']],
  [
    'SENIOR LOOM AND DYE MANAGER POSITION DESCRIPTIONHarrow is a mill',
    ['SENIOR LOOM AND DYE MANAGER POSITION DESCRIPTION', 'Harrow is a mill'],
  ],
  [
    'At Harrow\nWorks, we weave. The Harrow\nWorks team is small.',
    ['At HarrowWorks, we weave. The HarrowWorks team is small.'],
  ],
  ['What will you do …Weave all day', ['What will you do ...', 'Weave all day']],
  ['A Bit About Us...Fern Looms weaves rugs', ['A Bit About Us...', 'Fern Looms weaves rugs']],
  [
    'Discounts on wool and many more...Qualifications',
    ['Discounts on wool and many more...', 'Qualifications'],
  ],
  [
    'Who we are looking for...3 years of weaving',
    ['Who we are looking for:', '3 years of weaving'],
  ],
  [
    'As one of our porters, you will...Carry the trunks',
    ['As one of our porters, you will:', 'Carry the trunks'],
  ],
  ['We wove rugs all day…Then we slept', ['We wove rugs all day...Then we slept']],
  ['Skills/ExperienceLPG fitting at sea', ['Skills/Experience', 'LPG fitting at sea']],
  [
    'Founded with Ferrati S.p.\nA., a maker of bells.',
    ['Founded with Ferrati S.p.A., a maker of bells.'],
  ],
  [
    'Bring warmth and team spirit Act as an envoy for the school',
    ['Bring warmth and team spirit', 'Act as an envoy for the school'],
  ],
  [
    'Give lessons to groups of learners Track each pupil and offer feedback Facilitate testing',
    [
      'Give lessons to groups of learners',
      'Track each pupil and offer feedback',
      'Facilitate testing',
    ],
  ],
  [
    'Weigh every risk within tolerance Review and organize permits',
    ['Weigh every risk within tolerance', 'Review and organize permits'],
  ],
  [
    'Trade school or GED Minimum of 4 years on looms and dyes Computer literacy is welcome',
    ['Trade school or GED', 'Minimum of 4 years on looms and dyes', 'Computer literacy is welcome'],
  ],
  [
    'Dye vats daily. Skills Ability to mix colors. Experience Qualified dyer',
    ['Dye vats daily.', 'Skills', 'Ability to mix colors.', 'Experience', 'Qualified dyer'],
  ],
  [
    "Discounts with our 'Loom+' scheme'Friends and Family' rug sales",
    ["Discounts with our 'Loom+' scheme", "'Friends and Family' rug sales"],
  ],
  ['You report on this role.5-10% travel', ['You report on this role.', '5-10% travel']],
  ['Mend nets as needed Support crews at sea', ['Mend nets as needed', 'Support crews at sea']],
  [
    'Gloves and paid PPEConstant coaching, including Driver CPCRefund of the cost of medicals',
    [
      'Gloves and paid PPE',
      'Constant coaching, including Driver CPC',
      'Refund of the cost of medicals',
    ],
  ],
  [
    '• Win new growers by word of mouth At Fern Hill, we train everybody',
    ['• Win new growers by word of mouth', 'At Fern Hill, we train everybody'],
  ],
  [
    'Permit to work without a sponsor If you’re keen, call',
    ['Permit to work without a sponsor', "If you're keen, call"],
  ],
  ['Starting salary DOE24 days holiday', ['Starting salary DOE', '24 days holiday']],
  ['Work EnvironmentThe hall is loud', ['Work Environment', 'The hall is loud']],
  [
    'Send a letter to desk@quarry.orgPlanning and Care',
    ['Send a letter to desk@quarry.org', 'Planning and Care'],
  ],
  [
    'Lead the yard staff,Check and seal all crates',
    ['Lead the yard staff,', 'Check and seal all crates'],
  ],
  ['Ask Anna in stores,Marta keeps the keys', ['Ask Anna in stores, Marta keeps the keys']],
  ['Open until 2pmBring your badge', ['Open until 2pm', 'Bring your badge']],
  ['On a weekday basis.05.00am - 2.00pm', ['On a weekday basis.', '05.00am - 2.00pm']],
  [
    'Find and win new shops Cold call growers Schedule and hold tastings',
    ['Find and win new shops', 'Cold call growers', 'Schedule and hold tastings'],
  ],
  [
    'Meet your goals Utilize Fernsoft to log calls',
    ['Meet your goals', 'Utilize Fernsoft to log calls'],
  ],
  [
    'Sound grasp of laws and procedures Experience with budgets',
    ['Sound grasp of laws and procedures', 'Experience with budgets'],
  ],
  [
    'Reliable and trustworthy Strong attention to detail Work closely with the owner',
    ['Reliable and trustworthy', 'Strong attention to detail', 'Work closely with the owner'],
  ],
  [
    '• Talks to contacts Ability to write plainly',
    ['• Talks to contacts', '• Ability to write plainly'],
  ],
])('gives back the break in "%s"', (text, parts) => {
  expect(lines(text)).toEqual(parts);
});

it.each([
  'Two years Experience with till systems',
  'Good sales Experience with hotels',
  'Strong Ability to read plans',
  'You possess Excellent manners and demonstrate Strong nerves',
  'You work with the Develop team and Maintain records',
  'A HUBZone firm that serves McDonald’s, with PharmD and iTero experience in SolidWorks',
  'Reports to the Manager of Projects Unit',
  'By clicking Continue to join you agree to everything',
  'Answer to our products Support team in Leeds',
])('leaves "%s" in one line', (text) => {
  expect(lines(text)).toHaveLength(1);
});
