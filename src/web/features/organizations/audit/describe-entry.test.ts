import { expect, test } from 'vitest';

import { type AuditAction, auditActions, type AuditEntry } from '#shared/audit.ts';

import { actionOptions, describeEntry, listChanges } from './describe-entry.ts';

function entry(action: AuditAction, more: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: '2026-01-01T00:00:00.000Z',
    action,
    actor: { kind: 'person', id: 'ada', name: 'Ada' },
    sessionId: 's',
    targetType: 'membership',
    targetId: '7',
    subject: 'Kim',
    details: {},
    ...more,
  };
}

test.each([
  [entry('membership.joined', { details: { role: 'recruiter' } }), 'joined as recruiter'],
  [
    entry('membership.role-changed', { details: { from: 'recruiter', to: 'admin' } }),
    'changed the role of Kim from recruiter to admin',
  ],
  [entry('membership.removed', { subject: null }), 'removed a deleted account'],
  [
    entry('invitation.sent', { subject: 'kim@example.test', details: { role: 'admin' } }),
    'invited kim@example.test as admin',
  ],
  [entry('api-key.revoked', { subject: 'Careers site' }), 'revoked the API key Careers site'],
])('%#: the log reads as a sentence', (logged, sentence) => {
  expect(describeEntry(logged)).toBe(sentence);
});

test('every action can be filtered by, under a name of its own', () => {
  expect(actionOptions.map(({ value }) => value).toSorted()).toEqual([...auditActions].toSorted());
  expect(new Set(actionOptions.map(({ label }) => label)).size).toBe(auditActions.length);
});

test('an edit tells what each field was and is', () => {
  const changed = {
    companySize: { from: null, to: '11-50' },
    name: { from: 'Northwind', to: 'Northwind Energy' },
  };
  expect(listChanges(entry('organization.updated', { details: { changed } }))).toEqual([
    { field: 'Company size', values: { from: 'not set', to: '11-50' } },
    { field: 'Name', values: { from: 'Northwind', to: 'Northwind Energy' } },
  ]);
  const names = entry('organization.updated', { details: { changed: ['salaryRange'] } });
  expect(listChanges(names)).toEqual([{ field: 'Salary range' }]);
  expect(listChanges(entry('membership.left'))).toEqual([]);
});
