import { expect, it } from 'vitest';
import { reshapeDuty } from './reshape-duty.ts';
import { sayPlainly } from './say-plainly.ts';

it('tells a duty without its praise and without an aim that anybody has', () => {
  expect(sayPlainly('build innovative oboes')).toBe('build oboes');
  expect(sayPlainly('train a high-performing oboe team')).toBe('train an oboe team');
  expect(sayPlainly('tune oboes for schools to meet business needs')).toBe(
    'tune oboes for schools',
  );
  expect(sayPlainly('tune oboes for schools to support brass bands')).toBe(
    'tune oboes for schools to support brass bands',
  );
});

it('cuts no duty in front of what is done, and none off its bounds', () => {
  const stump =
    'bring a new spirit to the team by mending oboes, tuning bassoons, polishing horns, building reeds and stringing harps';
  expect(reshapeDuty(stump)).toBe(stump);
  const bound = 'approve repairs of oboes and bassoons for the schools of the county (up to $900)';
  expect(reshapeDuty(bound)).toContain('up to $900');
});
