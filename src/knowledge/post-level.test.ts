import { describe, expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { readPost } from './post-level.ts';

const read = (title: string, lines: readonly string[] = [], more: Partial<Brief> = {}) =>
  readPost({
    title: { given: title, clean: title, singular: title },
    facts: lines.map((text) => ({ kind: 'duty', text })),
    seniority: { level: null, years: null, source: null },
    reportsTo: null,
    ...more,
  } as unknown as Brief);
const level = (...args: Parameters<typeof read>): string => read(...args).level;
const leads = (title: string, ...lines: string[]): boolean => read(title, lines).leads;

describe('readPost', () => {
  it('believes a title that says so', () => {
    expect(level('Laundry Supervisor')).toBe('supervisor');
    expect(level('Roofing Foreman')).toBe('supervisor');
    expect(level('Assistant Store Manager')).toBe('supervisor');
    expect(level('Bakery Manager')).toBe('manager');
    expect(level('Group Financial Controller')).toBe('head');
    expect(level('Head of Fundraising')).toBe('head');
    expect(level('CFO')).toBe('head');
    expect(level('Deputy Director of Nursing')).toBe('manager');
  });

  it('takes nobody for a leader who assists one or has things', () => {
    expect(leads('Assistant to General Manager')).toBe(false);
    expect(leads('Assistant Account Manager', 'Renew policies and answer clients')).toBe(false);
    expect(leads('Assistant Bakery Manager')).toBe(true);
  });

  it('asks the text where a title leaves it open', () => {
    expect(level('Materials Manager', ['Oversees buyers and planners of two sites'])).toBe(
      'manager',
    );
    expect(level('Newsletter Manager', ['Plan and write the weekly issue'])).toBe('staff');
    expect(leads('Linen Officer', 'Oversee a crew of room attendants on three floors')).toBe(true);
    expect(leads('Linen Officer', 'Fold and count linen')).toBe(false);
    expect(leads('Lead Surveyor', 'Measure plots and draw plans')).toBe(false);
  });

  it('needs more of it where the title names a worker or a manager of things', () => {
    expect(leads('Painter', 'Manage lead times with the team')).toBe(false);
    expect(leads('Cleaner', 'Work in a team', 'Train new staff now and then')).toBe(false);
    expect(leads('Account Manager', 'Lead a team of experts', 'Prepare schedules')).toBe(false);
    expect(leads('Project Manager', 'Line manage four site engineers')).toBe(true);
  });

  it('takes no others for the people of the post', () => {
    expect(leads('Fair Manager', 'Oversee vendors and sponsors')).toBe(false);
    expect(leads('Change Manager', 'Lead cross-functional teams')).toBe(false);
    expect(leads('Data Manager', 'Manage relationships with staff')).toBe(false);
  });

  it('knows whose work is the staff of others', () => {
    const work = [
      'Run the daily functions of the HR department including hiring and interviewing staff',
      'Attend disciplinary meetings with employees',
      'Train and coach managers on policies',
      'Conduct performance reviews with department heads',
    ];
    expect(read('HR Generalist', work)).toEqual({ level: 'staff', leads: false });
    expect(leads('HR Generalist', ...work, 'Supervise the HR assistants')).toBe(true);
    expect(leads('HR Manager', ...work)).toBe(true);
  });

  it('takes hiring for others in personnel for no people of their own', () => {
    const lines = ['Hiring and interviewing staff for all departments', 'Disciplinary matters'];
    expect(leads('HR Generalist', ...lines)).toBe(false);
    expect(leads('HR Generalist', ...lines, 'Lead a team of three HR assistants')).toBe(true);
    expect(leads('Workshop Lead', ...lines)).toBe(true);
  });

  it('takes whom an assistant works for for no level of the post', () => {
    expect(level('Personal Assistant to Controller')).toBe('staff');
    expect(level('Secretary to Director of Nursing')).toBe('staff');
  });

  it('hears that nobody is led, and whom the post serves', () => {
    expect(leads('Tax Manager', 'Oversee the tax team', 'This post has no direct reports')).toBe(
      false,
    );
    expect(level('Assistant to the Director')).toBe('staff');
    expect(level('Art Director')).toBe('senior');
  });

  it('takes a manager under the owner of the house for a head', () => {
    const boss = { reportsTo: { text: 'Managing Director' } } as unknown as Partial<Brief>;
    expect(level('Operations Manager', [], boss)).toBe('head');
    expect(level('Operations Manager')).toBe('manager');
  });

  it('takes what the text calls a post that has no title', () => {
    const said = ['The Operations Director is a member of the board'];
    expect(level('', said)).toBe('head');
    expect(level('Store Clerk', said)).toBe('staff');
  });
});

it('hears in the duties who runs a place and its people, whatever the title', () => {
  expect(
    leads(
      'Ferry Desk Associate II',
      'Oversees the Harbor Center and tells the director of its troubles',
      'Generates the desk staff schedule',
      "Reviews the quality of staff's work",
      'Sell tickets',
    ),
  ).toBe(true);
  expect(leads('Ferry Desk Associate', 'Oversees the Harbor Center clock', 'Sell tickets')).toBe(
    false,
  );
});

it('takes nobody for senior by those a house is for', () => {
  const said = { seniority: { level: 'senior', years: null, source: null } } as Partial<Brief>;
  expect(level('Senior Living Cook', [], said)).toBe('staff');
  expect(level('Senior Cook', [], said)).toBe('senior');
});

it('takes whoever answers for whole units for a manager where no title says it', () => {
  const lines = ['Administrative and operational responsibility for assigned lighthouse units'];
  expect(read('', lines)).toEqual({ level: 'manager', leads: true });
  expect(leads('', 'Keep the lamp room clean')).toBe(false);
});
