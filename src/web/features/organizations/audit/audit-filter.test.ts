import { expect, test } from 'vitest';

import { auditQuerySchema } from '#shared/audit.ts';

import { anything, isFiltered, listActors, toAuditFilter, toSearch } from './audit-filter.ts';

test('whole days of the person’s own clock, the last one included', () => {
  const filter = toAuditFilter({ ...anything, fromDay: '2026-02-27', toDay: '2026-02-28' });
  expect(filter.from).toBe(new Date(2026, 1, 27).toISOString());
  expect(filter.to).toBe(new Date(2026, 2, 1).toISOString());
});

test('a day being typed is no reason to fail', () => {
  expect(toAuditFilter({ ...anything, fromDay: '0002-01-05' }).from).toMatch(/^0002-01-0[456]T/);
  expect(toAuditFilter({ ...anything, fromDay: '2026-01' }).from).toBeUndefined();
});

test('what is sent is what the server takes', () => {
  const filter = toAuditFilter({
    action: 'invitation.sent',
    actor: 'api-key:3',
    fromDay: '2026-01-01',
    toDay: '2026-01-31',
  });
  const sent = Object.fromEntries(new URLSearchParams(toSearch({ ...filter, cursor: '90' })));
  expect(auditQuerySchema.parse(sent)).toEqual({ ...filter, cursor: '90' });
});

test('nothing chosen asks for everything', () => {
  expect(isFiltered(anything)).toBe(false);
  expect(toSearch({ ...toAuditFilter(anything), cursor: '' })).toBe('');
});

test('people who have left can be chosen as long as the log names them', () => {
  const member = {
    id: 1,
    userId: 'ada',
    name: 'Ada',
    email: 'ada@example.test',
    role: 'admin',
    userStatus: 'active',
    createdAt: '2026-01-01T00:00:00.000Z',
  } as const;
  const entry = {
    id: 1,
    at: '2026-01-01T00:00:00.000Z',
    action: 'membership.left',
    actor: { kind: 'person', id: 'kim', name: 'Kim' },
    sessionId: null,
    targetType: 'membership',
    targetId: '2',
    subject: 'Kim',
    details: {},
  } as const;
  const known = { members: [member], keys: [], entries: [entry] };
  expect(listActors({ ...known, chosen: '' })).toEqual([
    { value: 'ada', label: 'Ada' },
    { value: 'kim', label: 'Kim' },
  ]);
  expect(listActors({ ...known, entries: [], chosen: 'kim' })).toContainEqual({
    value: 'kim',
    label: 'Somebody who left',
  });
});
