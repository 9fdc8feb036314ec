import { describe, expect, it } from 'vitest';
import { splitHeadingJoints } from './heading-joints.ts';
import { mapText } from './mapped-text.ts';

const split = (text: string): string[] => splitHeadingJoints(mapText(text)).text.split('\n');

describe('splitHeadingJoints', () => {
  it.each([
    ['Requirements', "Bachelor's degree in forestry or botany"],
    ['Duties & Responsibilities', 'Collaborate with growers on the spring order'],
    ['Summary', 'Arrange and lead the weekly tasting of new teas'],
    ['Company Benefits', '25 days of leave and a bus pass'],
    ['Skills', 'The right person will know her way round a kiln'],
    ['Menus and Supplies', 'Draft and send all orders to the mill'],
    ["What You'll Get", 'Boats are at the heart of what we do here'],
    ['Harbour Services', 'Provide support to the crews of visiting boats'],
  ])('gives "%s" a line above its text', (heading, text) => {
    expect(split(`${heading} ${text}`)).toEqual([heading, text]);
  });

  it.each([
    ['Plan the rota so that guests enjoy their visits', 'Qualifications'],
    ['A forklift licence is preferred', 'Benefits'],
    ['Share what works with growers and buyers', 'Professional and Technical Competencies'],
    ['30 hours a week, Tuesday to Sunday', 'Requirements'],
  ])('gives the heading at the end of a line its own: %s', (text, heading) => {
    expect(split(`${text} ${heading}`)).toEqual([text, heading]);
  });

  it.each([
    'Design and Implement tidy and lasting irrigation plans',
    'Draw up budgets in line with Business Requirements',
    'Good knowledge of Compensation and Benefits',
    'Dental, Vision and Wellness Benefits for everybody here',
    'Proven Garden Development and Support experience in a nursery',
    'Develop Annual Business Plan for key growers of tulips',
    'Make sure that the kiln meets all customer Requirements',
    'Our People Plan reflects what we promised to our growers',
    'Requirements Review and Analysis for the new weaving shed',
  ])('leaves %s', (line) => {
    expect(split(line)).toEqual([line]);
  });
});
