import { beforeEach, expect, it } from 'vitest';

import { emptyJob } from '../form/job-form-values.ts';
import { emptyJobText } from '../job-text/job-text-parts.ts';
import { clearDraft, readDraft, writeDraft } from './job-draft.ts';
import { newDraftId, submissionKey } from './submission-key.ts';

const place = { userId: 'u1', organizationId: 7 };
const draft = { id: 'd1', values: { ...emptyJob, title: 'Welder' }, intake: emptyJobText };

beforeEach(() => localStorage.clear());

it('is kept for one person and one organization', () => {
  writeDraft(place, draft);
  expect(readDraft(place)).toMatchObject(draft);
  expect(readDraft({ ...place, organizationId: 8 })).toBeUndefined();
  expect(readDraft({ ...place, userId: 'u2' })).toBeUndefined();
  clearDraft(place);
  expect(readDraft(place)).toBeUndefined();
});

it('from before there were employers is still whole', () => {
  writeDraft(place, draft);
  const { employer: _, employerConfidential: __, source: ___, ...values } = draft.values;
  const older = { ...draft, values, savedAt: new Date().toISOString() };
  localStorage.setItem('jobDraft:u1:7', JSON.stringify(older));
  expect(readDraft(place)?.values).toEqual(draft.values);
});

it('is gone when nothing is left of it, and when it cannot be read', () => {
  writeDraft(place, draft);
  writeDraft(place, { ...draft, values: emptyJob });
  expect(localStorage.length).toBe(0);
  localStorage.setItem('jobDraft:u1:7', '{"title":');
  expect(readDraft(place)).toBeUndefined();
  localStorage.setItem('jobDraft:u1:7', '{"title":1}');
  expect(readDraft(place)).toBeUndefined();
});

it('sends one key for one wording of one draft', () => {
  const key = submissionKey('d1', { title: 'Welder' });
  expect(submissionKey('d1', { title: 'Welder' })).toBe(key);
  expect(submissionKey('d1', { title: 'Baker' })).not.toBe(key);
  expect(submissionKey('d2', { title: 'Welder' })).not.toBe(key);
  expect(newDraftId()).not.toBe(newDraftId());
});
