import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const lines = (text: string): string[] =>
  cleanText(`Night Baker\n\n${text}`).text.split('\n').slice(2);

it.each([
  [
    'Long days in the early shift10 hours a day',
    ['Long days in the early shift', '10 hours a day'],
  ],
  ['Staff meals and benefits50% off bread', ['Staff meals and benefits', '50% off bread']],
  ['We bake for over2,500 homes', ['We bake for over 2,500 homes']],
  ['Bread of great qualityApplies glaze', ['Bread of great quality', 'Applies glaze']],
  ['SHIFT MANAGERJob Summary', ['SHIFT MANAGER', 'Job Summary']],
  [
    'Graduate of Food EngineeringExperience with dough',
    ['Graduate of Food Engineering', 'Experience with dough'],
  ],
  [
    'Our page is Ryebread.net\nKeeps the weekly reportsRyebread.net\nWrites the menu',
    ['Our page is Ryebread.net', 'Keeps the weekly reports', 'Ryebread.net', 'Writes the menu'],
  ],
  ['Skilled in VisioA steady hand', ['Skilled in Visio', 'A steady hand']],
  [
    'Plans for urban housing and marketingplans for the fair',
    ['Plans for urban housing and marketing plans for the fair'],
  ],
  [
    'Ovens & KPIsPrepare the weekly rota with the buyers',
    ['Ovens & KPIs', 'Prepare the weekly rota with the buyers'],
  ],
  [
    'Stock & DataPartner with the shops on their orders',
    ['Stock & Data', 'Partner with the shops on their orders'],
  ],
  ['Bakers withcurrent papers', ['Bakers with current papers']],
])('parts words that grew together: %s', (text, parted) => {
  expect(lines(text)).toEqual(parted);
});

it.each([
  'Posts on YouTube and GEOLocate maps with PowerPoint',
  'We love the MarketLeaf till and the OpenX desk',
  'RESTful services, pep8 and flake8 checks',
  'A cornerstone and steppingstone for workstreams, truckloads and withholdings',
])('leaves names and compounds whole: %s', (text) => {
  expect(lines(text)).toEqual([text]);
});

it('gives a time its blank and its line', () => {
  expect(lines('Monday to Friday8:30AM - 5:30PMSalary Range30,000 - 40,000')).toEqual([
    'Monday to Friday 8:30AM - 5:30PM',
    'Salary Range 30,000 - 40,000',
  ]);
});

it.each([
  [
    'Access to halls for staff and facultyLinkedIn Learning Courses',
    'facultyLinkedIn',
    'faculty\nLinkedIn',
  ],
  ['Weaver\nSpecial RequirementsU.S. citizenship', 'RequirementsU', 'Requirements\nU'],
  ['Weaver\nGood writing skillsA PhD in wool', 'skillsA', 'skills\nA'],
  ['Weaver\nDental cover company paidSTD cover too', 'paidSTD', 'paid\nSTD'],
  ['Weaver\nThree years of loom experienceC.P.I.M. papers', 'experienceC', 'experience\nC'],
])('parts a line before a name with capitals or dots: %s', (text, grown, parted) => {
  expect(cleanText(`Weaver\n\n${text}`).text).toContain(
    text.replace(grown, parted).split('\n').slice(-2).join('\n'),
  );
});

it('takes a joint of a page that was pasted twice for one', () => {
  const page =
    'Warm halls for all the weavers of our mill, with light from all the four sides of it\nPension SchemePrivate Health Care\nEmployee Assistance ProgrammeAccess to the gym\nWarm Woollen WorkwearLaundry of all clothes\n';
  const text = cleanText(`Weaver\n\n${page}${page}`).text;
  expect(text).not.toContain('SchemePrivate');
  expect(text).not.toContain('ProgrammeAccess');
});

it.each([
  'papers sent through LindoGo prior to the start',
  'kept in Basecamp, Drive and ManyChat for us',
  'Well done! #JoinTheMill',
])('keeps a name of two short halves where a sentence goes on: %s', (part) => {
  const joints = 'Weaves rugsPacks ordersCounts stock skillsAbility to weave';
  expect(cleanText(`Weaver\n\n${joints}\n${part}\nAll welcome`).text).toContain(part);
});

it('ends a sentence behind an abbreviation that no initial is', () => {
  expect(cleanText('Weaver\n\nWork with Power BI.Experience of looms.').text).toContain(
    'Power BI.\nExperience',
  );
});
