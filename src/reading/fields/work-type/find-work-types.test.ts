import { describe, expect, it } from 'vitest';
import { parseJobDescription } from '../parse-job-description.ts';

function workTypeOf(text: string): string {
  const result = parseJobDescription(text);
  return result.kind === 'job' ? result.workType : result.kind;
}

const inBody = (line: string): string =>
  `Field Engineer\nAcme Systems\nDayton, Ohio\nWe are looking for a Field Engineer to join us.\n\nResponsibilities\n- Repair pumps\n- ${line}\n\nRequirements\n- Two years`;
const onTop = (line: string): string =>
  `Field Engineer\nAcme Systems\n${line}\nWe are looking for a Field Engineer to join us.`;

describe('words that are no way of working', () => {
  it.each([
    'Onsite activity centers',
    'On-site gym and childcare',
    'Designs hybrid cloud platforms',
    'Works in remote areas of Alaska',
    'Remote monitoring of pumps',
    'Supports remote teams',
    'On-site visits to customers',
    'Repairs hybrid vehicles',
    'Telework options may be available',
    'Some roles may be eligible for hybrid work',
    'Ability to work remotely when needed',
    'Experience leading hybrid teams',
    'in-person customer service',
    'home office furniture budget',
    'Flexible schedules and telecommuting options, depending on position',
  ])('%s', (line) => {
    expect(workTypeOf(inBody(line))).toBe('');
  });
});

describe('stated ways of working', () => {
  it.each([
    ['This is a fully remote position.', 'remote'],
    ['This role is remote.', 'remote'],
    ['You can work from home every day.', 'remote'],
    ['Hybrid role with three days in the office', 'hybrid'],
    ['2 days a week in the office, the rest from home', 'hybrid'],
    ['Work from home up to two days a week', 'hybrid'],
    ['A mix of office and home working', 'hybrid'],
    ['This is an on-site position', 'on-site'],
    ['Remote work is not available for this role', 'on-site'],
    ['This is not a remote position.', 'on-site'],
    ['In-office five days a week', 'on-site'],
  ])('%s', (line, expected) => {
    expect(workTypeOf(inBody(line))).toBe(expected);
  });

  it.each([
    ['Dayton, OH (Remote)', 'remote'],
    ['Dayton, OH · Hybrid', 'hybrid'],
    ['Dayton, OH | On-site', 'on-site'],
    ['Location: Fully remote with potential hybrid options later.', 'remote'],
    ['Location: Dayton or Remote', ''],
    ['Work Location: In person', 'on-site'],
    ['Work Location: Hybrid remote in Dayton, OH', 'hybrid'],
    ['Remote: Yes', 'remote'],
    ['Telework eligible: Yes', ''],
    ['Arbeitsmodell: hybrid', 'hybrid'],
    ['Télétravail : 100 %', 'remote'],
  ])('%s', (line, expected) => {
    expect(workTypeOf(onTop(line))).toBe(expected);
  });
});
