import { expect, it } from 'vitest';
import { toTopicPhrase } from './topic-phrase.ts';

it('says that a bare topic is to be known', () => {
  expect(toTopicPhrase('skill', 'Road Traffic Laws')).toBe('Knowledge of Road Traffic Laws');
  expect(toTopicPhrase('skill', 'Vehicle weights and legal limits')).toBe(
    'Knowledge of vehicle weights and legal limits',
  );
});

it.each([
  'Understanding of harbor laws',
  'Adherence to harbor regulations',
  'Applying the harbor codes',
  'Communication skills',
  'Laws',
])('leaves "%s" as it is', (text) => {
  expect(toTopicPhrase('skill', text)).toBeUndefined();
});

it('touches no duty', () => {
  expect(toTopicPhrase('duty', 'Road Traffic Laws')).toBeUndefined();
});
