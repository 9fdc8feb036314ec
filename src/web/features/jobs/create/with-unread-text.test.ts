import { expect, it } from 'vitest';

import { emptyJob } from '../form/job-form-values.ts';
import { withUnreadText } from './with-unread-text.ts';

const values = { ...emptyJob, description: 'Weld.' };

it('adds text that nobody parsed to the description', () => {
  expect(withUnreadText(values, { text: ' Night shift. ', parsedText: null }).description).toBe(
    'Weld.\n\nNight shift.',
  );
  expect(withUnreadText(emptyJob, { text: 'Weld.', parsedText: null }).description).toBe('Weld.');
});

it('leaves alone what was parsed, and a form without a text', () => {
  expect(withUnreadText(values, { text: 'Weld', parsedText: 'Weld' })).toBe(values);
  expect(withUnreadText(values, { text: 'Weld!', parsedText: 'Weld' })).toBe(values);
  expect(withUnreadText(values, { text: ' ', parsedText: null })).toBe(values);
});
