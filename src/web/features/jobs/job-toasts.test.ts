import { expect, test } from 'vitest';

import { ApiError } from '#web/lib/api-error.ts';

import { explainFailedCreation } from './job-toasts.ts';

test('a creation that somebody is not allowed names the organization', () => {
  const refused = new ApiError(403, '{"message":"You are not a member of this organization."}');
  expect(explainFailedCreation(refused)).toMatchObject({ title: 'Organization Access Required' });
});
