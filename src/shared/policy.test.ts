import { expect, it } from 'vitest';
import { roles } from './organization.ts';
import { actions, can, readOnlySentence, sayRefusal, type Actor } from './policy.ts';

const allowedTo = (actor: Actor) => actions.filter((action) => can(actor, action));

it('lets a viewer read, export and leave, and nothing else', () => {
  expect(allowedTo('viewer')).toEqual([
    'organization.read',
    'organization.leave',
    'members.read',
    'events.hear',
    'jobs.read',
    'outputs.read',
    'files.export',
  ]);
});

it('lets a recruiter do what a viewer may, and the work; a key has no membership to read or leave', () => {
  const work = actions.filter((action) => can('recruiter', action) && !can('viewer', action));
  expect(work).toEqual([
    'jobs.create',
    'jobs.change',
    'jobs.delete',
    'outputs.write',
    'outputs.change',
    'answers.give',
    'answer-links.manage',
  ]);
  expect(allowedTo('recruiter')).toEqual(expect.arrayContaining(allowedTo('viewer')));
  const lacking = actions.filter((action) => can('recruiter', action) && !can('api-key', action));
  expect(lacking).toEqual(['organization.leave', 'members.read']);
});

it('lets an admin do everything, and nobody what is not known', () => {
  expect(allowedTo('admin')).toEqual(actions);
  for (const role of roles) {
    expect(() => can(role, 'jobs.everything' as (typeof actions)[number])).toThrow();
  }
});

it('tells who is refused what would help', () => {
  expect(sayRefusal('jobs.create')).toBe(readOnlySentence);
  expect(sayRefusal('members.manage')).toBe('Only admins of this organization can do this.');
});
