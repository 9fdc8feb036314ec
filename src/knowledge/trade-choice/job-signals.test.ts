import { expect, it } from 'vitest';
import { listSignals } from './job-signals.ts';

it('keeps words of the title apart from those of the lines', () => {
  expect([...listSignals('Harbor Pilot', ['Guides ships into the harbor'])]).toEqual([
    '^harbor',
    '^pilot',
    '^harbor pilot',
    'guide',
    'ship',
    'into',
    'the',
    'harbor',
  ]);
});
