import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { reshapeDuty } from './reshape-duty.ts';
import { mayBeTold } from './score-duties.ts';
import { sayWork } from './say-duties.ts';

it('tells in plain words what the job is judged by, and no manner or company of others', () => {
  expect(mayBeTold('oversee the closing of the books every month', 3)).toBe(true);
  expect(mayBeTold('recognize a boat that drifts', 3)).toBe(true);
  expect(mayBeTold('oversee the closing of the books every month', 0)).toBe(false);
  expect(mayBeTold('collaborate with other departments', 3)).toBe(false);
  expect(mayBeTold('participate in staff meetings', 3)).toBe(false);
});

it('says rows in shorthand, examples in brackets and names behind a colon as one would', () => {
  expect(reshapeDuty('weld gates/fences/railings/etc for our sites')).toBe(
    'weld gates, fences and railings for our sites',
  );
  expect(reshapeDuty('teach sailing in a variety of settings (e.g., pool, lake, harbor)')).toBe(
    'teach sailing in settings such as pool, lake and harbor',
  );
  expect(reshapeDuty('build much of our main products: Larka, Mott, or Fenn')).toBe(
    'build much of our main products, that is Larka, Mott or Fenn',
  );
});

it('begins with the work and not with being able or given to do it', () => {
  expect(reshapeDuty('demonstrate the ability to rapidly repair torn sails')).toBe(
    'repair torn sails',
  );
  expect(reshapeDuty('be given an exciting and rare opportunity to carve masts')).toBe(
    'carve masts',
  );
});

it('says one verb once for two short duties', () => {
  const duty = (text: string) =>
    ({ kind: 'duty', text, forms: { verbPhrase: text, nounPhrase: null } }) as const;
  expect(
    sayWork(sourceOf([duty('manage the trailer yard'), duty('manage the seal records book')])),
  ).not.toContainEqual(expect.stringContaining('and manage'));
});
