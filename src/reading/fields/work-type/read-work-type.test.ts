import { describe, expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readLines } from '../testing/read-lines.ts';

const read = (text: string, given: { label?: string; role?: UnitRole } = {}): string | null =>
  readLines([
    { text: 'Accountant', role: 'title' },
    { text: 'We keep the books of forty shops.', role: 'company' },
    { text, role: 'overview', ...given },
  ]).workType?.value ?? null;

describe('readWorkType', () => {
  it.each([
    "Please do not apply if you're looking for remote work.",
    'In the office; we will consider remote for the right person.',
    'A senior post with flexibility for remote work and some travel.',
    'The role is open in our Leeds, Bath, or Remote locations.',
    'Position will require additional remote work for night coverage.',
  ])('takes no offer from: %s', (text) => {
    expect(read(text)).not.toBe('remote');
  });

  it('leaves open which of two ways it will be', () => {
    const { workType } = readLines([
      { text: 'Bookbinder', role: 'title' },
      { text: 'Remote position or onsite in Leeds', role: 'overview' },
    ]);
    expect(workType?.value).toBe('remote');
    expect(workType?.confidence).toBeLessThan(0.5);
  });

  it.each([
    ['This is a fully remote role.', 'remote'],
    ['A contract for binders, remote 100%.', 'remote'],
    ['This is a virtual position.', 'remote'],
    ['This is a six-week remote contract with possible extension.', 'remote'],
    ['We are seeking a skilled and calm Remote Bookbinder for our team.', 'remote'],
    ['Based in our Bath office Monday-Thursday with remote work on Fridays.', 'hybrid'],
    ['We keep a hybrid work model for most positions.', null],
    ['This post offers in-office, hybrid (two office days), and remote work.', null],
    ['We are looking for an on-site Bindery Clerk.', 'on-site'],
    ['Hybrid with weekly presence in the Leeds office', 'hybrid'],
    ['You work 2 days from home each week.', 'hybrid'],
    ['We ask that you come in 2-3 times a week.', 'hybrid'],
    ['Hybrid in-person/remote week (fully remote on request)', 'hybrid'],
    ['The job can be hybrid.', 'hybrid'],
    [
      'This is a full-time hybrid Boat Painter role located in Dover, DE with some freedom to work remotely.',
      'hybrid',
    ],
    ['This is a full-time on-site Boat Painter role located in Dover, DE.', 'on-site'],
    ['This is a remote Boat Painter position.', 'remote'],
    ['A hybrid post with telework; come in person two days a week or more.', 'hybrid'],
    ['This is not a remote role.', 'on-site'],
    ['Remote applicants will not be considered.', 'on-site'],
    ['Remote work is not possible in this post.', 'on-site'],
    ['We are unable to offer remote or hybrid working.', 'on-site'],
    ['Working from home is not an option with our kilns.', 'on-site'],
    ['We do not offer remote work for this position.', 'on-site'],
    ['Sadly, home-based working cannot be considered.', 'on-site'],
    ['This is a fully remote role and travel is not required.', 'remote'],
    ['No cold calling, this is a remote role.', 'remote'],
    ['Based in Leeds, with flexibility for some remote work.', 'hybrid'],
    ['Please note that this is a full-time onsite internship from May to August.', 'on-site'],
    ['You come to the office once a week.', 'hybrid'],
    ['Two required in-office work days a week', 'hybrid'],
    ['Zwei Tage pro Woche im Homeoffice sind üblich.', 'hybrid'],
    ['2 jours de télétravail par semaine', 'hybrid'],
    ['Trabajo híbrido en Madrid', 'hybrid'],
    ['We are full in-person and help you to move.', 'on-site'],
    ['You clean at various on-site locations in Leeds.', 'on-site'],
    ['Hybrid/ flexible schedule opportunities', 'hybrid'],
    ['Grow in a remote work environment with many opportunities.', 'remote'],
    ['Permanent work at home', 'remote'],
    ['You work full-time, remotely in the north, from 8 am', 'remote'],
    ['One remote working day per week', 'hybrid'],
    ['De mogelijkheid om hybride te werken', 'hybrid'],
    ['En flexibel hybridmodell', 'hybrid'],
    ['Due giorni alla settimana in smart working', 'hybrid'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('reads labels', () => {
    expect(read('Hybrid', { label: 'Location Type', role: 'place' })).toBe('hybrid');
    expect(read('No', { label: 'Remote', role: 'place' })).toBe('on-site');
    expect(read('Berlin/Remote', { label: 'Location', role: 'place' })).toBe('remote');
    expect(
      read('Work from home (occasional onsite work)', { label: 'Work setup', role: 'place' }),
    ).toBe('remote');
  });

  it.each([
    'Some roles may be eligible for remote work.',
    'Provide remote support to users.',
    'Home office stipend',
    'A work-from-home allowance',
    'On-site gym and parking',
    'Experience with hybrid cloud.',
    'On-site interviews take place in May.',
  ])('guesses nothing from: %s', (text) => {
    expect(read(text, { role: 'benefit' })).toBeNull();
  });

  it.each([
    'Work on-site, hybrid or remote.',
    'Remote, hybrid, or in-office working',
    'Say whether you work remotely or from home.',
    'You are not required to work on site.',
  ])('leaves open what a list leaves open: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it('takes the answer below a label, not the label', () => {
    const { workType } = readLines([
      { text: 'Accountant', role: 'title' },
      { text: 'Telecommute', role: 'head' },
      { text: 'No', role: 'place', label: 'Telecommute' },
    ]);
    expect(workType?.value).not.toBe('remote');
  });
});
